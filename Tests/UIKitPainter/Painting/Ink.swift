/// The colour of a pixel, each part from 0 to 1.
public struct Ink: Equatable, Sendable {
  /// How much red.
  public var red: Double
  /// How much green.
  public var green: Double
  /// How much blue.
  public var blue: Double
  /// How opaque it is.
  public var alpha: Double

  /// A colour by its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A pixel as Cairo keeps it.
  init(premultiplied pixel: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
    let alpha = part(24)
    let scale = alpha > 0 ? 1 / alpha : 0
    self.init(red: part(16) * scale, green: part(8) * scale, blue: part(0) * scale, alpha: alpha)
  }

  /// No colour.
  public static let clear = Ink(red: 0, green: 0, blue: 0, alpha: 0)

  /// How light it is to an eye, from 0 to 1, over black.
  public var lightness: Double { (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha }

  /// The greatest difference of a part.
  public func distance(to other: Ink) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
  }
}
