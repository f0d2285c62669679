import TabStripCore
import XCTest
import _TabStripTestSupport

/// Rows A1–A13 of the source systems: a row of pills with overflow buttons. "Red by" names a fault that turns the test red.
final class PillsRowTests: XCTestCase {
  /// Ten pills of 80 in a strip of 320: starts 12, 100, 188 … 804, row 12 + 10·80 + 9·8 + 12 = 896, largest offset 576.
  private func pills(
    _ rightToLeft: Bool, width: Double = 320, _ change: (inout TabStripConfiguration) -> Void = { _ in }
  ) -> StripFixture {
    var configuration = TabStripConfiguration.pills
    change(&configuration)
    return StripFixture(
      Array(repeating: 52, count: 10), width: width, rightToLeft: rightToLeft, style: .pills,
      configuration: configuration)
  }

  /// Red by: Anatomy.width(of:) adds the padding once instead of twice.
  func testA1_eachPillIsAsWideAsItsTitleNeeds() {
    inBothDirections { rightToLeft in
      let strip = StripFixture(
        [40, 70, 55], width: 400, rightToLeft: rightToLeft, style: .pills, configuration: .pills)
      // Title and 14 on both sides; inset 12, spacing 8.
      XCTAssertEqual((0..<3).map { strip.seen($0)?.width }, [68, 98, 83])
      XCTAssertEqual((0..<3).map { strip.seen($0)?.start }, [12, 88, 194])
      XCTAssertEqual(strip.frame.tabs.first { $0.id == strip.tab(0) }?.x, rightToLeft ? 400 - 12 - 68 : 12)
    }
  }

  /// Red by: the preset's cornerRadius is 15.
  func testA2_bodyHasRadius16AndBorder06() {
    XCTAssertEqual(TabStripStyle.pills.cornerRadius, 16)
    XCTAssertEqual(TabStripStyle.pills.borderWidth, 0.6)
    inBothDirections { rightToLeft in
      let strip = pills(rightToLeft)
      // 32 high in the middle of 48: with radius 16 both ends are half circles.
      XCTAssertEqual(strip.frame.bodyHeight, 32)
      XCTAssertEqual(strip.frame.bodyY, 8)
    }
  }

  /// Red by: StateValues asks for `selected` before `pressed`.
  func testA3_statesHaveTheirLooksAndOneBorderColour() {
    let style = TabStripStyle.pills
    XCTAssertEqual(style.bodyColor.value(for: []), .background)
    XCTAssertEqual(style.bodyColor.value(for: .selected), .accent)
    XCTAssertEqual(style.bodyColor.value(for: .pressed), .pressedFill)
    XCTAssertEqual(style.bodyColor.value(for: [.selected, .pressed]), .pressedFill)
    XCTAssertEqual(style.titleColor.value(for: .selected), .onAccent)
    XCTAssertEqual(style.titleColor.value(for: [.selected, .pressed]), .label)
    XCTAssertEqual(style.borderColor.value(for: []), .separator)
    XCTAssertEqual(style.borderColor.value(for: .pressed), .separator)
    XCTAssertEqual(style.borderColor.value(for: .selected), .clear)
    inBothDirections { rightToLeft in
      var strip = pills(rightToLeft)
      strip.select(1)
      strip.select(2)
      strip.layout()
      // The source drew a lighter border after a deselection and a border on the selected one after a relayout.
      XCTAssertEqual(style.borderColor.value(for: strip.states(1)!), style.borderColor.value(for: strip.states(0)!))
      XCTAssertEqual(style.borderColor.value(for: strip.states(2)!), .clear)
    }
  }

