import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 11: keyboard and focus.
final class KeyboardReportedTests: XCTestCase {
  func testR154_thereIsATabStopAtAllTimes() {
    inBothDirections { rightToLeft in
      let onward = TabStripInput.key(rightToLeft ? .left : .right)
      var strip = StripFixture(
        [80, 80, 80, 80], width: 400, rightToLeft: rightToLeft,
        configuration: ReportedStrips.configuration { $0.keyboard.selectsOnFocus = false })
      XCTAssertEqual(strip.engine.tabStop, strip.tab(0))
      strip.send(.focusGained(visible: true))
      strip.send(onward)
      strip.send(onward)
      XCTAssertEqual(strip.engine.tabStop, strip.tab(2), "the focused one")
      strip.send(.focusLost)
      XCTAssertEqual(strip.engine.tabStop, strip.tab(0), "the selected one")
      XCTAssertNil(strip.engine.focusedTab)
      strip.send(.focusGained(visible: true))
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(0))
      strip.send(onward)
      // The focused tab goes, and the next; the stop goes on to what is there.
      strip.remove(1)
      XCTAssertEqual(strip.engine.tabStop, strip.tab(2))
      XCTAssertEqual(strip.last.focus, FocusChange(old: strip.tab(1), new: strip.tab(2)))
      strip.note(strip.engine.setTraits(.disabled, of: strip.tab(2), time: 0))
      XCTAssertEqual(strip.engine.tabStop, strip.tab(3))
      XCTAssertEqual(strip.last.focus, FocusChange(old: strip.tab(2), new: strip.tab(3)))
      strip.layout()
      XCTAssertEqual(strip.frame.tabStop, strip.tab(3))
    }
  }

  /// A focus in an empty strip has a tab as soon as there is one, and that is told.
  func testR154_focusInAnEmptyStripGoesToTheFirstTabThatComes() {
    inBothDirections { rightToLeft in
      var strip = StripFixture([], width: 400, rightToLeft: rightToLeft)
      strip.send(.focusGained(visible: true))
      XCTAssertNil(strip.engine.tabStop)
      strip.append(80)
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(0))
      XCTAssertEqual(strip.last.focus, FocusChange(old: nil, new: strip.tab(0)))
      strip.note(strip.engine.removeAll(time: 0))
      XCTAssertEqual(strip.last.focus, FocusChange(old: strip.tab(0), new: nil))
    }
  }

  /// The report wants a setting for which neighbour follows. Here there is one written rule: the next enabled tab, else the previous.
  func testR156_theNextTabFollowsARemovedOne() {
    inBothDirections { rightToLeft in
      var strip = StripFixture([80, 80, 80], width: 400, rightToLeft: rightToLeft)
      strip.select(1)
      strip.remove(1)
      XCTAssertEqual(strip.selected, 2)
      strip.remove(2)
      XCTAssertEqual(strip.selected, 0)
    }
  }
}
