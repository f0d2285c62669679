import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 13: text size, long titles, equal titles.
final class TextReportedTests: XCTestCase {
  func testR164_aTitleBeyondTheMaximumIsCutAndNotShrunk() {
    inBothDirections { rightToLeft in
      var style = ReportedStrips.style()
      style.maximumTabWidth = 120
      let strip = StripFixture([200, 60], width: 320, rightToLeft: rightToLeft, style: style)
      XCTAssertEqual(strip.place(0), [0, 120])
      XCTAssertEqual(strip.place(1), [120, 60])
      XCTAssertEqual(strip.engine.style.titleFont.value(for: []), style.titleFont.value(for: []))
    }
  }

  func testR166_theStripGrowsWithTheText() {
    inBothDirections { rightToLeft in
      var style = TabStripStyle()
      style.height = 20
      style.verticalPadding = 4
      var strip = StripFixture([80], width: 320, rightToLeft: rightToLeft, style: style)
      strip.send(.textChanged(lineHeight: 10))
      XCTAssertEqual(strip.engine.naturalHeight, 20)
      strip.send(.textChanged(lineHeight: 24))
      XCTAssertTrue(strip.last.stale.contains(.layout))
      XCTAssertEqual(strip.engine.naturalHeight, 32, "24 and 4 above and below")
      strip.resize(320, height: 32)
      XCTAssertEqual(strip.frame.bodyHeight, 32)
    }
  }

  func testR171_aScrollingRowCutsNoTitle() {
    inBothDirections { rightToLeft in
      var style = ReportedStrips.style()
      style.horizontalPadding = 12
      let strip = StripFixture([260, 80], width: 320, rightToLeft: rightToLeft, style: style)
      XCTAssertEqual(strip.place(0), [0, 284])
      XCTAssertEqual(strip.engine.contentWidth, 388)
    }
  }

  func testR172_equalAndEmptyTitles() {
    inBothDirections { rightToLeft in
      var style = ReportedStrips.style()
      style.minimumTabWidth = 44
      var strip = StripFixture([60, 60, 0], width: 320, rightToLeft: rightToLeft, style: style)
      strip.tap(1)
      XCTAssertEqual(strip.drawnSelected, [1])
      XCTAssertEqual(strip.place(2), [120, 44])
      strip.tap(2)
      XCTAssertEqual(strip.selected, 2)
    }
  }

  /// A row of tabs with a title of 60 and, of some, a badge of 12, in the style of the selection list.
  private func badges(_ rightToLeft: Bool, on badged: inout Set<Int>, change: ((inout Set<Int>) -> Int)? = nil)
    -> [Double]
  {
    var engine = TabStripEngine(style: .selectionList)
    _ = engine.handle(.directionChanged(rightToLeft ? .rightToLeft : .leftToRight), at: 0)
    let tabs = engine.insert(count: 3, at: 0, time: 0).ids
    _ = engine.handle(.resized(Viewport(width: 500, height: 36)), at: 0)
    var frame = TabStripFrame()
    func layOut(_ badged: Set<Int>) {
      engine.layout(into: &frame) { tab in
        TabMeasurement(title: 60, badge: badged.contains(tabs.firstIndex(of: tab)!) ? 12 : 0)
      }
    }
    layOut(badged)
    if let change {
      let changed = change(&badged)
      _ = engine.remeasure(tabs[changed], time: 0)
      layOut(badged)
    }
    return frame.tabs.map(\.width)
  }

  func testR121_aBadgeHasItsRoomBesideTheTitle() {
    inBothDirections { rightToLeft in
      var badged: Set = [1]
      let style = TabStripStyle.selectionList
      let badge = max(12 + 2 * style.badgePadding, style.badgeHeight)
      let plain = 60 + 2 * style.horizontalPadding
      XCTAssertEqual(badges(rightToLeft, on: &badged), [plain, plain + style.badgeGap + badge, plain])
    }
  }

  func testR122_aBadgeThatGoesLeavesTheOthersWhole() {
    inBothDirections { rightToLeft in
      var badged: Set = [0, 1, 2]
      let before = badges(rightToLeft, on: &badged)
      let after = badges(rightToLeft, on: &badged) {
        $0.remove(1)
        return 1
      }
      XCTAssertEqual([after[0], after[2]], [before[0], before[2]])
      XCTAssertLessThan(after[1], before[1])
    }
  }

  func testS08_everyTabIsMeasuredWithItsOwnIcon() {
    inBothDirections { rightToLeft in
      var engine = TabStripEngine(style: StripFixture.plain())
      _ = engine.handle(.directionChanged(rightToLeft ? .rightToLeft : .leftToRight), at: 0)
      let tabs = engine.insert(count: 3, at: 0, time: 0).ids
      _ = engine.handle(.resized(Viewport(width: 500, height: 48)), at: 0)
      var frame = TabStripFrame()
      let icons: [Double] = [10, 20, 40]
      engine.layout(into: &frame) { TabMeasurement(title: 60, icon: icons[tabs.firstIndex(of: $0)!]) }
      let widths = frame.tabs.map(\.width)
      XCTAssertEqual([widths[1] - widths[0], widths[2] - widths[1]], [10, 20])
    }
  }
}
