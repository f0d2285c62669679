/// Where the row comes to rest after a drag or a fling.
public enum Snap: UInt8, Hashable, Sendable, CaseIterable {
  /// Wherever it stops.
  case none
  /// With the nearest tab in the middle.
  case center
  /// With the nearest tab at the leading end.
  case leading
}
