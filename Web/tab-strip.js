// <tab-strip>: items in, frames out, events told.

import { engine, createStrip, destroyStrip, Input, causes, numbers } from "./module.js";
import { readFrame } from "./frame.js";
import { Gauge } from "./gauge.js";
import { listen } from "./gestures.js";
import { lookOf, metrics, readMetrics } from "./look.js";
import { RowScroller } from "./row-scroller.js";
import { TabView } from "./tab-view.js";

const presets = ["plain", "pills", "chips", "underline", "segmented", "sticky"];
const sheet = new CSSStyleSheet();
sheet.replaceSync(await (await fetch(new URL("./tabstrip.css", import.meta.url))).text());

/** A change of selection, made or about to be made. */
export class TabStripEvent extends Event {
  constructor(type, cancelable, { item, index, cause }) {
    super(type, { bubbles: true, composed: true, cancelable });
    this.value = item?.value ?? null;
    this.index = index;
    this.cause = cause;
  }
}

function part(name) {
  const node = document.createElement("div");
  node.part = name;
  node.setAttribute("aria-hidden", "true");
  return node;
}

export class TabStrip extends HTMLElement {
  static observedAttributes = ["variant", "selected", "overflow", "disabled"];
  #strip = createStrip(this.#host());
  #items = [];
  #views = [];
  #frameRequest = 0;
  #focused = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    this.node = document.createElement("div");
    this.node.className = "strip";
    this.send = (code, time, a = 0, b = 0, c = 0, d = 0) => engine.input(this.#strip, code, time, a, b, c, d);
    this.scroller = new RowScroller(this.send);
    this.gauge = new Gauge(() => this.#surroundingsChanged());
    this.trim = part("trim");
    this.indicator = part("indicator");
    this.leading = part("button leading-button");
    this.trailing = part("button trailing-button");
    this.scroller.row.append(this.indicator);
    this.node.append(this.trim, this.scroller.node, this.leading, this.trailing, this.gauge.node);
    root.append(this.node);
    listen(this, { node: this.node, scroller: this.scroller, send: this.send });
    this.node.addEventListener("focusin", (event) => this.#focusCame(event));
    this.node.addEventListener("focusout", (event) => {
      if (!this.node.contains(event.relatedTarget)) {
        this.#focused = false;
        this.send(Input.focusLost, event.timeStamp);
      }
    });
    this.observer = new ResizeObserver(() => this.#resized());
    this.internals = this.attachInternals();
    this.internals.role = "tablist";
  }

  connectedCallback() {
    this.#applyStyle();
    this.observer.observe(this.node);
    this.#surroundingsChanged();
  }

  disconnectedCallback() {
    this.observer.disconnect();
    this.send(Input.resized, performance.now(), 0, 0, 1);
  }

  attributeChangedCallback(name) {
    if (name === "selected") this.#select(this.getAttribute("selected"));
    else if (this.isConnected) this.#applyStyle();
  }

  get items() {
    return [...this.#items].filter(Boolean);
  }

  set items(items) {
    this.#items = [...items].map((item) => ({ ...item, label: String(item.label ?? item.value) }));
    const place = engine.room(this.#items.length) / 4;
    new Int32Array(engine.memory.buffer).set(this.#items.map((item, key) => (item.disabled ? -1 - key : key)), place);
    engine.setTabs(this.#strip, this.#items.length, performance.now());
    this.#select(this.getAttribute("selected"));
  }

  get value() {
    return this.#items[engine.selected(this.#strip, 0)]?.value ?? null;
  }

  #select(value) {
    const key = this.#items.findIndex((item) => item.value === value);
    if (key >= 0) this.send(Input.select, performance.now(), key, 2, 1);
  }

  #applyStyle() {
    const place = engine.begin(this.#strip, Math.max(0, presets.indexOf(this.getAttribute("variant") ?? "underline"))) / 8;
    const style = numbers().subarray(place, place + metrics.length);
    readMetrics(style, getComputedStyle(this));
    const settings = Array.from(style);
    engine.apply(this.#strip, performance.now());
    const look = lookOf(this.#strip, settings);
    this.shadowRoot.adoptedStyleSheets = [sheet, look.sheet];
    this.gauge.setFonts(look.fonts);
    this.iconSize = settings[metrics.indexOf("icon-size")];
  }

  #resized() {
    const { width, height } = this.node.getBoundingClientRect();
    this.send(Input.resized, performance.now(), width, height, devicePixelRatio);
    this.#drawNow();
  }

  #surroundingsChanged() {
    const now = performance.now();
    this.send(Input.direction, now, this.gauge.isRightToLeft ? 1 : 0);
    this.send(Input.motion, now, this.gauge.isReduced ? 1 : 0);
    this.send(Input.text, now, this.gauge.lineHeight);
    this.node.style.minHeight = `${engine.naturalHeight(this.#strip)}px`;
    this.#drawNow();
  }

  #drawNow() {
    if (this.#frameRequest !== 0) this.#draw(performance.now());
  }

  #draw(time) {
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
    engine.render(this.#strip, time);
  }

  #focusCame(event) {
    if (this.#focused) return;
    this.#focused = true;
    this.send(Input.focusGained, event.timeStamp, event.target.matches(":focus-visible") ? 1 : 0);
  }

  #host() {
    return {
      measure: (key) => this.gauge.measure(this.#items[key], this.iconSize),
      allows: (old, key, cause) => this.#tell("beforechange", key, cause),
      report: (old, key, cause, again) => {
        if (cause >= 0 && causes[cause] !== "program") this.#tell("change", key, cause);
        if (again >= 0) this.#tell("reselect", again, 5);
      },
      conceal: (view) => (this.#views[view].node.hidden = true),
      discard: (view) => {
        this.#views[view].node.remove();
        this.#views[view] = undefined;
      },
      show: (place, needsSize) => this.#show(readFrame(place), needsSize),
      requestFrame: () => {
        if (this.#frameRequest === 0) this.#frameRequest = requestAnimationFrame((time) => this.#draw(time));
      },
    };
  }

  #tell(type, key, cause) {
    const detail = { item: this.#items[key], index: engine.indexOf(this.#strip, key), cause: causes[cause] };
    return this.dispatchEvent(new TabStripEvent(type, type === "beforechange", detail));
  }

  #show(frame, needsSize) {
    this.scroller.show(this.#strip, frame);
    const { row, place } = this.scroller;
    const along = (x, width) => {
      const start = frame.isRightToLeft ? frame.clip.x + frame.clip.width - x - width : x - frame.clip.x;
      return (start + place) * (frame.isRightToLeft ? -1 : 1);
    };
    this.scroller.write(row, "--_body", 0);
    row.style.setProperty("--_y", `${frame.bodyY - frame.clip.y}px`);
    row.style.setProperty("--_h", `${frame.bodyHeight}px`);
    for (const tab of frame.tabs) {
      let view = this.#views[tab.view];
      if (!view) {
        view = this.#views[tab.view] = new TabView();
        row.append(view.node);
      }
      if (tab.isNew) view.fill(this.#items[tab.key]);
      view.place(tab, frame, along(tab.x, tab.width), "tabs");
      if (this.#focused && tab.key === frame.tabStop && this.shadowRoot.activeElement !== view.node) {
        view.node.focus({ preventScroll: true });
      }
    }
    const { indicator, trim } = frame;
    this.indicator.hidden = !indicator;
    if (indicator) {
      this.indicator.style.transform = `translate(${along(indicator.x, indicator.width)}px, ${indicator.y - frame.clip.y}px)`;
      this.indicator.style.width = `${indicator.width}px`;
      this.indicator.style.height = `${indicator.height}px`;
    }
    this.trim.hidden = !trim;
    if (trim) this.#box(this.trim, trim);
    this.#button(this.leading, frame.leadingButton);
    this.#button(this.trailing, frame.trailingButton);
    const [start, end] = frame.isRightToLeft
      ? [frame.trailingFade, frame.leadingFade] : [frame.leadingFade, frame.trailingFade];
    const stops = (fade, at) => `rgb(0 0 0 / ${1 - fade.strength}) ${at(fade.clear)}, #000 ${at(fade.solid)}`;
    const stopsBack = (fade, at) => `#000 ${at(fade.solid)}, rgb(0 0 0 / ${1 - fade.strength}) ${at(fade.clear)}`;
    const mask = start.strength + end.strength === 0 ? "none" : `linear-gradient(to right, ${stops(start, (d) => `${d}px`)}, ` +
      `${stopsBack(end, (d) => `calc(100% - ${d}px)`)})`;
    if (this.scroller.node.style.maskImage !== mask) this.scroller.node.style.maskImage = mask;
    if (needsSize) this.node.style.minHeight = `${engine.naturalHeight(this.#strip)}px`;
  }

  #box(node, { x, y, width, height }) {
    node.style.transform = `translate(${x}px, ${y}px)`;
    node.style.width = `${width}px`;
    node.style.height = `${height}px`;
  }

  #button(node, button) {
    node.hidden = (button.flags & 1) === 0;
    if (node.hidden) return;
    this.#box(node, button);
    node.classList.toggle("disabled", (button.flags & 2) === 0);
    node.classList.toggle("pressed", (button.flags & 4) !== 0);
    node.classList.toggle("hovered", (button.flags & 8) !== 0);
  }
}
