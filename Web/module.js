// The WebAssembly module that holds the engine, one for all strips of a page, and the calls that it makes back.

/** The files that lie beside the script. */
const [sheet, module] = await Promise.all(["css", "wasm"].map((kind) => fetch(new URL(`tabstrip.${kind}`, import.meta.url))));
if (!module.ok) throw new Error(`tabstrip: ${module.url}: ${module.status}`);
export const css = await sheet.text();

/** What answers a strip's calls, by the strip's number. Held weakly: an element that nobody holds any more goes, with its strip. */
const answers = [];
/** Whatever the module calls. */
const host = new Proxy({}, { get: (_, name) => (strip, ...rest) => answers[strip]?.deref()?.[name](...rest) });

/** What the module can do; see Sources/TabStripWeb/Exports.swift. Not compiled as it comes in: not every server knows the file's type. */
export const engine = (await WebAssembly.instantiate(await module.arrayBuffer(), { host })).instance.exports;

/** So many numbers, or all, from a place in memory on, for the moment: where memory grows, they are lost. */
export const numbers = (place, count) => new Float64Array(engine.memory.buffer, place, count);
/** The room for whole numbers, from which the module reads a list, or in which it leaves one. */
export const room = (count) => {
  const place = engine.room(count);
  // Asked for only now, as making room may have replaced it.
  return new Int32Array(engine.memory.buffer, place, count);
};

const gone = new FinalizationRegistry(engine.destroy);

/** Makes a strip whose calls `answer` answers, and which lasts as long. */
export function createStrip(answer) {
  const strip = engine.create();
  answers[strip] = new WeakRef(answer);
  gone.register(answer, strip);
  return strip;
}

export const now = () => performance.now();
/** Why a selection changed, in the engine's order. */
export const causes = ["tap", "keyboard", "program", "tracking", "removal", "reselect", "central"];
