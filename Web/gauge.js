// What measures titles, out of sight in the strip, and notices when fonts, text size, direction, the wish for motion or the page's
// measures change.

import { metrics } from "./look.js";
import { numbers } from "./module.js";
import { make, write } from "./nodes.js";

export class Gauge {
  // Its size tells direction and wish for motion, by the style sheet.
  #probe = make("i");
  #badge = make("span", { part: "badge" });
  #lines = [];
  node = make("div", { className: "gauge", ariaHidden: "true" });

  constructor(onChange, onRestyle) {
    this.observer = new ResizeObserver(onChange);
    // A custom property that changes, by a media query or whatever else, begins a transition: the one thing that tells of it.
    write(this.#probe, { "transition-property": metrics.map((name) => `--tab-strip-${name}`).join() });
    this.#probe.addEventListener("transitionrun", onRestyle);
  }

  /** Begins to notice, as the strip comes into a document. */
  watch() {
    for (const node of [this.#probe, ...this.#lines]) this.observer.observe(node);
  }

  /** Measures in these fonts from now on: the widest counts. */
  setFonts(fonts) {
    this.observer.disconnect();
    this.#lines = fonts.map((font) => {
      const line = make("span", { textContent: "Hxgj" });
      write(line, font);
      return line;
    });
    this.node.replaceChildren(this.#probe, this.#badge, ...this.#lines);
    this.watch();
  }

  get titleHeight() { return Math.max(0, ...this.#lines.map((line) => line.getBoundingClientRect().height)) / this.#scale; }
  /** Whether anything can be measured. */
  get isShown() { return this.#probe.offsetWidth > 0; }
  get isRightToLeft() { return this.#probe.offsetWidth === 2000; }
  get isReduced() { return this.#probe.offsetHeight === 2; }

  /** By how much what is around the strip enlarges it; rectangles are as they are seen, and sizes are wanted as they are laid out. */
  get #scale() { return this.#probe.getBoundingClientRect().width / this.#probe.offsetWidth || 1; }

  /** Writes the widths of an item's title, icon and badge to a place in memory. */
  measure(item, iconSize, place) {
    const width = (line, content) => {
      const former = line.textContent;
      line.replaceChildren(content);
      const { width } = line.getBoundingClientRect();
      line.textContent = former;
      return width / this.#scale;
    };
    const content = item?.slot ? make("slot", { name: item.slot }) : item?.label;
    // What is not shown has no width. A guess until then: a row of nothing would be seen whole, with views for all of it.
    const title = content ? Math.max(0, ...this.#lines.map((line) => width(line, content))) || item.label.length * 8 : 0;
    numbers().set([title, item?.icon ? iconSize : 0, item?.badge ? width(this.#badge, item.badge) : 0], place / 8);
  }
}
