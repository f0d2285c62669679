import TabStripHosting
import XCTest

final class FramePacingTests: XCTestCase {
  private var pacing = FramePacing()

  // MARK: Frames

  func testAnIdleStripAsksForNothing() {
    for _ in 0..<100 {
      XCTAssertNil(pacing.request(isStale: false, isMoving: false, isHidden: false))
      pacing.frameBegan()
    }
  }

  func testOneFrameIsAskedForOnceHoweverOftenItIsNeeded() {
    XCTAssertEqual(pacing.request(isStale: true, isMoving: false, isHidden: false), .once)
    XCTAssertNil(pacing.request(isStale: true, isMoving: false, isHidden: false))
    pacing.frameBegan()
    XCTAssertNil(pacing.request(isStale: false, isMoving: false, isHidden: false))
    XCTAssertEqual(pacing.request(isStale: true, isMoving: false, isHidden: false), .once)
  }

  func testMotionAsksAgainInEveryFrame() {
    XCTAssertEqual(pacing.request(isStale: true, isMoving: false, isHidden: false), .once)
    XCTAssertEqual(pacing.request(isStale: true, isMoving: true, isHidden: false), .continuous, "more than before")
    XCTAssertNil(pacing.request(isStale: true, isMoving: true, isHidden: false))
    for _ in 0..<10 {
      pacing.frameBegan()
      XCTAssertEqual(pacing.request(isStale: false, isMoving: true, isHidden: false), .continuous)
    }
    pacing.frameBegan()
    XCTAssertNil(pacing.request(isStale: false, isMoving: false, isHidden: false))
    XCTAssertEqual(pacing.demand, .none)
  }

  func testAHiddenStripAsksForNothing() {
    XCTAssertNil(pacing.request(isStale: true, isMoving: true, isHidden: true))
    XCTAssertEqual(
      pacing.request(isStale: true, isMoving: false, isHidden: false), .once, "what was stale comes with it")
    XCTAssertNil(pacing.request(isStale: true, isMoving: false, isHidden: true))
    XCTAssertEqual(pacing.request(isStale: true, isMoving: false, isHidden: false), .once, "asked for again")
  }

  // MARK: Time

  func testReadingsOfASoundClockAreTheTime() {
    XCTAssertEqual(pacing.time, 0)
    XCTAssertEqual(pacing.time(atSeconds: 5000.25), 5000.25)
    XCTAssertEqual(pacing.time(atSeconds: 5000.25), 5000.25, "no time has passed")
    XCTAssertEqual(pacing.time(atTicks: 5_000_500_000, ticksPerSecond: 1_000_000), 5000.5)
    XCTAssertEqual(pacing.time(atTicks: 120_024, ticksPerSecond: 24), 5001)
  }

  func testAClockMayBeginBelowZero() {
    XCTAssertEqual(pacing.time(atSeconds: -8), 0, "the engine's time begins at 0 and would wait for such a clock")
    XCTAssertEqual(pacing.time(atSeconds: -7.5), 0.5)
    XCTAssertEqual(pacing.time(atSeconds: 2), 10)
    // So little below that it could be taken for an event stamped before its frame.
    var late = FramePacing()
    XCTAssertEqual([-0.25, 0, 0.5].map { late.time(atSeconds: $0) }, [0, 0.25, 0.75])
  }

  func testWhatIsNoNumberGivesTheTimeBefore() {
    XCTAssertEqual(pacing.time(atSeconds: .nan), 0)
    XCTAssertEqual(pacing.time(atSeconds: 3), 3)
    for reading in [Double.nan, .infinity, -.infinity] { XCTAssertEqual(pacing.time(atSeconds: reading), 3) }
    XCTAssertEqual(pacing.time(atSeconds: 3.5), 3.5)
  }

  func testOneBogusReadingDoesNotStopTheClock() {
    XCTAssertEqual(pacing.time(atSeconds: 3), 3)
    for reading in [1e300, -1e300, 1.1e11, -1.1e11, .greatestFiniteMagnitude] {
      XCTAssertEqual(pacing.time(atSeconds: reading), 3)
    }
    XCTAssertEqual(pacing.time(atTicks: .max, ticksPerSecond: 1), 3)
    XCTAssertEqual(pacing.time(atSeconds: 3.5), 3.5)
    XCTAssertEqual(pacing.time(atSeconds: 1e11), 1e11, "a stall of three thousand years is still one")
  }

  func testAnEventStampedBeforeTheFrameDoesNotMakeTimeRunFaster() {
    for frame in 1...1000 {
      let time = Double(frame) / 60
      XCTAssertEqual(pacing.time(atSeconds: time), time)
      XCTAssertEqual(pacing.time(atSeconds: time - 0.004), time)
    }
  }

  func testAClockSetBackGoesOnFromThere() {
    XCTAssertEqual(pacing.time(atSeconds: 5000), 5000)
    XCTAssertEqual(pacing.time(atSeconds: 100), 5000)
    XCTAssertEqual(pacing.time(atSeconds: 100.5), 5000.5)
    XCTAssertEqual(pacing.time(atSeconds: 7), 5000.5)
    XCTAssertEqual(pacing.time(atSeconds: 9), 5002.5)
  }

  func testAStallPassesWhole() {
    XCTAssertEqual(pacing.time(atSeconds: 10), 10)
    XCTAssertEqual(pacing.time(atSeconds: 4000), 4000)
  }

  func testASecondBackIsAClockSetBackAndLessIsAnEarlierEvent() {
    XCTAssertEqual([10, 9, 9.5].map { pacing.time(atSeconds: $0) }, [10, 10, 10.5])
    var other = FramePacing()
    XCTAssertEqual([10, 9.25, 9.5, 10.5].map { other.time(atSeconds: $0) }, [10, 10, 10, 10.5])
  }
}
