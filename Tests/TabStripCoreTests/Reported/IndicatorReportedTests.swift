import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 7: where the indicator is, and widths that change. With S02 and S11.
final class IndicatorReportedTests: XCTestCase {
  private func strip(
    _ widths: [Double], _ width: Double, _ rightToLeft: Bool, spaced: Bool = false,
    _ change: (inout TabStripConfiguration) -> Void = { _ in }
  ) -> StripFixture {
    StripFixture(
      widths, width: width, rightToLeft: rightToLeft, style: spaced ? ReportedStrips.spaced : ReportedStrips.style(),
      configuration: ReportedStrips.configuration(change))
  }

  func testR111_theIndicatorFollowsALateFont() {
    inBothDirections { rightToLeft in
      var strip = strip([62, 80], 320, rightToLeft)
      XCTAssertEqual(strip.seenIndicator, [0, 62])
      strip.widths[strip.tab(0)] = 71
      strip.send(.textChanged(lineHeight: 17))
      strip.layout()
      XCTAssertEqual(strip.seenIndicator, [0, 71])
      XCTAssertFalse(strip.engine.needsTick, "in the same layout")
    }
  }

  func testR112_allTitlesGrowAtOnce() {
    inBothDirections { rightToLeft in
      var strip = strip(ReportedStrips.mx, 360, rightToLeft, spaced: true)
      strip.select(3)
      for id in strip.ids { strip.widths[id]! *= 1.25 }
      strip.send(.textChanged(lineHeight: 20))
      strip.layout()
      // 16 + 75 + 112.5 + 150 + 3 · 8 = 377.5; 93.75 wide. 377.5 + 46.875 − 180.
      XCTAssertEqual(strip.offset, 244.375)
      XCTAssertEqual(strip.seenIndicator, strip.place(3))
      XCTAssertEqual(strip.engine.span(of: strip.tab(3))?.start.points, 377.5)
      XCTAssertLessThanOrEqual(strip.offset, strip.engine.maximumOffset)
    }
  }

  func testR114_theIndicatorScrollsWithTheRow() {
    inBothDirections { rightToLeft in
      var strip = strip(ReportedStrips.t10, 320, rightToLeft)
      strip.scroll(to: 200)
      strip.select(4)
      XCTAssertEqual(strip.offset, 200, "320 + 40 − 160")
      XCTAssertEqual(strip.seenIndicator, [120, 80])
      strip.scroll(to: 230)
      XCTAssertEqual(strip.seenIndicator, [90, 80])
    }
  }

  func testR116_rotationThereAndBack() {
    inBothDirections { rightToLeft in
      var strip = strip(ReportedStrips.mx, 360, rightToLeft, spaced: true)
      strip.resize(640)
      strip.select(7)
      XCTAssertEqual(strip.offset, 208, "848 − 640")
      strip.resize(360)
      XCTAssertEqual(strip.offset, 488)
      XCTAssertEqual(strip.seenIndicator, strip.place(7))
      XCTAssertEqual(strip.place(7), [249, 95], "360 − 16 − 95")
    }
  }

  func testR117_rotationOfEqualShares() {
    inBothDirections { rightToLeft in
      var strip = strip([50, 50, 50, 50], 320, rightToLeft) { $0.distribution = .fillEqually }
      strip.select(2)
      XCTAssertEqual(strip.seenIndicator, [160, 80])
      strip.resize(568)
      XCTAssertEqual(strip.seenIndicator, [284, 142])
    }
  }

  func testR119_hitsFollowWhatIsDrawn() {
    inBothDirections { rightToLeft in
      var strip = strip([50, 50, 50], 320, rightToLeft) { $0.distribution = .fillEqually }
      for width in [320.0, 568, 320] {
        strip.resize(width)
        let (start, length) = strip.seen(2)!
        XCTAssertEqual(start + length, width)
        XCTAssertEqual(strip.engine.tab(atX: strip.x(start + length / 2)), strip.tab(2))
        // The last pixel of the screen is a tab's too, at either side.
        XCTAssertEqual(strip.engine.tab(atX: strip.x(width)), strip.tab(2))
        XCTAssertEqual(strip.engine.tab(atX: strip.x(0)), strip.tab(0))
      }
    }
  }

