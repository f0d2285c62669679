// What measures titles, out of sight inside a strip, and notices when fonts, text size, direction or the wish for motion change.

export class Gauge {
  /** `onChange` is called by the browser, after layout and before anything is painted. */
  constructor(onChange) {
    this.node = document.createElement("div");
    this.node.className = "gauge";
    this.node.setAttribute("aria-hidden", "true");
    // As wide as it is high in the surroundings' units: its size tells everything that a strip has to know of them.
    this.probe = document.createElement("i");
    this.badge = document.createElement("span");
    this.badge.part = "badge";
    this.slot = document.createElement("slot");
    this.lines = [];
    this.observer = new ResizeObserver(onChange);
    this.observer.observe(this.probe);
    this.node.append(this.probe, this.badge);
  }

  /** Measures in these fonts from now on: the widest counts. */
  setFonts(fonts) {
    for (const line of this.lines) {
      this.observer.unobserve(line);
      line.remove();
    }
    this.lines = fonts.map(({ size, weight }) => {
      const line = document.createElement("span");
      line.style.fontSize = `${size}rem`;
      line.style.fontWeight = weight;
      line.textContent = "Hxgj";
      this.node.append(line);
      this.observer.observe(line);
      return line;
    });
  }

  /** The height of the highest line. */
  get lineHeight() {
    return Math.max(0, ...this.lines.map((line) => line.getBoundingClientRect().height));
  }

  get isRightToLeft() {
    return this.probe.offsetWidth === 2;
  }

  get isReduced() {
    return this.probe.offsetHeight === 2;
  }

  /** The widths of an item's title, icon and badge. */
  measure(item, iconSize) {
    const title = Math.max(0, ...this.lines.map((line) => this.width(line, item)));
    return [title, item.icon ? iconSize : 0, item.badge ? this.text(this.badge, String(item.badge)) : 0];
  }

  width(line, item) {
    if (!item.slot) return item.label ? this.text(line, item.label) : 0;
    const text = line.textContent;
    this.slot.name = item.slot;
    line.replaceChildren(this.slot);
    const { width } = line.getBoundingClientRect();
    this.slot.removeAttribute("name");
    line.replaceChildren(text);
    return width;
  }

  text(line, text) {
    const former = line.textContent;
    line.textContent = text;
    const { width } = line.getBoundingClientRect();
    line.textContent = former;
    return width;
  }
}
