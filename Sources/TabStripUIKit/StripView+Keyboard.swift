#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// A hardware keyboard's keys as the engine's. What the strip does not use goes on to the next responder.
  extension StripView {
    /// Whether the strip had a use for a press.
    func take(_ press: UIPress) -> Bool {
      guard let key = press.key, let meaning = TabStripKey(key) else { return false }
      let isUsed = send(.key(meaning), at: clock.time(at: press.timestamp))?.isConsumed ?? true
      if isUsed { takenPresses.insert(ObjectIdentifier(press)) }
      return isUsed
    }

    /// Whether a press that goes on or ends is one that the strip has used.
    func isTaken(_ press: UIPress, ends: Bool) -> Bool {
      let id = ObjectIdentifier(press)
      return ends ? takenPresses.remove(id) != nil : takenPresses.contains(id)
    }
  }

  extension TabStripKey {
    /// The key, unless it is held with another that gives it another meaning.
    @MainActor
    fileprivate init?(_ key: UIKey) {
      guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
      switch key.keyCode {
      case .keyboardLeftArrow: self = .left
      case .keyboardRightArrow: self = .right
      case .keyboardHome: self = .home
      case .keyboardEnd: self = .end
      case .keyboardPageUp: self = .pageUp
      case .keyboardPageDown: self = .pageDown
      case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: self = .activate
      default: return nil
      }
    }
  }
#endif
