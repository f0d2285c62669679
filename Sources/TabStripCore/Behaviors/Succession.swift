/// Who takes the selection over from a tab that goes. Disabled tabs never do.
///
/// It is about the selection alone: the focus of a tab that goes always passes to a neighbour, where the user is.
public enum Succession: UInt8, Hashable, Sendable, CaseIterable {
  /// The next tab, which now stands where the user looked; else the previous one.
  case next
  /// The previous tab; else the next one.
  case previous
  /// The first tab of the row.
  case first
  /// Nobody. Where the mode requires a selection, the first tab of the row.
  case none
}
