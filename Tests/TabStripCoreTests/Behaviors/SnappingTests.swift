import TabStripCore
import XCTest
import _TabStripTestSupport

/// Where the row comes to rest after a hand.
final class SnappingTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, _ widths: [Double], width: Double, inset: Double = 0) -> StripFixture {
    var configuration = TabStripConfiguration()
    configuration.scrolling.snap = .center
    return StripFixture(
      widths, width: width, rightToLeft: rightToLeft, style: StripFixture.plain(inset: inset),
      configuration: configuration)
  }

  func testBeforeTheRowTheFirstTabThatIsSeenComesToTheMiddle() {
    inBothDirections { rightToLeft in
      let strip = strip(rightToLeft, [0, 130, 100], width: 8, inset: 16)
      // The middle of the first seen is at 16 + 65, half of the strip is 4.
      XCTAssertEqual(strip.engine.decelerationTarget(for: 0), 77)
      XCTAssertEqual(strip.engine.decelerationTarget(for: 77), 77, "where it rests it stays")
    }
  }

  /// A row of tabs of 80 in 320 that a finger has flung onward; a tab is in the middle at 40, 120, 200 …
  private func flung(_ rightToLeft: Bool) -> StripFixture {
    var strip = strip(rightToLeft, Array(repeating: 80, count: 30), width: 320)
    strip.send(.fling(vx: rightToLeft ? -1500 : 1500, vy: 0))
    strip.run(0.1)
    XCTAssertNotEqual((strip.offset - 40).truncatingRemainder(dividingBy: 80), 0, "under way")
    return strip
  }

  func testAPressThatStopsAFlingLetsTheRowSnapAfterwards() {
    inBothDirections { rightToLeft in
      for ends in [TabStripInput.pointerUp(Pointer(x: 160, y: 24)), .pointerCancelled] {
        var strip = flung(rightToLeft)
        strip.send(.pointerDown(Pointer(x: 160, y: 24)))
        let held = strip.offset
        strip.run(0.5)
        XCTAssertEqual(strip.offset, held, "as long as it is held it stays")
        strip.send(ends)
        strip.run(1)
        XCTAssertEqual((strip.offset - 40).truncatingRemainder(dividingBy: 80), 0)
        XCTAssertEqual(strip.offset, held, accuracy: 40, "the nearest")
        XCTAssertEqual(strip.selected, 0)
      }
    }
  }

  func testAPressOfARowAtRestMovesNothing() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, Array(repeating: 80, count: 30), width: 320)
      strip.send(.wheel(dx: 0, dy: 13, unit: .points))
      strip.send(.pointerDown(Pointer(x: 160, y: 24)))
      strip.send(.pointerCancelled)
      strip.run(1)
      XCTAssertEqual(strip.offset, 13, "a wheel does not snap")
    }
  }

  func testFingersAtRestOnATouchpadLetTheRowSnap() {
    inBothDirections { rightToLeft in
      var strip = flung(rightToLeft)
      let there = strip.offset
      strip.send(.fling(vx: 0, vy: 0))
      strip.run(1)
      XCTAssertEqual((strip.offset - 40).truncatingRemainder(dividingBy: 80), 0)
      XCTAssertEqual(strip.offset, there, accuracy: 40)
    }
  }

  func testAButtonLeavesTheRowWhereItPagedTo() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.overflow = OverflowConfiguration(placement: .overlaid, paging: .viewport)
      configuration.scrolling.snap = .center
      var strip = StripFixture(
        Array(repeating: 100, count: 40), width: 320, rightToLeft: rightToLeft, configuration: configuration)
      strip.send(.motionPreferenceChanged(.reduced))
      strip.tap(at: 310)
      strip.run(1)
      XCTAssertEqual(strip.offset, 280, "by what is seen beside the button")
    }
  }

  func testAFlungRowStillSnapsWhenItGrowsOnTheWay() {
    inBothDirections { rightToLeft in
      // Friction alone would lead to about 568.
      var strip = strip(rightToLeft, Array(repeating: 80, count: 30), width: 320)
      strip.send(.fling(vx: rightToLeft ? -1420 : 1420, vy: 0))
      strip.run(0.1)
      strip.append(80)
      strip.run(5)
      XCTAssertGreaterThan(strip.offset, 500)
      XCTAssertEqual((strip.offset - 40).truncatingRemainder(dividingBy: 80), 0)
    }
  }
}
