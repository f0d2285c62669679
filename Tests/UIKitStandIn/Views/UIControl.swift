// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIControl": its states, which other views name theirs by, too.
@MainActor
open class UIControl: UIView {
  /// Follows Apple's "UIControl.State".
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = UIControl.State([])
    public static let highlighted = UIControl.State(rawValue: 1 << 0)
    public static let disabled = UIControl.State(rawValue: 1 << 1)
    public static let selected = UIControl.State(rawValue: 1 << 2)
    public static let focused = UIControl.State(rawValue: 1 << 3)
  }
}
