// The frame that the module has written, as FrameEncoder lays it out.

import { numbers } from "./module.js";

const header = 42;
const tabLength = 8;

/** Reads a frame where it stands in memory; good until the module is called again. */
export function readFrame(at) {
  const n = numbers();
  const rect = (from) => ({ x: n[at + from], y: n[at + from + 1], width: n[at + from + 2], height: n[at + from + 3] });
  const button = (from) => ({ ...rect(from), flags: n[at + from + 4] });
  const fade = (from) => ({ clear: n[at + from], solid: n[at + from + 1], strength: n[at + from + 2] });
  const tabs = [];
  for (let i = 0, p = at + header; i < n[at + 40]; i += 1, p += tabLength) {
    tabs.push({
      view: n[p], key: n[p + 1], index: n[p + 2], x: n[p + 3], width: n[p + 4], states: n[p + 5], fraction: n[p + 6],
      isVisible: (n[p + 7] & 1) !== 0, isNew: (n[p + 7] & 2) !== 0,
    });
  }
  return {
    width: n[at], height: n[at + 1], clip: rect(2), bodyY: n[at + 6], bodyHeight: n[at + 7], offset: n[at + 8],
    maximumOffset: n[at + 9], count: n[at + 11], tabStop: n[at + 12], isRightToLeft: n[at + 13] !== 0,
    indicator: n[at + 14] ? rect(15) : null, trim: n[at + 19] ? rect(20) : null, leadingButton: button(24),
    trailingButton: button(29), leadingFade: fade(34), trailingFade: fade(37), tabs,
  };
}

/** The states of a tab, as bits. */
export const State = { selected: 1, pressed: 2, hovered: 4, focused: 8, disabled: 16 };
