/// A cubic Bézier curve from (0, 0) to (1, 1) that says how far a motion is after a part of its time, as in CSS.
///
/// See *CSS Easing Functions Level 1*, section 2.2.
public struct EasingCurve: Hashable, Sendable {
  // The coefficients of s³, s² and s, for the time and for the way.
  private let ax, bx, cx: Double
  private let ay, by, cy: Double

  /// Makes the curve with two control points.
  ///
  /// - Parameters:
  ///   - x1: The time of the first point, as a part of the whole; kept between 0 and 1, or else the curve would turn back
  ///     in time. NaN is read as 0.
  ///   - y1: How far the first point is; kept between -10 and 10. NaN is read as 0.
  ///   - x2: The time of the second point; as `x1`.
  ///   - y2: How far the second point is; as `y1`.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (ax, bx, cx) = Self.coefficients(MotionDomain.clamp(x1, 0, 1), MotionDomain.clamp(x2, 0, 1))
    (ay, by, cy) = Self.coefficients(
      y1 == y1 ? MotionDomain.clamp(y1, -10, 10) : 0, y2 == y2 ? MotionDomain.clamp(y2, -10, 10) : 0)
  }

  private static func coefficients(_ first: Double, _ second: Double) -> (Double, Double, Double) {
    (1 + 3 * first - 3 * second, 3 * second - 6 * first, 3 * first)
  }

  /// Constant speed.
  public static let linear = EasingCurve(0, 0, 1, 1)

  /// Starts fast and slows down: `ease-out` of CSS.
  public static let easeOut = EasingCurve(0, 0, 0.58, 1)

  /// Speeds up, then slows down: `ease-in-out` of CSS.
  public static let easeInOut = EasingCurve(0.42, 0, 0.58, 1)

  /// How far the motion is after a part of its time.
  ///
  /// - Parameter part: From 0 to 1; what lies outside is read as the nearer end, NaN as 0.
  public func progress(at part: Double) -> Double {
    if !(part > 0) { return 0 }
    if part >= 1 { return 1 }
    let s = parameter(at: part)
    return ((ay * s + by) * s + cy) * s
  }

  /// The slope of the curve, from -100 to 100: where a curve is vertical, or nearly so, a following motion gets that.
  ///
  /// - Parameter part: As for ``progress(at:)``. At the ends, the slope is that of the curve's own end.
  public func slope(at part: Double) -> Double {
    let s = part > 0 ? (part >= 1 ? 1 : parameter(at: part)) : 0
    let run = (3 * ax * s + 2 * bx) * s + cx
    let rise = (3 * ay * s + 2 * by) * s + cy
    if run > 1e-9 { return MotionDomain.clamp(rise / run, -100, 100) }
    if rise.magnitude > 1e-9 { return rise < 0 ? -100 : 100 }
    // Both stand still where a control point coincides with its end. The first derivatives that do not vanish decide.
    let runBend = 6 * ax * s + 2 * bx
    let riseBend = 6 * ay * s + 2 * by
    if runBend.magnitude > 1e-9 { return MotionDomain.clamp(riseBend / runBend, -100, 100) }
    if riseBend.magnitude > 1e-9 { return (riseBend > 0) == (s < 0.5) ? 100 : -100 }
    return ax.magnitude > 1e-9 ? MotionDomain.clamp(ay / ax, -100, 100) : 0
  }

  /// The parameter at which the curve reaches a time: Newton's steps, or halves where those leave the bracket.
  private func parameter(at part: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = part
    for _ in 0..<64 {
      let error = ((ax * s + bx) * s + cx) * s - part
      if error.magnitude <= 1e-14 { break }
      if error < 0 { low = s } else { high = s }
      let next = s - error / ((3 * ax * s + 2 * bx) * s + cx)
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
