// Pointers, wheels and keys, as the engine is told of them.

import { Input } from "./module.js";

const kinds = { mouse: 0, touch: 1, pen: 2 };
const keys = {
  ArrowLeft: 0, ArrowRight: 1, Home: 2, End: 3, PageUp: 4, PageDown: 5, Enter: 6, " ": 6,
};

/** Listens to a strip's events. `send` gives bit 1 for an input that was used and bit 2 for a pointer that is claimed. */
export function listen(strip, { node, scroller, send }) {
  const place = (event) => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const pointer = (event, code) => {
    const kind = kinds[event.pointerType] ?? 0;
    return send(code, event.timeStamp, event.pointerId, ...place(event), kind + (event.button <= 0 && event.isPrimary ? 4 : 0));
  };
  const on = (name, handler, options) => node.addEventListener(name, handler, options);

  on("pointerdown", (event) => {
    scroller.isHeld = scroller.isLent;
    pointer(event, Input.pointerDown);
  });
  on("pointermove", (event) => {
    if (event.pointerType !== "touch") send(Input.hover, event.timeStamp, ...place(event));
    if (event.buttons === 0) return;
    // A press that leaves the strip is still its own, and one that has become a drag is nobody else's.
    const answer = pointer(event, Input.pointerMoved);
    if (answer & 2) node.setPointerCapture(event.pointerId);
  });
  on("pointerup", (event) => pointer(event, Input.pointerUp));
  on("pointercancel", (event) => {
    // The browser has taken the finger to scroll with; which way is not known yet.
    scroller.isHeld = true;
    send(Input.pointerCancelled, event.timeStamp);
  });
  on("pointerleave", (event) => send(Input.hoverEnded, event.timeStamp));
  // The focus goes to the tab that is chosen when the button comes up, and no text is selected meanwhile.
  on("mousedown", (event) => {
    if (event.button === 0) event.preventDefault();
  });
  on("wheel", (event) => {
    if (event.ctrlKey) return;
    const isNotch = event.deltaMode !== 0 || (event.wheelDelta !== undefined && Math.abs(event.wheelDelta) % 120 === 0);
    if (!isNotch) {
      // A touchpad's own scrolling has momentum and knows which way it goes.
      scroller.isHeld = true;
      return;
    }
    const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    const notches = (delta) => (delta === 0 ? 0 : Math.sign(delta) * Math.max(1, Math.round(Math.abs(delta) / 120)));
    if (send(Input.wheel, event.timeStamp, notches(dx), notches(dy), 0) & 1) event.preventDefault();
  }, { passive: false });
  on("keydown", (event) => {
    const key = keys[event.key];
    if (key === undefined || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (send(Input.key, event.timeStamp, key) & 1) event.preventDefault();
  });
}
