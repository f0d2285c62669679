import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 2: does it overflow, buttons, fades and the end of the row. With S03 and S15.
final class OverflowReportedTests: XCTestCase {
  private func strip(
    _ widths: [Double], _ width: Double, _ rightToLeft: Bool, _ configuration: TabStripConfiguration,
    style: TabStripStyle = ReportedStrips.style()
  ) -> StripFixture {
    StripFixture(widths, width: width, rightToLeft: rightToLeft, style: style, configuration: configuration)
  }

  private let twelve = Array(repeating: 100.0, count: 12)

  func testR019_buttonsGoWhenTheFinalWidthsFit() {
    inBothDirections { rightToLeft in
      var strip = strip(
        [100, 130, 110], 360, rightToLeft, ReportedStrips.buttons(.overlaid), style: ReportedStrips.spaced)
      XCTAssertEqual(strip.engine.contentWidth, 388)
      XCTAssertTrue(strip.engine.overflows)
      XCTAssertEqual(strip.buttonsShown, [false, true])
      for (n, width) in ReportedStrips.fit.enumerated() { strip.widths[strip.tab(n)] = width }
      strip.send(.textChanged(lineHeight: 17))
      strip.layout()
      XCTAssertEqual(strip.engine.contentWidth, 318)
      XCTAssertFalse(strip.engine.overflows)
      XCTAssertEqual(strip.buttonsShown, [false, false])
      XCTAssertEqual(strip.offset, 0)
    }
  }

  func testR021_inlineButtonsDoNotBringThemselvesAbout() {
    inBothDirections { rightToLeft in
      var style = ReportedStrips.style()
      style.overflowButton.width = 32
      var strip = strip(
        Array(repeating: 99.5, count: 4), 400, rightToLeft, ReportedStrips.buttons(.inline), style: style)
      let first = strip.frame
      XCTAssertFalse(strip.engine.overflows, "398 fit in 400, though not in 400 − 64")
      XCTAssertEqual(strip.buttonsShown, [false, false])
      for _ in 0..<100 {
        strip.send(.tick)
        strip.send(.textChanged(lineHeight: 17))
        strip.resize(400)
        XCTAssertEqual(strip.frame, first)
      }
    }
  }

  func testR022_equalSharesAddUpToTheWidth() {
    inBothDirections { rightToLeft in
      let fill = ReportedStrips.configuration { $0.distribution = .fillEqually }
      let strip = strip([80, 80], 399, rightToLeft, fill)
      XCTAssertFalse(strip.engine.overflows)
      XCTAssertEqual(strip.frame.tabs.map(\.width).reduce(0, +), 399)
      XCTAssertEqual(strip.engine.span(of: strip.tab(0))?.length.points, 199.5)
      XCTAssertEqual(strip.engine.span(of: strip.tab(1))?.length.points, 199.5)
    }
  }

  func testR024_whetherButtonsShowDoesNotDependOnHistory() {
    inBothDirections { rightToLeft in
      var style = ReportedStrips.style()
      style.overflowButton.width = 36
      var strip = strip(
        Array(repeating: 95, count: 4), 400, rightToLeft, ReportedStrips.buttons(.inline), style: style)
      let before = strip.frame
      XCTAssertEqual(strip.buttonsShown, [false, false], "380")
      for _ in 0..<4 { strip.append(80) }
      strip.layout()
      XCTAssertEqual(strip.buttonsShown, [true, true], "700")
      for n in 4..<8 { strip.remove(n) }
      strip.layout()
      XCTAssertEqual(strip.buttonsShown, [false, false], "380 again")
      XCTAssertEqual(strip.frame, before)
    }
  }

  func testR026_theEndIsReachedWithinTheTolerance() {
    inBothDirections { rightToLeft in
      var strip = strip([800, 871.5], 1_521, rightToLeft, ReportedStrips.buttons(.overlaid))
      XCTAssertEqual(strip.engine.maximumOffset, 150.5)
      for (offset, more) in [(150.5, false), (150.0, false), (149.6, false), (149.0, true)] {
        strip.scroll(to: offset)
        XCTAssertEqual(strip.buttonsEnabled, [true, more], "\(offset)")
        XCTAssertEqual(strip.buttonsShown, [true, more], "\(offset)")
      }
    }
  }

