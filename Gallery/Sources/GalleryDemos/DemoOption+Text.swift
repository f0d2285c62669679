extension DemoOption {
  /// The value in words for links and the command line: `on` and `off`, a choice's title in small letters with hyphens, a number
  /// (for a button, of presses).
  public func text(for value: Value) -> String {
    switch (control, sound(value)) {
    case (_, .toggle(let isOn)): isOn ? "on" : "off"
    case (.choice(let titles), .choice(let index)): Self.word(titles[index])
    case (_, .choice(let index)): String(index)
    case (_, .presses(let count)): String(count)
    case (_, .number(let number)): number == number.rounded() ? String(Int(number)) : String(number)
    }
  }

  /// The value that the words stand for; nil if they stand for none.
  public func value(from text: String) -> Value? {
    switch control {
    case .toggle: ["on": true, "off": false][text].map(Value.toggle)
    case .choice(let titles): titles.firstIndex { Self.word($0) == text }.map(Value.choice)
    case .number(let range):
      Double(text).flatMap { range.nearest(to: $0) == $0 ? Value.number($0) : nil }
    case .action: Int(text).flatMap { (0...Self.mostPresses).contains($0) ? Value.presses($0) : nil }
    }
  }

  /// What ``value(from:)`` understands, for people.
  public var acceptedText: String {
    switch control {
    case .toggle: "on or off"
    case .choice(let titles): titles.map(Self.word).joined(separator: ", ")
    case .action: "0 to \(Self.mostPresses) presses"
    case .number(let range): "\(text(for: .number(range.least))) to \(text(for: .number(range.greatest)))"
    }
  }

  /// A title as one word: letters and digits in small letters, the rest as single hyphens.
  static func word(_ title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
