/// How stiff a spring is and how much it bounces, apart from where it goes.
///
/// The three presets all take 0.4 s, after which 0.1 % of the way is left. For the two that bounce, what is left is
/// measured by the factor e^(-ζωt) that shrinks the swing: ω = ln 1000 / (0.4 ζ). For the one that does not, it is
/// measured by the motion itself: (1 + ωt) e^(-ωt) = 0.001, so ω = 9.2334 / 0.4. Rounded to a tenth, these give the
/// figures below.
public struct SpringTuning: Hashable, Sendable {
  /// ω, the angular frequency the spring would have without damping, in radians per second; from 1 to 1,000.
  public let angularFrequency: Double

  /// ζ, the damping ratio: below 1 the spring swings past its target, at 1 it just does not, above 1 it creeps; from 0.1
  /// to 5.
  public let dampingRatio: Double

  /// Makes a tuning.
  ///
  /// - Parameters:
  ///   - angularFrequency: In radians per second. Kept between 1 and 1,000; 0, negative numbers and NaN are read as 1,000,
  ///     so that a broken spring is at its target at once instead of never.
  ///   - dampingRatio: Kept between 0.1 and 5, so that every spring comes to rest; negative numbers and NaN are read as 1.
  public init(angularFrequency: Double, dampingRatio: Double) {
    self.angularFrequency = angularFrequency > 0 ? MotionDomain.clamp(angularFrequency, 1, 1_000) : 1_000
    self.dampingRatio = dampingRatio >= 0 ? MotionDomain.clamp(dampingRatio, 0.1, 5) : 1
  }

  /// Swings visibly past its target: damping ratio 0.5, 34.5 rad/s.
  public static let heavyBounce = SpringTuning(angularFrequency: 34.5, dampingRatio: 0.5)

  /// Swings a little past its target: damping ratio 0.8, 21.6 rad/s.
  public static let lightBounce = SpringTuning(angularFrequency: 21.6, dampingRatio: 0.8)

  /// Arrives without passing its target: critically damped, 23.1 rad/s.
  public static let noBounce = SpringTuning(angularFrequency: 23.1, dampingRatio: 1)
}
