// The elements of a strip, and a frame shown in them.

import { make, write } from "./nodes.js";
import { TabView } from "./tab-view.js";

const part = (name) => make("div", { part: name, ariaHidden: "true" });
const looks = ["disabled", "pressed", "hovered"];

export class StripView {
  /** As a frame lists them. */
  #others = ["trim", "button leading-button", "button trailing-button"].map(part);
  #views = [];
  indicator = part("indicator");
  /** Whether the focus is about to go to another tab, and has not left the strip. */
  isConcealing = false;

  /** `fill` is called with each tab's view that is to show another item. */
  constructor(gauge, scroller, fill) {
    this.scroller = scroller;
    this.fill = fill;
    scroller.row.append(this.indicator);
    // The gauge comes first, so that what a slot holds is measured there and not where it is shown.
    this.node = make("div", { className: "strip" }, gauge.node, this.#others[0], scroller.node, ...this.#others.slice(1));
  }

  /** The view that fits, if there is one. */
  find(fits) { return this.#views.find((view) => view && fits(view)); }

  /** Shows a frame, as tabs of a strip with such a role, and brings the focus, if the strip has it, to the tab that is its stop. */
  show(frame, role, hasFocus) {
    const { clip, indicator, isRightToLeft } = frame;
    this.scroller.show(frame);
    const { row, node, place } = this.scroller;
    const along = ({ x, width }) => {
      const start = isRightToLeft ? clip.x + clip.width - x - width : x - clip.x;
      return (start + place) * (isRightToLeft ? -1 : 1);
    };
    write(row, { "--_y": frame.bodyY - clip.y, "--_h": frame.bodyHeight });
    let stop;
    for (const tab of frame.tabs) {
      const view = this.#view(tab);
      view.place(tab, frame, along(tab), role);
      if (tab.key === frame.tabStop) stop = view.node;
    }
    // A stop that has no view now gets one when the focus comes to the row.
    node.tabIndex = frame.tabStop >= 0 && !stop ? 0 : -1;
    if (hasFocus && stop && this.node.getRootNode().activeElement !== stop) stop.focus({ preventScroll: true });
    this.#box(this.indicator, { ...indicator, x: along(indicator), y: indicator.y - clip.y });
    frame.others.forEach((box, place) => {
      const node = this.#others[place];
      this.#box(node, box);
      // Enabled, bit 1, is the one whose absence is seen.
      node.className = looks.filter((_, bit) => (box.flags ^ 2) & (2 << bit)).join(" ");
    });
    const [left, right] = isRightToLeft ? frame.fades.reverse() : frame.fades;
    const clear = (fade) => `rgb(0 0 0 / ${1 - fade.strength})`;
    const mask = `linear-gradient(to right, ${clear(left)} ${left.clear}px, #000 ${left.solid}px, ` +
      `#000 calc(100% - ${right.solid}px), ${clear(right)} calc(100% - ${right.clear}px))`;
    write(node, { mask: left.strength + right.strength === 0 ? "none" : mask });
  }

  /** Takes a view out of sight, for good or until it is needed again. */
  conceal(number, isGone = false) {
    const view = this.#views[number];
    // A screen reader would take another tab in the same element for the one that had the focus.
    if (isGone || view.node.matches(":focus")) {
      this.isConcealing = true;
      view.node.remove();
      this.isConcealing = false;
      this.#views[number] = undefined;
    } else view.node.hidden = true;
  }

  #view(tab) {
    const former = this.#views[tab.view];
    if (former && !tab.isNew) return former;
    if (former && tab.key !== former.key && former.node.matches(":focus")) this.conceal(tab.view);
    const view = (this.#views[tab.view] ??= new TabView());
    if (!view.node.parentNode) this.scroller.row.append(view.node);
    this.fill(view, tab.key);
    return view;
  }

  #box(node, { x, y, width, height, flags }) {
    node.hidden = !(flags & 1);
    if (!node.hidden) write(node, { transform: `translate(${x}px, ${y}px)`, width, height });
  }
}
