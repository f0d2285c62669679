/// A body that slides and is slowed in proportion to its speed: a fling.
///
/// v(t) = v₀ e^(-kt) and x(t) = x₀ + v₀/k (1 - e^(-kt)), until the speed has fallen to the rest speed. There it stops, at
/// ``target``, which is counted up to that moment and not up to infinity, so the position makes no jump.
///
/// Every question takes constant time and allocates nothing.
public struct Friction: Hashable, Sendable {
  /// Where the body stops, in points.
  public private(set) var target: Double

  /// The seconds after which the body rests; 0 if it starts no faster than the rest speed.
  public let duration: Double

  private var start: Double
  private let initialVelocity: Double
  private let rate: Double

  /// Starts a fling with a velocity.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points. NaN is read as 0.
  ///   - velocity: In points per second, positive towards larger positions. NaN is read as 0.
  ///   - rate: k, the part of its speed that it loses per second, per second. Kept between 0.1 and 1,000; 0, negative
  ///     numbers and NaN stop it where it starts.
  ///   - restSpeed: The speed at which it stops, in points per second; at least 10⁻⁶.
  public init(from start: Double, velocity: Double, rate: Double, restSpeed: Double = 5) {
    self.start = MotionDomain.position(start)
    let restSpeed = MotionDomain.tolerance(restSpeed)
    self.rate = Self.usable(rate)
    let velocity = MotionDomain.velocity(velocity)
    if rate > 0, velocity.magnitude > restSpeed {
      initialVelocity = velocity
      duration = ElementaryFunctions.log(velocity.magnitude / restSpeed) / self.rate
      target = MotionDomain.position(
        self.start + (velocity - (velocity < 0 ? -restSpeed : restSpeed)) / self.rate)
    } else {
      initialVelocity = 0
      duration = 0
      target = self.start
    }
  }

  /// Starts a fling that stops at a given place; the velocity follows from it.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points. NaN is read as `target`.
  ///   - target: Where it stops, in points. NaN is read as `start`.
  ///   - rate: As for ``init(from:velocity:rate:restSpeed:)``; but an unusable one puts it at the target at once.
  ///   - restSpeed: The same as for the other initializer.
  public init(from start: Double, to target: Double, rate: Double, restSpeed: Double = 5) {
    (self.start, self.target) = MotionDomain.path(from: start, to: target)
    let restSpeed = MotionDomain.tolerance(restSpeed)
    self.rate = Self.usable(rate)
    let distance = self.target - self.start
    if rate > 0, distance != 0 {
      initialVelocity = distance * self.rate + (distance < 0 ? -restSpeed : restSpeed)
      duration = ElementaryFunctions.log(initialVelocity.magnitude / restSpeed) / self.rate
    } else {
      initialVelocity = 0
      duration = 0
    }
  }

  private static func usable(_ rate: Double) -> Double { MotionDomain.clamp(rate, 0.1, 1_000) }

  /// The position in points at so many seconds after the start, never beyond ``target``.
  ///
  /// - Parameter t: In seconds. NaN and negative times are read as 0. From ``duration`` on, the result is ``target``.
  public func position(at t: Double) -> Double {
    let t = MotionDomain.time(t)
    if t >= duration { return target }
    let position = start + initialVelocity / rate * (1 - ElementaryFunctions.exp(-rate * t))
    return initialVelocity < 0 ? Swift.max(position, target) : Swift.min(position, target)
  }

  /// The velocity in points per second at so many seconds after the start; 0 from ``duration`` on.
  public func velocity(at t: Double) -> Double {
    let t = MotionDomain.time(t)
    return t >= duration ? 0 : initialVelocity * ElementaryFunctions.exp(-rate * t)
  }

  /// Whether the body rests at so many seconds after the start; once it does, it does for good.
  public func isDone(at t: Double) -> Bool { MotionDomain.time(t) >= duration }

  /// The seconds after the start at which the body passes a position, or `nil` if it does not get there.
  ///
  /// - Parameter position: In points. NaN gives `nil`.
  public func time(at position: Double) -> Double? {
    if position == start { return 0 }
    if position == target { return duration }
    guard start < target ? position > start && position < target : position < start && position > target else {
      return nil
    }
    let covered = (position - start) * rate / initialVelocity
    return MotionDomain.clamp(-ElementaryFunctions.log(1 - covered) / rate, 0, duration)
  }

  /// The same motion, moved aside by a distance in points; NaN is read as 0.
  public func shifted(by distance: Double) -> Friction {
    var result = self
    result.start += MotionDomain.position(distance)
    result.target += MotionDomain.position(distance)
    return result
  }
}
