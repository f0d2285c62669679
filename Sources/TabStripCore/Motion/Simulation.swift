/// A motion as a function of the seconds since its start.
///
/// An engine holds one of these and asks it once a frame. There is no step to take and no state to keep: asked twice for the
/// same time it gives the same answer, and skipped frames change nothing.
public enum Simulation: Hashable, Sendable {
  /// A spring towards a target.
  case spring(Spring)
  /// A fling without limits.
  case friction(Friction)
  /// A curve of a given duration.
  case easing(Easing)
  /// A fling between limits.
  case ballistic(Ballistic)

  /// The position in points at so many seconds after the start; exactly ``target`` once done.
  ///
  /// - Parameter t: In seconds. NaN and negative times are read as 0; ∞ gives the end.
  public func position(at t: Double) -> Double {
    switch self {
    case .spring(let motion): motion.position(at: t)
    case .friction(let motion): motion.position(at: t)
    case .easing(let motion): motion.position(at: t)
    case .ballistic(let motion): motion.position(at: t)
    }
  }

  /// The velocity in points per second at so many seconds after the start; 0 once done.
  public func velocity(at t: Double) -> Double {
    switch self {
    case .spring(let motion): motion.velocity(at: t)
    case .friction(let motion): motion.velocity(at: t)
    case .easing(let motion): motion.velocity(at: t)
    case .ballistic(let motion): motion.velocity(at: t)
    }
  }

  /// Whether the motion rests at so many seconds after the start; once it does, it does for good.
  public func isDone(at t: Double) -> Bool { MotionDomain.time(t) >= duration }

  /// Where the motion ends, in points.
  public var target: Double {
    switch self {
    case .spring(let motion): motion.target
    case .friction(let motion): motion.target
    case .easing(let motion): motion.target
    case .ballistic(let motion): motion.target
    }
  }

  /// The seconds after which the motion rests; never more than 600.
  public var duration: Double {
    switch self {
    case .spring(let motion): motion.duration
    case .friction(let motion): motion.duration
    case .easing(let motion): motion.duration
    case .ballistic(let motion): motion.duration
    }
  }

  /// The same motion, moved aside by a distance in points; NaN is read as 0.
  public func shifted(by distance: Double) -> Simulation {
    switch self {
    case .spring(let motion): .spring(motion.shifted(by: distance))
    case .friction(let motion): .friction(motion.shifted(by: distance))
    case .easing(let motion): .easing(motion.shifted(by: distance))
    case .ballistic(let motion): .ballistic(motion.shifted(by: distance))
    }
  }
}
