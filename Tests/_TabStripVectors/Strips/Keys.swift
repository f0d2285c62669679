import TabStripCore
import TabStripHosting

/// A key by the name that browsers give it.
struct Keys {
  /// The strip's key; nil for those that no host hands to a strip: arrows that are not the strip's, and any with a modifier.
  static func key(_ name: String, _ axis: StripAxis) -> TabStripKey? {
    if let arrow = arrows[name] { return axis.key(for: arrow) }
    return switch name {
    case "Home": .home
    case "End": .end
    case "PageUp": .pageUp
    case "PageDown": .pageDown
    case "Space", "Enter": .activate
    default: nil
    }
  }

  private static let arrows: [String: ArrowKey] = [
    "ArrowUp": .up, "ArrowDown": .down, "ArrowLeft": .left, "ArrowRight": .right,
  ]

  /// Whether it is a key at all.
  static func isKnown(_ name: String) -> Bool {
    let plain = name.split(separator: "+").last.map(String.init) ?? name
    return arrows[plain] != nil || key(plain, StripAxis(isVertical: false)) != nil
      || ["Tab", "Shift", "Escape", "Delete", "Backspace", "F10"].contains(plain)
  }
}

extension Strip {
  /// Presses a key as a host would, and says whether the strip used it. Tab brings the focus in and out.
  mutating func press(_ name: String) throws(Refusal) -> Bool {
    guard Keys.isKnown(name) else { throw Refusal("the key \(name)") }
    if name == "Tab" {
      send(engine.focusedTab == nil ? .focusGained(visible: true) : .focusLost)
      return false
    }
    guard let key = Keys.key(name, axis) else { return false }
    send(.key(key))
    return last.isConsumed
  }

  /// Brings the focus to a tab by the keys, and nothing else with it.
  mutating func focus(_ index: Int) {
    let wanted = engine.configuration
    var walking = wanted
    walking.keyboard = KeyboardConfiguration(selectsOnFocus: false, reachesDisabled: true)
    edit { $0.setConfiguration(walking, at: $1) }
    send(.focusGained(visible: true))
    send(.key(.home))
    for _ in 0..<index { send(.key(engine.isRightToLeft ? .left : .right)) }
    edit { $0.setConfiguration(wanted, at: $1) }
  }

  var focusedIndex: Int? { engine.focusedTab.flatMap { engine.index(of: $0) } }
}
