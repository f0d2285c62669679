// <tab-strip>: items in, frames out, events told.

import { attributes, policies, readAttributes } from "./behavior.js";
import { readFrame } from "./frame.js";
import { extent, Gauge } from "./gauge.js";
import { listen } from "./gestures.js";
import * as Input from "./input.js";
import { Items } from "./items.js";
import { adopt, lookOf, metrics, readMetrics } from "./look.js";
import { causes, createStrip, css, engine, now, numbers, room } from "./module.js";
import { make, on, set, write } from "./nodes.js";
import { RowScroller } from "./row-scroller.js";
import { StripView } from "./strip-view.js";

const variants = ["plain", "pills", "chips", "underline", "segmented", "sticky"];
/** It says in the user's language what is missing. */
const missing = make("select", { required: true });

/** A change of selection, made or about to be made. */
export class TabStripEvent extends Event {
  static get name() { return "TabStripEvent"; }
  constructor(type, told) {
    super(type, { bubbles: true, composed: true, cancelable: type === "beforechange" });
    Object.assign(this, told);
  }
}

export class TabStrip extends HTMLElement {
  static get name() { return "TabStrip"; }
  static get formAssociated() { return true; }
  static get observedAttributes() { return ["selected", "disabled", "required", ...attributes]; }
  #answer = {
    measure: (key, place) => this.#gauge.measure(this.#items.at(key), this.#iconSize, place),
    allows: (...told) => this.#tell("beforechange", ...told),
    report: (...told) => this.#report(...told),
    conceal: (...view) => this.#view.conceal(...view),
    show: (place, needsSize) => this.#show(readFrame(place), needsSize),
    requestFrame: () => (this.#request ||= requestAnimationFrame((time) => this.#draw(time))),
  };
  #strip = createStrip(this.#answer);
  #send = (...input) => engine.input(this.#strip, ...input);
  #internals = this.attachInternals();
  #root = this.attachShadow({ mode: "open" });
  #items = new Items();
  #scroller = new RowScroller(this.#send);
  #gauge = new Gauge(() => requestAnimationFrame(() => this.#surroundingsChanged()), () => this.#restyled());
  #sizes = new ResizeObserver(() => this.#resized());
  #children = new MutationObserver((records) => this.#childrenChanged(records));
  /** A picture may come late, a font be another: what a tab holds of the page's is measured again. What is not shown has no size. */
  #contents = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) if (contentRect.width > 0) this.#contentChanged(this.#items.change(target));
  });
  #view = new StripView(this.#gauge, this.#scroller, (view, key) => view.fill(this.#items.at(key) ?? {}, this.getRootNode()));
  #node = this.#view.node;
  #request = 0;
  #iconSize = 16;
  /** The device pixels in a CSS pixel for which the style was last read; 0: it may be another by now. */
  #scale = 0;
  #hasFocus = false;
  #hasOwnItems = false;
  /** What is to be selected as soon as there is such an item. */
  #wanted = null;
  #complaint = "";

  constructor() {
    super();
    this.#root.append(this.#node);
    listen(this.#node, this.#gauge, this.#scroller, (...input) => (this.#isDisabled ? 0 : this.#send(...input)));
    // Whoever clicks a tab goes on from there with the keyboard.
    let pressed = -1;
    const under = (event) => engine.tabAt(this.#strip, this.#gauge.placeOf(event)[0]);
    on(this.#node, "pointerdown", (event) => (pressed = under(event)));
    on(this.#node, "pointerup", (event) => {
      if (this.#hasFocus || this.#isDisabled || pressed < 0 || under(event) !== pressed) return;
      this.#hasFocus = true;
      this.#send(Input.focusGained, event.timeStamp, 0);
    });
    on(this.#node, "focusin", (event) => {
      if (!this.#hasFocus) this.#send(Input.focusGained, event.timeStamp, event.target.matches(":focus-visible"));
      this.#hasFocus = true;
    });
    on(this.#node, "focusout", (event) => {
      if (this.#node.contains(event.relatedTarget) || this.#view.isConcealing) return;
      this.#hasFocus = false;
      this.#send(Input.focusLost, event.timeStamp);
    });
    // A click on the element's label is the element's own.
    on(this, "click", (event) => event.composedPath()[0] === this && this.focus());
    // Assistive technologies click without a pointer.
    on(this.#node, "click", (event) => {
      const view = event.detail === 0 && this.#view.find(({ node }) => node.contains(event.target));
      if (view && !this.#isDisabled) this.#send(Input.select, event.timeStamp, view.key, 0, 1);
    });
  }

  connectedCallback() {
    // What was set before the element was defined.
    for (const name of Object.keys(this)) {
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#settingsChanged();
    this.#readChildren();
    this.#children.observe(this, { attributes: true, characterData: true, childList: true, subtree: true });
    // Without it a change of zoom alone is noticed with the next change of size.
    const knowsPixels = "devicePixelContentBoxSize" in ResizeObserverEntry.prototype;
    this.#sizes.observe(this.#node, { box: knowsPixels ? "device-pixel-content-box" : "content-box" });
    this.#gauge.watch();
    this.#scale = this.#node.offsetWidth && devicePixelRatio;
    this.#surroundingsChanged();
    // Where the width follows from the row it is found at once: an observer that changes what it observes is an error.
    this.#resized();
    if (this.autofocus && document.activeElement === document.body) this.focus();
  }

  disconnectedCallback() {
    for (const observer of [this.#children, this.#contents, this.#sizes, this.#gauge.observer]) observer.disconnect();
    this.#scroller.rest(now());
    this.#hasFocus = false;
    this.#send(Input.resized, now(), 0, 0, 1);
  }

  attributeChangedCallback(name, old, value) {
    if (name === "selected") this.selected = value;
    else if (name === "name" || name === "required") this.#fill();
    else if (this.isConnected) this.#settingsChanged();
  }

  // MARK: For the page

  get items() { return this.#items.list; }
  set items(items) {
    this.#hasOwnItems = true;
    this.#setItems(items);
  }

  /** The values of all selected items, in the order of the row. */
  get selectedValues() {
    return Array.from(room(engine.selection(this.#strip)).sort(), (place) => this.#items.list[place]?.value ?? "");
  }

  get selectedIndex() { return engine.indexOf(this.#strip, engine.selected(this.#strip)); }

  /** Selects an item; null clears the selection where the mode allows that. A value that no item has waits for one. */
  select(value, { animated = true, cause = "program" } = {}) {
    const key = this.#items.key(value);
    this.#wanted = value;
    if (value === null || key >= 0) {
      this.#send(Input.select, now(), key, causes.indexOf(cause), animated);
      this.#wanted = null;
    }
    this.#fill();
  }

  /** Takes an item out of the selection, where several may be in it. */
  deselect(value) { this.#send(Input.deselect, now(), this.#items.key(value), 2); }

  /** Brings an item into view without selecting it. */
  reveal(value, { policy = "nearest", peek = 24, animated = true } = {}) {
    this.#send(Input.reveal, now(), this.#items.key(value), policies.indexOf(policy), peek, animated);
  }

  /** Follows a pager: 2.35 is 35 % of the way from item 2 to item 3. */
  track(position) { this.#send(Input.track, now(), position); }
  endTracking() { this.#send(Input.trackEnded, now()); }
  focus() {
    const view = this.#view.find(({ node }) => node.tabIndex === 0 && !node.hidden);
    (view ?? this.#scroller).node.focus({ preventScroll: true });
  }

  formResetCallback() {
    engine.reset(this.#strip, now());
    this.select(this.getAttribute("selected"));
  }
  setCustomValidity(complaint) {
    this.#complaint = String(complaint);
    this.#fill();
  }
  formDisabledCallback() { this.#settingsChanged(); }
  formStateRestoreCallback(state) { for (const value of state.values()) this.select(value, { animated: false }); }

  // MARK: Into the engine

  #value(key) { return this.#items.at(key)?.value ?? null; }
  #word(name) { return this.getAttribute(name)?.toLowerCase(); }
  get #isDisabled() { return this.matches(":disabled"); }

  #readChildren() {
    if (this.#hasOwnItems) return;
    this.#setItems([...this.querySelectorAll(":scope > tab-strip-item:not([hidden])")].map((child) => {
      // The browser comes to a parent before its children.
      customElements.upgrade(child);
      const { item } = child;
      if (item.slot) this.#contents.observe(child);
      return item;
    }));
  }

  /** What one child of thousands says costs no more than itself. */
  #childrenChanged(records) {
    const keys = new Set(records.map(({ target }) => {
      const child = (target.closest ? target : target.parentElement)?.closest("tab-strip-item:not([hidden])");
      return child ? this.#items.change(child) : -1;
    }));
    if (keys.has(-1)) return this.#readChildren();
    // Where none was enabled, the first that is gets the focus back: that is the selected one's.
    const selected = engine.selected(this.#strip);
    if (keys.delete(selected)) this.#contentChanged(selected);
    for (const key of keys) this.#contentChanged(key);
  }

  #setItems(items) {
    // How many of them are selected at first is the behaviour's to say.
    if (!this.isConnected) this.#settingsChanged();
    const { order, changed } = this.#items.replace(items);
    room(order.length).set(order);
    engine.setTabs(this.#strip, order.length, now());
    for (const key of changed) this.#contentChanged(key);
    if (this.#wanted !== null) this.select(this.#wanted, { animated: false });
    this.#fill();
  }

  #contentChanged(key) { engine.contentChanged(this.#strip, key, this.#items.at(key)?.disabled ? 1 : 0, now()); }

  #settingsChanged() {
    const variant = this.#word("variant") ?? "underline";
    const settings = numbers(engine.begin(this.#strip, Math.max(0, variants.indexOf(variant))));
    const style = settings.subarray(0, metrics.length);
    readMetrics(style, getComputedStyle(this));
    readAttributes(this, settings.subarray(metrics.length));
    const settled = [...style];
    engine.apply(this.#strip, now());
    const look = lookOf(this.#strip, settled);
    adopt(this, css, look.css);
    this.#gauge.setFonts(look.fonts);
    this.#view.indicator.className = look.form;
    this.#iconSize = settled[metrics.indexOf("icon-size")];
    const semantics = this.#word("semantics");
    const isMultiple = this.#word("selection") === "multiple" && semantics !== "radiogroup";
    Object.assign(this.#internals, {
      role: ["listbox", "radiogroup"].includes(semantics) ? semantics : "tablist",
      ariaOrientation: "horizontal", ariaMultiSelectable: isMultiple,
    });
    this.#node.inert = this.#isDisabled;
    this.#takeSize();
  }

  /** One of the page's measures is another. There may be many at once, and it is soon enough before the next frame. */
  #restyled() {
    this.#scale = 0;
    this.#answer.requestFrame();
  }

  #settle() {
    if (this.#scale === devicePixelRatio || this.#node.offsetWidth === 0) return;
    this.#scale = devicePixelRatio;
    this.#settingsChanged();
  }

  #resized() {
    const width = extent(this.#node, "width");
    if (width === 0) {
      this.#scroller.rest(now());
      // While it is hidden nothing tells of the style.
      this.#scale = 0;
    }
    this.#settle();
    this.#send(Input.resized, now(), width, extent(this.#node, "height"), devicePixelRatio);
    this.#drawNow();
  }

  #surroundingsChanged() {
    if (!this.#gauge.isShown) return;
    // By the attribute or by the page's CSS; inside, the arrows of buttons follow it.
    this.#node.dir = getComputedStyle(this).direction;
    this.#send(Input.direction, now(), this.#node.dir === "rtl");
    this.#send(Input.motion, now(), this.#gauge.isReduced);
    this.#send(Input.text, now(), this.#gauge.titleHeight);
    this.#takeSize();
    this.#drawNow();
  }

  /** Asks for as much room as the row would like to have; of the width it takes what there is. */
  #takeSize() { write(this.#node, { "min-height": engine.naturalHeight(this.#strip), "--_w": engine.naturalWidth(this.#strip) }); }

  // MARK: Out of the engine

  /** Draws at once what is wanted for the next frame, which comes all the same: a frame for the old room would be seen for a moment. */
  #drawNow() { if (this.#request) engine.render(this.#strip, now()); }

  #draw(time) {
    this.#settle();
    this.#request = 0;
    engine.render(this.#strip, time);
  }

  #tell(type, old, key, cause) {
    if (type === "change") this.dispatchEvent(new TabStripEvent("input"));
    return this.dispatchEvent(new TabStripEvent(type, {
      value: this.#value(key), previous: this.#value(old), index: engine.indexOf(this.#strip, key), cause: causes[cause],
    }));
  }

  #report(old, key, cause, again) {
    const isByProgram = causes[cause] === "program";
    // Nobody has asked for it.
    const isFirst = old < 0 && this.#items.key(this.#wanted) < 0 && this.hasAttribute("report-first");
    // Whoever waits for an item that is not there is overtaken by what a user chooses.
    if (cause >= 0 && !isByProgram) this.#wanted = null;
    this.#fill();
    if (cause >= 0 && (!isByProgram || isFirst)) this.#tell("change", old, key, cause);
    if (again >= 0) this.#tell("reselect", again, again, 5);
  }

  /** Tells the form. */
  #fill() {
    const values = this.selectedValues;
    const data = new FormData();
    for (const value of values) data.append(this.name, value);
    this.#internals.setFormValue(this.name && values.length > 0 ? data : null, data);
    this.#internals.ariaRequired = this.required;
    const flags = { valueMissing: this.required && values.length === 0, customError: this.#complaint !== "" };
    this.#internals.setValidity(flags, this.#complaint || missing.validationMessage, this.#scroller.node);
  }

  #show(frame, needsSize) {
    this.#view.show(frame, this.#internals.role, this.#hasFocus);
    if (needsSize) this.#takeSize();
  }

  static {
    const define = (names, property) => names.split(" ").forEach((name) => Object.defineProperty(this.prototype, name, property(name)));
    // The value of the selected item, null if there is none; of several, the one chosen last. Setting it is not reported.
    define("value selected", () => ({
      get() { return this.#value(engine.selected(this.#strip)); },
      set(value) { this.select(value); },
    }));
    define("form labels validity validationMessage willValidate", (name) => ({ get() { return this.#internals[name]; } }));
    define("checkValidity reportValidity", (name) => ({ value() { return this.#internals[name](); } }));
    define("disabled required", (name) => ({
      get() { return this.hasAttribute(name); },
      set(value) { this.toggleAttribute(name, value); },
    }));
    for (const name of attributes) {
      define(name.replace(/-./g, (part) => part[1].toUpperCase()), () => ({
        get() { return this.getAttribute(name); },
        set(value) { set(this, { [name]: value }); },
      }));
    }
  }
}
