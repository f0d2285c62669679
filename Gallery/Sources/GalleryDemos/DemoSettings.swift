/// A demo with what the visitor has set so far.
///
/// Keeps one value an option and works the setup out of them afresh, so that what is shown depends on the controls alone, not
/// on the order in which they were used.
public struct DemoSettings: Sendable {
  /// The demo.
  public let demo: Demo
  private var values: [String: DemoOption.Value] = [:]

  /// A demo as it opens.
  public init(_ demo: Demo) { self.demo = demo }

  /// The value of an option. Set to one that does not fit, it takes the nearest that does; an option that the demo has not is
  /// left alone.
  public subscript(option: DemoOption) -> DemoOption.Value {
    get { values[option.id] ?? option.initial }
    set {
      guard let own = demo.option(option.id) else { return }
      let value = own.sound(newValue)
      values[own.id] = value == own.initial ? nil : value
    }
  }

  /// The strip to show. O(tabs · options).
  public var setup: DemoSetup {
    var setup = demo.base
    for option in demo.options { option.apply(self[option], to: &setup) }
    return setup
  }

  /// Whether nothing differs from how the demo opens.
  public var isInitial: Bool { values.isEmpty }

  /// What differs from how the demo opens, as `option=value` in the order of the page.
  public var assignments: [String] {
    demo.options.compactMap { option in values[option.id].map { "\(option.id)=\(option.text(for: $0))" } }
  }

  /// Why an assignment is not understood.
  public enum AssignmentError: Error, Hashable, Sendable {
    /// It is not `option=value`.
    case form(String)
    /// The demo has no such option.
    case option(String, demo: String, known: [String])
    /// The option has no such value.
    case value(String, option: String, accepted: String)

    /// What is wrong, in a sentence.
    public var sentence: String {
      switch self {
      case .form(let text): "'\(text)' is not of the form option=value"
      case .option(let name, let demo, let known):
        "the page '\(demo)' has no option '\(name)'; it has \(known.joined(separator: ", "))"
      case .value(let text, let option, let accepted): "'\(text)' is no value of '\(option)'; it takes \(accepted)"
      }
    }
  }

  /// Sets an option by words, as in `paging=visible-tabs`.
  public mutating func assign(_ text: String) throws(AssignmentError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw .form(text) }
    guard let option = demo.option(parts[0]) else {
      throw .option(parts[0], demo: demo.id, known: demo.options.map(\.id))
    }
    guard let value = option.value(from: parts[1]) else {
      throw .value(parts[1], option: option.id, accepted: option.acceptedText)
    }
    self[option] = value
  }
}
