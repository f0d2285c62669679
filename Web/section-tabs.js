// <section-tabs>: a strip that pins over the sections of a document and follows them.

import * as Input from "./input.js";
import { adopt } from "./look.js";
import { causes, engine, now, numbers, room } from "./module.js";
import { make, on, set } from "./nodes.js";

const gone = new FinalizationRegistry(engine.destroyPage);
/** What the strip inside has from the element. */
const passed = ["variant", "dir", "overflow", "aria-label"];

/** `sections` is a selector, by default of those with an id after the element; their tabs say what `data-tab` or the heading does. */
export class SectionTabs extends HTMLElement {
  static get name() { return "SectionTabs"; }
  static get observedAttributes() { return [...passed, "sections"]; }
  #scroller;
  #page = engine.createPage();
  #strip = make("tab-strip", { part: "strip" });
  /** Those that show, of all that there are. */
  #sections = [];
  #all = [];
  #titles = "";
  #isOurs = false;
  #layout = new ResizeObserver(() => this.#read() || this.#laidOut());
  #content = new MutationObserver(() => this.#read());
  #ends;

  constructor() {
    super();
    gone.register(this, this.#page);
    this.#strip.setAttribute("reselect", "report");
    this.attachShadow({ mode: "open" }).append(this.#strip);
    on(this.#strip, "input change reselect", (event) => {
      // The page is told of the section, with the section's cause.
      event.stopPropagation();
      this.#tell(Input.chosen, event.index, causes.indexOf(event.cause));
    });
  }

  /** The index of the section that is being read. */
  get activeIndex() { return this.#strip.selectedIndex; }

  attributeChangedCallback(name) {
    if (!this.isConnected) return;
    if (name === "sections") this.#read();
    else this.#passOn();
  }

  #passOn() {
    for (const name of passed) {
      set(this.#strip, { [name]: this.getAttribute(name) ?? (name === "variant" ? "sticky" : null) });
    }
  }

  connectedCallback() {
    adopt(this, ":host{display:block;position:sticky;top:0;z-index:1}");
    this.#passOn();
    this.#scroller = this.#scrollParent();
    const target = this.#isDocument ? document : this.#scroller;
    this.#ends = new AbortController();
    const { signal } = this.#ends;
    on(target, "scroll", () => this.#tell(Input.pageScrolled, this.#offset, this.#isOurs ? 0 : 1), { signal });
    on(target, "scrollend", () => {
      this.#isOurs = false;
      this.#tell(Input.rested, this.#offset);
    }, { signal });
    const options = { passive: true, capture: true, signal };
    on(target, "wheel touchstart", () => this.#held(), options);
    on(target, "keydown", (event) => {
      if (!this.contains(event.target) && /^(Arrow|Page|Home|End| )/.test(event.key)) this.#held();
    }, options);
    on(document, "focusin", (event) => this.#focused(event.target), options);
    on(window, "hashchange", () => this.#linked(), options);
    this.#content.observe(this.#scroller, { childList: true, subtree: true, attributeFilter: ["data-tab", "id"], characterData: true });
    // The strip inside comes into the document right after, and has its height only then.
    queueMicrotask(() => {
      if (!this.isConnected) return;
      this.#read();
      this.#linked();
    });
  }

  disconnectedCallback() {
    this.#ends.abort();
    this.#layout.disconnect();
    this.#content.disconnect();
    this.#all = [];
  }

  #scrollParent() {
    for (let node = this.parentElement; node; node = node.parentElement) {
      const flow = (node) => getComputedStyle(node).overflowY;
      // What the body says of itself is the window's, unless the document says something, too.
      if (/auto|scroll/.test(flow(node)) && (node !== document.body || flow(node.parentElement) !== "visible")) return node;
    }
    return document.scrollingElement;
  }

  get #offset() { return this.#scroller.scrollTop; }
  get #isDocument() { return this.#scroller === document.scrollingElement; }

  #read() {
    const follows = (node) => this.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    const root = this.getRootNode();
    const around = root instanceof ShadowRoot ? root : this.#scroller;
    let all = [];
    try {
      all = [...around.querySelectorAll(this.getAttribute("sections") ?? "section[id]")].filter(follows);
    } catch (error) {
      // It is no selector, and the browser says so.
      console.warn(error.message);
    }
    const shows = (node) => node.getClientRects().length > 0;
    const found = shows(this) ? all.filter(shows) : all;
    const isSame = (one, other) => one.length === other.length && one.every((node, index) => node === other[index]);
    if (!isSame(all, this.#all)) {
      this.#all = all;
      this.#layout.disconnect();
      for (const node of [this, this.#scroller, ...all]) this.#layout.observe(node);
    }
    const title = (node) => node.dataset.tab ?? node.querySelector("h1, h2, h3, h4, h5, h6")?.textContent.trim() ?? node.id;
    const items = found.map((node, index) => ({ value: node.id || String(index), label: title(node) }));
    const titles = JSON.stringify(items);
    if (titles !== this.#titles) {
      this.#titles = titles;
      this.#strip.items = items;
    }
    if (isSame(found, this.#sections)) return false;
    this.#laidOut(found);
    return true;
  }

  #laidOut(sections = this.#sections) {
    const places = sections.map((node) => this.#sections.indexOf(node));
    this.#sections = sections;
    const origin = (this.#isDocument ? 0 : this.#scroller.getBoundingClientRect().top + this.#scroller.clientTop) - this.#offset;
    const tops = sections.map((node) => node.getBoundingClientRect().top - origin);
    const last = (sections.at(-1) ?? this).getBoundingClientRect().bottom - origin;
    const heights = tops.map((top, index) => Math.round(((tops[index + 1] ?? last) - top) * 64));
    room(2 * places.length).set([...heights, ...places]);
    const header = this.getBoundingClientRect().height;
    const inset = parseFloat(getComputedStyle(this).top) || 0;
    this.#tell(Input.laidOut, places.length, (tops[0] ?? last) - header, header, inset, this.#scroller.scrollHeight - last,
      this.#isDocument ? innerHeight : this.#scroller.clientHeight, this.#offset,
      matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  #held() {
    this.#isOurs = false;
    this.#tell(Input.held);
  }

  #linked() {
    let name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch {
      // It stands as it is written.
    }
    const index = name ? this.#sections.findIndex((node) => node.id === name) : -1;
    if (index >= 0) this.#tell(Input.linked, index);
  }

  /** What has the focus never lies under the strip. */
  #focused(node) {
    const index = this.#sections.findIndex((section) => section.contains(node));
    if (index < 0) return;
    const box = node.getBoundingClientRect();
    this.#tell(Input.focused, index, box.top - this.#sections[index].getBoundingClientRect().top, box.height);
  }

  /** Tells the page something and does what it answers. */
  #tell(code, ...what) {
    const [index, cause, why, target, animated] = numbers(engine.page(this.#page, code, now(), ...what), 5);
    if (!isNaN(index)) {
      const value = this.#strip.items[index]?.value ?? null;
      this.#strip.select(value, { cause: causes[cause] });
      const reason = "tap keyboard program link focus scroll layout removal".split(" ")[why];
      this.dispatchEvent(Object.assign(new Event("change", { bubbles: true, composed: true }), { value, index, cause: reason }));
    }
    if (isNaN(target)) return;
    this.#isOurs = true;
    const still = Math.abs(target - this.#offset) < 1;
    this.#scroller.scrollTo({ top: target, behavior: animated ? "smooth" : "instant" });
    if (still) this.#tell(Input.rested, this.#offset);
  }
}
