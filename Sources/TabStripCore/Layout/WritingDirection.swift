/// Which way a row runs.
public enum WritingDirection: UInt8, Hashable, Sendable {
  /// The first tab is at the left.
  case leftToRight
  /// The first tab is at the right.
  case rightToLeft
}
