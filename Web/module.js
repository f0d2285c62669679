// The WebAssembly module that holds the engine, one for all strips of a page, and the calls that it makes back.

const url = new URL("./tabstrip.wasm", import.meta.url);
/** What answers a strip's calls, by the strip's number. Held weakly: an element that nobody holds any more goes, with its strip. */
const answers = new Map();
let memory;
let view = new Float64Array(0);

/** The module's memory, to be taken anew at each use: where memory grows, earlier views of it lose their numbers. */
export const numbers = () => (view.length > 0 ? view : (view = new Float64Array(memory.buffer)));
/** The room for whole numbers, from which the module reads a list, or in which it leaves one. */
export const room = (count) => {
  const place = engine.room(count);
  // Asked for only now, as making room may have replaced it.
  return new Int32Array(memory.buffer, place, count);
};

const call = (name) => (strip, ...rest) => Number(answers.get(strip)?.deref()?.[name](...rest) ?? 0);
const names = ["measure", "allows", "report", "conceal", "discard", "show", "requestFrame"];
const imports = { host: Object.fromEntries(names.map((name) => [name, call(name)])) };

async function load() {
  const file = await fetch(url);
  if (!file.ok) throw new Error(`tabstrip: ${url}: ${file.status}`);
  // A server that does not know the file's type serves it all the same.
  return file.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.instantiateStreaming(file, imports) : WebAssembly.instantiate(await file.arrayBuffer(), imports);
}

/** What the module can do; see Sources/TabStripWeb/Exports.swift. */
export const engine = (await load()).instance.exports;
memory = engine.memory;

const gone = new FinalizationRegistry((strip) => {
  engine.destroy(strip);
  answers.delete(strip);
});

/** Makes a strip whose calls `answer` answers; it lasts as long as its `owner`. */
export function createStrip(owner, answer) {
  const strip = engine.create();
  answers.set(strip, new WeakRef(answer));
  gone.register(owner, strip);
  return strip;
}

/** Why a selection changed, in the engine's order. */
export const causes = ["tap", "keyboard", "program", "tracking", "removal", "reselect", "central"];
