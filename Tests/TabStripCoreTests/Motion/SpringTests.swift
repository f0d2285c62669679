import Foundation
import TabStripCore
import XCTest
import _TabStripTestSupport

final class SpringTests: XCTestCase {
  // MARK: Values worked out by hand

  func testBouncingSpring() {
    // ω = 10 and ζ = 0.6 give e^(-6t) and a swing of 8 rad/s: after half a swing it is upside down.
    let spring = Spring(from: 1, to: 0, velocity: 0, angularFrequency: 10, dampingRatio: 0.6, tolerance: 1e-4)
    XCTAssertEqual(spring.position(at: .pi / 8), -exp(-6 * Double.pi / 8), accuracy: 1e-15)
    XCTAssertEqual(spring.velocity(at: .pi / 8), 0, accuracy: 1e-14, "the turning point")
    // x₀ = 0: v₀ e^(-6t) sin(8t) / 8.
    let pushed = Spring(from: 0, to: 0, velocity: 16, angularFrequency: 10, dampingRatio: 0.6, tolerance: 1e-4)
    XCTAssertEqual(pushed.position(at: .pi / 16), 2 * exp(-6 * Double.pi / 16), accuracy: 1e-15)
  }

  func testCriticalSpring() {
    // (1 + 10t) e^(-10t), whose slope is -100t e^(-10t).
    let spring = Spring(from: 1, to: 0, velocity: 0, angularFrequency: 10, dampingRatio: 1, tolerance: 1e-4)
    XCTAssertEqual(spring.position(at: 0.1), 2 / M_E, accuracy: 1e-15)
    XCTAssertEqual(spring.velocity(at: 0.1), -10 / M_E, accuracy: 1e-14)
  }

  func testCreepingSpring() {
    // ω = 4 and ζ = 1.25 fade at 2 and 8 per second: 4/3 e^(-2t) - 1/3 e^(-8t).
    let spring = Spring(from: 1, to: 0, velocity: 0, angularFrequency: 4, dampingRatio: 1.25, tolerance: 1e-4)
    XCTAssertEqual(spring.position(at: 0.5), 1.3333333333333333 * exp(-1.0) - exp(-4.0) / 3, accuracy: 1e-15)
    XCTAssertEqual(spring.velocity(at: 0.5), 8.0 / 3 * (exp(-4.0) - exp(-1.0)), accuracy: 1e-14)
  }

  // MARK: The equation

  func testEverySpringObeysItsEquation() {
    var random = SeededRandom(seed: 201)
    for _ in 0..<300 {
      let omega = Double.random(in: 2...60, using: &random)
      let zeta = [Double.random(in: 0.1...3, using: &random), 1, 1 + 1e-5, 1 - 1e-5, 1 + 1e-7, 1 - 1e-7]
        .randomElement(using: &random)!
      let start = Double.random(in: -500...500, using: &random)
      let velocity = Double.random(in: -5_000...5_000, using: &random)
      let spring = Spring(
        from: start, to: 100, velocity: velocity, angularFrequency: omega, dampingRatio: zeta, tolerance: 1e-3)
      // Stepped by the rule of Runge and Kutta, which knows nothing of exponentials.
      var (x, v) = (start - 100, velocity)
      let h = 1e-3 / max(1, omega * zeta / 20)
      func pull(_ x: Double, _ v: Double) -> Double { -2 * zeta * omega * v - omega * omega * x }
      for step in 1...300 {
        let (k1, l1) = (v, pull(x, v))
        let (k2, l2) = (v + h / 2 * l1, pull(x + h / 2 * k1, v + h / 2 * l1))
        let (k3, l3) = (v + h / 2 * l2, pull(x + h / 2 * k2, v + h / 2 * l2))
        let (k4, l4) = (v + h * l3, pull(x + h * k3, v + h * l3))
        x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
        let t = Double(step) * h
        if spring.isDone(at: t) { break }
        let message = "seed 201: ω \(omega), ζ \(zeta), from \(start), velocity \(velocity), t \(t)"
        XCTAssertEqual(spring.position(at: t), x + 100, accuracy: 1e-2, message)
        XCTAssertEqual(spring.velocity(at: t), v, accuracy: 1e-2 * max(1, omega), message)
      }
    }
  }

