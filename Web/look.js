// The style in CSS: numbers and roles that the engine gives, as one sheet for all strips that look the same.

import { engine } from "./module.js";

/** The numbers of a style, in the order of TabStripStyle+Numbers; each but those of form and motion is a custom property, `--tab-strip-…`. */
export const metrics = (
  "height spacing leading-inset trailing-inset minimum-tab-width maximum-tab-width body-height horizontal-padding " +
  "vertical-padding corner-radius border-width icon-gap icon-size badge-gap badge-padding badge-height indicator-form " +
  "indicator-extent indicator-interpolation indicator-thickness indicator-leading-inset indicator-trailing-inset " +
  "indicator-corner-radius indicator-frequency indicator-damping fade-clear fade-solid fade-fraction fade-ramp button-width " +
  "button-diameter button-glyph button-border trim-thickness focus-ring-width focus-ring-gap background-corner-radius"
).split(" ");
const isLength = (name) => !/indicator-(form|extent|interpolation|frequency|damping)|fraction/.test(name);
const roles = (
  "transparent background raised label secondary-label separator fill pressed-fill accent on-accent badge on-badge"
).split(" ");
/** Forms of the indicator, by the engine's numbers. */
const border = 2;
const pill = 3;
const dot = 5;
const weights = [400, 500, 600, 700];

for (const name of metrics) {
  try {
    // Registered, a property may be said in any unit and is read in pixels.
    CSS.registerProperty({ name: `--tab-strip-${name}`, syntax: `${isLength(name) ? "<length>" : "<number>"} | preset`, inherits: true, initialValue: "preset" });
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

const role = (number) => (number === 0 ? "transparent" : `var(--_${roles[number] ?? "label"})`);
const sheets = new WeakMap();

/** The sheet with these rules for a document, which takes none of another's. */
export function sheetOf(css, document) {
  if (!sheets.has(document)) sheets.set(document, new Map());
  const known = sheets.get(document);
  if (!known.has(css)) {
    known.set(css, new document.defaultView.CSSStyleSheet());
    known.get(css).replaceSync(css);
  }
  return known.get(css);
}

/** Half and thin lines on whole device pixels, at least one. */
const line = (points) => (points > 0 ? Math.max(1, Math.round(points * devicePixelRatio)) / devicePixelRatio : 0);

/** The rules for a strip's style as it now is, and the fonts in which titles appear. */
export function lookOf(strip, style) {
  const value = (name) => Math.max(0, style[metrics.indexOf(name)]) || 0;
  const px = (name) => `${value(name)}px`;
  const look = (part, states) => engine.look(strip, part, states);
  const font = (states) => ({ size: look(4, states) / 16, weight: weights[look(5, states)] });
  const body = (s) => `color-mix(in srgb,${role(look(0, s))} ${look(1, s) * 100}%,transparent)`;
  const blend = (a, b) => (a === b ? a : `color-mix(in srgb,${b} calc(var(--_f)*100%),${a})`);
  const chrome = (part) => role(engine.chrome(strip, part));
  const round = value("body-height") > 0 && 2 * value("corner-radius") >= value("body-height");
  const radius = round ? "1000px" : px("corner-radius");
  const fonts = new Map();
  let css = "";
  for (let s = 0; s < 32; s += 1) {
    fonts.set(JSON.stringify(font(s)), font(s));
    if (s & 1) continue;
    const [a, b] = [font(s), font(s | 1)];
    const size = a.size === b.size ? `${a.size}rem` : `calc(${a.size}rem + ${b.size - a.size}rem * var(--_f))`;
    css += `.s${s}{background:${blend(body(s), body(s | 1))};color:${blend(role(look(3, s)), role(look(3, s | 1)))};` +
      `box-shadow:inset 0 0 0 ${line(value("border-width"))}px ${blend(role(look(2, s)), role(look(2, s | 1)))};` +
      `opacity:${look(6, s)};font-size:${size};font-weight:${a.weight}}`;
    if (a.weight !== b.weight) css += `.s${s}[part~=selected]{font-weight:${b.weight}}`;
  }
  const form = value("indicator-form");
  const drop = engine.chrome(strip, 0) === 2 ? "0 1px 3px #0003" : "none";
  css += `[part~=tab]{border-radius:${radius};padding:0 ${px("horizontal-padding")};gap:${px("icon-gap")}}` +
    `[part~=tab][part~=focused]{outline:${px("focus-ring-width")} solid var(--_accent);outline-offset:${style[metrics.indexOf("focus-ring-gap")]}px}` +
    `[part=icon]{width:${px("icon-size")};height:${px("icon-size")}}` +
    `[part=badge]{margin-inline-start:${value("badge-gap") - value("icon-gap")}px;min-width:${px("badge-height")};` +
    `height:${px("badge-height")};padding:0 ${px("badge-padding")};line-height:${px("badge-height")};` +
    `font-size:${engine.chrome(strip, 5) / 16}rem;font-weight:${weights[engine.chrome(strip, 6)]}}` +
    `.strip{background:${chrome(2)};border-radius:${px("background-corner-radius")}}[part=trim]{background:${chrome(1)}}` +
    `[part=indicator]{` +
    (form === border
      ? `box-shadow:inset 0 0 0 ${line(value("indicator-thickness"))}px ${chrome(0)};border-radius:${px("indicator-corner-radius")}}`
      : `background:${chrome(0)};box-shadow:${drop};z-index:${form === pill ? -1 : 1};border-radius:` +
        `${form === pill ? px("indicator-corner-radius") : form === dot ? "50%" : 0}}`) +
    `[part~=button]::before{width:${px("button-diameter")};height:${px("button-diameter")};background:${role(look(7, 0))};` +
    `box-shadow:inset 0 0 0 ${line(value("button-border"))}px ${chrome(3)}}` +
    `[part~=button].hovered::before{background:${role(look(7, 4))}}[part~=button].pressed::before{background:${role(look(7, 2))}}` +
    `[part~=button]::after{width:${value("button-glyph") * 0.5}px;height:${value("button-glyph") * 0.5}px;color:${chrome(4)}}`;
  return { css, fonts: [...fonts.values()] };
}
