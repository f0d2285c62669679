// The frame that the module has written, one number after the other, as FrameEncoder lays it out.

import { numbers } from "./module.js";

/** Reads the frame that stands at a place in memory. */
export function readFrame(place) {
  const all = numbers();
  let at = place / 8 + 2;
  const next = () => all[at++];
  const rect = () => ({ x: next(), y: next(), width: next(), height: next() });
  const mark = () => ({ isShown: next() === 1, ...rect() });
  const button = () => ({ ...rect(), flags: next() });
  const fade = () => ({ clear: next(), solid: next(), strength: next() });
  const tab = () => ({
    view: next(), key: next(), index: next(), x: next(), width: next(), states: next(), fraction: next(), isNew: (next() & 2) !== 0,
  });
  const frame = {
    clip: rect(), bodyY: next(), bodyHeight: next(), offset: next(), maximumOffset: next(),
    contentWidth: next(), count: next(), tabStop: next(), isRightToLeft: next() === 1, indicator: mark(), trim: mark(),
    buttons: [button(), button()], fades: [fade(), fade()],
  };
  const length = next();
  at = place / 8 + 42;
  return { ...frame, tabs: Array.from({ length }, tab) };
}
