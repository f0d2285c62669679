import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 3: scrolling to the selected tab. With S14.
final class RevealReportedTests: XCTestCase {
  private func strip(
    _ widths: [Double], _ width: Double, _ rightToLeft: Bool, _ policy: RevealPolicy = .center,
    style: TabStripStyle = ReportedStrips.style()
  ) -> StripFixture {
    StripFixture(
      widths, width: width, rightToLeft: rightToLeft, style: style,
      configuration: ReportedStrips.buttons(.none, reveal: policy))
  }

  private let twelve = Array(repeating: 100.0, count: 12)

  func testR051_aTabAddedAndChosenAtOnceComesIntoView() {
    inBothDirections { rightToLeft in
      for animated in [false, true] {
        var strip = strip(ReportedStrips.t10, 320, rightToLeft)
        for _ in 0..<5 { strip.append(80) }
        strip.select(14, animated: animated)
        strip.run(1)
        XCTAssertEqual(strip.offset, 880, "1200 − 320")
        XCTAssertEqual(strip.place(14), [240, 80])
      }
    }
  }

  func testR052_aSelectionFromElsewhereScrollsToo() {
    inBothDirections { rightToLeft in
      var strip = strip(ReportedStrips.t10, 320, rightToLeft)
      strip.select(8)
      XCTAssertEqual(strip.offset, 480)
      XCTAssertEqual(strip.changes.map(\.cause), [.program], "hosts are silent about those")
    }
  }

  func testR054_theHeightDoesNotTouchTheOffset() {
    inBothDirections { rightToLeft in
      var strip = strip(ReportedStrips.mx, 360, rightToLeft, style: ReportedStrips.spaced)
      strip.select(6)
      for height in [48.0, 40, 48] {
        strip.resize(360, height: height)
        XCTAssertEqual(strip.offset, 488)
        XCTAssertEqual(strip.frame.height, height)
      }
      strip.scroll(to: 100)
      strip.resize(360, height: 40)
      XCTAssertEqual(strip.offset, 100, "nor where the user put it")
    }
  }

  func testR056_aTapOnATabInViewDoesNotMoveTheRow() {
    inBothDirections { rightToLeft in
      var strip = strip(twelve, 350, rightToLeft, .nearest(peek: 0))
      strip.scroll(to: 420)
      strip.tap(5)
      strip.run(1)
      XCTAssertEqual(strip.selected, 5)
      XCTAssertEqual(strip.offset, 420)
    }
  }

  func testR057_aTapScrollsOnlyWithoutRoomToSpare() {
    inBothDirections { rightToLeft in
      var strip = strip(twelve, 360, rightToLeft, .nearest(peek: 20))
      strip.scroll(to: 420)
      strip.tap(5)
      strip.run(1)
      XCTAssertEqual(strip.offset, 420, "500…600 is inside 440…760")
      strip.scroll(to: 410)
      // Its first 10 points are out of view.
      strip.tap(at: 45)
      strip.run(1)
      XCTAssertEqual(strip.selected, 4)
      XCTAssertEqual(strip.offset, 380, "400 − 20")
    }
  }

  func testR059_aTabPartlyOutOfViewIsCentred() {
    inBothDirections { rightToLeft in
      var strip = strip(ReportedStrips.t10, 320, rightToLeft)
      strip.tap(3)
      strip.run(1)
      XCTAssertEqual(strip.offset, 120, "240 + 40 − 160")
      strip.tap(4)
      strip.run(1)
      XCTAssertEqual(strip.offset, 200, "320 + 40 − 160")
    }
  }

  func testR061_anAnimatedSelectionTravelsOnce() {
    inBothDirections { rightToLeft in
      var strip = strip(ReportedStrips.t10, 320, rightToLeft)
      strip.select(5, animated: true)
      var offsets = [strip.offset]
      while strip.engine.needsTick {
        strip.run(1.0 / 60)
        offsets.append(strip.offset)
      }
      XCTAssertEqual(offsets.first, 0)
      XCTAssertEqual(offsets, offsets.sorted(), "it never turns back")
      XCTAssertGreaterThan(offsets.filter { $0 > 0 && $0 < 280 }.count, 5, "it does not leap")
      XCTAssertEqual(strip.offset, 280, "400 + 40 − 160")
    }
  }

