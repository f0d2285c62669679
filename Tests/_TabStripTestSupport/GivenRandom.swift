/// A random source whose first draws are given as bytes, two a draw; what follows them is always the same.
///
/// A fuzzer that changes the bytes changes the draws one by one.
public struct GivenRandom: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>
  private var rest = SeededRandom(seed: 0)

  /// Starts with the given bytes.
  public init(_ bytes: some Sequence<UInt8>) { self.bytes = ArraySlice(Array(bytes)) }

  /// The next 64 bits, of which the highest are the given ones: they are what a draw from a range depends on.
  public mutating func next() -> UInt64 {
    guard bytes.count >= 2 else { return rest.next() }
    return UInt64(bytes.removeFirst()) << 56 | UInt64(bytes.removeFirst()) << 48 | rest.next() >> 16
  }
}
