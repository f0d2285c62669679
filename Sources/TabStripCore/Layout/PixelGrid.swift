/// The device pixels: the one place where lengths are rounded to them.
struct PixelGrid: Hashable, Sendable {
  /// Device pixels in a point.
  let scale: Double

  /// The whole pixels nearest to so many points; halves go up, so that a row does not wobble against its own offset.
  func pixels(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) }

  /// So many points, moved to the nearest pixel.
  func snapped(_ points: Double) -> Double { pixels(points) / scale }

  /// The thickness of a line so that it neither vanishes nor blurs: whole pixels and at least one, unless it is 0.
  func line(_ points: Double) -> Double { points > 0 ? Swift.max(1, pixels(points)) / scale : 0 }
}
