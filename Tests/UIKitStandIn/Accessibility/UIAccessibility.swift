// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIAccessibility".
public struct UIAccessibility {
  /// Follows Apple's "UIAccessibility.Notification".
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
    public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
    public static let announcement = UIAccessibility.Notification(rawValue: 1008)
    public static let pageScrolled = UIAccessibility.Notification(rawValue: 1009)
  }

  @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    posted.append((notification, argument as? String))
  }

  /// A test's window is the screen.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  @MainActor private static var reducesMotion = false
  /// What was posted, in order.
  @_spi(StandIn) @MainActor public static var posted: [(notification: UIAccessibility.Notification, text: String?)] = []

  /// Sets what the user has set, and posts its notification.
  @_spi(StandIn) @MainActor public static func setReduceMotion(_ isEnabled: Bool) {
    reducesMotion = isEnabled
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}

/// Follows Apple's "UIAccessibilityTraits".
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Follows Apple's "UIAccessibilityContainerType".
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// Follows Apple's "UIAccessibilityScrollDirection".
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
