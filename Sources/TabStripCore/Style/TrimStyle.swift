/// The line along the bottom of the whole strip, below everything else.
public struct TrimStyle: Hashable, Sendable {
  /// Height of the line in points; never thinner than a device pixel. 0: no line.
  public var thickness: Double
  /// Its colour.
  public var color: ColorRole

  /// No line.
  public static let none = TrimStyle(thickness: 0, color: .clear)

  /// Makes a line.
  public init(thickness: Double = 0.5, color: ColorRole = .separator) {
    self.thickness = thickness
    self.color = color
  }
}
