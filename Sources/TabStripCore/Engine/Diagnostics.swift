/// Kinds of bad data that a strip has met and given a defined result.
public struct Diagnostics: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt16

  /// Makes kinds from bits.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A measured width was negative, infinite or NaN and was read as 0.
  public static let measurement = Diagnostics(rawValue: 1 << 0)
  /// A size of the viewport was negative, infinite or NaN and was read as 0, or its scale as 1.
  public static let viewport = Diagnostics(rawValue: 1 << 1)
  /// A number of an input was infinite or NaN; the input did nothing.
  public static let input = Diagnostics(rawValue: 1 << 2)
  /// A time was infinite, NaN or earlier than the one before; the one before was taken.
  public static let time = Diagnostics(rawValue: 1 << 3)
  /// A metric of the style was negative, infinite or NaN and was read as 0.
  public static let style = Diagnostics(rawValue: 1 << 4)
  /// A number of the configuration was negative, infinite or NaN and was read as its default.
  public static let configuration = Diagnostics(rawValue: 1 << 5)
  /// Two tabs were given the same identity; the later one was made distinct.
  public static let duplicateID = Diagnostics(rawValue: 1 << 6)
}
