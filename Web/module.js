// The WebAssembly module that holds the engine, one for all strips of a page, and the calls that it makes back.

const url = new URL("./tabstrip.wasm", import.meta.url);
/** The strips by the numbers that the module has for them. */
const strips = new Map();
let memory;
let view = new Float64Array(0);

/** The module's memory as numbers of 64 bits. It has to be taken anew at each use: memory that grows leaves earlier views empty. */
export const numbers = () => (view.length > 0 ? view : (view = new Float64Array(memory.buffer)));

const imports = {
  host: {
    measure: (strip, key, place) => numbers().set(strips.get(strip).measure(key), place / 8),
    allows: (strip, old, key, cause) => (strips.get(strip).allows(old, key, cause) ? 1 : 0),
    report: (strip, old, key, cause, again) => strips.get(strip).report(old, key, cause, again),
    conceal: (strip, view) => strips.get(strip).conceal(view),
    discard: (strip, view) => strips.get(strip).discard(view),
    show: (strip, place, needsSize) => strips.get(strip).show(place / 8, needsSize !== 0),
    requestFrame: (strip) => strips.get(strip).requestFrame(),
  },
};

async function load() {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`tabstrip: ${url} could not be loaded (${answer.status})`);
  // A server that does not know the file's type still serves it.
  if (answer.headers.get("content-type")?.startsWith("application/wasm")) {
    return (await WebAssembly.instantiateStreaming(answer, imports)).instance;
  }
  return (await WebAssembly.instantiate(await answer.arrayBuffer(), imports)).instance;
}

/** What the module can do; see Sources/TabStripWeb. */
export const engine = (await load()).exports;
memory = engine.memory;

/** Makes a strip whose calls go to `host`, and gives its number. */
export function createStrip(host) {
  const strip = engine.create();
  strips.set(strip, host);
  return strip;
}

/** Lets a strip go. */
export function destroyStrip(strip) {
  engine.destroy(strip);
  strips.delete(strip);
}

/** What happens to a strip, by the codes of InputDecoder. */
export const Input = {
  resized: 1, direction: 2, motion: 3, text: 4, pointerDown: 5, pointerMoved: 6, pointerUp: 7, pointerCancelled: 8, hover: 9,
  hoverEnded: 10, wheel: 11, key: 12, focusGained: 13, focusLost: 14, select: 15, deselect: 16, track: 17, trackJump: 18,
  trackEnded: 19, dragOver: 20, dragOverEnded: 21, reveal: 22, scroll: 23, overflowPressed: 24, overflowReleased: 25,
  scrollBegan: 26, scrolled: 27, scrollEnded: 28,
};

/** Why a selection changed, in the engine's order. */
export const causes = ["tap", "keyboard", "program", "tracking", "removal", "reselect", "central"];
