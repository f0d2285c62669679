/// The flight of content that was let go: friction inside its limits, and a spring back where it passes one of them.
///
/// Position and velocity are continuous where the one becomes the other. Let go outside its limits, the content springs back
/// to the nearer one at once. Wherever it flies, it ends inside.
///
/// Every question takes constant time and allocates nothing.
public struct Ballistic: Hashable, Sendable {
  private let friction: Friction
  private let spring: Spring
  /// When the spring takes over: 0 outside the limits, ∞ if friction stops the content inside them.
  private let joint: Double

  /// Lets the content go.
  ///
  /// - Parameters:
  ///   - start: Where it is, in points. NaN is read as 0.
  ///   - velocity: In points per second, positive towards larger positions. NaN is read as 0.
  ///   - limits: Where it may come to rest, in points. A range of one point is fine.
  ///   - frictionRate: The part of its speed that it loses inside the limits, per second; see ``Friction``.
  ///   - tuning: The spring at the limits.
  ///   - tolerance: The distance from a limit that counts as being there, in points; at least 10⁻⁶.
  ///   - restSpeed: The speed at which friction stops it, in points per second; at least 10⁻⁶.
  public init(
    from start: Double, velocity: Double, limits: ClosedRange<Double>, frictionRate: Double,
    spring tuning: SpringTuning, tolerance: Double = 0.1, restSpeed: Double = 5
  ) {
    let start = MotionDomain.position(start)
    let lower = MotionDomain.position(limits.lowerBound)
    let upper = Swift.max(lower, MotionDomain.position(limits.upperBound))
    friction = Friction(from: start, velocity: velocity, rate: frictionRate, restSpeed: restSpeed)
    let end = MotionDomain.clamp(friction.target, lower, upper)
    if start < lower || start > upper {
      joint = 0
      spring = Spring(
        from: start, to: MotionDomain.clamp(start, lower, upper), velocity: velocity, tuning: tuning,
        tolerance: tolerance)
    } else if end != friction.target {
      joint = friction.time(at: end) ?? 0
      spring = Spring(
        from: end, to: end, velocity: friction.velocity(at: joint), tuning: tuning, tolerance: tolerance)
    } else {
      joint = .infinity
      spring = Spring(from: end, to: end, velocity: 0, tuning: tuning, tolerance: tolerance)
    }
  }

  private init(friction: Friction, spring: Spring, joint: Double) {
    self.friction = friction
    self.spring = spring
    self.joint = joint
  }

  /// Where the content comes to rest, in points; always inside the limits.
  public var target: Double { spring.target }

  /// The seconds after which the content rests.
  public var duration: Double { joint == .infinity ? friction.duration : joint + spring.duration }

  /// The position in points at so many seconds after the start.
  ///
  /// - Parameter t: In seconds. NaN and negative times are read as 0. From ``duration`` on, the result is ``target``.
  public func position(at t: Double) -> Double {
    let t = MotionDomain.time(t)
    if t >= duration { return target }
    if t >= joint { return spring.position(at: t - joint) }
    // Short of the joint the content has not passed the limit, so no rounding may say so.
    let position = friction.position(at: t)
    return friction.target < target
      ? Swift.max(position, target) : (friction.target > target ? Swift.min(position, target) : position)
  }

  /// The velocity in points per second at so many seconds after the start; 0 from ``duration`` on.
  public func velocity(at t: Double) -> Double {
    let t = MotionDomain.time(t)
    if t >= duration { return 0 }
    return t >= joint ? spring.velocity(at: t - joint) : friction.velocity(at: t)
  }

  /// Whether the content rests at so many seconds after the start; once it does, it does for good.
  public func isDone(at t: Double) -> Bool { MotionDomain.time(t) >= duration }

  /// The same motion, moved aside together with its limits by a distance in points; NaN is read as 0.
  public func shifted(by distance: Double) -> Ballistic {
    Ballistic(friction: friction.shifted(by: distance), spring: spring.shifted(by: distance), joint: joint)
  }
}
