/// Writes numbers into bytes, the same on every platform.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Seven bits a byte, the lowest first; the top bit says that more follow.
  mutating func count(_ value: Int) {
    var rest = UInt64(value < 0 ? 0 : value)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Four bytes, the lowest first.
  mutating func fixed(_ value: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
  }

  /// Eight bytes of IEEE 754, the lowest first. Every NaN is written as the same one: processors differ in those they make.
  mutating func number(_ value: Double) {
    let bits = value.isNaN ? Double.nan.bitPattern : value.bitPattern
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
  }

  mutating func append(_ others: [UInt8]) { bytes.append(contentsOf: others) }
}
