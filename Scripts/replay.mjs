#!/usr/bin/env node
// Replays recordings in the WebAssembly module and compares the records, byte for byte, with those of the native build.
//
// usage: replay.mjs MODULE CORPUS [--flip]
//
// --flip changes one bit of one record before it is compared: the proof that this check can fail.

import { readFileSync } from "node:fs";

const [modulePath, corpusPath, option] = process.argv.slice(2);
if (!modulePath || !corpusPath || (option && option !== "--flip")) {
  console.error("usage: replay.mjs MODULE CORPUS [--flip]");
  process.exit(2);
}

const code = readFileSync(modulePath);
const module = new WebAssembly.Module(code);
const asked = WebAssembly.Module.imports(module);
if (asked.length > 0) fail(`the module asks for ${asked.map((one) => `${one.module}.${one.name}`).join(", ")}`);
const { exports: strip } = new WebAssembly.Instance(module);

function fail(message) {
  console.log(`FAILED: ${message}`);
  process.exit(1);
}

/// The recordings of a corpus file; Tests/recordings/Corpus.swift has the layout.
function* recordings(file) {
  let position = 0;
  const number = () => file.readInt32LE((position += 4) - 4);
  const part = () => {
    const length = number();
    return file.subarray(position, (position += length));
  };
  while (position < file.length) {
    const name = part().toString("utf8");
    const recording = part();
    const runs = [false, true].map((notingEveryStep) => ({ notingEveryStep, status: number(), records: part() }));
    yield { name, recording, runs };
  }
}

function replay({ name, recording }, notingEveryStep) {
  const input = strip.input(recording.length) >>> 0;
  // Memory may have grown, which leaves earlier views of it without bytes.
  new Uint8Array(strip.memory.buffer).set(recording, input);
  let length;
  try {
    length = strip.replay(notingEveryStep ? 1 : 0);
  } catch (trap) {
    // Nothing in the module can be relied on after a trap.
    fail(`${name}${notingEveryStep ? ", every step noted" : ""}: the module trapped: ${trap.message}`);
  }
  if (length < 0) return { status: length, records: Buffer.alloc(0) };
  const output = strip.allocate(8, length) >>> 0;
  strip.output(output);
  const records = Buffer.from(new Uint8Array(strip.memory.buffer, output, length));
  strip.deallocate(output);
  return { status: 0, records };
}

/// Where two runs differ, in words; null where they do not.
function difference(wasm, native) {
  if (wasm.status !== native.status) return `status ${wasm.status} here and ${native.status} in the native build`;
  if (wasm.records.equals(native.records)) return null;
  let start = 0;
  for (;;) {
    const [ours, theirs] = [wasm.records, native.records].map((bytes) => bytes.subarray(start));
    if (ours.length < 8 || theirs.length < 8) return `${ours.length < 8 ? "fewer" : "more"} records than the native build`;
    const [end, other] = [ours, theirs].map((bytes) => 8 + bytes.readUInt32LE(4));
    if (end === other && ours.subarray(0, end).equals(theirs.subarray(0, end))) {
      start += end;
      continue;
    }
    let at = 0;
    while (at < Math.min(end, other) && ours[at] === theirs[at]) at += 1;
    const from = Math.max(0, at - 8);
    const hex = (bytes) => bytes.subarray(from, at + 16).toString("hex");
    return `step ${theirs.readUInt32LE(0)}, byte ${at} of its record\n  here   …${hex(ours)}…\n  native …${hex(theirs)}…`;
  }
}

/// Numbers from 0 to below `count`, the same in each run.
function randomNumbers() {
  let seed = 1;
  return (count) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * count);
  };
}

/// Copies stretches onto each other at random, and compares with what JavaScript makes of it.
function checkCopies() {
  const random = randomNumbers();
  const size = 256;
  const place = strip.allocate(16, size) >>> 0;
  const bytes = new Uint8Array(strip.memory.buffer, place, size);
  for (let at = 0; at < size; at += 1) bytes[at] = random(256);
  const wanted = Uint8Array.from(bytes);
  for (let round = 0; round < 5_000; round += 1) {
    const count = random(100);
    // Every other time both ends are at multiples of 8, which takes another way.
    const step = round % 2 === 0 ? 8 : 1;
    const [to, from] = [0, 0].map(() => Math.floor(random(size - count) / step) * step);
    strip.move(place + to, place + from, count);
    wanted.copyWithin(to, from, from + count);
    if (Buffer.compare(bytes, wanted) !== 0) fail(`copies: ${count} bytes from ${from} to ${to}`);
  }
  strip.deallocate(place);
  console.log("copies: 5000 rounds passed");
}

