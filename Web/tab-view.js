// One tab as it is shown: an element that is used again for other tabs as the row moves.

import { State } from "./frame.js";

const words = Object.keys(State);
const roles = { tabs: ["tab", "aria-selected"], listbox: ["option", "aria-selected"], radiogroup: ["radio", "aria-checked"] };

function set(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

export class TabView {
  constructor() {
    this.node = document.createElement("div");
    this.node.hidden = true;
    this.label = document.createElement("span");
    this.label.part = "label";
    this.node.append(this.label);
    this.look = -1;
  }

  /** Shows an item's content: text is text, whatever stands in it; an element of the page's comes through a slot. */
  fill(item) {
    this.item = item;
    if (item.slot) {
      const slot = document.createElement("slot");
      slot.name = item.slot;
      this.label.replaceChildren(slot);
    } else {
      this.label.textContent = item.label;
    }
    this.part("icon", "img", item.icon, (icon) => {
      icon.alt = "";
      icon.src = item.icon;
    });
    this.part("badge", "span", item.badge, (badge) => (badge.textContent = item.badge));
    this.node.title = item.tooltip ?? "";
    set(this.node, "aria-label", item.name ?? null);
    this.node.ariaControlsElements = item.panel ? [item.panel] : null;
  }

  /** Has a part of a name, or has none. */
  part(name, tag, content, fill) {
    if (!content) {
      this[name]?.remove();
      this[name] = undefined;
      return;
    }
    if (!this[name]) {
      this[name] = document.createElement(tag);
      this[name].part = name;
      if (name === "icon") this.node.prepend(this[name]);
      else this.node.append(this[name]);
    }
    fill(this[name]);
  }

  /** Puts the view where the frame says; `x` counts from the leading end of what the scroller moves. */
  place(tab, frame, x, semantics) {
    const { node } = this;
    const [role, chosen] = roles[semantics];
    node.hidden = false;
    set(node, "role", role);
    set(node, chosen, (tab.states & State.selected) !== 0);
    set(node, "aria-disabled", tab.states & State.disabled ? "true" : null);
    set(node, "aria-setsize", frame.count);
    set(node, "aria-posinset", tab.index + 1);
    const tabIndex = tab.key === frame.tabStop ? 0 : -1;
    if (node.tabIndex !== tabIndex || !node.hasAttribute("tabindex")) node.tabIndex = tabIndex;
    if (this.look !== tab.states) {
      this.look = tab.states;
      node.className = `s${tab.states & ~State.selected}`;
      node.setAttribute("part", ["tab", ...words.filter((word) => tab.states & State[word])].join(" "));
    }
    this.write("transform", `translateX(${x}px)`);
    this.write("width", `${tab.width}px`);
    this.write("--_f", tab.fraction);
  }

  /** Writes what is different. */
  write(name, value) {
    const known = (this.written ??= {});
    if (known[name] === value) return;
    known[name] = value;
    this.node.style.setProperty(name, value);
  }
}
