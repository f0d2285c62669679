/// What the engine says to one expected key.
struct Answer {
  let shown: JSONValue
  private let holds: ((JSONValue, Scope) -> Bool)?

  /// A value, which is compared with the expected one.
  init(_ value: JSONValue) {
    shown = value
    holds = nil
  }

  /// A finding, and whether it is as expected.
  init(_ found: JSONValue, holds: @escaping (_ expected: JSONValue, _ scope: Scope) -> Bool) {
    shown = found
    self.holds = holds
  }

  static func number(_ number: Double?) -> Answer { Answer(.optional(number)) }
  static func index(_ index: Int?) -> Answer { Answer(.optional(index)) }
  static func text(_ text: String?) -> Answer { Answer(.optional(text)) }
  static func flag(_ flag: Bool) -> Answer { Answer(.bool(flag)) }
  static func numbers(_ numbers: [Double]) -> Answer { Answer(.numbers(numbers)) }
  static func numbers(_ numbers: [Int]) -> Answer { Answer(.numbers(numbers)) }
  static func spans(_ spans: [[Double]]) -> Answer { Answer(.array(spans.map { .numbers($0) })) }

  /// A number that was found only so exactly.
  static func number(_ number: Double, tolerance: Double) -> Answer {
    Answer.number(number, is: { ($0 - $1).magnitude <= tolerance })
  }

  /// A number that stands in a relation to the expected one.
  static func number(_ number: Double, is relation: @escaping (Double, Double) -> Bool) -> Answer {
    Answer(.number(number)) { expected, scope in
      expected.number(in: scope).map { relation(number, $0) } ?? false
    }
  }

  func matches(_ expected: JSONValue, within tolerance: Double, in scope: Scope) -> Bool {
    holds?(expected, scope) ?? expected.matches(shown, within: tolerance, in: scope)
  }
}

extension JSONValue {
  /// The number that it is or that its arithmetic comes to.
  func number(in scope: Scope) -> Double? { number ?? text.flatMap { scope.value(of: $0) } }

  /// Whether an answer is the expected value: numbers within the tolerance, members as far as they are expected.
  func matches(_ actual: JSONValue, within tolerance: Double, in scope: Scope) -> Bool {
    switch (self, actual) {
    case (.array(let expected), .array(let actual)):
      return expected.count == actual.count
        && zip(expected, actual).allSatisfy { $0.matches($1, within: tolerance, in: scope) }
    case (.object(let expected), .object(let actual)):
      return expected.allSatisfy { key, value in
        actual[key].map { value.matches($0, within: tolerance, in: scope) } ?? false
      }
    case (.number(let expected), .number(let actual)): return (expected - actual).magnitude <= tolerance
    case (.string, .number(let actual)):
      return number(in: scope).map { ($0 - actual).magnitude <= tolerance } ?? false
    default: return self == actual
    }
  }
}
