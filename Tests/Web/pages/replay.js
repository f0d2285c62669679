// Replays recordings in the engine as WebAssembly and compares the records with those of the native build, byte for byte.

const bytes = async (name) => new Uint8Array(await (await fetch(`/replay/${name}`)).arrayBuffer());
const { instance } = await WebAssembly.instantiate(await bytes("replay.wasm"));
const strip = instance.exports;
const corpus = await bytes("corpus.bin");

/** The recordings of the corpus; Tests/recordings/Corpus.swift has the layout. */
function* recordings() {
  const numbers = new DataView(corpus.buffer);
  let position = 0;
  const number = () => numbers.getInt32((position += 4) - 4, true);
  const part = () => {
    const length = number();
    return corpus.subarray(position, (position += length));
  };
  while (position < corpus.length) {
    const name = new TextDecoder().decode(part());
    const recording = part();
    const runs = [0, 1].map((everyStep) => ({ everyStep, status: number(), records: part() }));
    yield { name, recording, runs };
  }
}

function replay(recording, everyStep) {
  const input = strip.input(recording.length) >>> 0;
  // Memory may have grown, which leaves earlier views of it without bytes.
  new Uint8Array(strip.memory.buffer).set(recording, input);
  const length = strip.replay(everyStep);
  if (length < 0) return { status: length, records: new Uint8Array(0) };
  const output = strip.allocate(8, length) >>> 0;
  strip.output(output);
  const records = new Uint8Array(strip.memory.buffer, output, length).slice();
  strip.deallocate(output);
  return { status: 0, records };
}

const isSame = (a, b) => a.length === b.length && a.every((byte, at) => byte === b[at]);

/** Replays all; `flip` changes one bit of the records of one recording, to see that it is noticed. */
window.replayAll = (flip) => {
  const result = { passed: 0, failed: [], bytes: 0 };
  for (const { name, recording, runs } of recordings()) {
    const isRight = runs.every(({ everyStep, status, records }) => {
      const ours = replay(recording, everyStep);
      if (flip && ours.records.length > 0) {
        ours.records[ours.records.length >> 1] ^= 1;
        flip = false;
      }
      result.bytes += records.length;
      return ours.status === status && isSame(ours.records, records);
    });
    if (isRight) result.passed += 1;
    else result.failed.push(name);
  }
  return result;
};