  func testR027_halfAPointShortOfTheEndIsTheEnd() {
    inBothDirections { rightToLeft in
      var strip = strip([800, 872], 1_521, rightToLeft, ReportedStrips.buttons(.inline))
      // The buttons take 80: 1672 − 1441.
      XCTAssertEqual(strip.engine.maximumOffset, 231)
      strip.scroll(to: 230.5)
      XCTAssertEqual(strip.buttonsEnabled, [true, false])
    }
  }

  func testR029_noButtonWhereAllFitsAndNoneOnwardAtTheEnd() {
    inBothDirections { rightToLeft in
      let fits = strip(
        ReportedStrips.fit, 360, rightToLeft, ReportedStrips.buttons(.overlaid), style: ReportedStrips.spaced)
      XCTAssertEqual(fits.buttonsShown, [false, false])
      var strip = strip(
        ReportedStrips.mx, 360, rightToLeft, ReportedStrips.buttons(.overlaid), style: ReportedStrips.spaced)
      strip.scroll(to: 488)
      XCTAssertEqual(strip.buttonsEnabled, [true, false])
    }
  }

  func testR031_theIndicatorDoesNotWidenTheRow() {
    inBothDirections { rightToLeft in
      var strip = strip(
        Array(repeating: 90, count: 4), 400, rightToLeft, ReportedStrips.buttons(.overlaid),
        style: ReportedStrips.style(indicator: IndicatorStyle(form: .bar, inset: -50)))
      strip.select(3)
      strip.remove(3)
      XCTAssertEqual(strip.engine.contentWidth, 270)
      XCTAssertFalse(strip.engine.overflows)
      strip.layout()
      XCTAssertEqual(strip.buttonsShown, [false, false])
      strip.run(1)
      XCTAssertEqual(strip.seenIndicator, [130, 190], "tab 2 and 50 on both sides")
      XCTAssertEqual(strip.engine.contentWidth, 270)
    }
  }

  func testR032_iconsThatMeasureNothingAtFirst() {
    inBothDirections { rightToLeft in
      var strip = strip([0, 0, 0], 360, rightToLeft, ReportedStrips.buttons(.overlaid))
      XCTAssertEqual(strip.buttonsShown, [false, false])
      for n in 0..<3 {
        strip.widths[strip.tab(n)] = 72
        strip.note(strip.engine.remeasure(strip.tab(n), time: strip.now))
      }
      strip.layout()
      XCTAssertEqual(strip.engine.contentWidth, 216)
      XCTAssertEqual(strip.buttonsShown, [false, false])
    }
  }

  func testR034_nothingOnwardWithTheLastTabInView() {
    inBothDirections { rightToLeft in
      var overlaid = strip(twelve, 350, rightToLeft, ReportedStrips.buttons(.overlaid))
      overlaid.scroll(to: 850)
      XCTAssertEqual(overlaid.buttonsShown, [true, false])
      var inline = strip(twelve, 430, rightToLeft, ReportedStrips.buttons(.inline))
      inline.scroll(to: 850)
      XCTAssertEqual(inline.buttonsShown, [true, true])
      XCTAssertEqual(inline.buttonsEnabled, [true, false])
    }
  }

  func testR036_aQuickPressGoesOnByAPage() {
    inBothDirections { rightToLeft in
      var strip = strip(twelve, 430, rightToLeft, ReportedStrips.buttons(.inline))
      strip.send(.pointerDown(Pointer(x: strip.x(410), y: 24)))
      strip.now += 0.08
      strip.send(.pointerUp(Pointer(x: strip.x(410), y: 24)))
      strip.run(1)
      XCTAssertEqual(strip.offset, 300, "tab 3 was the first not wholly seen in 350")
    }
  }