  /// Red by: states(of:) compares with the first tab instead of the selected one.
  func testA4_theDrawnStateComesFromTheModel() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        Array(repeating: 52, count: 200), width: 320, rightToLeft: rightToLeft, style: .pills, configuration: .pills)
      strip.select(0)
      strip.select(199)
      XCTAssertEqual(strip.states(199), .selected)
      strip.send(.reveal(strip.tab(0), .leading, animated: false))
      strip.layout()
      XCTAssertEqual(strip.states(0), [])
      XCTAssertEqual(strip.frame.tabs.filter { $0.states.contains(.selected) }.count, 0)
    }
  }

  /// Red by: layout(into:measuring:) reveals the first selection with `animated: true`, and `animates` without `hasAppeared`.
  func testA5_theFirstFrameAlreadyShowsTheSelection() {
    inBothDirections { rightToLeft in
      var strip = pills(rightToLeft, width: 0)
      XCTAssertEqual(strip.selected, 0, "the first is selected from the start")
      strip.send(.select(strip.tab(5), cause: .program, animated: true))
      strip.layout()
      XCTAssertEqual(strip.frame.tabs, [], "there is nothing to see yet")
      strip.resize(320)
      // Start 12 + 5·88 = 452, middle 492, less half of 320.
      XCTAssertEqual(strip.offset, 332)
      XCTAssertFalse(strip.engine.needsTick)
      XCTAssertEqual(strip.changes.map(\.cause), [.program])
    }
  }

  /// Red by: adopt(_:animated:_:) reveals with `animated: false`.
  func testA6_selectingBringsTheTabToTheMiddleAnimated() {
    inBothDirections { rightToLeft in
      var strip = pills(rightToLeft)
      strip.tap(2)
      // Start 188, middle 228, less 160.
      XCTAssertEqual(strip.offset, 0)
      strip.run(0.1)
      XCTAssertGreaterThan(strip.offset, 0)
      XCTAssertLessThan(strip.offset, 68)
      strip.run(1)
      XCTAssertEqual(strip.offset, 68)
      strip.select(9)
      XCTAssertEqual(strip.offset, 576, "as far as the row goes")
      strip.select(0)
      XCTAssertEqual(strip.offset, 0)
    }
  }

  /// Red by: states(of:) inserts .pressed whatever is selected.
  func testA7_theSelectedTabIsNeitherDeselectedNorHighlighted() {
    inBothDirections { rightToLeft in
      var strip = pills(rightToLeft) { $0.reselection = .report }
      strip.send(.pointerDown(Pointer(x: strip.x(140), y: 24)))
      strip.layout()
      XCTAssertEqual(strip.states(1), .pressed)
      strip.send(.pointerCancelled)
      strip.select(1)
      strip.send(.pointerDown(Pointer(x: strip.x(140), y: 24)))
      strip.layout()
      XCTAssertEqual(strip.states(1), .selected)
      strip.send(.pointerUp(Pointer(x: strip.x(140), y: 24)))
      XCTAssertEqual(strip.selected, 1)
      XCTAssertEqual(strip.reselections, [strip.tab(1)])
      XCTAssertEqual(strip.changes.filter { $0.cause != .program }, [])
    }
  }

  /// Red by: fade(distance:) divides by twice the ramp.
  func testA8_theRowFadesFrom25To75PercentOfTheButton() {
    inBothDirections { rightToLeft in
      var strip = pills(rightToLeft)
      // A button is 40 wide.
      XCTAssertEqual(strip.frame.trailingFade.clearDistance, 10)
      XCTAssertEqual(strip.frame.trailingFade.solidDistance, 30)
      XCTAssertEqual(strip.frame.trailingFade.strength, 1)
      XCTAssertEqual(strip.frame.leadingFade.strength, 0, "nothing more there")
      let turn = 12.0
      strip.send(.wheel(dx: 0, dy: turn, unit: .points))
      strip.layout()
      XCTAssertEqual(strip.frame.leadingFade.strength, 0.5, "12 of the 24 over which it comes in")
      XCTAssertEqual(strip.frame.trailingFade.strength, 1)
      strip.send(.wheel(dx: 0, dy: 1000, unit: .points))
      strip.layout()
      XCTAssertEqual(strip.frame.leadingFade.strength, 1)
      XCTAssertEqual(strip.frame.trailingFade.strength, 0)
    }
  }

  /// Red by: fade(distance:) takes every button for an overlaid one.
  func testA8_withoutAButtonOverItTheFadeBeginsAtTheEnd() {
    inBothDirections { rightToLeft in
      for placement in [OverflowConfiguration.Placement.none, .inline] {
        let strip = pills(rightToLeft) { $0.overflow.placement = placement }
        XCTAssertEqual(strip.frame.trailingFade.clearDistance, 0)
        XCTAssertEqual(strip.frame.trailingFade.solidDistance, 20)
      }
    }
  }

  /// Red by: StripGeometry keeps the style's insets under buttons that always show.
  func testA9_buttonsThatAlwaysShowCoverNoTabAtRest() {
    inBothDirections { rightToLeft in
      var strip = pills(rightToLeft) { $0.overflow.showsAlways = true }
      XCTAssertEqual(strip.seen(0)?.start, 40, "the button's room instead of the inset of 12")
      XCTAssertTrue(strip.frame.leadingButton.isVisible)
      XCTAssertFalse(strip.frame.leadingButton.isEnabled)
      strip.select(9)
      XCTAssertEqual(strip.seen(9)?.start, 200, "320 − 40 − 80")
      XCTAssertEqual(strip.offset, strip.engine.maximumOffset)
    }
  }

  /// Red by: canScroll(toward:from:) compares the trailing end with `<=`.
  func testA9_buttonsShowOnlyWhileThereIsMore() {
    inBothDirections { rightToLeft in
      for tolerance in [1.0, 10] {
        var strip = pills(rightToLeft) { $0.overflow.tolerance = tolerance }
        func shown() -> [Bool] { [strip.frame.leadingButton.isVisible, strip.frame.trailingButton.isVisible] }
        XCTAssertEqual(shown(), [false, true])
        strip.send(.wheel(dx: 0, dy: tolerance, unit: .points))
        strip.layout()
        XCTAssertEqual(shown(), [false, true], "as good as at its beginning")
        strip.send(.wheel(dx: 0, dy: 1, unit: .points))
        strip.layout()
        XCTAssertEqual(shown(), [true, true])
        strip.send(.wheel(dx: 0, dy: 576 - tolerance - strip.offset, unit: .points))
        strip.layout()
        XCTAssertEqual(shown(), [true, false], "as good as at its end")
      }
      let wide = pills(rightToLeft, width: 896)
      XCTAssertFalse(wide.frame.leadingButton.isVisible || wide.frame.trailingButton.isVisible, "all fits")
    }
  }

  /// Red by: setStyle(_:at:) does not mark the geometry stale.
  func testA10_buttonsFollowEveryChange() {
    inBothDirections { rightToLeft in
      var strip = pills(rightToLeft, width: 900)
      func trailing() -> Bool { strip.frame.trailingButton.isVisible }
      XCTAssertFalse(trailing(), "896 fit in 900")
      strip.resize(800)
      XCTAssertTrue(trailing(), "resize")
      strip.remove(9)
      strip.remove(8)
      strip.layout()
      XCTAssertFalse(trailing(), "removal: 896 − 2·88 = 720")
      var style = TabStripStyle.pills
      style.spacing = 20
      strip.note(strip.engine.setStyle(style, at: strip.now))
      strip.layout()
      XCTAssertTrue(trailing(), "style: 720 + 7·12 = 804")
      strip.note(strip.engine.setStyle(.pills, at: strip.now))
      strip.layout()
      XCTAssertFalse(trailing())
      for id in strip.ids { strip.widths[id] = 104 }
      strip.send(.textChanged(lineHeight: 32))
      strip.layout()
      XCTAssertTrue(trailing(), "text size: 720 + 8·52 = 1136")
      strip.select(7)
      XCTAssertFalse(trailing(), "selection: at the end")
      XCTAssertTrue(strip.frame.leadingButton.isVisible)
    }
  }

  /// Red by: hidden(toward:first:last:) gives the tab at the edge though it is wholly seen.
  func testA11_aPressCentresTheNextTabNotWhollySeen() {
    inBothDirections { rightToLeft in
      var strip = pills(rightToLeft)
      // At 0 the trailing button covers 280…320. Pill 2 ends at 268; pill 3 (276…356, middle 316) is next: 316 − 160.
      strip.tap(at: 300)
      XCTAssertEqual(strip.engine.targetOffset, 156)
      strip.run(1)
      XCTAssertEqual(strip.offset, 156)
      XCTAssertEqual(strip.selected, 0, "paging selects nothing")
      // At 156 both buttons cover 40: 196…436 is clear. Pill 2 (188…268) is the one before the first wholly seen, pill 3.
      strip.tap(at: 20)
      strip.run(1)
      XCTAssertEqual(strip.offset, 68)
      strip.tap(at: 20)
      strip.run(1)
      XCTAssertEqual(strip.offset, 0)
      XCTAssertFalse(strip.frame.leadingButton.isVisible)
      strip.send(.overflowPressed(.leading))
      strip.run(1)
      XCTAssertEqual(strip.offset, 0, "nothing more there")
      // Here the clear part ends at 270, in the gap behind pill 2, which is wholly seen: 316 − 155.
      var narrow = pills(rightToLeft, width: 310)
      narrow.tap(at: 290)
      XCTAssertEqual(narrow.engine.targetOffset, 161)
    }
  }

  /// Red by: page(toward:) takes the wanted place although it is not onward.
  func testA11_aTabWiderThanTheStripStillLetsThePressMove() {
    inBothDirections { rightToLeft in
      for paging in [OverflowConfiguration.Paging.item, .visibleItems, .viewport] {
        var configuration = TabStripConfiguration.pills
        configuration.overflow.paging = paging
        var strip = StripFixture(
          [60, 900, 60, 60], width: 320, rightToLeft: rightToLeft, style: .pills, configuration: configuration)
        for end in [StripEnd.trailing, .leading] {
          var presses = 0
          while strip.engine.canScroll(toward: end) {
            let before = strip.offset
            strip.send(.overflowPressed(end))
            strip.send(.overflowReleased)
            strip.run(1)
            let way = end == .trailing ? strip.offset - before : before - strip.offset
            XCTAssertGreaterThan(way, 0, "\(paging) \(end) at \(before)")
            XCTAssertLessThanOrEqual(way, 320, "nothing is skipped")
            presses += 1
            if presses > 20 { return XCTFail("\(paging) never comes to the \(end) end") }
          }
        }
      }
    }
  }

  /// Red by: page(toward:) adds half a step for `.viewport`.
  func testA11_pagingByVisibleTabsAndByViewport() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.overflow = OverflowConfiguration(placement: .inline, paging: .visibleItems)
      // Buttons of 40 beside the row leave 350 of 430 for twelve tabs of 100.
      var strip = StripFixture(
        Array(repeating: 100, count: 12), width: 430, rightToLeft: rightToLeft, configuration: configuration)
      strip.send(.overflowPressed(.trailing))
      strip.send(.overflowReleased)
      XCTAssertEqual(strip.engine.targetOffset, 300, "tab 3, half seen, comes first")
      strip.run(1)
      strip.send(.overflowPressed(.leading))
      XCTAssertEqual(strip.engine.targetOffset, 0)
      strip.send(.overflowReleased)
      strip.run(1)
      configuration.overflow.paging = .viewport
      strip.note(strip.engine.setConfiguration(configuration, at: strip.now))
      strip.send(.overflowPressed(.trailing))
      XCTAssertEqual(strip.engine.targetOffset, 350)
    }
  }

  /// Red by: RepeatTimer starts 0.05 s too early.
  func testA11_aHeldButtonRepeatsAfter065SecondsEvery01() {
    inBothDirections { rightToLeft in
      var strip = pills(rightToLeft)
      strip.send(.pointerDown(Pointer(x: strip.x(300), y: 24)))
      func target(at time: Double) -> Double {
        strip.now = time
        strip.send(.tick)
        strip.layout()
        return strip.engine.targetOffset
      }
      XCTAssertEqual(target(at: 0.01), 156)
      XCTAssertEqual(target(at: 0.64), 156)
      // From 156, 436 is the last point clear: pill 4 (364…444) is next, middle 404 − 160.
      XCTAssertEqual(target(at: 0.65), 244)
      XCTAssertEqual(target(at: 0.74), 244)
      XCTAssertEqual(target(at: 0.75), 332)
      // A clock that stood still for a second does not make up for it.
      XCTAssertEqual(target(at: 1.75), 420)
      XCTAssertEqual(target(at: 1.84), 420)
      XCTAssertEqual(target(at: 1.85), 508)
      XCTAssertTrue(strip.frame.trailingButton.isPressed)
      strip.send(.pointerUp(Pointer(x: strip.x(300), y: 24)))
      strip.run(2)
      XCTAssertEqual(strip.offset, 508)
      XCTAssertFalse(strip.engine.needsTick)
      strip.send(.pointerDown(Pointer(x: strip.x(300), y: 24)))
      strip.run(3)
      XCTAssertEqual(strip.offset, 576, "at the end it stops by itself")
      XCTAssertFalse(strip.engine.needsTick, "and asks for nothing while it is still held")
    }
  }

  /// Red by: readyRange begins at 0.
  func testA12_aPressCostsNoMoreInAMillionTabs() {
    inBothDirections { rightToLeft in
      var strip = StripFixture([], width: 0, rightToLeft: rightToLeft, style: .pills, configuration: .pills)
      let ids = strip.engine.insert(count: 1_000_000, at: 0, time: 0).ids
      strip.send(.select(ids[500_000], cause: .program, animated: false))
      var measured = 0
      var frame = TabStripFrame()
      func layout() {
        strip.engine.layout(into: &frame) { _ in
          measured += 1
          return TabMeasurement(title: 52)
        }
      }
      strip.send(.resized(Viewport(width: 320, height: 48)))
      layout()
      // 520 points of 88 each hold at most 7 tabs, before and after the jump there.
      XCTAssertLessThanOrEqual(measured, 14)
      measured = 0
      let before = strip.offset
      strip.send(.overflowPressed(.trailing))
      strip.send(.overflowReleased)
      for _ in 0..<60 {
        strip.now += 1.0 / 60
        strip.send(.tick)
        layout()
      }
      XCTAssertGreaterThan(strip.offset, before)
      XCTAssertLessThanOrEqual(measured, 4, "only what came into view")
    }
  }

  /// Red by: reselect(_:animated:_:) reports for `.ignore` too.
  func testA13_aTapOnTheSelectedTabFollowsTheSetting() {
    XCTAssertEqual(TabStripConfiguration.pills.reselection, .ignore)
    XCTAssertEqual(TabStripConfiguration.chips.reselection, .reportAndReveal)
    inBothDirections { rightToLeft in
      for (setting, reports, reveals) in [
        (Reselection.ignore, 0, false), (.report, 1, false), (.reportAndReveal, 1, true),
      ] {
        var strip = pills(rightToLeft) { $0.reselection = setting }
        strip.select(2)
        strip.send(.wheel(dx: 0, dy: 20, unit: .points))
        strip.layout()
        XCTAssertEqual(strip.offset, 88)
        strip.tap(2)
        strip.run(1)
        XCTAssertEqual(strip.reselections.count, reports, "\(setting)")
        XCTAssertEqual(strip.offset, reveals ? 68 : 88, "\(setting)")
        XCTAssertEqual(strip.selected, 2)
      }
    }
  }
}
