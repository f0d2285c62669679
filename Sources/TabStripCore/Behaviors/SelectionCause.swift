/// Why the selection changed.
public enum SelectionCause: UInt8, Hashable, Sendable, CaseIterable {
  /// A user tapped, clicked or activated the tab by an assistive technology.
  case tap
  /// A user pressed a key.
  case keyboard
  /// The program asked for it. Hosts do not report these unless asked to.
  case program
  /// A tracked position came to rest.
  case tracking
  /// The selected tab was removed, or became disabled where that passes the selection on.
  case removal
  /// A user chose the tab that was selected already.
  case reselect
  /// A drag or fling brought the tab to the middle of the strip.
  case centralTab

  /// Whether a user's hand is behind it: such a change obeys the veto and cannot choose a disabled tab.
  public var isFromUser: Bool { self == .tap || self == .keyboard || self == .reselect }
}
