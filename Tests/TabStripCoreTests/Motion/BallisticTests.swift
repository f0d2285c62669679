import Foundation
import TabStripCore
import XCTest
import _TabStripTestSupport

final class BallisticTests: XCTestCase {
  /// A flight, or its mirror image for right to left.
  private func flight(
    _ sign: Double, from start: Double, velocity: Double, limits: ClosedRange<Double>, rate: Double = 2,
    spring: SpringTuning = .noBounce
  ) -> Ballistic {
    Ballistic(
      from: sign * start, velocity: sign * velocity,
      limits: sign > 0 ? limits : -limits.upperBound...(-limits.lowerBound), frictionRate: rate, spring: spring,
      restSpeed: 10)
  }

  private let directions = [(1.0, "left to right"), (-1, "right to left")]

  func testAFlingThatStaysInsideIsFrictionAlone() {
    for (sign, name) in directions {
      let flight = flight(sign, from: 0, velocity: 100, limits: 0...100)
      let friction = Friction(from: 0, velocity: 100 * sign, rate: 2, restSpeed: 10)
      XCTAssertEqual(flight.target, 45 * sign, name)
      XCTAssertEqual(flight.duration, friction.duration, name)
      for t in [0, 0.1, 0.5, 1] {
        XCTAssertEqual(flight.position(at: t), friction.position(at: t), name)
        XCTAssertEqual(flight.velocity(at: t), friction.velocity(at: t), name)
      }
    }
  }

  func testAFlingPastTheEdgeSpringsBackToIt() {
    // 100 pt/s at 2 per second pass 25 pt after (ln 2) / 2 seconds with 50 pt/s; a critical spring then swings out by
    // v / (ω e), 1/ω seconds later.
    for (sign, name) in directions {
      let flight = flight(sign, from: 0, velocity: 100, limits: 0...25)
      let joint = log(2.0) / 2
      XCTAssertEqual(flight.position(at: joint), 25 * sign, accuracy: 1e-12, name)
      XCTAssertEqual(flight.velocity(at: joint), 50 * sign, accuracy: 1e-11, name)
      let farthest = joint + 1 / 23.1
      XCTAssertEqual(flight.position(at: farthest), sign * (25 + 50 / 23.1 / M_E), accuracy: 1e-12, name)
      XCTAssertEqual(flight.velocity(at: farthest), 0, accuracy: 1e-11, name)
      XCTAssertEqual(flight.target, 25 * sign, name)
      XCTAssertEqual(flight.position(at: flight.duration), 25 * sign, name)
    }
  }

  func testNothingJumpsAtTheJoint() {
    var random = SeededRandom(seed: 501)
    var joints = 0
    while joints < 10_000 {
      let start = Double.random(in: 0...1_000, using: &random)
      let velocity = Double.random(in: -8_000...8_000, using: &random)
      let rate = Double.random(in: 0.5...10, using: &random)
      let friction = Friction(from: start, velocity: velocity, rate: rate)
      let edge = velocity < 0 ? 0.0 : 1_000
      guard let joint = friction.time(at: edge), joint > 1e-6 else { continue }
      joints += 1
      let flight = Ballistic(
        from: start, velocity: velocity, limits: 0...1_000, frictionRate: rate, spring: .lightBounce)
      let message = "seed 501, from \(start) at \(velocity), rate \(rate)"
      if flight.isDone(at: joint) { continue }
      let last = flight.position(at: joint.nextDown)
      XCTAssertTrue(last >= 0 && last <= 1_000, "no rounding shows it past the edge too soon: \(message)")
      let (before, after) = (joint - 1e-9, joint + 1e-9)
      XCTAssertEqual(flight.position(at: before), edge, accuracy: 1e-4, message)
      XCTAssertEqual(flight.position(at: after), edge, accuracy: 1e-4, message)
      XCTAssertEqual(flight.velocity(at: before), flight.velocity(at: after), accuracy: 1e-2, message)
    }
  }

  func testLetGoOutsideItSpringsBackAtOnce() {
    for (sign, name) in directions {
      for velocity in [0.0, 800, -800] {
        let flight = flight(sign, from: -60, velocity: velocity, limits: 0...500)
        XCTAssertEqual(flight.position(at: 0), -60 * sign, name)
        XCTAssertEqual(flight.velocity(at: 0), velocity * sign, name)
        XCTAssertEqual(flight.target, 0, name)
        let spring = Spring(from: -60 * sign, to: 0, velocity: velocity * sign, tuning: .noBounce)
        XCTAssertEqual(flight.position(at: 0.1), spring.position(at: 0.1), name)
      }
    }
  }

