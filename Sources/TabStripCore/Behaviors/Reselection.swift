/// What happens when a user chooses the selected tab again, in required mode.
public enum Reselection: UInt8, Hashable, Sendable {
  /// Nothing (source systems A and B).
  case ignore
  /// It is reported.
  case report
  /// It is reported, and the tab is revealed again (source system D).
  case reportAndReveal
}
