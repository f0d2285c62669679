// <section-tabs>: a strip that pins over the sections of a document and follows them.

import * as Input from "./input.js";
import { adopt } from "./look.js";
import { causes, engine, now, numbers, room } from "./module.js";
import { make, on, set } from "./nodes.js";
import { TabStripEvent } from "./tab-strip.js";

/** Node's DOCUMENT_POSITION_FOLLOWING. */
const following = 4;
const box = (node) => node.getBoundingClientRect();
/** Why another section is read, in the engine's order; nobody tells it of the focus. */
const reasons = "tap keyboard program link focus scroll layout removal".split(" ");
const gone = new FinalizationRegistry(engine.destroyPage);
/** What is read anew at a change, and handed to the strip inside, which has no use for the last. */
const passed = ["variant", "dir", "overflow", "aria-label", "sections"];
/** Whether the place that the document was opened at has yet to be shown; no, where the browser puts its reader back. */
let isOpening = performance.getEntriesByType("navigation")[0].type === "navigate";

/** `sections` is a selector, by default of those with an id after the element; their tabs say what `data-tab` or the heading does. */
export class SectionTabs extends HTMLElement {
  static get name() { return "SectionTabs"; }
  static get observedAttributes() { return passed; }
  #scroller;
  #page = engine.createPage();
  #strip = make("tab-strip", { part: "strip", reselect: "report" });
  /** Those that show, of all that there are. */
  #sections = [];
  #all = [];
  #isOurs = false;
  #padding = "";
  #layout = new ResizeObserver(() => this.#read());
  #content = new MutationObserver(() => this.#read());
  #ends = new AbortController();

