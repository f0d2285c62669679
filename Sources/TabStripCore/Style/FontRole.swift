/// The size and weight of a title; the host owns the font.
public struct FontRole: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: UInt8, Hashable, Sendable {
    /// Ordinary text.
    case regular
    /// Between regular and bold.
    case medium
    /// A little lighter than bold.
    case semibold
    /// Bold.
    case bold
  }

  /// The size in points at the platform's normal text scale; the host multiplies it by the user's setting.
  public var size: Double
  /// The weight.
  public var weight: Weight

  /// Makes a font role.
  ///
  /// - Parameter size: Points. What is NaN or below 1 is read as 1, above 512 as 512.
  public init(size: Double, weight: Weight = .regular) {
    self.size = size >= 1 ? min(size, 512) : 1
    self.weight = weight
  }
}
