import Foundation
import TabStripCore

/// A motion as a function of time, by the formulas of the guide about motion.
struct ModelMotion {
  /// Where it ends.
  private(set) var target: Double
  private let start: Double
  /// Seconds from its beginning after which it is there.
  let duration: Double
  private let begin: Double
  private var shift = 0.0
  private let way: (Double) -> (place: Double, speed: Double)

  func isDone(at time: Double) -> Bool { time - begin >= duration }
  func place(at time: Double) -> Double {
    if isDone(at: time) { return target }
    return shift + (time > begin ? way(time - begin).place : start)
  }
  func speed(at time: Double) -> Double { isDone(at: time) ? 0 : way(max(0, time - begin)).speed }

  mutating func shift(by distance: Double) {
    shift += distance
    target += distance
  }

  // MARK: Kinds

  /// x″ + 2ζω x′ + ω² x = 0.
  static func spring(
    from start: Double, to target: Double, speed: Double, _ tuning: SpringTuning, tolerance: Double, at begin: Double
  ) -> ModelMotion {
    let omega = tuning.angularFrequency
    let decay = tuning.dampingRatio * omega
    let excess = tuning.dampingRatio * tuning.dampingRatio - 1
    let split = abs(excess) < 2e-6 ? 0 : omega * abs(excess).squareRoot()
    let x = start - target
    let kick = speed + decay * x
    func way(_ t: Double) -> (place: Double, speed: Double) {
      var (c, s) = (exp(-decay * t), t * exp(-decay * t))
      if split > 0, excess < 0 { (c, s) = (c * cos(split * t), c * sin(split * t) / split) }
      if split > 0, excess > 0 {
        let (slow, fast) = (exp((split - decay) * t), exp(-(split + decay) * t))
        (c, s) = ((slow + fast) / 2, (slow - fast) / (2 * split))
      }
      return (target + c * x + s * kick, c * speed - s * (decay * speed + omega * omega * x))
    }
    // The swing is never larger than either of two bounds; it is over when one of them stays within the tolerance.
    let rate = excess > 0 ? omega * omega / (decay + split) : decay
    var duration = lastTime(above: tolerance, peak: 1 / rate - abs(x) / abs(kick)) {
      (abs(x) + abs(kick) * $0) * exp(-rate * $0)
    }
    if split > 0 {
      let swing = excess > 0 ? max(abs(x), abs(kick) / split) : hypot(x, kick / split)
      duration = min(duration, max(0, log(swing / tolerance) / rate))
    }
    return ModelMotion(target: target, start: start, duration: duration, begin: begin, way: way)
  }

  /// v = v₀ e^(-kt) until the speed has fallen to 5.
  static func friction(from start: Double, speed: Double, rate: Double, at begin: Double) -> ModelMotion {
    let isFast = abs(speed) > 5
    let target = isFast ? start + (speed - (speed < 0 ? -5 : 5)) / rate : start
    return ModelMotion(
      target: target, start: start, duration: isFast ? log(abs(speed) / 5) / rate : 0, begin: begin,
      way: { (start + speed / rate * (1 - exp(-rate * $0)), speed * exp(-rate * $0)) })
  }

  /// Friction that stops just at a place.
  static func friction(from start: Double, to target: Double, rate: Double, at begin: Double) -> ModelMotion {
    let speed = (target - start) * rate + (target < start ? -5 : 5)
    var motion = friction(from: start, speed: speed, rate: rate, at: begin)
    motion.target = target
    return motion
  }

  /// Friction between limits, and a spring back at the one that it passes.
  static func ballistic(
    from start: Double, speed: Double, most: Double, rate: Double, _ tuning: SpringTuning, at begin: Double
  ) -> ModelMotion {
    let inside = max(0, min(start, most))
    if inside != start { return spring(from: start, to: inside, speed: speed, tuning, tolerance: 0.1, at: begin) }
    let slide = friction(from: start, speed: speed, rate: rate, at: begin)
    let limit = max(0, min(slide.target, most))
    if limit == slide.target { return slide }
    let joint = -log(1 - (limit - start) * rate / speed) / rate
    let back = spring(
      from: limit, to: limit, speed: slide.way(joint).speed, tuning, tolerance: 0.1, at: 0)
    return ModelMotion(
      target: limit, start: start, duration: joint + back.duration, begin: begin,
      way: { $0 < joint ? slide.way($0) : back.way($0 - joint) })
  }

  /// The last time at which a bound that rises to its peak and falls is above the tolerance; 0 if it never is.
  private static func lastTime(above tolerance: Double, peak: Double, _ bound: (Double) -> Double) -> Double {
    var low = peak > 0 ? peak : 0
    guard bound(low) > tolerance else { return 0 }
    var high = low + 1
    while bound(high) > tolerance { high += high }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if bound(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}
