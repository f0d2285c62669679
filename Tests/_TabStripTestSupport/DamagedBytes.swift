/// Bytes of a recording with a few of them changed; at every other seed some are left out or added too, after which hardly
/// any recording is one.
public func damaged(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
  var random = SeededRandom(seed: seed)
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...3, using: &random) {
    guard !bytes.isEmpty else { break }
    // Mostly behind the first bytes, which say that it is a recording at all.
    let place = Int.random(in: min(4, bytes.count - 1)..<bytes.count, using: &random)
    switch Int.random(in: seed % 2 == 0 ? 0...4 : 3...3, using: &random) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 2: bytes.remove(at: place)
    case 3: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    default: bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
  }
  return bytes
}
