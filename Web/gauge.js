// What measures titles, out of sight in the strip, and notices when fonts, text size, direction, the wish for motion or the page's
// measures change.

import { metrics } from "./look.js";
import { numbers } from "./module.js";
import { make, on, write } from "./nodes.js";

/** How long a node is as it is laid out, whatever turns or enlarges what is around it; 0 where it is not shown. */
export const extent = (node, side) => parseFloat(getComputedStyle(node)[side]) || 0;

export class Gauge {
  // By the style sheet its size is another for another direction, which thereby is noticed, and tells the wish for motion.
  #probe = make("i");
  #badge = make("span", { part: "badge" });
  #lines = [];
  node = make("div", { className: "gauge", ariaHidden: "true" });
  /** Points at the strip's left top, and 1,000 pixels to the right and down from there. */
  #points = [this.node, make("b"), make("b", { className: "down" })];

  constructor(onChange, onRestyle) {
    this.observer = new ResizeObserver(onChange);
    // A custom property that changes, by a media query or whatever else, begins a transition: the one thing that tells of it.
    write(this.#probe, { "transition-property": metrics.map((name) => `--tab-strip-${name}`).join() });
    on(this.#probe, "transitionrun", onRestyle);
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
    this.node.replaceChildren(this.#probe, this.#badge, ...this.#points.slice(1), ...this.#lines);
    this.watch();
  }

  get titleHeight() { return Math.max(0, ...this.#lines.map((line) => extent(line, "height"))); }
  /** Whether anything can be measured. */
  get isShown() { return this.#probe.offsetWidth > 0; }
  get isReduced() { return this.#probe.offsetHeight === 2; }

  /** Where an event is in the strip's own pixels, however what is around it is turned, mirrored, scaled or zoomed. */
  placeOf({ clientX, clientY }) {
    const [origin, right, down] = this.#points.map((point) => point.getBoundingClientRect());
    const from = ({ x, y }) => [x - origin.x, y - origin.y];
    const area = ([a, b], [c, d]) => a * d - b * c;
    const [place, across, along] = [{ x: clientX, y: clientY }, right, down].map(from);
    return [area(place, along), area(across, place)].map((part) => (1000 * part) / (area(across, along) || 1));
  }

  /** Writes the widths of an item's title, icon and badge to a place in memory. */
  measure(item, iconSize, place) {
    const width = (line, content) => {
      const former = line.textContent;
      line.replaceChildren(content);
      const width = extent(line, "width");
      line.textContent = former;
      return width;
    };
    const content = item?.slot ? make("slot", { name: item.slot }) : item?.label;
    // What is not shown has no width. A guess until then: a row of nothing would be seen whole, with views for all of it.
    const title = content ? Math.max(0, ...this.#lines.map((line) => width(line, content))) || item.label.length * 8 : 0;
    numbers(place, 3).set([title, item?.icon ? iconSize : 0, item?.badge ? width(this.#badge, item.badge) : 0]);
  }
}
