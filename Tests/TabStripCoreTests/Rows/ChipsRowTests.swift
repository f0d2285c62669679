import TabStripCore
import XCTest
import _TabStripTestSupport

/// Rows D1–D7 of the source systems: chips and the chip segmented control. "Red by" names a fault that turns the test red.
final class ChipsRowTests: XCTestCase {
  /// Eight chips, titles 16 + 24 wide and more, spacing 12, insets 20, line height 17 for the title of 14.
  ///
  /// Widths 40, 90, 60, 60, 90, 70, 50, 60; starts 20, 72, 174, 246, 318, 420, 502, 564; row 564 + 60 + 20 = 644.
  private func chips(_ rightToLeft: Bool, width: Double = 390) -> StripFixture {
    var strip = StripFixture(
      [16, 66, 36, 36, 66, 46, 26, 36], width: 0, rightToLeft: rightToLeft, style: .chips, configuration: .chips)
    strip.send(.textChanged(lineHeight: 17))
    strip.send(.resized(Viewport(width: width, height: 44)))
    strip.layout()
    return strip
  }

  /// Red by: pointerDown(_:_:) takes only what lies between bodyY and its end.
  func testD1_theWholeRowRoundAChipTakesTheTap() {
    XCTAssertEqual(TabStripStyle.chips.cornerRadius, 4)
    inBothDirections { rightToLeft in
      var strip = chips(rightToLeft)
      strip.tap(at: 174 + 30, y: 1)
      XCTAssertEqual(strip.selected, 2, "above the chip's body")
      strip.send(.wheel(dx: 0, dy: -1000, unit: .points))
      strip.layout()
      // The gap from 162 to 174 is split between its neighbours.
      strip.tap(at: 167, y: 43)
      XCTAssertEqual(strip.selected, 1)
      strip.run(1)
      strip.send(.wheel(dx: 0, dy: -1000, unit: .points))
      strip.layout()
      strip.tap(at: 169, y: 43)
      XCTAssertEqual(strip.selected, 2)
      strip.run(1)
      strip.send(.wheel(dx: 0, dy: -1000, unit: .points))
      strip.layout()
      strip.tap(at: 5, y: 22)
      XCTAssertEqual(strip.selected, 2, "the inset belongs to nobody")
    }
  }

  /// Red by: the preset's selected font is 12.
  func testD2_selectingMovesNothing() {
    let style = TabStripStyle.chips
    XCTAssertEqual(style.titleFont.value(for: .selected), FontRole(size: 14))
    XCTAssertEqual(style.titleFont.value(for: []), FontRole(size: 12))
    XCTAssertEqual(style.titleColor.value(for: .selected), .label)
    XCTAssertEqual(style.titleColor.value(for: []), .secondaryLabel)
    XCTAssertEqual(style.bodyOpacity.value(for: .selected), 1)
    XCTAssertEqual(style.bodyOpacity.value(for: []), 0.5)
    inBothDirections { rightToLeft in
      var strip = chips(rightToLeft, width: 700)
      let before = strip.frame.tabs.map(\.x)
      for n in 0..<8 {
        strip.select(n)
        XCTAssertEqual(strip.frame.tabs.map(\.x), before)
      }
    }
  }

  /// Red by: choose(_:cause:animated:_:_:) reports the tab before as the new one.
  func testD3_aTapReportsWhichOfTwoEqualTitlesItWas() {
    inBothDirections { rightToLeft in
      var strip = chips(rightToLeft)
      // Chips 2 and 3 have the same title and width.
      strip.tap(3)
      XCTAssertEqual(
        strip.changes, [SelectionChange(old: strip.tab(0), new: strip.tab(3), cause: .tap)])
      XCTAssertEqual(strip.engine.index(of: strip.tab(3)), 3)
      XCTAssertEqual(strip.frame.tabs.filter { $0.states.contains(.selected) }.map(\.id), [strip.tab(3)])
    }
  }

  /// Red by: the preset's trailingInset is 0.
  func testD4_chipsStandInARowOf44WithSpacing12AndInsets20() {
    inBothDirections { rightToLeft in
      let strip = chips(rightToLeft)
      XCTAssertEqual(strip.engine.naturalHeight, 44)
      XCTAssertEqual(strip.engine.contentWidth, 644)
      XCTAssertEqual(strip.seen(0)?.start, 20)
      XCTAssertEqual(strip.seen(1)?.start, 72)
      // The body hugs its label, 17 and 4 above and below, in the middle of the row.
      XCTAssertEqual(strip.frame.bodyHeight, 25)
      XCTAssertEqual(strip.frame.bodyY, 10, "(44 − 25) / 2 = 9.5, on a whole pixel")
    }
  }

  /// Red by: requireSelection(_:) takes the last enabled tab.
  func testD5_newChipsSelectTheFirst() {
    inBothDirections { rightToLeft in
      var strip = chips(rightToLeft)
      strip.select(5)
      strip.note(strip.engine.removeAll(time: 0))
      XCTAssertNil(strip.selected)
      XCTAssertEqual(strip.changes.last?.cause, .removal)
      strip.layout()
      XCTAssertEqual(strip.frame.tabs, [])
      XCTAssertEqual(strip.offset, 0)
      let (new, update) = strip.engine.insert(count: 3, at: 0, time: 0)
      XCTAssertNil(update.selection, "the first comes silently")
      strip.layout()
      XCTAssertEqual(strip.engine.selectedTab, new[0])
      XCTAssertEqual(strip.frame.tabs.map(\.states), [.selected, [], []])
    }
  }

  /// Red by: Reveal.target leaves out the inset (measures from the first chip's own start).
  func testD6_selectingCentresTheChipExactly() {
    inBothDirections { rightToLeft in
      var strip = chips(rightToLeft)
      strip.tap(3)
      strip.run(1)
      // Middle 246 + 30 = 276, less 195. The source, which left its inset of 20 out, would say 61.
      XCTAssertEqual(strip.offset, 81)
      XCTAssertEqual(strip.seen(3)?.start, 165, "165 + 60 + 165 = 390")
      strip.select(7)
      XCTAssertEqual(strip.offset, 254, "644 − 390")
      strip.select(1)
      XCTAssertEqual(strip.offset, 0, "117 − 195 is before the beginning")
    }
  }

  /// Red by: the update of choose(_:cause:animated:_:_:) says `.program` for a tap.
  func testD7_everyTapIsReportedWithItsChip() {
    inBothDirections { rightToLeft in
      var strip = chips(rightToLeft, width: 700)
      for n in 1..<8 { strip.tap(n) }
      XCTAssertEqual(strip.changes.map(\.new), (1..<8).map { strip.tab($0) })
      XCTAssertEqual(Set(strip.changes.map(\.cause)), [.tap])
      strip.tap(7)
      XCTAssertEqual(strip.reselections, [strip.tab(7)])
    }
  }
}
