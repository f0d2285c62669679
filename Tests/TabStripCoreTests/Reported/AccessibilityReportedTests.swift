import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 12: what the engine tells assistive technology. Roles and labels are the hosts'.
final class AccessibilityReportedTests: XCTestCase {
  func testR157_positionAndCountComeFromTheModel() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 5), width: 150, rightToLeft: rightToLeft)
      XCTAssertEqual(strip.frame.count, 5)
      XCTAssertEqual(strip.frame.tabs.map(\.index).first, 0)
      strip.scroll(to: 250)
      XCTAssertEqual(strip.frame.count, 5, "though not all of them are in the frame")
      XCTAssertEqual(strip.frame.tabs.first { $0.id == strip.tab(4) }?.index, 4)
      for n in 0..<5 { XCTAssertEqual(strip.engine.index(of: strip.tab(n)), n) }
    }
  }

  func testR161_onlyOneTabSaysThatItIsSelected() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 5), width: 500, rightToLeft: rightToLeft)
      strip.send(.select(strip.tab(3), cause: .tap, animated: true))
      XCTAssertTrue(strip.last.stale.contains(.accessibility))
      strip.layout()
      XCTAssertEqual(strip.drawnSelected, [3], "at once, while the look still passes over")
    }
  }

  func testS10_aLongRowTellsEachTabsPlace() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 300), width: 320, rightToLeft: rightToLeft)
      strip.scroll(to: 8000)
      XCTAssertEqual(strip.frame.count, 300)
      for tab in strip.frame.tabs { XCTAssertEqual(strip.tab(tab.index), tab.id) }
      XCTAssertTrue(strip.frame.tabs.contains { $0.index == 100 })
    }
  }
}
