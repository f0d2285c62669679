/// A damped spring that pulls a position to a target, starting from any place and velocity.
///
/// With x the distance from the target, ω the angular frequency and ζ the damping ratio, it solves
/// x″ + 2ζω x′ + ω² x = 0 exactly, for every damping:
///
/// x(t) = C(t) x₀ + S(t) (v₀ + ζω x₀) and x′(t) = C(t) v₀ - S(t) (ζω v₀ + ω² x₀),
///
/// where C = e^(-ζωt) cos(w t) and S = e^(-ζωt) sin(w t) / w with w = ω√(1 - ζ²) if ζ < 1, their limits e^(-ωt) and
/// t e^(-ωt) if ζ = 1, and the hyperbolic functions with w = ω√(ζ² - 1) if ζ > 1.
///
/// A spring rests from ``duration`` on: from then on it would never again leave its target by more than the tolerance. It
/// then *is* at the target, exactly. To go somewhere else in mid-flight, make a new spring from the present
/// ``position(at:)`` and ``velocity(at:)``.
///
/// Every question takes constant time and allocates nothing.
public struct Spring: Hashable, Sendable {
  /// Where the spring comes to rest, in points.
  public private(set) var target: Double

  /// The seconds after which the spring rests; 0 if it rests already.
  public let duration: Double

  private var start: Double
  // Held apart from `start`, so that shifting a motion does not change its shape by as much as a rounding.
  private let displacement: Double
  private let initialVelocity: Double
  private let tuning: SpringTuning

  /// Starts a spring.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points. NaN is read as `target`: it is there already, though it may swing out.
  ///   - target: Where it comes to rest, in points. NaN is read as `start`.
  ///   - velocity: In points per second, positive towards larger positions. NaN is read as 0.
  ///   - angularFrequency: In radians per second, from 1 to 1,000; see ``SpringTuning`` for what else is read as what. 0,
  ///     negative numbers and NaN mean that the spring is at its target at once.
  ///   - dampingRatio: From 0.1 to 5; see ``SpringTuning``.
  ///   - tolerance: The distance from the target that counts as being there, in points; at least 10⁻⁶.
  ///
  /// Positions end at ±2⁴⁶ points and velocities at ±2⁴⁶ points per second; what lies beyond is read as that.
  public init(
    from start: Double, to target: Double, velocity: Double, angularFrequency: Double, dampingRatio: Double,
    tolerance: Double = 0.1
  ) {
    (self.start, self.target) = MotionDomain.path(from: start, to: target)
    tuning = SpringTuning(angularFrequency: angularFrequency, dampingRatio: dampingRatio)
    displacement = self.start - self.target
    initialVelocity = MotionDomain.velocity(velocity)
    let modes = Modes(tuning)
    duration =
      angularFrequency > 0
      ? modes.settlingTime(
        displacement: displacement, velocity: initialVelocity, tolerance: MotionDomain.tolerance(tolerance))
      : 0
  }

  /// Starts a spring of a given tuning; otherwise the same.
  public init(
    from start: Double, to target: Double, velocity: Double, tuning: SpringTuning, tolerance: Double = 0.1
  ) {
    self.init(
      from: start, to: target, velocity: velocity, angularFrequency: tuning.angularFrequency,
      dampingRatio: tuning.dampingRatio, tolerance: tolerance)
  }

  /// The position in points at so many seconds after the start.
  ///
  /// - Parameter t: In seconds. NaN and negative times are read as 0. From ``duration`` on, the result is ``target``.
  public func position(at t: Double) -> Double {
    let t = MotionDomain.time(t)
    if t >= duration { return target }
    if t == 0 { return start }
    let (c, s) = Modes(tuning).values(at: t)
    return target + (c * displacement + s * (initialVelocity + tuning.decay * displacement))
  }

  /// The velocity in points per second at so many seconds after the start; 0 from ``duration`` on.
  public func velocity(at t: Double) -> Double {
    let t = MotionDomain.time(t)
    if t >= duration { return 0 }
    let (c, s) = Modes(tuning).values(at: t)
    let omega = tuning.angularFrequency
    return c * initialVelocity - s * (tuning.decay * initialVelocity + omega * omega * displacement)
  }