  func testLetGoAtTheEdgeItSpringsOutAndIsThrownBackIn() {
    for (sign, name) in directions {
      let out = flight(sign, from: 500, velocity: 600, limits: 0...500)
      XCTAssertGreaterThan(out.position(at: 0.04) * sign, 505, name)
      XCTAssertEqual(out.target, 500 * sign, name)
      let inwards = flight(sign, from: 500, velocity: -600, limits: 0...500)
      XCTAssertEqual(inwards.target, sign * (500 - 295), name)
    }
  }

  func testEveryFlightEndsInsideItsLimits() {
    var random = SeededRandom(seed: 502)
    for _ in 0..<10_000 {
      let lower = Double.random(in: -2_000...2_000, using: &random)
      let upper = lower + [0, Double.random(in: 0...3_000, using: &random)].randomElement(using: &random)!
      let start = Double.random(in: -4_000...4_000, using: &random)
      let velocity = Double.random(in: -8_000...8_000, using: &random)
      let tuning = SpringTuning(
        angularFrequency: Double.random(in: 5...60, using: &random),
        dampingRatio: Double.random(in: 0.2...2, using: &random))
      let rate = Double.random(in: 0.5...10, using: &random)
      let flight = Ballistic(from: start, velocity: velocity, limits: lower...upper, frictionRate: rate, spring: tuning)
      let message = "seed 502, from \(start) at \(velocity) in \(lower)...\(upper), rate \(rate), \(tuning)"
      XCTAssertTrue((lower...upper).contains(flight.target), message)
      XCTAssertTrue((lower...upper).contains(flight.position(at: flight.duration)), message)
      XCTAssertLessThan(flight.duration, 60, message)
      XCTAssertEqual(
        flight.position(at: flight.duration.nextDown), flight.target, accuracy: 0.1 + 1e-6,
        "no jump at the end: \(message)")
    }
  }

  func testWithOneTuningNoFlightSwingsFartherThanItsVelocityAllows() {
    // A critical spring swings out by v / (ω e) at most, so rubber never shows more than that.
    var random = SeededRandom(seed: 503)
    for _ in 0..<2_000 {
      let velocity = Double.random(in: -8_000...8_000, using: &random)
      let start = Double.random(in: 0...300, using: &random)
      let flight = Ballistic(from: start, velocity: velocity, limits: 0...300, frictionRate: 2, spring: .noBounce)
      let most = velocity.magnitude / 23.1 / M_E + 1e-9
      for step in 0...60 {
        let position = flight.position(at: Double(step) / 60)
        XCTAssertTrue(position >= -most && position <= 300 + most, "seed 503, from \(start) at \(velocity), \(step)")
      }
    }
  }

  func testNumbersThatMakeNoSense() {
    let still = Ballistic(from: .nan, velocity: .nan, limits: 0...10, frictionRate: 2, spring: .noBounce)
    XCTAssertTrue(still.isDone(at: 0))
    XCTAssertEqual(still.target, 0)
    let unbraked = Ballistic(from: 5, velocity: 900, limits: 0...10, frictionRate: .nan, spring: .noBounce)
    XCTAssertEqual(unbraked.position(at: 0), 5, "no friction to slow it: it stays")
    let unlimited = Ballistic(
      from: 5, velocity: 900, limits: -Double.infinity...Double.infinity, frictionRate: 2, spring: .noBounce)
    XCTAssertEqual(unlimited.target, 5 + (900 - 5) / 2)
    // Ranges that Swift itself refuses to make, in debug builds at least.
    let crossed = unsafeBitCast((10.0, -10.0), to: ClosedRange<Double>.self)
    XCTAssertEqual(
      Ballistic(from: 0, velocity: 0, limits: crossed, frictionRate: 2, spring: .noBounce).target, 10)
    let blank = unsafeBitCast((Double.nan, Double.nan), to: ClosedRange<Double>.self)
    XCTAssertEqual(
      Ballistic(from: 30, velocity: 0, limits: blank, frictionRate: 2, spring: .noBounce).target, 0)
    let far = Ballistic(from: .infinity, velocity: .infinity, limits: 0...10, frictionRate: 2, spring: .heavyBounce)
    XCTAssertEqual(far.target, 10)
    XCTAssertEqual(far.position(at: .infinity), 10)
  }
}
