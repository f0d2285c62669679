#!/usr/bin/env node
// Lets strips live in the WebAssembly module, without a browser, and looks at its memory: it may not grow over 100,000 frames of a strip that is
// scrolled, nor over 1,000 strips that come and go.
//
// usage: memory.mjs MODULE [--leak]
//
// --leak keeps a strip in every round: the proof that this check can fail.

import { readFileSync } from "node:fs";

const [path, option] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
let frames = 0;
let engine;
const host = {
  measure: (strip, key, place) => new Float64Array(engine.memory.buffer).set([40 + (key * 37) % 90, 0, key % 5 ? 0 : 12], place / 8),
  allows: () => 1,
  report: () => {},
  conceal: () => {},
  requestFrame: () => {},
  show: (strip, place) => {
    frames += 1;
    const numbers = new Float64Array(engine.memory.buffer, place, 41);
    if (!(numbers[40] > 0)) fail("a frame without tabs");
  },
};
engine = new WebAssembly.Instance(module, { host }).exports;

function fail(message) {
  console.log(`FAILED: ${message}`);
  process.exit(1);
}

const Input = { resized: 1, direction: 2, text: 4, wheel: 11, key: 12, focusGained: 13, select: 15, scroll: 23 };
let time = 0;

/** Gives a strip the tabs of these numbers. */
function setTabs(strip, keys) {
  const place = engine.room(keys.length);
  new Int32Array(engine.memory.buffer, place, keys.length).set(keys);
  engine.setTabs(strip, keys.length, time);
}

const all = (count) => Array.from({ length: count }, (_, key) => key);

function makeStrip(count) {
  const strip = engine.create();
  engine.begin(strip, 1);
  engine.apply(strip, time);
  engine.input(strip, Input.text, time, 16, 0, 0, 0);
  engine.input(strip, Input.resized, time, 390, 48, 2, 0);
  setTabs(strip, all(count));
  return strip;
}

/** One frame of a strip in whose life something happens now and then. */
function live(strip, step) {
  time += 1000 / 60;
  if (step % 40 === 0) engine.input(strip, Input.select, time, (step * 7919) % 2000, step % 80 ? 0 : 2, 1, 0);
  if (step % 97 === 0) engine.input(strip, Input.wheel, time, 0, step % 2 ? 1 : -1, 0, 0);
  if (step % 501 === 0) engine.input(strip, Input.direction, time, step % 2, 0, 0, 0);
  if (step % 1003 === 0) {
    const others = all(2000).filter((key) => key !== 5);
    setTabs(strip, others);
    setTabs(strip, [...others.slice(0, step % 2000), 5, ...others.slice(step % 2000)]);
  }
  engine.render(strip, time);
}

const state = () => ({ bytes: engine.bytesInUse(), pages: engine.memory.buffer.byteLength / 65_536 });
const strip = makeStrip(2000);
for (let step = 0; step < 20_000; step += 1) live(strip, step);
const before = state();
for (let step = 20_000; step < 120_000; step += 1) live(strip, step);
const after = state();
console.log(`frames: ${frames} shown; ${before.bytes} bytes in ${before.pages} pages, then ${after.bytes} in ${after.pages}`);
if (after.pages > before.pages) fail("memory grew over 100,000 frames");
if (after.bytes > before.bytes * 1.02) fail("bytes in use grew over 100,000 frames");

const cycle = () => {
  const strip = makeStrip(100);
  engine.render(strip, time);
  engine.input(strip, Input.select, time, 50, 0, 1, 0);
  engine.render(strip, (time += 16));
  if (option !== "--leak") engine.destroy(strip);
};
for (let round = 0; round < 100; round += 1) cycle();
const first = state();
for (let round = 0; round < 1_000; round += 1) cycle();
const last = state();
console.log(`strips: ${first.bytes} bytes in ${first.pages} pages, then ${last.bytes} in ${last.pages}`);
if (last.bytes !== first.bytes || last.pages > first.pages) fail("memory grew over 1,000 strips that came and went");
console.log("memory: 2 passed");
