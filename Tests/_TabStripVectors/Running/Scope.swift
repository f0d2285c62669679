/// Numbers put for the letters of a symbolic vector, and the arithmetic to read what is said with them.
struct Scope {
  var numbers: [String: Double] = [:]

  /// The numbers tried one after the other: letters of the schema, with values that are no whole points among them.
  static let trials: [Scope] = [
    Scope(numbers: [
      "W": 360, "V": 480, "R": 2000, "w": 96, "w0": 64, "w1": 120, "n": 5, "k": 2, "m": 5, "o": 100,
    ]),
    Scope(numbers: [
      "W": 612.5, "V": 1024, "R": 60, "w": 131.25, "w0": 88.5, "w1": 70.25, "n": 3, "k": 1, "m": 7, "o": 33,
    ]),
    Scope(numbers: [
      "W": 1200, "V": 799.75, "R": 900, "w": 200, "w0": 15, "w1": 300, "n": 8, "k": 4, "m": 6, "o": 250.5,
    ]),
  ]

  /// What an expression comes to: numbers, letters, `+ - * / mod`, brackets, `min(a, b)` and `max(a, b)`; nil if the text is none.
  func value(of text: String) -> Double? {
    var reader = ExpressionReader(text, numbers)
    return reader.whole()
  }
}

private struct ExpressionReader {
  private var tokens: ArraySlice<String>
  private let numbers: [String: Double]

  init(_ text: String, _ numbers: [String: Double]) {
    self.numbers = numbers
    var tokens: [String] = []
    for character in text {
      let isPart = character.isLetter || character.isNumber || character == "."
      if isPart, let last = tokens.last, let end = last.last, end.isLetter || end.isNumber || end == "." {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
    }
    self.tokens = tokens.filter { $0 != " " }[...]
  }

  mutating func whole() -> Double? {
    guard let value = sum(), tokens.isEmpty else { return nil }
    return value
  }

  private mutating func take(_ token: String) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while true {
      if take("+") {
        guard let next = product() else { return nil }
        value += next
      } else if take("-") || take("−") {
        guard let next = product() else { return nil }
        value -= next
      } else {
        return value
      }
    }
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while true {
      if take("*") {
        guard let next = factor() else { return nil }
        value *= next
      } else if take("/") {
        guard let next = factor() else { return nil }
        value /= next
      } else if take("mod") {
        guard let next = factor() else { return nil }
        value = value.truncatingRemainder(dividingBy: next)
      } else {
        return value
      }
    }
  }

  private mutating func factor() -> Double? {
    if take("-") || take("−") { return factor().map { -$0 } }
    if take("(") {
      guard let value = sum(), take(")") else { return nil }
      return value
    }
    guard let token = tokens.popFirst() else { return nil }
    if token == "min" || token == "max", tokens.first == "(" {
      tokens.removeFirst()
      guard let a = sum(), take(","), let b = sum(), take(")") else { return nil }
      return token == "min" ? Swift.min(a, b) : Swift.max(a, b)
    }
    return Double(token) ?? numbers[token]
  }
}
