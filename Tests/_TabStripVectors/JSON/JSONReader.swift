/// Reads JSON and knows on which line it is, so that a fault can be found in a file of hundreds of vectors.
struct JSONReader {
  /// What is wrong, and on which line.
  struct Fault: Error {
    let line: Int
    let reason: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var line = 1
  private var depth = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The elements of the array that the text is, each with the line on which it begins.
  mutating func topLevelArray() throws(Fault) -> [(line: Int, value: JSONValue)] {
    var elements: [(line: Int, value: JSONValue)] = []
    try expect("[")
    try list(until: "]") { reader throws(Fault) in elements.append((reader.line, try reader.value())) }
    skipSpace()
    guard peek == nil else { throw fault("something follows the array") }
    return elements
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ reason: String) -> Fault { Fault(line: line, reason: reason) }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
      if byte == 0x0a { line += 1 }
      position += 1
    }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Fault) {
    skipSpace()
    guard peek == UInt8(ascii: character) else { throw fault("\(shown(peek)) where \(character) should be") }
    position += 1
  }

  private func shown(_ byte: UInt8?) -> String { byte.map { String(UnicodeScalar($0)) } ?? "the end" }

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw fault("nested too deeply") }
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("a word that is not \(word)") }
    position += word.utf8.count
    return value
  }

  private mutating func object() throws(Fault) -> JSONValue {
    var members: [String: JSONValue] = [:]
    position += 1
    try list(until: "}") { reader throws(Fault) in
      guard reader.peek == UInt8(ascii: "\"") else {
        throw reader.fault("\(reader.shown(reader.peek)) where a key should be")
      }
      let key = try reader.string()
      guard members[key] == nil else { throw reader.fault("key «\(key)» twice") }
      try reader.expect(":")
      members[key] = try reader.value()
    }
    return .object(members)
  }

  private mutating func array() throws(Fault) -> JSONValue {
    var elements: [JSONValue] = []
    position += 1
    try list(until: "]") { reader throws(Fault) in elements.append(try reader.value()) }
    return .array(elements)
  }

  /// Reads elements with commas between them, none or more, and what ends them.
  private mutating func list(
    until end: Unicode.Scalar, _ element: (inout JSONReader) throws(Fault) -> Void
  ) throws(Fault) {
    skipSpace()
    if peek == UInt8(ascii: end) {
      position += 1
      return
    }
    while true {
      skipSpace()
      try element(&self)
      skipSpace()
      guard peek == UInt8(ascii: ",") else { return try expect(end) }
      position += 1
    }
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let begin = position
    while let byte = peek, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    guard let number = Double(String(decoding: bytes[begin..<position], as: UTF8.self)), number.isFinite else {
      throw fault("\(shown(peek)) where a value should be")
    }
    return .number(number)
  }

  private mutating func string() throws(Fault) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("a text that does not end on its line") }
      position += 1
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
        continue
      }
      guard let escape = peek else { break }
      position += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0a)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0d)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0c)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
      case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
      default: throw fault("an escape that means nothing")
      }
    }
    guard peek != nil else { throw fault("a text without an end") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func scalar() throws(Fault) -> Character {
    var code = try hex()
    if code >= 0xd800, code < 0xdc00, bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let low = try hex()
      guard low >= 0xdc00, low < 0xe000 else { throw fault("half a character") }
      code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("half a character") }
    return Character(scalar)
  }

  private mutating func hex() throws(Fault) -> UInt32 {
    guard position + 4 <= bytes.count,
      let code = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw fault("an escape without four digits") }
    position += 4
    return code
  }
}
