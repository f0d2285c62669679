/// One fact about a strip: an input and what is expected of it.
public struct Vector: Sendable {
  /// How the numbers are meant.
  public enum Mode: String, Sendable {
    /// As they stand.
    case concrete
    /// Letters stand for any number.
    case symbolic
    /// A relation is expected instead of a value.
    case relational
    /// A rule is stated instead of a case.
    case rule
  }

  /// The name by which a report speaks of it; nothing else looks at it.
  public let id: String
  /// The line of its file.
  public let line: Int
  /// How its numbers are meant.
  public let mode: Mode
  /// Topics that it is about.
  public let tags: Set<String>
  /// What is done to which strip.
  public let input: [String: JSONValue]
  /// What should come of it.
  public var expected: [String: JSONValue]

  /// Why the value is no vector.
  struct Fault: Error {
    let reason: String
  }

  init(_ value: JSONValue, line: Int) throws(Fault) {
    guard case .object(let members) = value else { throw Fault(reason: "a vector is an object") }
    guard case .string(let id)? = members["id"] else { throw Fault(reason: "a vector without an id") }
    guard case .object(let input)? = members["input"] else { throw Fault(reason: "\(id) has no input") }
    guard case .object(let expected)? = members["expected"], !expected.isEmpty else {
      throw Fault(reason: "\(id) expects nothing")
    }
    guard let mode = members["mode"]?.text.flatMap({ Mode(rawValue: $0) }) else {
      throw Fault(reason: "\(id) has no mode that is known")
    }
    self.id = id
    self.line = line
    self.mode = mode
    tags = Set((members["tags"]?.elements ?? []).compactMap(\.text))
    self.input = input
    self.expected = expected
  }
}
