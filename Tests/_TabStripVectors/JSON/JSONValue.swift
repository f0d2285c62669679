/// A value of a vector file.
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A truth value.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members by name.
  case object([String: JSONValue])

  /// The element of an object; nil where there is none.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The elements, if it is an array.
  public var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The text, if it is one.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, if it is one.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The truth value, if it is one.
  public var flag: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The same with every leaf blank: what is asked, without the answer.
  var shape: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.shape))
    case .object(let members): .object(members.mapValues(\.shape))
    default: .null
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line, members in alphabetical order.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number):
      number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
    case .string(let text): "\"\(text)\""
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Null.
  public init(nilLiteral: ()) { self = .null }

  static func optional(_ number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }
  static func optional(_ number: Int?) -> JSONValue { number.map { .number(Double($0)) } ?? .null }
  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }
  static func numbers(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .number(Double($0)) }) }
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
  static func flags(_ flags: [Bool]) -> JSONValue { .array(flags.map { .bool($0) }) }
}
