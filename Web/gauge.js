// What measures titles, out of sight in the strip, and notices when fonts, text size, direction or the wish for motion change.

import { numbers } from "./module.js";

export class Gauge {
  node = document.createElement("div");
  // Its size tells direction and wish for motion, by the style sheet.
  #probe = document.createElement("i");
  #badge = document.createElement("span");
  #lines = [];

  constructor(onChange) {
    this.node.className = "gauge";
    this.node.ariaHidden = "true";
    this.#badge.part = "badge";
    this.node.append(this.#probe, this.#badge);
    this.observer = new ResizeObserver(onChange);
  }

  /** Begins to notice, as the strip comes into a document. */
  watch() {
    for (const node of [this.#probe, ...this.#lines]) this.observer.observe(node);
  }

  /** Measures in these fonts from now on: the widest counts. */
  setFonts(fonts) {
    this.observer.disconnect();
    for (const line of this.#lines) line.remove();
    this.#lines = fonts.map(({ size, weight }) => {
      const line = document.createElement("span");
      line.style.fontSize = `${size}rem`;
      line.style.fontWeight = weight;
      line.textContent = "Hxgj";
      return line;
    });
    this.node.append(...this.#lines);
    this.watch();
  }

  get lineHeight() {
    return Math.max(0, ...this.#lines.map((line) => line.getBoundingClientRect().height)) / this.#scale;
  }

  /** By how much what is around the strip enlarges it; rectangles are as they are seen, and sizes are wanted as they are laid out. */
  get #scale() {
    return this.#probe.getBoundingClientRect().width / this.#probe.offsetWidth || 1;
  }

  /** Whether anything can be measured. */
  get isShown() {
    return this.#probe.offsetWidth > 0;
  }

  get isRightToLeft() {
    return this.#probe.offsetWidth === 2000;
  }

  get isReduced() {
    return this.#probe.offsetHeight === 2;
  }

  /** Writes the widths of an item's title, icon and badge to a place in memory. */
  measure(item, iconSize, place) {
    const content = item?.slot ? Object.assign(document.createElement("slot"), { name: item.slot }) : item?.label;
    // What is not shown has no width. A guess until then: a row of nothing would be seen whole, with views for all of it.
    const title = content ? Math.max(0, ...this.#lines.map((line) => this.#width(line, content))) || item.label.length * 8 : 0;
    numbers().set([title, item?.icon ? iconSize : 0, item?.badge ? this.#width(this.#badge, item.badge) : 0], place / 8);
  }

  #width(line, content) {
    const former = line.textContent;
    line.replaceChildren(content);
    const { width } = line.getBoundingClientRect();
    line.textContent = former;
    return width / this.#scale;
  }
}
