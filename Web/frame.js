// The frame that the module has written, one number after the other, as FrameEncoder lays it out.

import { numbers } from "./module.js";

/** Reads the frame that stands at a place in memory. */
export function readFrame(place) {
  const all = numbers(place);
  let at = 2;
  const next = () => all[at++];
  const rect = () => ({ x: next(), y: next(), width: next(), height: next() });
  const box = () => ({ flags: next(), ...rect() });
  const fade = () => ({ clear: next(), solid: next(), strength: next() });
  const tab = () => ({
    view: next(), key: next(), index: next(), x: next(), width: next(), states: next(), fraction: next(), isNew: (next() & 2) !== 0,
  });
  return {
    clip: rect(), bodyY: next(), bodyHeight: next(), offset: next(), maximumOffset: next(), contentWidth: next(), count: next(),
    tabStop: next(), isRightToLeft: next() === 1, indicator: box(), others: [box(), box(), box()], fades: [fade(), fade()],
    tabs: Array.from({ length: next() }, tab),
  };
}