/// Multiplies numbers of all sizes and signs, and compares with whole numbers without limit.
function checkProducts() {
  const random = randomNumbers();
  const number = () => {
    let value = 0n;
    for (let part = random(5); part > 0; part -= 1) value = (value << 16n) | BigInt(random(65_536));
    return BigInt.asIntN(64, random(2) === 0 ? value : -value);
  };
  for (let round = 0; round < 20_000; round += 1) {
    const [a, b] = [number(), number()];
    const overflows = BigInt.asIntN(64, a * b) !== a * b;
    if ((strip.overflows(a, b) !== 0) !== overflows) fail(`products: ${a} * ${b}`);
  }
  console.log("products: 20000 rounds passed");
}

/// Allocates and frees at random, and looks whether any block overlaps another.
function checkHeap() {
  const random = randomNumbers();
  const before = strip.bytesInUse();
  const blocks = [];
  let bytes = null;
  const memory = () => (bytes && bytes.length > 0 ? bytes : (bytes = new Uint8Array(strip.memory.buffer)));
  for (let round = 0; round < 40_000; round += 1) {
    if (blocks.length > 400 || (blocks.length > 0 && random(100) < 48)) {
      const [block] = blocks.splice(random(blocks.length), 1);
      for (let at = 0; at < block.size; at += 1) {
        if (memory()[block.place + at] !== block.mark) fail(`heap: a block of ${block.size} bytes was overwritten`);
      }
      strip.deallocate(block.place);
    } else {
      const alignment = 1 << (random(10) < 8 ? 4 : random(12));
      const size = random(10) < 7 ? random(300) : random(10) < 8 ? random(5_000) : random(80_000);
      const place = strip.allocate(alignment, size) >>> 0;
      if (place === 0 || place % alignment !== 0) fail(`heap: ${place} is no multiple of ${alignment}`);
      const mark = random(256);
      memory().fill(mark, place, place + size);
      blocks.push({ place, size, mark });
    }
    if (round % 500 === 0 && !strip.heapIsSound()) fail(`heap: not sound after ${round} rounds`);
  }
  for (const { place } of blocks) strip.deallocate(place);
  if (!strip.heapIsSound()) fail("heap: not sound at the end");
  if (strip.bytesInUse() !== before) fail(`heap: ${strip.bytesInUse() - before} bytes too many in use at the end`);
  console.log("heap: 40000 rounds passed");
}

checkCopies();
checkProducts();
checkHeap();

const corpus = [...recordings(readFileSync(corpusPath))];
let flips = option === "--flip";
let passed = 0;
let failed = 0;
let firstFailure = null;
// How to see what the native build shows.
const wayToLook = (name) =>
  name.startsWith("random ") ? `swift run recordings ${name}` : `swift run recordings replay Scenarios/${name}.scenario`;
let compared = 0;
for (const entry of corpus) {
  const { name, runs } = entry;
  let fault = null;
  for (const native of runs) {
    const wasm = replay(entry, native.notingEveryStep);
    if (flips && wasm.records.length > 0) {
      wasm.records[wasm.records.length >> 1] ^= 1;
      flips = false;
    }
    compared += native.records.length;
    const found = difference(wasm, native);
    if (found) fault ??= `${name}${native.notingEveryStep ? ", every step noted" : ""}: ${found}`;
  }
  if (fault) {
    failed += 1;
    firstFailure ??= name.startsWith("damaged ") ? fault : `${fault}\n  native frames: ${wayToLook(name)}`;
  } else {
    passed += 1;
  }
}
if (corpus.length === 0) fail("the corpus is empty");

// The same again must find all it needs in the memory that there is, and leave nothing behind.
strip.release();
const size = strip.memory.buffer.byteLength;
const inUse = strip.bytesInUse();
for (const entry of corpus) replay(entry, true);
strip.release();
if (strip.memory.buffer.byteLength !== size) {
  fail(`memory grew from ${size} to ${strip.memory.buffer.byteLength} bytes when all was replayed again`);
}
if (strip.bytesInUse() !== inUse) fail(`${strip.bytesInUse() - inUse} bytes more in use when all was replayed again`);
if (!strip.heapIsSound()) fail("the heap is not sound");

console.log(`wasm: ${code.length} bytes, ${size / 65536} pages of memory, ${inUse} bytes in use at rest`);
console.log(`replay: ${passed} passed, ${failed} failed (${compared} bytes of records compared)`);
if (firstFailure) fail(`first of ${failed}: ${firstFailure}`);
