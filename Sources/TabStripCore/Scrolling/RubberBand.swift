/// The resistance of content that is dragged past its limit.
///
/// A drag of x beyond the limit shows as (1 - 1 / (x c / d + 1)) d, with d the length of the viewport and c the stiffness. The
/// content follows the pointer at c of its speed at first, then less and less, and never shows more than d.
public enum RubberBand {
  /// c of the formula: the part of its speed that content keeps right behind the limit.
  public static let coefficient = 0.55

  /// How far beyond its limit content shows for how far it is dragged.
  ///
  /// - Parameters:
  ///   - overdrag: How far the pointer is beyond the limit, in points; negative before the lower limit. NaN gives 0, an
  ///     infinite drag shows the whole `dimension`.
  ///   - dimension: The length of the viewport in points. If it is not above 0, nothing gives way and the result is 0.
  /// - Returns: The distance in points, of the same sign, always less than `dimension`.
  public static func displayed(overdrag: Double, dimension: Double) -> Double {
    let x = MotionDomain.position(overdrag)
    guard dimension > 0 else { return 0 }
    let d = MotionDomain.position(dimension)
    // The same quotient as (1 - 1 / (x c / d + 1)) d, without its cancellation for short drags.
    return x * coefficient * (d / (x.magnitude * coefficient + d))
  }

  /// How far content must be dragged to show so far beyond its limit: the inverse of ``displayed(overdrag:dimension:)``.
  ///
  /// Used when a pointer catches content that is still springing back.
  ///
  /// - Parameters:
  ///   - displayed: The distance shown in points, of either sign. NaN gives 0. No drag shows as much as `dimension` or
  ///     more; such a distance is read as the farthest drag there is, ±2⁴⁶ points.
  ///   - dimension: The length of the viewport in points. If it is not above 0, the result is 0.
  public static func overdrag(displayed: Double, dimension: Double) -> Double {
    let y = MotionDomain.position(displayed)
    guard dimension > 0 else { return 0 }
    let d = MotionDomain.position(dimension)
    if y.magnitude >= d { return y < 0 ? -MotionDomain.farthest : MotionDomain.farthest }
    return MotionDomain.position(y / coefficient * (d / (d - y.magnitude)))
  }
}
