import TabStripCore
import XCTest
import _TabStripTestSupport

final class EasingTests: XCTestCase {
  func testCurveWorkedOutByHand() {
    // At s = ½ the curve (0, 0, 0.58, 1) is at x = ⅜ · 0.58 + ⅛ and y = ⅜ + ⅛, with slopes 1.185 and 1.5.
    XCTAssertEqual(EasingCurve.easeOut.progress(at: 0.3425), 0.5, accuracy: 1e-14)
    XCTAssertEqual(EasingCurve.easeOut.slope(at: 0.3425), 1.5 / 1.185, accuracy: 1e-12)
    XCTAssertEqual(EasingCurve.easeInOut.progress(at: 0.5), 0.5, accuracy: 1e-14)
    for part in [0.1, 0.25, 0.9] {
      XCTAssertEqual(EasingCurve.linear.progress(at: part), part, accuracy: 1e-14)
      XCTAssertEqual(EasingCurve.linear.slope(at: part), 1, accuracy: 1e-12)
      XCTAssertEqual(
        EasingCurve.easeInOut.progress(at: 1 - part), 1 - EasingCurve.easeInOut.progress(at: part), accuracy: 1e-14)
    }
  }

  func testSlopesAtTheEnds() {
    XCTAssertEqual(EasingCurve(0.25, 0.5, 0.5, 0.9).slope(at: 0), 2, accuracy: 1e-14)
    XCTAssertEqual(EasingCurve(0.25, 0.5, 0.5, 0.9).slope(at: 1), 0.2, accuracy: 1e-14)
    XCTAssertEqual(EasingCurve.easeOut.slope(at: 0), 1 / 0.58, accuracy: 1e-14, "towards the second point")
    XCTAssertEqual(EasingCurve.easeOut.slope(at: 1), 0, accuracy: 1e-14)
    XCTAssertEqual(EasingCurve.linear.slope(at: 0), 1)
    XCTAssertEqual(EasingCurve.linear.slope(at: 1), 1, accuracy: 1e-14)
    XCTAssertEqual(EasingCurve(0, 1, 0, 1).slope(at: 0), 100, "vertical, so the greatest there is")
    XCTAssertEqual(EasingCurve(0, 0, 0, 0).slope(at: 0), 1, "all points in one corner: a straight line")
    XCTAssertEqual(EasingCurve(0, 0, 0, 1).slope(at: 0), 100)
    XCTAssertEqual(EasingCurve(0, 0, 1, 1).slope(at: 1), 1, accuracy: 1e-14)
    XCTAssertEqual(EasingCurve(0, 0, 1, 0).slope(at: 1), 100, "vertical at the end")
    XCTAssertEqual(EasingCurve(1, 0, 0, 1).slope(at: 0.5), 100, "vertical half way")
    XCTAssertEqual(EasingCurve(1, 0, 1, 1).slope(at: 1), 100, "the way slows down later than the time")
    XCTAssertEqual(EasingCurve(1, 2, 1, 1).slope(at: 1), -100, "back from beyond")
  }

  func testEveryCurveRunsFromOneEndToTheOther() {
    var random = SeededRandom(seed: 401)
    for _ in 0..<10_000 {
      let (x1, x2) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      let (y1, y2) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      let curve = EasingCurve(x1, y1, x2, y2)
      XCTAssertEqual(curve.progress(at: 0), 0)
      XCTAssertEqual(curve.progress(at: 1), 1)
      var previous = 0.0
      for step in 1...20 {
        let progress = curve.progress(at: Double(step) / 20)
        XCTAssertGreaterThanOrEqual(progress, previous - 1e-12, "seed 401, \(x1) \(y1) \(x2) \(y2), \(step)")
        XCTAssertLessThanOrEqual(progress, 1 + 1e-12, "seed 401, \(x1) \(y1) \(x2) \(y2), \(step)")
        previous = progress
      }
    }
  }

  func testProgressAndSlopeAreThoseOfTheCurve() {
    var random = SeededRandom(seed: 402)
    for _ in 0..<10_000 {
      // Corners often, because there the curve can stand still or turn upright.
      let points = (0..<4).map { _ in
        Bool.random(using: &random)
          ? Double(Int.random(in: 0...1, using: &random)) : Double.random(in: 0...1, using: &random)
      }
      let curve = EasingCurve(points[0], points[1], points[2], points[3])
      func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
      }
      func speed(_ first: Double, _ second: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * first + 6 * (1 - s) * s * (second - first) + 3 * s * s * (1 - second)
      }
      let s = Double.random(in: 0.001...0.999, using: &random)
      let slope = speed(points[1], points[3], s) / speed(points[0], points[2], s)
      guard slope < 50 else { continue }
      let part = value(points[0], points[2], s)
      let message = "seed 402, \(points), parameter \(s)"
      XCTAssertEqual(curve.progress(at: part), value(points[1], points[3], s), accuracy: 1e-11, message)
      XCTAssertEqual(curve.slope(at: part), slope, accuracy: 1e-6 * max(1, slope), message)
    }
  }

  func testMotionAlongACurve() {
    let motion = Easing(from: 100, to: 300, duration: 2, curve: .easeOut)
    XCTAssertEqual(motion.position(at: 0), 100)
    XCTAssertEqual(motion.position(at: 0.685), 200, accuracy: 1e-11)
    XCTAssertEqual(motion.velocity(at: 0.685), 100 * 1.5 / 1.185, accuracy: 1e-9)
    XCTAssertFalse(motion.isDone(at: 1.999))
    XCTAssertTrue(motion.isDone(at: 2))
    XCTAssertEqual(motion.position(at: 2), 300)
    XCTAssertEqual(motion.velocity(at: 2), 0)
  }

  func testACurveMayOvershootButEndsAtItsTarget() {
    let motion = Easing(from: 0, to: 100, duration: 1, curve: EasingCurve(0.34, 1.56, 0.64, 1))
    XCTAssertGreaterThan(motion.position(at: 0.6), 105)
    XCTAssertEqual(motion.position(at: 1), 100)
  }

  func testNumbersThatMakeNoSense() {
    for duration in [0, -1, .nan, .infinity, -.infinity] as [Double] {
      let motion = Easing(from: 0, to: 80, duration: duration)
      XCTAssertTrue(motion.isDone(at: 0), "duration \(duration)")
      XCTAssertEqual(motion.position(at: 0), 80, "duration \(duration)")
    }
    XCTAssertEqual(Easing(from: 0, to: 80, duration: 1e9).duration, 600)
    XCTAssertEqual(Easing(from: .nan, to: 80, duration: 1).position(at: 0), 80)
    XCTAssertEqual(Easing(from: 80, to: .nan, duration: 1).target, 80)
    XCTAssertEqual(EasingCurve(-1, 0, 2, 1), EasingCurve(0, 0, 1, 1))
    XCTAssertEqual(EasingCurve(.nan, .nan, 1, 1), EasingCurve(0, 0, 1, 1))
    XCTAssertEqual(EasingCurve(0, 50, 1, -.infinity), EasingCurve(0, 10, 1, -10))
    for part in [.nan, -1, 0] as [Double] { XCTAssertEqual(EasingCurve.easeOut.progress(at: part), 0) }
    XCTAssertEqual(EasingCurve.easeOut.progress(at: 7), 1)
  }
}