  func testDampingOnEitherSideOfCriticalIsNoJump() {
    for delta in [1e-3, 1e-5, 1e-6, 9.9e-7, 1e-8, 1e-12] {
      let springs = [1 - delta, 1, 1 + delta].map {
        Spring(from: 300, to: 0, velocity: -2_000, angularFrequency: 23.1, dampingRatio: $0, tolerance: 0.01)
      }
      for step in 1...60 {
        let t = Double(step) / 100
        let positions = springs.map { $0.position(at: t) }
        XCTAssertEqual(positions[0], positions[1], accuracy: 0.011 + 2_000 * delta, "ζ = 1 - \(delta), t \(t)")
        XCTAssertEqual(positions[2], positions[1], accuracy: 0.011 + 2_000 * delta, "ζ = 1 + \(delta), t \(t)")
      }
    }
  }

  // MARK: Coming to rest

  func testASpringRestsOnlyWhenItWouldStayNearItsTarget() {
    var random = SeededRandom(seed: 202)
    for _ in 0..<2_000 {
      let omega = Double.random(in: 2...60, using: &random)
      let zeta = [Double.random(in: 0.1...3, using: &random), 1].randomElement(using: &random)!
      let start = Double.random(in: -500...500, using: &random)
      let velocity = [0, Double.random(in: -5_000...5_000, using: &random)].randomElement(using: &random)!
      let tolerance = pow(10, Double.random(in: -3...1, using: &random))
      func spring(_ tolerance: Double) -> Spring {
        Spring(
          from: start, to: 0, velocity: velocity, angularFrequency: omega, dampingRatio: zeta, tolerance: tolerance)
      }
      let duration = spring(tolerance).duration
      let goesOn = spring(1e-6)
      for step in 0...100 {
        let t = duration + Double(step) / 100
        XCTAssertLessThanOrEqual(
          goesOn.position(at: t).magnitude, tolerance * (1 + 1e-9),
          "seed 202: ω \(omega), ζ \(zeta), from \(start), velocity \(velocity), tolerance \(tolerance), t \(t)")
      }
    }
  }

  func testASpringDoesNotLingerAtItsTarget() {
    for (tuning, slack) in [
      (SpringTuning.heavyBounce, Double.pi / 29.8), (.lightBounce, Double.pi / 12.9), (.noBounce, 1e-3),
    ] {
      let spring = Spring(from: 500, to: 0, velocity: 0, tuning: tuning, tolerance: 0.1)
      let goesOn = Spring(from: 500, to: 0, velocity: 0, tuning: tuning, tolerance: 1e-6)
      let arrived = (0...2_000).map { Double($0) / 2_000 }.last { goesOn.position(at: $0).magnitude > 0.1 }!
      XCTAssertLessThanOrEqual(spring.duration - arrived, slack, "at most half a swing late: \(tuning)")
    }
  }

  func testPassingTheTargetIsNotArriving() {
    let spring = Spring(from: 100, to: 0, velocity: 0, tuning: .heavyBounce)
    let passing = (1...1_000).map { Double($0) / 10_000 }.first { spring.position(at: $0) <= 0 }!
    XCTAssertFalse(spring.isDone(at: passing))
    XCTAssertLessThan((1...400).map { spring.position(at: Double($0) / 1_000) }.min()!, -15, "it swings past")
  }

  func testAtRestAtItsTargetThereIsNothingToDo() {
    let spring = Spring(from: 40, to: 40, velocity: 0, tuning: .lightBounce)
    XCTAssertTrue(spring.isDone(at: 0))
    XCTAssertEqual(spring.position(at: 0), 40)
    let close = Spring(from: 40.05, to: 40, velocity: 0, tuning: .noBounce, tolerance: 0.1)
    XCTAssertEqual(close.position(at: 0), 40, "so near that it counts as there")
  }

  // MARK: Presets