  /// Whether the spring rests at so many seconds after the start; once it does, it does for good.
  public func isDone(at t: Double) -> Bool { MotionDomain.time(t) >= duration }

  /// The same motion, moved aside by a distance in points; NaN is read as 0.
  ///
  /// For content that is inserted or removed before what is looked at while it moves.
  public func shifted(by distance: Double) -> Spring {
    var result = self
    result.start += MotionDomain.position(distance)
    result.target += MotionDomain.position(distance)
    return result
  }
}

extension SpringTuning {
  /// ζω, the rate at which a swing shrinks, per second.
  fileprivate var decay: Double { dampingRatio * angularFrequency }
}

/// The two independent ways in which a spring of one tuning can move.
private struct Modes {
  /// ζω.
  let decay: Double
  /// w of the formulas; 0 when the damping is critical.
  let split: Double
  let isOverdamped: Bool
  /// The rate at which the slower of the two ways fades.
  let slowestDecay: Double

  init(_ tuning: SpringTuning) {
    let omega = tuning.angularFrequency
    let zeta = tuning.dampingRatio
    decay = zeta * omega
    let excess = (zeta - 1) * (zeta + 1)
    isOverdamped = excess > 0
    // So near to 1 the quotients below lose more digits than the limit differs from them.
    split = excess > -2e-6 && excess < 2e-6 ? 0 : omega * (isOverdamped ? excess : -excess).squareRoot()
    // Equal to decay - split, without its cancellation.
    slowestDecay = isOverdamped && split > 0 ? omega * omega / (decay + split) : decay
  }

  /// C and S of the formulas, at a time above 0.
  func values(at t: Double) -> (Double, Double) {
    if split == 0 {
      let fading = ElementaryFunctions.exp(-decay * t)
      return (fading, t * fading)
    }
    if isOverdamped {
      let slow = ElementaryFunctions.exp(-slowestDecay * t)
      let fast = ElementaryFunctions.exp(-(decay + split) * t)
      return ((slow + fast) / 2, (slow - fast) / (2 * split))
    }
    let fading = ElementaryFunctions.exp(-decay * t)
    return (
      fading * ElementaryFunctions.cos(split * t), fading * ElementaryFunctions.sin(split * t) / split
    )
  }

  /// A time from which on the motion stays within the tolerance of its target.
  ///
  /// Two bounds hold for all t, and the earlier of the two times is taken: |x| ≤ A e^(-st), with A the largest swing, and
  /// |x| ≤ (|x₀| + |v₀ + ζω x₀| t) e^(-st), which stays sharp where A grows without limit, near ζ = 1. s is the slowest decay.
  func settlingTime(displacement: Double, velocity: Double, tolerance: Double) -> Double {
    let p = displacement.magnitude
    let q = (velocity + decay * displacement).magnitude
    let linear = linearSettlingTime(p / tolerance, q / tolerance)
    if split == 0 { return linear }
    let swing = q / split
    let amplitude = isOverdamped ? Swift.max(p, swing) : (p * p + swing * swing).squareRoot()
    if amplitude <= tolerance { return 0 }
    return Swift.min(linear, ElementaryFunctions.log(amplitude / tolerance) / slowestDecay)
  }

  /// The last time at which (p + q t) e^(-st) is 1, or 0 if it never is.
  private func linearSettlingTime(_ p: Double, _ q: Double) -> Double {
    // t e^(-st/2) is at most 2 / (e s), so twice the time for half the rate is not too early.
    let most = p + q * (0.7357588823428847 / slowestDecay)
    if most <= 1 { return 0 }
    // From above, t ← ln(p + q t) / s comes down to the last crossing and never passes it, gaining about a digit a round.
    var t = 2 * ElementaryFunctions.log(most) / slowestDecay
    for _ in 0..<12 {
      let level = p + q * t
      if level <= 1 { return 0 }
      t = ElementaryFunctions.log(level) / slowestDecay
    }
    return t
  }
}
