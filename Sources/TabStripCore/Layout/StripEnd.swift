/// An end of the strip in the direction of reading.
public enum StripEnd: UInt8, Hashable, Sendable {
  /// Where the first tab is: left in left-to-right layouts.
  case leading
  /// Where the last tab is.
  case trailing
}
