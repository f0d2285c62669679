/// A motion of a given duration along an ``EasingCurve``.
///
/// It does not take over a velocity, so it suits what starts from rest; a ``Spring`` suits the rest. With a duration of 0 it
/// is at its end at once: that is what reduced motion makes of every motion.
///
/// Every question takes at most 64 steps of root finding, usually five, and allocates nothing.
public struct Easing: Hashable, Sendable {
  /// Where the motion ends, in points.
  public private(set) var target: Double

  /// How long the motion takes, in seconds.
  public let duration: Double

  private var start: Double
  private let distance: Double
  private let curve: EasingCurve

  /// Starts a motion.
  ///
  /// - Parameters:
  ///   - start: Where it starts, in points. NaN is read as `target`.
  ///   - target: Where it ends, in points. NaN is read as `start`.
  ///   - duration: In seconds, at most 600. 0, negative numbers, infinities and NaN put it at its end at once.
  ///   - curve: How far it is when.
  public init(from start: Double, to target: Double, duration: Double, curve: EasingCurve = .easeOut) {
    (self.start, self.target) = MotionDomain.path(from: start, to: target)
    distance = self.target - self.start
    self.duration = duration > 0 && duration < .infinity ? Swift.min(duration, 600) : 0
    self.curve = curve
  }

  /// The position in points at so many seconds after the start.
  ///
  /// - Parameter t: In seconds. NaN and negative times are read as 0. From ``duration`` on, the result is ``target``.
  public func position(at t: Double) -> Double {
    let t = MotionDomain.time(t)
    return t >= duration ? target : start + distance * curve.progress(at: t / duration)
  }

  /// The velocity in points per second at so many seconds after the start; 0 from ``duration`` on.
  public func velocity(at t: Double) -> Double {
    let t = MotionDomain.time(t)
    return t >= duration ? 0 : MotionDomain.velocity(distance * curve.slope(at: t / duration) / duration)
  }

  /// Whether the motion is over at so many seconds after the start; once it is, it is for good.
  public func isDone(at t: Double) -> Bool { MotionDomain.time(t) >= duration }

  /// The same motion, moved aside by a distance in points; NaN is read as 0.
  public func shifted(by distance: Double) -> Easing {
    var result = self
    result.start += MotionDomain.position(distance)
    result.target += MotionDomain.position(distance)
    return result
  }
}
