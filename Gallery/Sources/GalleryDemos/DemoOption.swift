/// Something about a demo that a visitor can change, with the control for it and what it does to the strip.
public struct DemoOption: Sendable, Identifiable {
  /// The control that a shell shows.
  public enum Control: Hashable, Sendable {
    /// A switch.
    case toggle
    /// One of several, by their titles.
    case choice([String])
    /// A number.
    case number(DemoRange)
    /// A button.
    case action
  }

  /// What a control says.
  public enum Value: Hashable, Sendable {
    /// A switch is on, or off.
    case toggle(Bool)
    /// Which of the titles, from 0.
    case choice(Int)
    /// The number.
    case number(Double)
    /// How often a button has been pressed.
    case presses(Int)
  }

  /// Short name for links and the command line: small letters and hyphens.
  public let id: String
  /// What the control is called.
  public let title: String
  /// What it does, where the title does not say it all; else empty.
  public let explanation: String
  /// The control.
  public let control: Control
  /// What it says when the page opens.
  public let initial: Value
  /// No button counts farther.
  static let mostPresses = 1_000
  private let change: @Sendable (Value, inout DemoSetup) -> Void

  /// Does to the setup what the option does with this value; a value that does not fit the control counts as the nearest that does.
  public func apply(_ value: Value, to setup: inout DemoSetup) { change(sound(value), &setup) }

  /// The value, or the nearest one that fits the control: the initial one for a value of another kind or a choice there is
  /// not, else the number inside the range, on one of its steps.
  public func sound(_ value: Value) -> Value {
    switch (control, value) {
    case (.toggle, .toggle): value
    case (.choice(let titles), .choice(let index)) where titles.indices.contains(index): value
    case (.number(let range), .number(let number)): .number(range.nearest(to: number))
    case (.action, .presses(let count)): .presses(max(0, min(count, DemoOption.mostPresses)))
    default: initial
    }
  }
}

extension DemoOption {
  /// Makes a switch.
  public static func toggle(
    _ id: String, _ title: String, _ explanation: String = "", initially isOn: Bool = false,
    change: @escaping @Sendable (_ isOn: Bool, _ setup: inout DemoSetup) -> Void
  ) -> DemoOption {
    DemoOption(id: id, title: title, explanation: explanation, control: .toggle, initial: .toggle(isOn)) {
      value, setup in
      if case .toggle(let isOn) = value { change(isOn, &setup) }
    }
  }

  /// Makes a choice of several, each with its title and what it stands for.
  ///
  /// - Precondition: There is at least one choice, and `initially` is the index of one.
  public static func choice<Meaning: Sendable>(
    _ id: String, _ title: String, _ explanation: String = "", of choices: KeyValuePairs<String, Meaning>,
    initially index: Int = 0,
    change: @escaping @Sendable (_ meaning: Meaning, _ setup: inout DemoSetup) -> Void
  ) -> DemoOption {
    precondition(choices.indices.contains(index), "initially is not the index of a choice")
    let meanings = choices.map(\.value)
    return DemoOption(
      id: id, title: title, explanation: explanation, control: .choice(choices.map(\.key)), initial: .choice(index)
    ) { value, setup in
      if case .choice(let index) = value { change(meanings[index], &setup) }
    }
  }

  /// Makes a number.
  public static func number(
    _ id: String, _ title: String, _ explanation: String = "", in range: DemoRange, initially number: Double,
    change: @escaping @Sendable (_ number: Double, _ setup: inout DemoSetup) -> Void
  ) -> DemoOption {
    DemoOption(
      id: id, title: title, explanation: explanation, control: .number(range),
      initial: .number(range.nearest(to: number))
    ) { value, setup in
      if case .number(let number) = value { change(number, &setup) }
    }
  }

  /// Makes a button that edits the tabs.
  ///
  /// What it does is worked out from how often it was pressed, as everything is from what the controls say; so pressing it n times
  /// has to be one change that does it n times.
  public static func action(
    _ id: String, _ title: String, _ explanation: String = "",
    change: @escaping @Sendable (_ presses: Int, _ setup: inout DemoSetup) -> Void
  ) -> DemoOption {
    DemoOption(id: id, title: title, explanation: explanation, control: .action, initial: .presses(0)) {
      value, setup in
      if case .presses(let count) = value, count > 0 { change(count, &setup) }
    }
  }

  /// Makes a button that asks something of the strip each time it is pressed.
  public static func request(
    _ id: String, _ title: String, _ explanation: String = "",
    deed: @escaping @Sendable (_ setup: DemoSetup) -> DemoRequest.Deed?
  ) -> DemoOption {
    action(id, title, explanation) { count, setup in
      if let deed = deed(setup) { setup.requests.append(DemoRequest(option: id, count: count, deed: deed)) }
    }
  }
}
