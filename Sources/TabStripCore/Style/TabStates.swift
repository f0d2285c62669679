/// The states in which a tab is drawn.
public struct TabStates: OptionSet, Hashable, Sendable {
  /// The states as bits.
  public let rawValue: UInt8

  /// Makes states from bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The tab is chosen.
  public static let selected = TabStates(rawValue: 1 << 0)
  /// A pointer holds the tab down and letting go would choose it.
  public static let pressed = TabStates(rawValue: 1 << 1)
  /// A mouse or pen is over the tab.
  public static let hovered = TabStates(rawValue: 1 << 2)
  /// The tab has the keyboard focus and the strip shows it.
  public static let focused = TabStates(rawValue: 1 << 3)
  /// A user cannot choose the tab.
  public static let disabled = TabStates(rawValue: 1 << 4)
}
