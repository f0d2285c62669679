// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIPress", which unlike its event and its key is bound to no actor.
open class UIPress: NSObject {
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var key: UIKey?
}

/// Follows Apple's "UIKey".
@MainActor
open class UIKey: NSObject {
  open var keyCode: UIKeyboardHIDUsage { code }
  open var modifierFlags: UIKeyModifierFlags { flags }
  private let code: UIKeyboardHIDUsage
  private let flags: UIKeyModifierFlags

  init(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) {
    self.code = code
    self.flags = flags
    super.init()
  }
}

/// Follows Apple's "UIKeyModifierFlags".
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Follows Apple's "UIKeyboardHIDUsage"; the numbers are those of the HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4
  case keyboardReturnOrEnter = 40
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadEnter = 88
}
