/// What a vector says of its strip, and which of it has been read: what nobody reads has not been tried.
final class VectorInput {
  let values: [String: JSONValue]
  let tags: Set<String>
  var scope: Scope
  private(set) var read: Set<String> = []

  init(_ values: [String: JSONValue], tags: Set<String>, scope: Scope) {
    self.values = values
    self.tags = tags
    self.scope = scope
  }

  /// The value of a key; nil where it is absent or null.
  subscript(key: String) -> JSONValue? {
    read.insert(key)
    guard let value = values[key], value != .null else { return nil }
    return value
  }

  /// Whether the key is there, be it null.
  func has(_ key: String) -> Bool {
    read.insert(key)
    return values[key] != nil
  }

  /// Keys that change nothing here.
  func ignore(_ keys: String...) { read.formUnion(keys) }

  /// The keys that nobody has read.
  var unread: [String] { values.keys.filter { !read.contains($0) }.sorted() }

  func number(_ key: String) throws(Refusal) -> Double? {
    guard let value = self[key] else { return nil }
    return try number(value, key)
  }

  func number(_ value: JSONValue, _ key: String) throws(Refusal) -> Double {
    guard let number = value.number(in: scope) else { throw Refusal("\(key) \(value) is no number here") }
    return number
  }

  func numbers(_ key: String) throws(Refusal) -> [Double]? {
    guard let value = self[key] else { return nil }
    return try numbers(value, key)
  }

  func numbers(_ value: JSONValue, _ key: String) throws(Refusal) -> [Double] {
    guard let elements = value.elements else { throw Refusal("\(key) \(value) is no list of numbers here") }
    var numbers: [Double] = []
    for element in elements { numbers.append(try number(element, key)) }
    return numbers
  }

  func spans(_ key: String) throws(Refusal) -> [[Double]]? {
    guard let value = self[key] else { return nil }
    guard let elements = value.elements else { throw Refusal("\(key) \(value) is no list of frames here") }
    var spans: [[Double]] = []
    for element in elements {
      let span = try numbers(element, key)
      guard span.count == 2 else { throw Refusal("\(key) \(element) is no frame") }
      spans.append(span)
    }
    return spans
  }

  func pair(_ key: String) throws(Refusal) -> [Double]? {
    guard let pair = try numbers(key) else { return nil }
    guard pair.count == 2 else { throw Refusal("\(key) has not two numbers") }
    return pair
  }

  func count(_ key: String) throws(Refusal) -> Int? {
    guard let number = try number(key) else { return nil }
    guard number >= 0, number <= 1_000_000, number == number.rounded() else {
      throw Refusal("\(key) \(number) is no count")
    }
    return Int(number)
  }

  func text(_ key: String) -> String? { self[key]?.text }

  func flag(_ key: String) -> Bool? { self[key]?.flag }

  /// Along the line of text unless said otherwise.
  func isVertical(_ key: String = "orientation") throws(Refusal) -> Bool {
    switch self[key] {
    case nil, "horizontal", "inline": false
    case "vertical", "block": true
    case let other?: throw Refusal("\(key) \(other)")
    }
  }

  /// Left to right unless said otherwise.
  func isRightToLeft() throws(Refusal) -> Bool {
    switch self["direction"] {
    case nil, .string("ltr"): false
    case .string("rtl"): true
    case let other?: throw Refusal("direction \(other)")
    }
  }
}
