/// The device pixels: the one place where lengths are rounded to them.
///
/// Whatever a frame says lies on pixels already. A host needs this for what stands in the style only: borders and other lines.
///
/// ```swift
/// let width = PixelGrid(scale: 1.5).line(style.borderWidth)   // 0.6 points: one pixel, two thirds of a point
/// ```
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels in a point.
  public let scale: Double

  /// Makes a grid. A scale that is not above 0, or infinite, is read as 1.
  public init(scale: Double) { self.scale = scale > 0 && scale < .infinity ? scale : 1 }

  /// The whole pixels nearest to so many points; halves go up, so that a row does not wobble against its own offset.
  func pixels(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) }

  /// So many points, moved to the nearest pixel.
  func snapped(_ points: Double) -> Double { pixels(points) / scale }

  /// The thickness in points of a line so that it neither vanishes nor blurs: whole pixels and at least one, unless it is 0 or
  /// less, or NaN, which give 0. O(1).
  public func line(_ points: Double) -> Double { points > 0 ? Swift.max(1, pixels(points)) / scale : 0 }
}
