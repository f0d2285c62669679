/// What the engine must know of a tab beyond its width.
public struct TabTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt8

  /// Makes traits from bits, as a recording stores them.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A user can neither press, select nor focus the tab; a program may still select it.
  public static let disabled = TabTraits(rawValue: 1 << 0)
}
