// The style as custom properties, from which tabstrip.css makes the look: one sheet for all strips that look the same.

import { engine } from "./module.js";

/** The numbers of a style, in the order of TabStripStyle+Numbers; each is a custom property, `--tab-strip-…`. */
export const metrics = (
  "height spacing leading-inset trailing-inset minimum-tab-width maximum-tab-width body-height horizontal-padding " +
  "vertical-padding corner-radius border-width icon-gap icon-size badge-gap badge-padding badge-height indicator-form " +
  "indicator-extent indicator-interpolation indicator-thickness indicator-leading-inset indicator-trailing-inset " +
  "indicator-corner-radius indicator-frequency indicator-damping fade-clear fade-solid fade-fraction fade-ramp button-width " +
  "button-diameter button-glyph button-border trim-thickness focus-ring-width focus-ring-gap background-corner-radius " +
  "indicator-top-inset indicator-bottom-inset"
).split(" ");
const roles = (
  "transparent background raised label secondary-label separator fill pressed-fill accent on-accent badge on-badge"
).split(" ");
/** The forms of the mark that look otherwise than a bar, by their numbers. */
const forms = ["", "", "border", "pill", "", "dot"];

for (const name of metrics) {
  try {
    // Registered, a property may be said in any unit and is read in pixels.
    CSS.registerProperty({ name: `--tab-strip-${name}`, syntax: "<length> | <number> | preset", inherits: true, initialValue: "preset" });
  } catch {
    // Another copy of this script has been here, or the browser knows only pixels.
  }
}

/** Sets the numbers of a style that the page's CSS has something to say to. */
export function readMetrics(style, computed) {
  metrics.forEach((name, place) => {
    const value = parseFloat(computed.getPropertyValue(`--tab-strip-${name}`));
    if (!Number.isNaN(value)) style[place] = value;
  });
}

const sheets = Symbol();

/** Gives an element's shadow tree these rules, in sheets of its document's, which takes none of another's. */
export function adopt({ shadowRoot, ownerDocument }, ...rules) {
  const known = (ownerDocument[sheets] ??= {});
  shadowRoot.adoptedStyleSheets = rules.map((css) => {
    if (!known[css]) {
      known[css] = new ownerDocument.defaultView.CSSStyleSheet();
      known[css].replaceSync(css);
    }
    return known[css];
  });
}

const role = (number) => (number === 0 ? "transparent" : `var(--_${roles[number] ?? "label"})`);
const weight = (number) => 400 + 100 * number;
/** A size of text: 16 points are the root's, or what the page says. */
const size = (points) => `calc(${points / 16}*var(--tab-strip-text,1rem))`;
/** Half and thin lines on whole device pixels, at least one. */
const line = (points) => (points > 0 ? Math.max(1, Math.round(points * devicePixelRatio)) / devicePixelRatio : 0);

function rule(selector, properties, suffix = "") {
  const lines = Object.entries(properties).map(([name, value]) => `--_${name}${suffix}:${value}`);
  return `${selector}{${lines.join(";")}}`;
}

/** The rules for a strip's style as it now is, the fonts in which titles appear, and the form of the mark. */
export function lookOf(strip, style) {
  const look = (part, states = 0) => engine.look(strip, part, states);
  const value = (name) => style[metrics.indexOf(name)];
  const lengths = metrics.map((name) => {
    const points = name === "focus-ring-gap" ? value(name) : Math.max(0, value(name)) || 0;
    return [name, `${/border|thickness/.test(name) ? line(points) : points}px`];
  });
  const isRound = value("body-height") > 0 && 2 * value("corner-radius") >= value("body-height");
  let css = rule(":host", {
    ...Object.fromEntries(lengths), radius: isRound ? "1000px" : "var(--_corner-radius)",
    mark: role(look(8)), "mark-shadow": look(8) === 2 ? "0 1px 3px #0003" : "none", trim: role(look(9)), surface: role(look(10)),
    button: role(look(7)), "button-pressed": role(look(7, 2)), "button-hovered": role(look(7, 4)), "button-line": role(look(11)),
    glyph: role(look(12)), "badge-size": size(look(13)), "badge-weight": weight(look(14)),
  });
  const tab = (states) => ({
    body: role(look(0, states)), tint: `${look(1, states) * 100}%`, line: role(look(2, states)), title: role(look(3, states)),
    size: size(look(4, states)), weight: `var(--tab-strip-${states & 1 ? "selected-" : ""}weight,${weight(look(5, states))})`, opacity: look(6, states),
  });
  const fonts = {};
  for (let states = 0; states < 32; states += 1) {
    const { size, weight } = tab(states);
    fonts[`${size} ${weight}`] = { "font-size": size, "font-weight": weight };
    // A tab on its way to being selected is between the looks of both.
    css += rule(`.s${states & ~1}`, tab(states), states & 1 ? "-on" : "");
  }
  return { css, fonts: Object.values(fonts), form: forms[value("indicator-form")] };
}
