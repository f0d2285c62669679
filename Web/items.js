// The items of a strip, by the whole numbers under which the module knows their tabs.

let count = 0;

/** `<tab-strip-item>`: what it says is its tab's title; with elements in it, they are shown as they are. */
export class TabStripItem extends HTMLElement {
  static get name() { return "TabStripItem"; }
  /** One of its own, which a copy of the element has not. */
  #slot = `item-${(count += 1)}`;
  /** The element as an item. */
  get item() {
    const text = (name) => this.getAttribute(name);
    const label = this.textContent.trim().replace(/\s+/g, " ");
    const slot = this.childElementCount > 0 ? this.#slot : undefined;
    // Setting it again would be noticed as a change of the element's, and read again for ever.
    if (slot && this.slot !== slot) this.slot = slot;
    return {
      value: text("value") ?? label, label, badge: text("badge"), icon: text("icon"), panel: text("panel"),
      name: text("aria-label"), disabled: this.hasAttribute("disabled"), slot, element: this,
    };
  }
}

const shown = ["label", "badge", "icon", "panel", "name", "slot"];

/** An item as it is kept, of whatever a page gives. */
function kept(given) {
  const { value, label, badge, ...rest } = Object(given) === given ? given : { value: given };
  // A count of nothing is no badge.
  return {
    ...rest, value: String(value ?? label ?? ""), label: String(label ?? value ?? ""), badge: String(badge ?? "").replace(/^0$/, ""),
  };
}

export class Items {
  #items = [];
  #free = [];
  #keys = new Map();
  list = [];

  at(key) {
    return this.#items[key];
  }

  key(value) {
    return this.#keys.get(value === null ? null : String(value))?.[0] ?? -1;
  }

  /** Takes new items. Those whose value was there before keep their number; of equal values, the first ones first. */
  replace(list) {
    const former = this.#keys;
    const changed = [];
    this.list = Array.from(list ?? [], kept);
    this.#keys = new Map();
    const order = this.list.map((item) => {
      const known = former.get(item.value)?.shift();
      const key = known ?? this.#free.pop() ?? this.#items.length;
      if (known !== undefined && shown.some((name) => this.#items[key][name] !== item[name])) changed.push(key);
      this.#items[key] = item;
      const same = this.#keys.get(item.value);
      if (same) same.push(key); else this.#keys.set(item.value, [key]);
      return item.disabled ? -1 - key : key;
    });
    for (const key of [...former.values()].flat()) {
      this.#items[key] = undefined;
      this.#free.push(key);
    }
    return { order, changed };
  }

  /** Reads again what a child says; gives its number, −1 where that alone does not do, as it is known by another value now. */
  change(child) {
    const item = kept(child.item);
    const isSame = ({ element, slot }) => element === child && slot === item.slot;
    const key = this.#keys.get(item.value)?.find((key) => isSame(this.#items[key])) ?? -1;
    if (key >= 0) Object.assign(this.#items[key], item);
    return key;
  }
}