  func testR124_theWidestStateIsReserved() {
    inBothDirections { rightToLeft in
      // The host measures the title in all fonts of the style and hands in the widest: 70 normal, 78 selected.
      var strip = strip([78, 78], 320, rightToLeft)
      let before = strip.frame.tabs.map(\.x)
      strip.select(1)
      XCTAssertEqual(strip.place(1), [78, 78])
      XCTAssertEqual(strip.frame.tabs.map(\.x), before)
    }
  }

  func testS02_aBadgeHasItsRoom() {
    inBothDirections { rightToLeft in
      var strip = strip([78], 320, rightToLeft)
      let style = strip.engine.style
      strip.note(strip.engine.remeasure(strip.tab(0), time: 0))
      strip.engine.layout(into: &strip.frame) { _ in TabMeasurement(title: 78, badge: 20) }
      XCTAssertEqual(strip.place(0)?[1], 78 + style.badgeGap + 20 + 2 * style.badgePadding)
    }
  }

  func testR126_whatFitsFillsTheStrip() {
    inBothDirections { rightToLeft in
      let strip = strip(ReportedStrips.fit, 360, rightToLeft, spaced: true) { $0.distribution = .fillWhileFitting }
      let widths = (0..<3).map { strip.place($0)![1] }
      XCTAssertEqual(widths.reduce(0, +) + 2 * 8 + 2 * 16, 360)
      XCTAssertFalse(strip.engine.overflows)
    }
  }

  func testR127_twoTabsShareTheStrip() {
    inBothDirections { rightToLeft in
      let strip = StripFixture(
        [60, 90], width: 360, rightToLeft: rightToLeft, style: ReportedStrips.style(inset: 16),
        configuration: ReportedStrips.configuration { $0.distribution = .fillWhileFitting })
      XCTAssertEqual(strip.place(0), [16, 164])
      XCTAssertEqual(strip.place(1), [180, 164])
    }
  }

  func testS11_fillingComesBackWhenTheTabsFitAgain() {
    inBothDirections { rightToLeft in
      for distribution in Distribution.allCases {
        var strip = strip(ReportedStrips.fit, 360, rightToLeft, spaced: true) { $0.distribution = distribution }
        let before = strip.frame
        strip.resize(200)
        strip.resize(360)
        XCTAssertEqual(strip.frame, before, "\(distribution)")
      }
    }
  }

  func testS04_aNewWidthMeasuresNothingAgainAndTheIndicatorIsInPlaceAtOnce() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        ReportedStrips.fit, width: 360, rightToLeft: rightToLeft, style: ReportedStrips.spaced,
        configuration: ReportedStrips.configuration { $0.distribution = .fillWhileFitting })
      strip.select(1)
      let measured = strip.measureCount
      strip.resize(640)
      XCTAssertEqual(strip.measureCount, measured)
      XCTAssertEqual(strip.seenIndicator, strip.place(1))
      // 640 less insets and gaps is 592, a third 197.33.
      XCTAssertEqual(strip.place(1)?[0] ?? 0, 16 + 197.33 + 8, accuracy: 1)
    }
  }

  func testS07_theMiddleOfTheIndicatorIsTheTabsOwn() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        ReportedStrips.mx, width: 848, rightToLeft: rightToLeft,
        style: ReportedStrips.style(spacing: 8, inset: 16, indicator: IndicatorStyle(form: .dot, thickness: 6)))
      strip.select(4)
      let dot = strip.seenIndicator!
      // 16 + 60 + 90 + 120 + 75 + 4 · 8 + 50.
      XCTAssertEqual(dot[0] + dot[1] / 2, 443)
    }
  }
}
