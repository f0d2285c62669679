import TabStripCore
import XCTest
import _TabStripTestSupport

/// The row's limits when they change while it moves, and what is seen while the row changes.
final class LimitsTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, bounces: Bool = true) -> StripFixture {
    StripFixture(
      Array(repeating: 100, count: 12), width: 350, rightToLeft: rightToLeft,
      configuration: ReportedStrips.configuration { $0.scrolling.bounces = bounces })
  }

  func testARowAtRestIsInsideItsLimitsBeforeTheNextLayout() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.scroll(to: 850)
      strip.send(.resized(Viewport(width: 500, height: 48)))
      XCTAssertEqual(strip.offset, 700)
      var style = StripFixture.plain()
      style.maximumTabWidth = 60
      strip.note(strip.engine.setStyle(style, at: 0))
      strip.layout()
      XCTAssertEqual(strip.offset, 220)
    }
  }

  // Found by the reference model: it was still beyond its end after the change.
  func testARowThatBouncesIsInsideAsSoonAsItNoLongerDoes() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.fling(vx: 0, vy: 8_000))
      while strip.offset <= 850, strip.engine.needsTick { strip.run(1.0 / 60) }
      XCTAssertGreaterThan(strip.offset, 850)
      var configuration = strip.engine.configuration
      configuration.scrolling.bounces = false
      strip.note(strip.engine.setConfiguration(configuration, at: strip.now))
      XCTAssertEqual(strip.offset, 850)
    }
  }

  func testARowThatDoesNotBounceNeverShowsWhatIsBeyondItsEnd() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, bounces: false)
      strip.send(.fling(vx: 0, vy: 8_000))
      strip.run(0.1)
      XCTAssertGreaterThan(strip.offset, 650)
      strip.send(.resized(Viewport(width: 550, height: 48)))
      XCTAssertLessThanOrEqual(strip.offset, 650)
      while strip.engine.needsTick {
        strip.run(1.0 / 60)
        XCTAssertLessThanOrEqual(strip.offset, 650)
      }
      XCTAssertEqual(strip.offset, 650)
    }
  }

  func testATabMovedAcrossAFlyingRowLeavesItInsideItsLimits() {
    inBothDirections { rightToLeft in
      for (tab, index) in [(0, 11), (11, 0)] {
        var strip = strip(rightToLeft)
        strip.scroll(to: 400)
        strip.send(.fling(vx: 0, vy: tab == 0 ? -2_000 : 2_000))
        strip.run(0.05)
        strip.note(strip.engine.move(strip.tab(tab), to: index, time: strip.now))
        strip.layout()
        while strip.engine.needsTick {
          strip.run(1.0 / 60)
          // It hits its end at no more than 2000 a second and springs back from 2000 / (e · 23.1) = 32 points beyond.
          XCTAssertTrue(-32...882 ~= strip.offset, "\(strip.offset)")
        }
        XCTAssertEqual(strip.offset, tab == 0 ? 0 : 850)
      }
    }
  }

  // Snapping rows found by the reference model: they flew 10¹¹ points away and came back.
  func testNoFlingIsFasterThanAHand() {
    for snap in Snap.allCases { tryWildFling(snap) }
  }

  private func tryWildFling(_ snap: Snap) {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        Array(repeating: 100, count: 12), width: 350, rightToLeft: rightToLeft,
        configuration: ReportedStrips.configuration { $0.scrolling.snap = snap })
      strip.send(.fling(vx: 0, vy: 1e12))
      var farthest = 0.0
      while strip.engine.needsTick {
        strip.run(1.0 / 60)
        farthest = max(farthest, strip.offset)
      }
      XCTAssertLessThan(farthest, 850 + 350)
      XCTAssertEqual(strip.offset, 850)
    }
  }

  func testCentredEndsOverflowAsSoonAsTheRowScrolls() {
    inBothDirections { rightToLeft in
      var configuration = ReportedStrips.buttons(.overlaid)
      configuration.centersEnds = true
      // 125 + 3 · 100 + 125 = 550 in 350.
      var strip = StripFixture([100, 100, 100], width: 350, rightToLeft: rightToLeft, configuration: configuration)
      XCTAssertEqual(strip.buttonsShown, [false, true])
      strip.select(2)
      XCTAssertEqual(strip.offset, 200)
      XCTAssertEqual(strip.place(2), [125, 100])
      XCTAssertEqual(strip.buttonsShown, [true, false])
      strip.send(.overflowPressed(.leading))
      strip.send(.overflowReleased)
      strip.run(1)
      XCTAssertLessThan(strip.offset, 200)
    }
  }

  func testANewTabInTheGapBeforeTheFirstOneSeenPushesNothing() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        Array(repeating: 100, count: 12), width: 350, rightToLeft: rightToLeft, style: StripFixture.plain(spacing: 20))
      // Tab 3 ends at 460, tab 4 begins at 480.
      strip.scroll(to: 462)
      XCTAssertEqual(strip.place(4), [18, 100])
      strip.insert(70, at: 4)
      strip.layout()
      XCTAssertEqual(strip.place(4), [18, 100])
      strip.remove(3)
      strip.layout()
      XCTAssertEqual(strip.place(4), [18, 100])
    }
  }

  func testANewStyleLeavesWhatIsSeenInPlace() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.scroll(to: 430)
      XCTAssertEqual(strip.place(4), [-30, 100])
      strip.note(strip.engine.setStyle(StripFixture.plain(spacing: 16, inset: 24), at: 0))
      strip.layout()
      XCTAssertEqual(strip.place(4), [-30, 100])
    }
  }

  func testWhatComesIntoViewUnmeasuredDoesNotPushWhatIsSeen() {
    inBothDirections { rightToLeft in
      var configuration = ReportedStrips.configuration { $0.overscan = 0 }
      configuration.wholeMeasureLimit = 0
      var strip = StripFixture([], rightToLeft: rightToLeft, configuration: configuration)
      for _ in 0..<100 { strip.append(200) }
      strip.select(50)
      strip.resize(350)
      XCTAssertEqual(strip.place(50), [75, 200])
      // Tabs 48 to 52 have been measured. Tab 47, taken for 80 wide, comes into view and is 200: it grows backward.
      strip.send(.wheel(dx: 0, dy: -400, unit: .points))
      strip.layout()
      XCTAssertEqual(strip.place(48), [75, 200])
      XCTAssertEqual(strip.place(47), [-125, 200])
    }
  }

  func testNewEndsThatAreMeasuredAtOnceDoNotPushWhatIsSeen() {
    inBothDirections { rightToLeft in
      var configuration = ReportedStrips.configuration { $0.centersEnds = true }
      configuration.wholeMeasureLimit = 0
      // So that the new tabs come in beside what is seen.
      configuration.estimatedTabWidth = 10
      var strip = StripFixture(
        Array(repeating: 60, count: 12), width: 300, rightToLeft: rightToLeft, configuration: configuration)
      strip.send(.scroll(to: 20, animated: false))
      strip.layout()
      XCTAssertEqual(strip.place(0), [100, 60])
      for width in [1.0, 0, 67] { strip.insert(width, at: 0) }
      strip.layout()
      XCTAssertEqual(strip.place(0), [100, 60])
    }
  }

  func testAnEndThatMovesAwayLetsNoOvershootLeap() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.scrolling.bounces = false
      configuration.scrolling.spring = .heavyBounce
      var strip = StripFixture(
        Array(repeating: 80, count: 10), width: 320, rightToLeft: rightToLeft, configuration: configuration)
      strip.send(.select(strip.tab(9), cause: .program, animated: true))
      // The spring is at its farthest, some 78 points beyond the end, which holds the row at 480.
      strip.now = 0.105
      strip.send(.tick)
      XCTAssertEqual(strip.offset, 480)
      strip.append(80)
      strip.append(80)
      strip.send(.tick)
      XCTAssertEqual(strip.offset, 480, "it goes on from where it is seen")
      strip.run(2)
      XCTAssertEqual(strip.offset, 600, "tab 9, at 720 to 800, in the middle")
    }
  }
}