  func testR062_togglingAChipInViewMovesNothing() {
    inBothDirections { rightToLeft in
      let configuration = ReportedStrips.configuration {
        $0.selectionMode = .optional
        $0.reveal = RevealPolicies(.nearest(peek: 0))
      }
      var strip = StripFixture(
        Array(repeating: 90, count: 20), width: 360, rightToLeft: rightToLeft, configuration: configuration)
      strip.scroll(to: 700)
      let measured = strip.measureCount
      for selected in [9, nil, 9] as [Int?] {
        strip.tap(9)
        strip.run(1)
        XCTAssertEqual(strip.selected, selected)
        XCTAssertEqual(strip.offset, 700)
      }
      XCTAssertEqual(strip.measureCount, measured, "nothing was made anew")
    }
  }

  func testR064_everyWayOfSelectingEndsAtTheSamePlace() {
    inBothDirections { rightToLeft in
      for animated in [false, true] {
        // The central tab is chosen by the hand that moves the row, and goes on moving it.
        for cause in SelectionCause.allCases where cause != .centralTab {
          var strip = strip(ReportedStrips.t10, 320, rightToLeft)
          strip.send(.select(strip.tab(8), cause: cause, animated: animated))
          strip.layout()
          strip.run(1)
          XCTAssertEqual(strip.offset, 480, "\(cause)")
        }
      }
    }
  }

  func testR066_theRowStaysWhereTheUserPutIt() {
    inBothDirections { rightToLeft in
      var strip = strip(twelve, 350, rightToLeft)
      strip.scroll(to: 500)
      strip.send(.textChanged(lineHeight: 17))
      strip.layout()
      strip.resize(350, scale: 0.8)
      strip.run(1)
      XCTAssertEqual(strip.selected, 0)
      XCTAssertEqual(strip.offset, 500)
      strip.send(.overflowPressed(.trailing))
      strip.send(.overflowReleased)
      strip.run(1)
      let paged = strip.offset
      XCTAssertGreaterThan(paged, 500)
      strip.resize(350, scale: 1)
      XCTAssertEqual(strip.offset, paged)
    }
  }

  func testS05_aGapInTheMiddleSnapsToTheNearestTab() {
    inBothDirections { rightToLeft in
      let configuration = ReportedStrips.configuration { $0.scrolling.snap = .center }
      let strip = StripFixture(
        Array(repeating: 100, count: 12), width: 350, rightToLeft: rightToLeft,
        style: ReportedStrips.style(spacing: 20), configuration: configuration)
      // Tab 3 ends at 460, tab 4 begins at 480. 175 is the middle.
      XCTAssertEqual(strip.engine.decelerationTarget(for: 288), 235, "463 is nearer to tab 3: 410 − 175")
      XCTAssertEqual(strip.engine.decelerationTarget(for: 302), 355, "477 is nearer to tab 4: 530 − 175")
      XCTAssertEqual(strip.engine.decelerationTarget(for: -400), 0)
      XCTAssertEqual(strip.engine.decelerationTarget(for: 1e9), strip.engine.maximumOffset)
    }
  }

  func testS14_aTabWiderThanTheStripStaysAtItsBeginning() {
    inBothDirections { rightToLeft in
      var strip = strip(ReportedStrips.wide, 320, rightToLeft, .nearest(peek: 0), style: ReportedStrips.spaced)
      for _ in 0..<2 {
        strip.select(1)
        XCTAssertEqual(strip.offset, 144, "16 + 120 + 8")
      }
      var centred = self.strip(ReportedStrips.wide, 320, rightToLeft, style: ReportedStrips.spaced)
      centred.select(1)
      XCTAssertEqual(centred.offset, 234, "144 + 250 − 160")
    }
  }
}
