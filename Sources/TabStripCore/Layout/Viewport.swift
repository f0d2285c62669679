/// The room that the host gives the strip.
public struct Viewport: Hashable, Sendable {
  /// Width in points, overflow buttons included. Zero while the strip is hidden or not yet laid out.
  public var width: Double
  /// Height in points.
  public var height: Double
  /// Device pixels in a point.
  public var scale: Double

  static let leastScale = 1.0 / 16
  static let greatestScale = 64.0

  /// Makes a viewport. Lengths that are negative, infinite or NaN are read as 0, a scale outside 1/16…64 as 1; both are reported
  /// through the engine's diagnostics.
  public init(width: Double, height: Double, scale: Double = 1) {
    self.width = width
    self.height = height
    self.scale = scale
  }
}
