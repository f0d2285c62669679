import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 10: disabled tabs.
final class DisabledReportedTests: XCTestCase {
  private func strip(_ disabled: [Bool], _ rightToLeft: Bool) -> StripFixture {
    var strip = StripFixture([], rightToLeft: rightToLeft)
    for isDisabled in disabled { strip.append(80, traits: isDisabled ? .disabled : []) }
    strip.resize(400)
    return strip
  }

  func testR149_theFirstEnabledTabIsSelected() {
    inBothDirections { rightToLeft in
      var strip = strip([true, false, false], rightToLeft)
      XCTAssertEqual(strip.selected, 1)
      XCTAssertEqual(strip.changes, [], "silently")
      strip.select(0)
      XCTAssertEqual(strip.selected, 0, "a program's own choice is kept")
      strip.layout()
      XCTAssertEqual(strip.drawnSelected, [0])
    }
  }

  func testR151_indicesCountAllTabs() {
    inBothDirections { rightToLeft in
      var strip = strip([false, true, false, false], rightToLeft)
      strip.tap(2)
      XCTAssertEqual(strip.selected, 2)
      XCTAssertEqual(strip.engine.selectedTab.flatMap { strip.engine.index(of: $0) }, 2)
      strip.tap(1)
      XCTAssertEqual(strip.selected, 2)
    }
  }

  func testR152_allDisabled() {
    inBothDirections { rightToLeft in
      var strip = strip([true, true, true], rightToLeft)
      XCTAssertNil(strip.selected)
      XCTAssertNil(strip.engine.tabStop)
      for key in TabStripKey.allCases { strip.send(.key(key)) }
      strip.send(.focusGained(visible: true))
      XCTAssertNil(strip.engine.focusedTab)
      strip.tap(1)
      XCTAssertNil(strip.selected)
      strip.select(1)
      XCTAssertEqual(strip.selected, 1)
      // Once left, a disabled tab cannot be reached by a user, but an enabled one can.
      strip.note(strip.engine.setTraits([], of: strip.tab(2), time: 0))
      strip.layout()
      strip.tap(2)
      XCTAssertEqual(strip.selected, 2)
      strip.tap(1)
      XCTAssertEqual(strip.selected, 2)
    }
  }
}
