/// How many tabs are selected.
public enum SelectionMode: UInt8, Hashable, Sendable {
  /// One, as long as any tab is enabled. A user cannot deselect it.
  case required
  /// One or none. Choosing the selected tab deselects it.
  case optional
}
