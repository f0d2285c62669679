import Foundation
import TabStripCore
import XCTest
import _TabStripTestSupport

final class FrictionTests: XCTestCase {
  func testAFlingWorkedOutByHand() {
    // At 2 per second, 100 pt/s fall to 10 in (ln 10) / 2 seconds and (100 - 10) / 2 points.
    for (sign, name) in [(1.0, "left to right"), (-1, "right to left")] {
      let fling = Friction(from: 7 * sign, velocity: 100 * sign, rate: 2, restSpeed: 10)
      XCTAssertEqual(fling.duration, log(10.0) / 2, accuracy: 1e-15, name)
      XCTAssertEqual(fling.target, 52 * sign, name)
      let half = log(2.0) / 2
      XCTAssertEqual(fling.position(at: half), 32 * sign, accuracy: 1e-13, name)
      XCTAssertEqual(fling.velocity(at: half), 50 * sign, accuracy: 1e-13, name)
      XCTAssertEqual(fling.time(at: 32 * sign)!, half, accuracy: 1e-15, name)
    }
  }

  func testStoppingIsNoJump() {
    let fling = Friction(from: 0, velocity: 3_000, rate: 2, restSpeed: 20)
    XCTAssertEqual(fling.position(at: fling.duration.nextDown), fling.target, accuracy: 1e-9)
    XCTAssertEqual(fling.velocity(at: fling.duration.nextDown), 20, accuracy: 1e-9)
  }

  func testNoFasterThanRestIsAtRest() {
    for velocity in [0, 5, -5, 4.9] as [Double] {
      let fling = Friction(from: 3, velocity: velocity, rate: 2, restSpeed: 5)
      XCTAssertTrue(fling.isDone(at: 0), "\(velocity)")
      XCTAssertEqual(fling.target, 3, "\(velocity)")
    }
  }

  func testAFlingToAPlaceStopsExactlyThere() {
    var random = SeededRandom(seed: 301)
    for _ in 0..<10_000 {
      let start = Double.random(in: -1e4...1e4, using: &random)
      let target = Double.random(in: -1e4...1e4, using: &random)
      let rate = Double.random(in: 0.5...20, using: &random)
      let fling = Friction(from: start, to: target, rate: rate)
      let message = "seed 301, \(start) to \(target) at \(rate)"
      XCTAssertEqual(fling.target, target, message)
      XCTAssertEqual(fling.position(at: 0), start, message)
      XCTAssertEqual(fling.position(at: fling.duration), target, message)
      XCTAssertEqual(fling.position(at: fling.duration * (1 - 1e-12)), target, accuracy: 1e-6, message)
      // The same fling, had its velocity been given.
      let same = Friction(from: start, velocity: fling.velocity(at: 0), rate: rate)
      XCTAssertEqual(same.target, target, accuracy: 1e-8, message)
      XCTAssertEqual(same.duration, fling.duration, accuracy: 1e-9, message)
    }
    XCTAssertTrue(Friction(from: 5, to: 5, rate: 2).isDone(at: 0))
  }

  func testTheTimeAtAPlaceIsWhenItIsThere() {
    var random = SeededRandom(seed: 302)
    for _ in 0..<10_000 {
      let start = Double.random(in: -1e3...1e3, using: &random)
      let velocity = Double.random(in: 100...8_000, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      let fling = Friction(from: start, velocity: velocity, rate: Double.random(in: 0.5...20, using: &random))
      let place = start + (fling.target - start) * Double.random(in: 0...1, using: &random)
      let message = "seed 302, from \(start) at \(velocity), place \(place)"
      guard let t = fling.time(at: place) else { return XCTFail(message) }
      XCTAssertEqual(fling.position(at: t), place, accuracy: 1e-8, message)
    }
  }

  func testPlacesItDoesNotReachHaveNoTime() {
    for (sign, name) in [(1.0, "left to right"), (-1, "right to left")] {
      let fling = Friction(from: 0, velocity: 100 * sign, rate: 2, restSpeed: 10)
      XCTAssertEqual(fling.time(at: 0), 0, name)
      XCTAssertEqual(fling.time(at: fling.target), fling.duration, name)
      XCTAssertNil(fling.time(at: -1 * sign), name)
      XCTAssertNil(fling.time(at: 45.001 * sign), name)
    }
    XCTAssertNil(Friction(from: 0, velocity: 100, rate: 2).time(at: .nan))
    XCTAssertNil(Friction(from: 0, velocity: 0, rate: 2).time(at: 1))
  }

  func testNumbersThatMakeNoSense() {
    for rate in [0, -1, .nan, -.infinity] as [Double] {
      let fling = Friction(from: 9, velocity: 500, rate: rate)
      XCTAssertTrue(fling.isDone(at: 0), "rate \(rate)")
      XCTAssertEqual(fling.position(at: 0), 9, "rate \(rate)")
      let aimed = Friction(from: 9, to: 20, rate: rate)
      XCTAssertTrue(aimed.isDone(at: 0), "rate \(rate)")
      XCTAssertEqual(aimed.position(at: 0), 20, "rate \(rate)")
    }
    XCTAssertEqual(Friction(from: .nan, velocity: 0, rate: 2).target, 0)
    XCTAssertTrue(Friction(from: 1, velocity: .nan, rate: 2).isDone(at: 0))
    XCTAssertEqual(Friction(from: .nan, to: 4, rate: 2).position(at: 0), 4)
    XCTAssertEqual(Friction(from: 4, to: .nan, rate: 2).target, 4)
    XCTAssertEqual(Friction(from: 0, velocity: .infinity, rate: 2).target, LayoutUnit.max.points / 2, accuracy: 100)
    XCTAssertTrue(Friction(from: 0, velocity: 1e9, rate: 1e-30, restSpeed: .nan).duration < 600)
  }
}
