// One tab as it is shown: an element that is used again for other tabs as the row moves.

import { make, on, set, write } from "./nodes.js";

const states = ["selected", "pressed", "hovered", "focused", "disabled"];
const roles = { tablist: "tab", listbox: "option", radiogroup: "radio" };

export class TabView {
  #label = make("span", { part: "label" });
  #icon = make("img", { part: "icon", alt: "" });
  #badge = make("span", { part: "badge" });
  #panel;
  node = make("div", {}, this.#label);

  constructor() {
    // A title that is cut can be read whole.
    on(this.node, "pointerenter", () => {
      set(this.node, { title: this.#label.scrollWidth > this.#label.clientWidth + 1 ? this.#label.textContent : null });
    });
  }

  /** Shows an item: text is text, whatever stands in it; elements of the page's come through a slot. */
  fill(item, root) {
    if (item.slot) this.#label.replaceChildren(make("slot", { name: item.slot }));
    else this.#label.textContent = item.label;
    if (item.icon) {
      set(this.#icon, { src: item.icon });
      this.node.prepend(this.#icon);
    } else this.#icon.remove();
    this.#badge.textContent = item.badge;
    if (item.badge) this.node.append(this.#badge);
    else this.#badge.remove();
    set(this.node, { "aria-label": item.name, title: null });
    this.#panel = item.panel && (() => root.getElementById?.(item.panel));
    this.node.ariaControlsElements = null;
  }

  /** The panel may come later than the tab, or be another by now. */
  #control() {
    if (!this.#panel || this.node.ariaControlsElements?.[0]?.isConnected) return;
    const panel = this.#panel();
    this.node.ariaControlsElements = panel ? [panel] : null;
  }

  /** Puts the view where the frame says; `x` is where it is in the row. */
  place(tab, frame, x, role) {
    const { node } = this;
    const is = states.filter((_, bit) => tab.states & (1 << bit));
    const isSelected = is.includes("selected");
    node.hidden = false;
    this.key = tab.key;
    this.#control();
    set(node, {
      role: roles[role], class: `s${tab.states & ~1}`, part: ["tab", ...is].join(" "), tabindex: tab.key === frame.tabStop ? 0 : -1,
      "aria-selected": role === "radiogroup" ? null : isSelected, "aria-checked": role === "radiogroup" ? isSelected : null,
      "aria-disabled": is.includes("disabled") || null, "aria-setsize": frame.count, "aria-posinset": tab.index + 1,
    });
    write(node, { transform: `translateX(${x}px)`, width: tab.width, "--_f": String(tab.fraction) });
  }
}
