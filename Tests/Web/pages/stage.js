// What tests do to strips in a page, and how they look at them: what is drawn where, as the browser laid it out.

import "/dist/tabstrip.js";

const strips = [];
/** Scrollers of which the browser has not said that they stand still. */
const moving = new Set();
const numbers = ({ left, top, width, height }) => ({ x: left, y: top, width, height });

/** The elements of a strip, those in its shadow tree by their parts. */
const parts = (strip, name) => [...strip.shadowRoot.querySelectorAll(`[part~="${name}"]`)];
const isShown = (node) => node.checkVisibility() && !node.closest("[aria-hidden=true].gauge");

window.stage = {
  strips,

  /** Makes a strip: attributes, custom properties, properties; all of it before it comes into the page. */
  make({ attributes = {}, css = {}, properties = {}, children = "", into = "main" }) {
    const strip = document.createElement("tab-strip");
    for (const [name, value] of Object.entries(attributes)) strip.setAttribute(name, value);
    for (const [name, value] of Object.entries(css)) strip.style.setProperty(name, value);
    strip.innerHTML = children;
    Object.assign(strip, properties);
    strips.push(strip);
    document.querySelector(into).append(strip);
    const scroller = strip.shadowRoot.querySelector(".scroller");
    scroller.addEventListener("scroll", () => moving.add(scroller));
    scroller.addEventListener("scrollend", () => moving.delete(scroller));
    return strips.length - 1;
  },

  /** What is seen of a strip: places count from its own left and top. */
  look(number) {
    const strip = strips[number];
    const box = strip.getBoundingClientRect();
    const place = (node) => {
      const own = node.getBoundingClientRect();
      return { x: own.left - box.left, y: own.top - box.top, width: own.width, height: own.height };
    };
    const seen = (node) => (node && isShown(node) ? place(node) : null);
    const button = (name) => {
      const [node] = parts(strip, name);
      return node && isShown(node) ? { ...place(node), disabled: node.matches(".disabled, [part~=disabled]") } : null;
    };
    const tabs = parts(strip, "tab").filter(isShown).map((node) => ({
      ...place(node), title: node.querySelector("[part~=label]")?.textContent, index: Number(node.getAttribute("aria-posinset")) - 1,
      count: Number(node.getAttribute("aria-setsize")), states: node.getAttribute("part").split(" ").slice(1),
      role: node.getAttribute("role"), selected: node.getAttribute("aria-selected") ?? node.getAttribute("aria-checked"),
      disabled: node.getAttribute("aria-disabled"), tabIndex: node.tabIndex, badge: node.querySelector("[part~=badge]")?.textContent ?? null,
    }));
    tabs.sort((a, b) => a.index - b.index);
    const scroller = strip.shadowRoot.querySelector(".scroller");
    return {
      box: numbers(box), tabs, indicator: seen(parts(strip, "indicator")[0]), trim: seen(parts(strip, "trim")[0]),
      leading: button("leading-button"), trailing: button("trailing-button"), value: strip.value,
      scroller: scroller ? { ...place(scroller), left: scroller.scrollLeft, mask: getComputedStyle(scroller).maskImage } : null,
      isRightToLeft: getComputedStyle(strip).direction === "rtl",
    };
  },

  /** The index of the tab that has the focus; null where none of this strip has it. */
  focused(number) {
    const node = strips[number].shadowRoot.activeElement?.closest("[part~=tab]");
    return node ? Number(node.getAttribute("aria-posinset")) - 1 : null;
  },

  /** Whether an end of the row is less than whole, by its mask as the browser has it: a colour that is not opaque is an rgba(). */
  fades(number, end) {
    const { scroller, isRightToLeft } = stage.look(number);
    const colors = scroller.mask.match(/rgba?\(/g) ?? ["rgb("];
    return colors.at((end === "leading") === isRightToLeft ? -1 : 0) === "rgba(";
  },

  nodes: (number) => strips[number].shadowRoot.querySelectorAll("*").length,

  /** What a tab's view has in its computed style. */
  style(number, index, name, part = "tab", pseudo = null) {
    const tab = parts(strips[number], "tab").find((node) => isShown(node) && Number(node.getAttribute("aria-posinset")) - 1 === index);
    const node = part === "tab" ? tab : tab.querySelector(`[part~=${part}]`);
    return getComputedStyle(node, pseudo).getPropertyValue(name);
  },

  /** Panels that tabs name. */
  panels(names) {
    for (const name of names) {
      const panel = document.createElement("div");
      panel.id = `panel-${name}`;
      panel.setAttribute("role", "tabpanel");
      panel.textContent = `Panel ${name}`;
      document.querySelector("main").append(panel);
    }
  },

  /** Nothing is on the stage any more. */
  clear() {
    document.querySelector("main").replaceChildren();
    strips.length = 0;
  },

  /** A page: what is above, the bar, and its sections, of these heights. */
  async sections(heights, titles, hero, direction) {
    document.documentElement.dir = direction;
    const main = document.querySelector("main");
    const above = document.createElement("div");
    above.style.height = `${hero}px`;
    const sections = heights.map((height, index) => {
      const section = document.createElement("section");
      section.id = `s${index}`;
      section.dataset.tab = titles[index] ?? `Section ${index}`;
      section.style.height = `${height}px`;
      return section;
    });
    main.append(above, document.createElement("section-tabs"), ...sections);
  },

  /** Waits until strips ask for no frames and nothing is scrolled any more. */
  async rest(number, frames = 4) {
    const scroller = strips[number].shadowRoot.querySelector(".scroller");
    const place = () => scroller?.scrollLeft ?? 0;
    // One that was hidden or taken out on its way is never said to stand still; a busy machine halts one for a few frames.
    const enough = () => (moving.has(scroller) ? 30 : frames);
    for (let still = 0, asked = -1, at = NaN, end = performance.now() + 20_000; still < enough(); ) {
      await new Promise(probe.nextFrame);
      still = probe.framesAsked === asked && place() === at ? still + 1 : 0;
      [asked, at] = [probe.framesAsked, place()];
      if (performance.now() > end) throw new Error("the strip never comes to rest");
    }
  },
};
window.isReady = true;
