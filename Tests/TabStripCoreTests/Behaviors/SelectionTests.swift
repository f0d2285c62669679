import TabStripCore
import XCTest
import _TabStripTestSupport

/// Who may select what, and who is told.
final class SelectionTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, _ mode: SelectionMode = .required) -> StripFixture {
    var configuration = TabStripConfiguration()
    configuration.selectionMode = mode
    return StripFixture([80, 80, 80, 80], width: 400, rightToLeft: rightToLeft, configuration: configuration)
  }

  func testRequiredSelectsTheFirstEnabledTabSilently() {
    var strip = StripFixture([])
    strip.append(80, traits: .disabled)
    XCTAssertNil(strip.selected)
    strip.append(80)
    strip.append(80)
    XCTAssertEqual(strip.selected, 1)
    XCTAssertEqual(strip.changes, [])
    strip.select(0)
    XCTAssertEqual(strip.selected, 0, "a program may choose a disabled tab")
    strip.select(nil)
    XCTAssertEqual(strip.selected, 0, "required means one")
  }

  func testOptionalIsClearedByAProgramAndByASecondTap() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .optional)
      XCTAssertNil(strip.selected)
      strip.tap(2)
      XCTAssertEqual(strip.selected, 2)
      strip.tap(2)
      XCTAssertNil(strip.selected)
      XCTAssertEqual(strip.reselections, [])
      strip.select(1)
      strip.select(nil)
      XCTAssertEqual(
        strip.changes.map(\.new), [strip.tab(2), nil, strip.tab(1), nil])
    }
  }

  func testAUserCannotChooseADisabledTab() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.note(strip.engine.setTraits(.disabled, of: strip.tab(2), time: 0))
      strip.layout()
      strip.tap(2)
      strip.send(.select(strip.tab(2), cause: .tap, animated: true))
      XCTAssertEqual(strip.selected, 0)
      XCTAssertEqual(strip.states(2), .disabled)
    }
  }

  func testTheVetoIsAskedForUsersOnlyAndKeepsEverything() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      var asked = 0
      strip.allows = { _ in
        asked += 1
        return false
      }
      strip.tap(2)
      strip.send(.key(rightToLeft ? .left : .right))
      XCTAssertEqual(asked, 2)
      XCTAssertEqual(strip.selected, 0)
      XCTAssertEqual(strip.changes, [])
      strip.select(3)
      XCTAssertEqual(asked, 2)
      XCTAssertEqual(strip.selected, 3)
    }
  }

  func testARemovedSelectionGoesToTheNextEnabledElseThePreviousElseNone() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.select(1)
      strip.note(strip.engine.setTraits(.disabled, of: strip.tab(2), time: 0))
      strip.remove(1)
      XCTAssertEqual(strip.selected, 3, "the next one, tab 2, is disabled")
      XCTAssertEqual(strip.last.selection, SelectionChange(old: strip.tab(1), new: strip.tab(3), cause: .removal))
      strip.remove(3)
      XCTAssertEqual(strip.selected, 0, "the previous enabled one")
      strip.remove(0)
      XCTAssertNil(strip.selected, "only a disabled one is left")
      XCTAssertEqual(strip.last.selection?.cause, .removal)
      strip.remove(0)
      XCTAssertNil(strip.last.selection, "a handle whose tab is gone does nothing")
      XCTAssertFalse(strip.last.stale.contains(.layout))
    }
  }

  func testSelectionGoesWithAMovedTabAndUnknownTabsAreIgnored() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.select(1)
      strip.note(strip.engine.move(strip.tab(1), to: 3, time: 0))
      XCTAssertEqual(strip.selected, 1)
      XCTAssertEqual(strip.engine.index(of: strip.tab(1)), 3)
      strip.send(.select(TabID(slot: 900, generation: 1), cause: .program, animated: false))
      XCTAssertEqual(strip.selected, 1)
      XCTAssertNil(strip.last.selection)
    }
  }
}