  constructor() {
    super();
    gone.register(this, this.#page);
    this.attachShadow({ mode: "open" }).append(this.#strip);
    // The page may say no to what a user chooses, and is told of the section, with the section's cause. Nothing else leaves the element.
    this.#strip.dispatchEvent = (event) => {
      const { type, index, cause } = event;
      if (type === "beforechange") return cause === "tracking" || this.dispatchEvent(event);
      this.#tell(Input.chosen, index, causes.indexOf(cause));
    };
  }

  /** The index of the section that is being read. */
  get activeIndex() { return this.#strip.selectedIndex; }

  attributeChangedCallback() {
    if (!this.isConnected) return;
    this.#passOn();
    this.#read();
  }

  #passOn() {
    for (const name of passed) {
      set(this.#strip, { [name]: this.getAttribute(name) ?? { variant: "sticky" }[name] });
    }
  }

  connectedCallback() {
    // The strip's tabs are under the padding that its scroller has from it: getting the focus there is to move nothing.
    adopt(this, ":host{display:block;position:sticky;top:0;z-index:1}::part(tab){scroll-margin-top:-99px}");
    this.#passOn();
    this.#attend(this.#scrollParent(true));
    this.#content.observe(this.getRootNode(), { childList: true, subtree: true, attributeFilter: ["data-tab", "id"], characterData: true });
    // The strip inside comes into the document right after, and has its height only then.
    queueMicrotask(() => {
      if (!this.isConnected) return;
      this.#read();
      if (isOpening) this.#linked();
    });
  }

  disconnectedCallback() {
    this.#attend();
    this.#layout.disconnect();
    this.#content.disconnect();
    this.#all = [];
  }

  /** Follows what scrolls from now on; nothing, when the element has left. */
  #attend(scroller) {
    if (scroller === this.#scroller) return;
    if (this.#padding) this.#scroller.style.scrollPaddingTop = this.#padding = "";
    this.#ends.abort();
    this.#scroller = scroller;
    if (!scroller) return;
    const target = this.#isDocument ? document : scroller;
    const { signal } = (this.#ends = new AbortController());
    on(target, "scroll", () => this.#tell(Input.pageScrolled, this.#offset, !this.#isOurs), { signal });
    on(target, "scrollend", () => {
      this.#isOurs = false;
      this.#tell(Input.rested, this.#offset);
    }, { signal });
    on(target, "wheel touchstart keydown", ({ key, target }) => {
      if (key && (this.contains(target) || !/^(Arrow|Page|Home|End| )/.test(key))) return;
      this.#isOurs = false;
      this.#tell(Input.held);
    }, { passive: true, capture: true, signal });
    // A link, not what a script writes into the address, nor a way back and forth, where the browser puts its reader back: `hashchange` and
    // `popstate` do not tell these apart. Chromium has had the Navigation API since 102, Firefox and Safari since 2026; before that the browser
    // follows links alone, with the padding that it has from the element.
    on(window.navigation ?? this, "navigate", (event) => {
      if (event.hashChange && event.navigationType !== "traverse") setTimeout(() => event.defaultPrevented || this.#linked());
    }, { signal });
  }

  /** What the element pins to, or, of what is around it, the first that has something to scroll. */
  #scrollParent(scrolls) {
    for (let node = this.parentElement; node; node = node.parentElement) {
      const flow = (node) => getComputedStyle(node).overflowY;
      // What the body says of itself is the window's, unless the document says something, too.
      if (/auto|scroll/.test(flow(node)) && (node !== document.body || flow(node.parentElement) !== "visible")
        && !(scrolls && node.scrollHeight - node.clientHeight < 2)) return node;
    }
    return document.scrollingElement;
  }

  get #offset() { return this.#scroller.scrollTop; }
  get #isDocument() { return this.#scroller === document.scrollingElement; }

  #read() {
    const root = this.getRootNode();
    const port = this.#scrollParent();
    const around = root instanceof ShadowRoot ? root : port;
    let all = [];
    try {
      all = [...around.querySelectorAll(this.getAttribute("sections") ?? "section[id]")].filter((node) => this.compareDocumentPosition(node) & following);
    } catch (error) {
      // It is no selector, and the browser says so.
      console.warn(error);
    }
    const shows = (node) => node.getClientRects().length > 0;
    const former = this.#sections;
    this.#sections = shows(this) ? all.filter(shows) : all;
    if (all.length !== this.#all.length || all.some((node, index) => node !== this.#all[index])) {
      this.#all = all;
      this.#layout.disconnect();
      for (const node of [this, port, document.scrollingElement, ...all]) this.#layout.observe(node);
    }
    this.#strip.items = this.#sections.map((node, index) => ({
      value: node.id || String(index), label: node.dataset.tab ?? node.querySelector("h1,h2,h3,h4,h5,h6")?.textContent.trim() ?? node.id,
    }));
    // What has come may make another element scroll, or none.
    this.#attend(this.#scrollParent(true));
    const origin = (this.#isDocument ? 0 : box(this.#scroller).top + this.#scroller.clientTop) - this.#offset;
    const tops = this.#sections.map((node) => box(node).top - origin);
    const last = box(this.#sections.at(-1) ?? this).bottom - origin;
    const heights = tops.map((top, index) => Math.round(((tops[index + 1] ?? last) - top) * 64));
    const places = this.#sections.map((node) => former.indexOf(node));
    room(2 * places.length).set([...heights, ...places]);
    const header = box(this).height;
    const inset = parseFloat(getComputedStyle(this).top) || 0;
    // So that the browser, too, brings nothing under the strip: anchors, what is focused, `scrollIntoView()`. The page's own counts.
    const { style } = this.#scroller;
    if (getComputedStyle(this.#scroller).scrollPaddingTop === (this.#padding || "auto")) {
      style.scrollPaddingTop = this.#padding = `${Math.ceil(header + inset)}px`;
    }
    this.#tell(Input.laidOut, places.length, (tops[0] ?? last) - header, header, inset, this.#scroller.scrollHeight - last,
      this.#isDocument ? innerHeight : this.#scroller.clientHeight, this.#offset,
      matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** Goes where the address leads, as the browser does not: at a load, before the strip is there, and in a shadow tree. */
  #linked() {
    let name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch {
      // It stands as it is written.
    }
    const node = this.getRootNode().getElementById?.(name);
    if (!node) return;
    isOpening = false;
    const index = this.#sections.indexOf(node);
    if (index < 0) node.scrollIntoView();
    else this.#tell(Input.linked, index);
  }

  /** Tells the page something and does what it answers. */
  #tell(code, ...what) {
    const [index, cause, why, target, animated] = numbers(engine.page(this.#page, code, now(), ...what), 5);
    if (!isNaN(index)) {
      const value = this.#strip.items[index]?.value ?? null;
      this.#strip.select(value, { cause: causes[cause] });
      this.dispatchEvent(new TabStripEvent("change", { value, index, cause: reasons[why] }));
    }
    if (isNaN(target)) return;
    this.#isOurs = true;
    const still = Math.abs(target - this.#offset) < 1;
    this.#scroller.scrollTo({ top: target, behavior: animated ? "smooth" : "instant" });
    if (still) this.#tell(Input.rested, this.#offset);
  }
}
