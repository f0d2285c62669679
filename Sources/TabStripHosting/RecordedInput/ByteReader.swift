/// Reads what ``ByteWriter`` wrote, and anything else without a trap.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  func fault(_ reason: RecordingFault.Reason) -> RecordingFault { RecordingFault(reason: reason, position: position) }

  mutating func byte() throws(RecordingFault) -> UInt8 {
    guard position < bytes.count else { throw fault(.endsTooSoon) }
    position += 1
    return bytes[position - 1]
  }

  mutating func flag() throws(RecordingFault) -> Bool {
    let start = position
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw RecordingFault(reason: .unknownCode, position: start)
    }
  }

  /// A whole number up to 2³¹ − 1, so that 32-bit platforms read the same recordings.
  mutating func count() throws(RecordingFault) -> Int {
    let start = position
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      value |= UInt64(next & 0x7F) << shift
      guard value <= UInt64(Int32.max) else { throw RecordingFault(reason: .numberTooLarge, position: start) }
      if next & 0x80 == 0 { return Int(value) }
      shift += 7
      guard shift < 35 else { throw RecordingFault(reason: .numberTooLarge, position: start) }
    }
  }

  /// How many things follow, each at least so many bytes long: no more than there is room for, so that a wrong count cannot
  /// ask for all memory.
  mutating func count(ofThingsAtLeast size: Int) throws(RecordingFault) -> Int {
    let start = position
    let count = try count()
    guard count <= (bytes.count - position) / size else {
      throw RecordingFault(reason: .endsTooSoon, position: start)
    }
    return count
  }

  mutating func fixed() throws(RecordingFault) -> UInt32 {
    var value: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) { value |= UInt32(try byte()) << UInt32(shift) }
    return value
  }

  mutating func number() throws(RecordingFault) -> Double {
    var bits: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { bits |= UInt64(try byte()) << UInt64(shift) }
    return Double(bitPattern: bits)
  }

  mutating func code<Code: RawRepresentable<UInt8>>(_ type: Code.Type) throws(RecordingFault) -> Code {
    let start = position
    guard let code = Code(rawValue: try byte()) else { throw RecordingFault(reason: .unknownCode, position: start) }
    return code
  }
}

/// Why bytes are not a recording.
public struct RecordingFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: UInt8, Hashable, Sendable {
    /// The bytes do not begin as a recording does, or are of a later version.
    case notARecording
    /// The bytes end in the middle of something.
    case endsTooSoon
    /// Bytes are left over.
    case endsTooLate
    /// A code stands for nothing.
    case unknownCode
    /// A whole number is above 2³¹ − 1.
    case numberTooLarge
  }

  /// What is wrong.
  public var reason: Reason
  /// Which byte is, from 0.
  public var position: Int
}
