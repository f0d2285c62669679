import TabStripCore
import XCTest
import _TabStripTestSupport

final class VelocityTrackerTests: XCTestCase {
  /// Feeds one sample every `interval`, up to and including `end`.
  private func track(
    from begin: Double = 0, to end: Double, every interval: Double = 0.008, _ position: (Double) -> Double
  ) -> VelocityTracker {
    var tracker = VelocityTracker()
    for step in 0...Int(((end - begin) / interval).rounded()) {
      let t = begin + Double(step) * interval
      tracker.add(position: position(t), time: t)
    }
    return tracker
  }

  func testSteadyMovementHasItsVelocity() {
    for velocity in [1_200.0, -1_200] {
      for interval in [0.004, 0.008, 1.0 / 60, 1.0 / 24] {
        let tracker = track(to: 12 * interval, every: interval) { 30 + velocity * $0 }
        XCTAssertEqual(tracker.velocity(at: 12 * interval), velocity, accuracy: 1e-6, "every \(interval) s")
      }
    }
  }

  func testTwoSamplesAreEnough() {
    var tracker = VelocityTracker()
    tracker.add(position: 10, time: 5)
    XCTAssertEqual(tracker.velocity(at: 5), 0, "one is not")
    tracker.add(position: 14, time: 5.01)
    XCTAssertEqual(tracker.velocity(at: 5.01), 400, accuracy: 1e-6)
  }

  func testAFlickThatSpeedsUpHasTheVelocityItEndsWith() {
    // 10,000 t² has the slope 20,000 t; a straight line through the same samples would say half of it.
    let tracker = track(to: 0.096) { 10_000 * $0 * $0 }
    XCTAssertEqual(tracker.velocity(at: 0.096), 1_920, accuracy: 1e-6)
  }

  func testOnlyTheLastTenthOfASecondCounts() {
    let turned = track(to: 0.4) { t in t < 0.25 ? -900 * t : -225 + 600 * (t - 0.25) }
    XCTAssertEqual(turned.velocity(at: 0.4), 600, accuracy: 1e-6)
  }

  func testMoreSamplesThanThereIsRoomForKeepTheNewest() {
    let tracker = track(to: 0.5, every: 0.001) { t in t < 0.45 ? 0 : 700 * (t - 0.45) }
    XCTAssertEqual(tracker.velocity(at: 0.5), 700, accuracy: 1e-6)
  }

  func testAMomentOfRestNeverFlingsAgainstTheHand() {
    for direction in [1.0, -1] {
      for interval in [0.004, 0.008, 0.016] {
        for pause in stride(from: 0.002, through: 0.08, by: 0.002) {
          var tracker = track(to: 0.192, every: interval) { direction * 600 * $0 }
          tracker.add(position: direction * 600 * 0.192, time: 0.192 + pause)
          XCTAssertGreaterThanOrEqual(
            direction * tracker.velocity(at: 0.192 + pause), 0, "every \(interval) s, then \(pause) s of rest")
        }
      }
    }
    // Who turns round and lets go while moving flings that way.
    let turned = track(to: 0.2) { t in t < 0.16 ? 600 * t : 96 - 900 * (t - 0.16) }
    XCTAssertLessThan(turned.velocity(at: 0.2), 0)
  }

  func testAPointerThatRestedBeforeItLetGoDoesNotFling() {
    let tracker = track(to: 0.2) { 1_000 * $0 }
    XCTAssertEqual(tracker.velocity(at: 0.24), 1_000, accuracy: 1e-6, "40 ms are a late event")
    XCTAssertEqual(tracker.velocity(at: 0.26), 0, "60 ms are a rest")

    var reporting = tracker
    for step in 1...8 { reporting.add(position: 200, time: 0.2 + Double(step) * 0.008) }
    XCTAssertEqual(reporting.velocity(at: 0.264), 0, "also if it went on to report where it rested")
  }

  func testAPauseHidesWhatCameBeforeIt() {
    var tracker = track(to: 0.1) { -3_000 * $0 }
    for step in 0...3 { tracker.add(position: -300 + 500 * Double(step) * 0.008, time: 0.18 + Double(step) * 0.008) }
    XCTAssertEqual(tracker.velocity(at: 0.204), 500, accuracy: 1e-6)
  }

  func testTimesThatAreNotLaterAreIgnored() {
    let steady = track(to: 0.08) { 500 * $0 }
    var disturbed = steady
    disturbed.add(position: 9_999, time: 0.08)
    disturbed.add(position: 9_999, time: 0.01)
    disturbed.add(position: 9_999, time: .nan)
    disturbed.add(position: 9_999, time: .infinity)
    disturbed.add(position: .nan, time: 0.081)
    disturbed.add(position: -.infinity, time: 0.082)
    XCTAssertEqual(disturbed.velocity(at: 0.08), steady.velocity(at: 0.08))
    XCTAssertEqual(steady.velocity(at: .nan), steady.velocity(at: 0.08), "an unknown time is that of the newest sample")
    XCTAssertEqual(steady.velocity(at: 0), steady.velocity(at: 0.08))
    XCTAssertEqual(steady.velocity(at: .infinity), 0, "it has rested ever since")
  }

  func testSpeedHasALimit() {
    XCTAssertEqual(track(to: 0.08) { 50_000 * $0 }.velocity(at: 0.08), 8_000)
    XCTAssertEqual(track(to: 0.08) { -50_000 * $0 }.velocity(at: 0.08), -8_000)
    for (limit, expected) in [(2_000, 2_000), (0, 0), (-1, 0), (.nan, 0)] as [(Double, Double)] {
      var tracker = VelocityTracker(maximumSpeed: limit)
      tracker.add(position: 0, time: 0)
      tracker.add(position: 100, time: 0.01)
      XCTAssertEqual(tracker.velocity(at: 0.01), expected, "limit \(limit)")
    }
    var close = VelocityTracker()
    close.add(position: 0, time: 0)
    close.add(position: 1e300, time: 1e-12)
    XCTAssertEqual(close.velocity(at: 1e-12), 8_000)
  }

  func testResettingForgets() {
    var tracker = track(to: 0.08) { 500 * $0 }
    tracker.reset()
    XCTAssertEqual(tracker.velocity(at: 0.08), 0)
    tracker.add(position: 0, time: 0.01)
    tracker.add(position: -3, time: 0.02)
    XCTAssertEqual(tracker.velocity(at: 0.02), -300, accuracy: 1e-6, "a new gesture may also be earlier")
  }

  func testAnyMovementMirroredHasTheOppositeVelocity() {
    var random = SeededRandom(seed: 701)
    for _ in 0..<10_000 {
      var (tracker, mirrored) = (VelocityTracker(), VelocityTracker())
      var (time, position) = (Double.random(in: 0...1e6, using: &random), 0.0)
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        time += Double.random(in: -0.002...0.03, using: &random)
        position += Double.random(in: -50...50, using: &random).rounded()
        tracker.add(position: position, time: time)
        mirrored.add(position: -position, time: time)
      }
      let now = time + Double.random(in: -0.01...0.06, using: &random)
      let velocity = tracker.velocity(at: now)
      XCTAssertEqual(mirrored.velocity(at: now), -velocity, "seed 701")
      XCTAssertTrue(velocity.magnitude <= 8_000, "seed 701")
    }
  }
}
