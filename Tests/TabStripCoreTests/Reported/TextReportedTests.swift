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
}
