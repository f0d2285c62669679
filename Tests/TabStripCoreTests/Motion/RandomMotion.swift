import TabStripCore
import _TabStripTestSupport

/// What a motion is made of, so that a test can also make its mirror image, or the same one elsewhere.
struct MotionRecipe {
  var kind: Int
  var start, target, velocity, lower, upper: Double
  var tuning: SpringTuning
  var rate, duration: Double
  var curve: EasingCurve

  /// A motion such as a strip makes, or, one time in ten, with a number in it that no strip should meet.
  init(using random: inout SeededRandom) {
    kind = Int.random(in: 0...3, using: &random)
    let bad: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300]
    let isBad = Int.random(in: 0..<10, using: &random) == 0
    func number(_ range: ClosedRange<Double>, _ random: inout SeededRandom) -> Double {
      isBad && Bool.random(using: &random)
        ? bad.randomElement(using: &random)! : Double.random(in: range, using: &random)
    }
    start = number(-2_000...2_000, &random)
    target = number(-2_000...2_000, &random)
    velocity = number(-8_000...8_000, &random)
    lower = Double.random(in: -1_500...1_500, using: &random)
    upper = lower + (Bool.random(using: &random) ? Double.random(in: 0...2_000, using: &random) : 0)
    tuning =
      [.heavyBounce, .lightBounce, .noBounce].randomElement(using: &random)!
    if Bool.random(using: &random) {
      tuning = SpringTuning(angularFrequency: number(2...100, &random), dampingRatio: number(0.1...4, &random))
    }
    rate = number(0.5...20, &random)
    duration = number(0...2, &random)
    curve = [.linear, .easeOut, .easeInOut, EasingCurve(0.05, 0.7, 0.1, 1)].randomElement(using: &random)!
  }

  var motion: Simulation {
    switch kind {
    case 0: .spring(Spring(from: start, to: target, velocity: velocity, tuning: tuning))
    case 1: .friction(Friction(from: start, velocity: velocity, rate: rate))
    case 2: .easing(Easing(from: start, to: target, duration: duration, curve: curve))
    default:
      .ballistic(
        Ballistic(from: start, velocity: velocity, limits: lower...upper, frictionRate: rate, spring: tuning))
    }
  }

  /// The same motion as seen from right to left.
  var mirrored: MotionRecipe {
    var result = self
    (result.start, result.target, result.velocity) = (-start, -target, -velocity)
    (result.lower, result.upper) = (-upper, -lower)
    return result
  }
}
