// The browser's scroller, lent to the engine: a hand's drags and their momentum come in, the engine's own movements go out.

import { engine, Input } from "./module.js";

/** Positions are exact up to some millions of pixels; a longer row is reached through a window that moves along. */
const longest = 4_000_000;

export class RowScroller {
  base = 0;
  length = 0;
  /** Where the scroller is, from its leading end, as last written or told. */
  place = 0;
  /** Whether a hand moves it. */
  isLent = false;
  /** Whether the browser has taken a finger or a touchpad to scroll with. */
  isHeld = false;

  constructor(send) {
    this.send = send;
    this.node = document.createElement("div");
    this.node.className = "scroller";
    this.node.tabIndex = -1;
    this.row = document.createElement("div");
    this.row.className = "row";
    this.node.append(this.row);
    this.node.addEventListener("scroll", (event) => this.moved(event.timeStamp), { passive: true });
    this.node.addEventListener("scrollend", (event) => this.rested(event.timeStamp), { passive: true });
  }

  /** Gives the scroller room, length and place of a frame. While it is lent its place is its own. */
  show(strip, frame) {
    const { clip, offset, maximumOffset } = frame;
    this.isRightToLeft = frame.isRightToLeft;
    this.strip = strip;
    if (!this.isLent) this.stand(offset, maximumOffset);
    this.length = Math.max(0, Math.min(maximumOffset - this.base, longest));
    this.write(this.node, "left", clip.x);
    this.write(this.node, "top", clip.y);
    this.write(this.node, "width", clip.width);
    this.write(this.node, "height", clip.height);
    this.write(this.row, "width", clip.width + this.length);
    if (this.isLent) return;
    const place = Math.round((offset - this.base) * devicePixelRatio) / devicePixelRatio;
    if (place === this.place) return;
    this.place = place;
    this.node.scrollLeft = frame.isRightToLeft ? -place : place;
  }

  stand(offset, maximum) {
    const furthest = maximum - longest;
    if (furthest <= 0) {
      this.base = 0;
    } else if (offset < this.base + longest / 4 || offset > this.base + (longest * 3) / 4 || this.base > furthest) {
      this.base = Math.max(0, Math.min(Math.round(offset - longest / 2), furthest));
    }
  }

  /** The scroller is elsewhere: a hand moves it, the browser has brought something into view, or it says what was written. */
  moved(time) {
    const place = this.isRightToLeft ? -this.node.scrollLeft : this.node.scrollLeft;
    if (Math.abs(place - this.place) < 1) return;
    this.place = place;
    if (this.isHeld && !this.isLent) {
      this.isLent = true;
      this.send(Input.scrollBegan, time);
    }
    this.send(Input.scrolled, time, this.base + place);
  }

  rested(time) {
    this.isHeld = false;
    if (!this.isLent) return;
    this.isLent = false;
    this.send(Input.scrollEnded, time);
    const offset = this.base + this.place;
    const target = engine.decelerationTarget(this.strip, offset);
    if (Math.abs(target - offset) >= 1) this.send(Input.scroll, time, target, 1);
  }

  write(node, name, value) {
    const known = (node.written ??= {});
    if (known[name] === value) return;
    known[name] = value;
    node.style[name] = `${value}px`;
  }
}
