import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 1: the first selection, the first layout, strips that begin hidden or without a width.
final class FirstLayoutReportedTests: XCTestCase {
  func testR001_aSelectionMadeWithoutARoomIsThereInTheFirstFrame() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(ReportedStrips.t10, rightToLeft: rightToLeft, style: ReportedStrips.style())
      strip.select(8)
      let told = strip.changes
      strip.resize(320)
      XCTAssertEqual(strip.offset, 480, "640 + 40 − 160 = 520, but the row ends at 480")
      XCTAssertFalse(strip.engine.needsTick)
      XCTAssertEqual(strip.changes, told, "the layout reports nothing")
      XCTAssertEqual(strip.seenIndicator, [160, 80], "640 − 480")
      XCTAssertEqual(strip.seenIndicator, strip.place(8))
    }
  }

  func testR002_anAnimatedSelectionBeforeTheFirstLayoutIsAJump() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 40), rightToLeft: rightToLeft)
      strip.send(.select(strip.tab(10), cause: .program, animated: true))
      strip.resize(320)
      XCTAssertEqual(strip.offset, 680, "800 + 40 − 160")
      XCTAssertFalse(strip.engine.needsTick)
    }
  }

  func testR004_tabsThenSelectionThenLayoutLandOnTheTabChosen() {
    inBothDirections { rightToLeft in
      var strip = StripFixture([], rightToLeft: rightToLeft, style: ReportedStrips.spaced)
      for width in ReportedStrips.mx { strip.append(width) }
      strip.select(3)
      strip.resize(360)
      XCTAssertEqual(strip.selected, 3)
      XCTAssertEqual(strip.drawnSelected, [3])
      XCTAssertEqual(strip.changes.map(\.new), [strip.tab(3)])
    }
  }

  func testR006_onlyTheInitialSelectionIsDrawnSelected() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(ReportedStrips.t10, rightToLeft: rightToLeft)
      strip.select(3)
      strip.resize(1_000)
      XCTAssertEqual(strip.frame.tabs.count, 10)
      XCTAssertEqual(strip.drawnSelected, [3])
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    }
  }

  func testR007_theIndicatorIsWhereTheTabIs() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        Array(repeating: 120, count: 6), rightToLeft: rightToLeft, style: ReportedStrips.style())
      strip.select(4)
      strip.resize(360)
      XCTAssertEqual(strip.offset, 360)
      XCTAssertEqual(strip.seenIndicator, [120, 120], "480 − 360")
    }
  }

  func testR009_whateverTheWayOfSelectingTheRowScrolls() {
    inBothDirections { rightToLeft in
      for cause in [SelectionCause.program, .tap, .keyboard, .tracking] {
        var strip = StripFixture(
          ReportedStrips.t10, rightToLeft: rightToLeft, configuration: ReportedStrips.buttons(.none))
        strip.send(.select(strip.tab(8), cause: cause, animated: false))
        strip.resize(320)
        XCTAssertEqual(strip.offset, 480, "\(cause)")
      }
    }
  }

  func testR011_theBarFollowsTheHeight() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        ReportedStrips.fit, rightToLeft: rightToLeft,
        style: ReportedStrips.style(height: 44, indicator: IndicatorStyle(form: .bar, thickness: 2)))
      strip.resize(320, height: 0)
      strip.resize(320, height: 44)
      XCTAssertEqual(strip.frame.indicator?.y, 42)
      XCTAssertEqual(strip.frame.indicator?.height, 2)
    }
  }

  func testR014_aRowHiddenAtFirstOverflowsOnceItHasARoom() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        Array(repeating: 100, count: 9), rightToLeft: rightToLeft, configuration: ReportedStrips.buttons(.overlaid))
      strip.resize(0)
      XCTAssertEqual(strip.buttonsShown, [false, false])
      strip.resize(400)
      XCTAssertTrue(strip.engine.overflows)
      XCTAssertEqual(strip.buttonsShown, [false, true])
      XCTAssertEqual(strip.buttonsEnabled, [false, true])
    }
  }

  func testR016_overflowIsKnownStraightAfterTheRoomIs() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 8), rightToLeft: rightToLeft)
      strip.send(.resized(Viewport(width: 300, height: 48)))
      XCTAssertTrue(strip.engine.overflows)
      XCTAssertTrue(strip.engine.canScroll(toward: .trailing))
      strip.layout()
      XCTAssertEqual(strip.engine.contentWidth, 640)
    }
  }

  func testR017_tabsThatComeLateOverflowInTheSameUpdate() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        [], width: 600, rightToLeft: rightToLeft, configuration: ReportedStrips.buttons(.overlaid))
      XCTAssertEqual(strip.buttonsShown, [false, false])
      for _ in 0..<12 { strip.append(90) }
      strip.layout()
      XCTAssertEqual(strip.engine.contentWidth, 1_080)
      XCTAssertEqual(strip.buttonsEnabled, [false, true])
    }
  }

  /// The kind behind this section, the other way round: shown again after it was hidden, with a selection made meanwhile.
  func testR001_aSelectionMadeWhileHiddenIsThereInTheFirstFrameShown() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        ReportedStrips.t10, width: 320, rightToLeft: rightToLeft, style: ReportedStrips.style())
      strip.send(.select(strip.tab(4), cause: .program, animated: true))
      strip.run(0.05)
      strip.resize(0)
      XCTAssertFalse(strip.engine.needsTick, "nobody sees it move")
      strip.send(.select(strip.tab(8), cause: .program, animated: true))
      strip.send(.resized(Viewport(width: 320, height: 48)))
      strip.send(.select(strip.tab(6), cause: .program, animated: true))
      strip.layout()
      XCTAssertEqual(strip.offset, 360, "480 + 40 − 160")
      XCTAssertEqual(strip.seenIndicator, strip.place(6))
      XCTAssertFalse(strip.engine.needsTick)
    }
  }

  func testR012_theFirstFrameOfAKeptSelectionIsInPlace() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(ReportedStrips.t10, rightToLeft: rightToLeft)
      strip.send(.select(strip.tab(7), cause: .program, animated: true))
      strip.resize(320)
      XCTAssertEqual(strip.offset, 440)
      XCTAssertFalse(strip.engine.needsTick)
      let first = strip.frame
      strip.run(1.0 / 60)
      XCTAssertEqual(strip.frame, first, "nothing moves between the first two frames")
    }
  }
}
