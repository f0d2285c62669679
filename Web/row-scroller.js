// The browser's scroller, lent to the engine: a hand's drags and their momentum come in, the engine's own movements go out.

import * as Input from "./input.js";
import { now } from "./module.js";
import { make, on, write } from "./nodes.js";

/** Positions are exact up to some millions of pixels; a longer row is reached through a window that moves along. */
const longest = 4_000_000;
const within = (place, most) => Math.max(0, Math.min(place, most));

export class RowScroller {
  row = make("div", { className: "row" });
  node = make("div", { className: "scroller", tabIndex: -1 }, this.row);
  #base = 0;
  #length = 0;
  #timer = 0;
  /** Where the scroller is, from its leading end, as last written or told. */
  place = 0;
  /** Whether a hand moves the row. */
  isLent = false;
  /** Whether the browser has taken a finger or a touchpad to scroll with; which way, is not known yet. */
  isHeld = false;

  constructor(send) {
    this.send = send;
    on(this.node, "scroll", (event) => this.#moved(event.timeStamp));
    on(this.node, "scrollend", (event) => this.rest(event.timeStamp));
  }

  /** Gives the scroller room, length and place of a frame. While it is lent its place is its own. */
  show({ clip, offset, maximumOffset, isRightToLeft }) {
    const former = this.#base;
    this.isRightToLeft = isRightToLeft;
    const furthest = Math.max(0, maximumOffset - longest);
    const isFar = Math.abs(offset - this.#base - longest / 2) > longest / 4;
    if (!this.isLent && (isFar || this.#base > furthest)) this.#base = within(Math.round(offset - longest / 2), furthest);
    this.#length = within(maximumOffset - this.#base, longest);
    write(this.node, { left: clip.x, top: clip.y, width: clip.width, height: clip.height });
    write(this.row, { width: clip.width + this.#length });
    if (this.isLent) return;
    const exact = within(offset - this.#base, this.#length);
    const place = Math.round(exact * devicePixelRatio) / devicePixelRatio;
    // What the browser rounded when it scrolled by itself stays as it is.
    if (former === this.#base && Math.abs(place - this.#native) < 1 && Math.abs(place - this.place) < 1) return;
    this.place = place;
    this.node.scrollLeft = isRightToLeft ? -place : place;
  }

  get #native() { return this.isRightToLeft ? -this.node.scrollLeft : this.node.scrollLeft; }

  /** The scroller is elsewhere: a hand moves it, the browser has brought something into view, or it says what was written. */
  #moved(time) {
    const place = this.#native;
    if (Math.abs(place - this.place) < 1) return;
    this.place = place;
    if (this.isHeld && !this.isLent) {
      this.isLent = true;
      this.send(Input.scrollBegan, time);
    }
    this.send(Input.scrolled, time, this.#base + place);
    if ("onscrollend" in window) return;
    // Older Safari does not say when it stands still.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.rest(now()), 200);
  }

  /** The scroller stands still. */
  rest(time) {
    this.isHeld = false;
    if (!this.isLent) return;
    this.isLent = false;
    this.send(Input.scrollEnded, time, this.#base + this.place);
  }
}