  func testR037_focusScrollsAndTheButtonsFollow() {
    inBothDirections { rightToLeft in
      var strip = strip(twelve, 350, rightToLeft, ReportedStrips.buttons(.overlaid, reveal: .nearest(peek: 0)))
      strip.send(.focusGained(visible: true))
      for _ in 0..<6 { strip.send(.key(rightToLeft ? .left : .right)) }
      strip.run(1)
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(6))
      XCTAssertEqual(strip.offset, 390, "700 ends where the trailing button begins: 700 + 40 − 350")
      XCTAssertEqual(strip.place(6), [210, 100])
      XCTAssertEqual(strip.buttonsEnabled, [true, true])
    }
  }

  func testR039_aPageSkipsNothing() {
    inBothDirections { rightToLeft in
      var strip = strip(Array(repeating: 100, count: 20), 580, rightToLeft, ReportedStrips.buttons(.inline))
      strip.send(.overflowPressed(.trailing))
      strip.send(.overflowReleased)
      strip.run(1)
      XCTAssertEqual(strip.offset, 500, "tabs 5 to 9 of 500 points")
    }
  }

  func testR041_theLastTabOfManyIsWholeAtTheEnd() {
    inBothDirections { rightToLeft in
      var strip = strip(Array(repeating: 110, count: 50), 700, rightToLeft, ReportedStrips.buttons(.none))
      strip.select(49)
      XCTAssertEqual(strip.offset, 4_800, "5500 − 700")
      XCTAssertEqual(strip.place(49), [590, 110])
      var inset = self.strip(
        Array(repeating: 110, count: 50), 700, rightToLeft, ReportedStrips.buttons(.none),
        style: ReportedStrips.style(inset: 16))
      inset.select(49)
      XCTAssertEqual(inset.offset, 4_832)
      XCTAssertEqual(inset.place(49), [574, 110], "700 − 16 − 110")
    }
  }

  func testR042_aTabIsBroughtOutFromUnderTheButton() {
    inBothDirections { rightToLeft in
      var strip = strip(twelve, 350, rightToLeft, ReportedStrips.buttons(.overlaid, reveal: .nearest(peek: 0)))
      strip.select(8)
      XCTAssertEqual(strip.offset, 590)
      XCTAssertEqual(strip.place(8), [210, 100], "it ends at 310, where the button begins")
      strip.scroll(to: 850)
      XCTAssertEqual(strip.buttonsShown, [true, false])
      XCTAssertEqual(strip.engine.tab(atX: strip.x(349)), strip.tab(11))
    }
  }

  /// The kind behind it: with an inset the last tab can end before the row does, and the first begin after it.
  func testR042_tabsNearTheEndsAreNotLeftUnderAButton() {
    inBothDirections { rightToLeft in
      for policy in [RevealPolicy.nearest(peek: 0), .nearest(peek: 10), .leading] {
        var strip = strip(
          ReportedStrips.mx, 360, rightToLeft, ReportedStrips.buttons(.overlaid, reveal: policy),
          style: ReportedStrips.spaced)
        strip.select(7)
        XCTAssertEqual(strip.offset, 488, "\(policy): only at the end does the button go")
        strip.select(0)
        XCTAssertEqual(strip.offset, 0, "\(policy): only at the beginning does the button go")
      }
    }
  }

  func testR044_noRoomIsKeptForButtonsThatDoNotShow() {
    inBothDirections { rightToLeft in
      let strip = strip(
        ReportedStrips.fit, 360, rightToLeft, ReportedStrips.buttons(.inline), style: ReportedStrips.spaced)
      XCTAssertEqual(strip.place(0), [16, 80])
      XCTAssertEqual(strip.frame.clip, .init(x: 0, y: 0, width: 360, height: 48))
    }
  }

  /// The report wants buttons that hide from touch unless asked. Here the app decides, by `placement`, and no pointer changes it.
  func testR046_whetherThereAreButtonsIsTheAppsChoice() {
    inBothDirections { rightToLeft in
      for (placement, shown) in [
        (OverflowConfiguration.Placement.none, [false, false]), (.overlaid, [false, true]), (.inline, [true, true]),
      ] {
        var strip = strip(
          ReportedStrips.mx, 320, rightToLeft, ReportedStrips.buttons(placement), style: ReportedStrips.spaced)
        XCTAssertEqual(strip.buttonsShown, shown)
        strip.send(.pointerDown(Pointer(x: 100, y: 24, kind: .touch)))
        strip.send(.pointerCancelled)
        strip.layout()
        XCTAssertEqual(strip.buttonsShown, shown)
      }
    }
  }

  func testR047_buttonsThatAlwaysShowMoveNothing() {
    inBothDirections { rightToLeft in
      var strip = strip(twelve, 430, rightToLeft, ReportedStrips.buttons(.inline, always: true))
      XCTAssertEqual(strip.buttonsShown, [true, true])
      XCTAssertEqual(strip.buttonsEnabled, [false, true])
      XCTAssertEqual(strip.place(0), [40, 100])
      strip.scroll(to: 850)
      XCTAssertEqual(strip.buttonsShown, [true, true])
      XCTAssertEqual(strip.buttonsEnabled, [true, false])
      XCTAssertEqual(strip.place(11), [290, 100], "40 + 1100 − 850")
      var few = self.strip([100, 100], 430, rightToLeft, ReportedStrips.buttons(.inline, always: true))
      XCTAssertEqual(few.buttonsShown, [true, true])
      XCTAssertEqual(few.buttonsEnabled, [false, false])
      XCTAssertEqual(few.place(0), [40, 100])
      // Lasting buttons leave 350: what is wider overflows, though it would fit in 430.
      few.append(200)
      few.layout()
      XCTAssertEqual(few.buttonsEnabled, [false, true])
      few.send(.overflowPressed(.trailing))
      few.send(.overflowReleased)
      few.run(1)
      XCTAssertEqual(few.offset, 50)
    }
  }

  func testR049_buttonsFollowTheContainer() {
    inBothDirections { rightToLeft in
      var strip = strip(twelve, 350, rightToLeft, ReportedStrips.buttons(.overlaid))
      XCTAssertEqual(strip.buttonsShown, [false, true])
      strip.resize(1_300)
      XCTAssertFalse(strip.engine.overflows)
      XCTAssertEqual(strip.buttonsShown, [false, false])
    }
  }

  func testS03_theFadeIsWhereThereIsMore() {
    inBothDirections { rightToLeft in
      var style = ReportedStrips.spaced
      style.fade = FadeStyle(clearDistance: 0, solidDistance: 14.4, rampDistance: 0)
      func fades(_ strip: StripFixture) -> [Double] {
        [strip.frame.leadingFade.strength, strip.frame.trailingFade.strength]
      }
      let fits = strip(ReportedStrips.fit, 360, rightToLeft, ReportedStrips.buttons(.none), style: style)
      XCTAssertEqual(fades(fits), [0, 0])
      var strip = strip(ReportedStrips.mx, 360, rightToLeft, ReportedStrips.buttons(.none), style: style)
      XCTAssertEqual(fades(strip), [0, 1])
      strip.scroll(to: 200)
      XCTAssertEqual(fades(strip), [1, 1])
      strip.scroll(to: 487.5)
      XCTAssertEqual(fades(strip), [1, 0], "half a point short of the end is the end")
    }
  }

  func testS15_inlineButtonsDoNotPushTheSelectedTabOut() {
    inBothDirections { rightToLeft in
      for (policy, offset) in [(RevealPolicy.center, 528.0), (.nearest(peek: 0), 409)] {
        var strip = StripFixture(
          ReportedStrips.mx, rightToLeft: rightToLeft, style: ReportedStrips.spaced,
          configuration: ReportedStrips.buttons(.inline, reveal: policy))
        strip.select(6)
        strip.resize(400)
        XCTAssertEqual(strip.frame.clip, .init(x: 40, y: 0, width: 320, height: 48))
        // Tab 6 lies at 649…729. Its middle, 689 − 160, is beyond the end, 848 − 320; nearest is 729 − 320.
        XCTAssertEqual(strip.offset, offset)
        XCTAssertEqual(strip.place(6), [40 + 649 - offset, 80])
      }
    }
  }
}
