/// CSS put together rule by rule.
struct CSSText {
  private(set) var text = ""

  /// Adds a rule, unless it says nothing.
  mutating func rule(_ selector: String, _ declarations: [String]) {
    guard !declarations.isEmpty else { return }
    text += selector + " { " + declarations.joined(separator: "; ") + "; }\n"
  }

  /// Adds text as it is.
  mutating func append(_ css: String) { text += css }

  /// A number as CSS reads it: to a thousandth, without an exponent; 0 for what is negative or not a number.
  static func number(_ value: Double) -> String {
    guard value > 0 else { return "0" }
    return String((min(value, 100_000) * 1000).rounded() / 1000)
  }

  /// A length in points, which CSS calls pixels.
  static func length(_ points: Double) -> String { number(points) + "px" }
}
