// The frame that the module has written, as FrameEncoder lays it out.

import { numbers } from "./module.js";

/** Reads the frame that stands at a place in memory. */
export function readFrame(place) {
  const n = numbers();
  const at = place / 8;
  const rect = (from) => ({ x: n[at + from], y: n[at + from + 1], width: n[at + from + 2], height: n[at + from + 3] });
  const fade = (from) => ({ clear: n[at + from], solid: n[at + from + 1], strength: n[at + from + 2] });
  const tabs = Array.from({ length: n[at + 40] }, (_, index) => {
    const [view, key, position, x, width, states, fraction, flags] = n.subarray(at + 42 + index * 8, at + 50 + index * 8);
    return { view, key, index: position, x, width, states, fraction, isNew: (flags & 2) !== 0 };
  });
  return {
    clip: rect(2), bodyY: n[at + 6], bodyHeight: n[at + 7], offset: n[at + 8], maximumOffset: n[at + 9], count: n[at + 11],
    tabStop: n[at + 12], isRightToLeft: n[at + 13] === 1, indicator: n[at + 14] ? rect(15) : null,
    trim: n[at + 19] ? rect(20) : null, leadingButton: { ...rect(24), flags: n[at + 28] },
    trailingButton: { ...rect(29), flags: n[at + 33] }, leadingFade: fade(34), trailingFade: fade(37), tabs,
  };
}

/** Sets a property of a node's style, if it is another than was set last. */
export function write(node, name, value) {
  const known = (node.written ??= {});
  if (known[name] !== value) node.style.setProperty(name, (known[name] = value));
}
