// Pointers, wheels, keys and dragged things, as the engine is told of them.

import * as Input from "./input.js";
import { on as listenTo } from "./nodes.js";

const kinds = { mouse: 0, touch: 1, pen: 2 };
const keys = { ArrowLeft: 0, ArrowRight: 1, Home: 2, End: 3, PageUp: 4, PageDown: 5, Enter: 6, " ": 6 };

/** Listens to what happens on a node. `send` answers with bit 1 for an input that was used and bit 2 for a pointer that is claimed. */
export function listen(node, gauge, scroller, send) {
  const place = (event) => gauge.placeOf(event);
  const on = (...rest) => listenTo(node, ...rest);
  const pointer = (code, event) => {
    const kind = (kinds[event.pointerType] ?? 0) + (event.isPrimary && event.button <= 0 ? 4 : 0);
    if (send(code, event.timeStamp, event.pointerId, ...place(event), kind) & 2) node.setPointerCapture(event.pointerId);
  };
  on("pointerdown", (event) => {
    if (scroller.isLent) {
      // Whoever stops a moving row did not aim at the tab that happens to be there.
      scroller.isHeld = true;
      return;
    }
    // A press follows its pointer out of the strip and back; a finger's does so by itself.
    if (event.pointerType === "mouse" && event.button === 0) node.setPointerCapture(event.pointerId);
    pointer(Input.pointerDown, event);
  });
  on("pointermove", (event) => {
    // Where the script is late, a finger that the browser scrolls with is not cancelled before it comes up.
    if (event.pointerType === "touch") scroller.isHeld = true;
    else send(Input.hover, event.timeStamp, ...place(event));
    if (event.buttons !== 0) pointer(Input.pointerMoved, event);
  });
  on("pointerup", (event) => pointer(Input.pointerUp, event));
  on("pointercancel", (event) => {
    scroller.isHeld = true;
    send(Input.pointerCancelled, event.timeStamp);
  });
  on("pointerleave", (event) => send(Input.hoverEnded, event.timeStamp));
  // The focus goes to the tab that is chosen when the button comes up, and no text is selected meanwhile.
  on("mousedown", (event) => event.button === 0 && event.preventDefault());
  on("wheel", (event) => {
    if (event.ctrlKey) return;
    if (event.deltaMode === 0 && Math.abs(event.wheelDelta) % 120 !== 0) {
      // A touchpad's scrolling has momentum and knows which way it goes.
      scroller.isHeld = true;
      return;
    }
    const notches = (delta) => Math.sign(delta) * Math.max(1, Math.round(Math.abs(delta) / (event.deltaMode === 0 ? 120 : 3)));
    const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    if (send(Input.wheel, event.timeStamp, dx && notches(dx), dy && notches(dy), 0) & 1) event.preventDefault();
  }, { passive: false });
  on("keydown", (event) => {
    // Radio buttons know all four arrows; 0 is the one to the left.
    const upAndDown = event.target.role === "radio" && { ArrowUp: scroller.isRightToLeft, ArrowDown: !scroller.isRightToLeft };
    const key = { ...keys, ...upAndDown }[event.key];
    if (key === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (send(Input.key, event.timeStamp, key) & 1) event.preventDefault();
  });
  on("dragenter dragover", (event) => send(Input.dragOver, event.timeStamp, ...place(event)));
  on("dragleave drop", (event) => node.contains(event.relatedTarget) || send(Input.dragOverEnded, event.timeStamp));
}