  func testPresetsLeaveOneThousandthOfTheWayAfterFourTenthsOfASecond() {
    for tuning in [SpringTuning.heavyBounce, .lightBounce] {
      let left = exp(-tuning.dampingRatio * tuning.angularFrequency * 0.4)
      XCTAssertEqual(left, 0.001, accuracy: 1e-5, "\(tuning)")
      let exact = log(1_000.0) / (0.4 * tuning.dampingRatio)
      XCTAssertEqual(tuning.angularFrequency, exact, accuracy: 0.05, "\(tuning)")
    }
    let critical = Spring(from: 1, to: 0, velocity: 0, tuning: .noBounce, tolerance: 1e-5)
    XCTAssertEqual(critical.position(at: 0.4), 0.001, accuracy: 1e-5)
    // By its exponential alone, as the other two are measured, it would be 17.3; by the motion it is 23.1.
    XCTAssertEqual((1 + 9.2334) * exp(-9.2334), 0.001, accuracy: 1e-7)
    XCTAssertEqual(SpringTuning.noBounce.angularFrequency, 9.2334 / 0.4, accuracy: 0.05)
  }

  // MARK: Bad numbers

  func testNumbersThatMakeNoSense() {
    for omega in [0, -1, .nan, -.infinity] as [Double] {
      let spring = Spring(from: 0, to: 50, velocity: 300, angularFrequency: omega, dampingRatio: 1)
      XCTAssertTrue(spring.isDone(at: 0), "ω \(omega)")
      XCTAssertEqual(spring.position(at: 0), 50, "ω \(omega)")
    }
    let stiff = Spring(from: 0, to: 50, velocity: 0, angularFrequency: .infinity, dampingRatio: 1)
    XCTAssertLessThan(stiff.duration, 0.02)

    XCTAssertEqual(SpringTuning(angularFrequency: 20, dampingRatio: -1).dampingRatio, 1)
    XCTAssertEqual(SpringTuning(angularFrequency: 20, dampingRatio: .nan).dampingRatio, 1)
    XCTAssertEqual(SpringTuning(angularFrequency: 20, dampingRatio: 0).dampingRatio, 0.1, "or it would never rest")
    XCTAssertEqual(SpringTuning(angularFrequency: 20, dampingRatio: .infinity).dampingRatio, 5)
    XCTAssertEqual(SpringTuning(angularFrequency: .nan, dampingRatio: 1).angularFrequency, 1_000)
    XCTAssertEqual(SpringTuning(angularFrequency: 1e-9, dampingRatio: 1).angularFrequency, 1)

    XCTAssertEqual(Spring(from: .nan, to: 50, velocity: 0, tuning: .noBounce).position(at: 0), 50)
    XCTAssertEqual(Spring(from: 50, to: .nan, velocity: 0, tuning: .noBounce).target, 50)
    XCTAssertEqual(Spring(from: .nan, to: .nan, velocity: 0, tuning: .noBounce).target, 0)
    XCTAssertEqual(Spring(from: 0, to: .infinity, velocity: 0, tuning: .noBounce).target, LayoutUnit.max.points)
    XCTAssertEqual(Spring(from: 0, to: 50, velocity: .nan, tuning: .noBounce).velocity(at: 0), 0)
    let tight = Spring(from: 0, to: 50, velocity: 0, tuning: .noBounce, tolerance: .nan)
    XCTAssertEqual(tight, Spring(from: 0, to: 50, velocity: 0, tuning: .noBounce, tolerance: 1e-6))
    XCTAssertTrue(Spring(from: 0, to: 50, velocity: 0, tuning: .noBounce, tolerance: .infinity).isDone(at: 0))
  }

  func testABrokenSpringIsAtItsTargetAtOnce() {
    for frequency in [0, -3, .nan, 2_000, .infinity] {
      XCTAssertEqual(SpringTuning(angularFrequency: frequency, dampingRatio: 1).angularFrequency, 1_000, "\(frequency)")
    }
    XCTAssertEqual(SpringTuning(angularFrequency: 0.5, dampingRatio: 1).angularFrequency, 1)
  }
}
