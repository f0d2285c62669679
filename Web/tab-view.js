// One tab as it is shown: an element that is used again for other tabs as the row moves.

import { write } from "./frame.js";

const states = ["selected", "pressed", "hovered", "focused", "disabled"];
const semantics = { tablist: ["tab", "aria-selected"], listbox: ["option", "aria-selected"], radiogroup: ["radio", "aria-checked"] };

function set(node, name, value) {
  if (value === null || value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

export class TabView {
  node = document.createElement("div");
  #label = document.createElement("span");
  #panel;

  constructor() {
    this.#label.part = "label";
    this.node.append(this.#label);
    // A title that is cut can be read whole.
    this.node.addEventListener("pointerenter", () => {
      set(this.node, "title", this.#label.scrollWidth > this.#label.clientWidth + 1 ? this.#label.textContent : null);
    });
  }

  /** Shows an item: text is text, whatever stands in it; elements of the page's come through a slot. */
  fill(item, root) {
    if (item.slot) this.#label.replaceChildren(Object.assign(document.createElement("slot"), { name: item.slot }));
    else this.#label.textContent = item.label;
    this.#part("icon", "img", item.icon, (icon) => Object.assign(icon, { alt: "", src: item.icon }));
    this.#part("badge", "span", item.badge, (badge) => (badge.textContent = item.badge));
    set(this.node, "aria-label", item.name);
    set(this.node, "title", null);
    this.#panel = item.panel && (() => root.getElementById?.(item.panel));
    this.node.ariaControlsElements = null;
  }

  /** The panel may come later than the tab, or be another by now. */
  #control() {
    if (!this.#panel || this.node.ariaControlsElements?.[0]?.isConnected) return;
    const panel = this.#panel();
    this.node.ariaControlsElements = panel ? [panel] : null;
  }

  #part(name, tag, content, fill) {
    let node = this.node.querySelector(`[part=${name}]`);
    if (!content) return node?.remove();
    if (!node) {
      node = Object.assign(document.createElement(tag), { part: name });
      if (name === "icon") this.node.prepend(node); else this.node.append(node);
    }
    fill(node);
  }

  /** Puts the view where the frame says; `x` is where it is in the row. */
  place(tab, frame, x, role) {
    const { node } = this;
    const is = states.filter((_, bit) => tab.states & (1 << bit));
    const [own, chosen] = semantics[role];
    if (node.role !== own) for (const name of ["aria-selected", "aria-checked"]) set(node, name, null);
    node.hidden = false;
    this.key = tab.key;
    set(node, "role", own);
    this.#control();
    set(node, chosen, is.includes("selected"));
    set(node, "aria-disabled", is.includes("disabled") ? "true" : null);
    set(node, "aria-setsize", frame.count);
    set(node, "aria-posinset", tab.index + 1);
    set(node, "tabindex", tab.key === frame.tabStop ? 0 : -1);
    set(node, "class", `s${tab.states & ~1}`);
    set(node, "part", ["tab", ...is].join(" "));
    write(node, "transform", `translateX(${x}px)`);
    write(node, "width", `${tab.width}px`);
    write(node, "--_f", String(tab.fraction));
  }
}
