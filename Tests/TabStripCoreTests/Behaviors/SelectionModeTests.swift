import TabStripCore
import XCTest
import _TabStripTestSupport

/// Several selected tabs, and none.
final class SelectionModeTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, _ mode: SelectionMode) -> StripFixture {
    var configuration = TabStripConfiguration()
    configuration.selectionMode = mode
    return StripFixture([80, 80, 80, 80, 80], width: 400, rightToLeft: rightToLeft, configuration: configuration)
  }

  private func selected(_ strip: StripFixture) -> [Int] {
    strip.frame.tabs.filter { $0.states.contains(.selected) }.map(\.index)
  }

  func testMultipleTogglesWithinItsBounds() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 1, max: 3))
      XCTAssertEqual(selected(strip), [0], "at least one")
      strip.tap(0)
      XCTAssertEqual(selected(strip), [0], "which cannot be taken away")
      strip.tap(2)
      strip.tap(4)
      XCTAssertEqual(selected(strip), [0, 2, 4])
      strip.tap(3)
      XCTAssertEqual(selected(strip), [0, 2, 4], "no more than three")
      strip.tap(0)
      XCTAssertEqual(selected(strip), [2, 4])
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(4), strip.tab(2)])
      XCTAssertEqual(
        strip.changes,
        [
          SelectionChange(old: nil, new: strip.tab(2), cause: .tap),
          SelectionChange(old: nil, new: strip.tab(4), cause: .tap),
          SelectionChange(old: strip.tab(0), new: nil, cause: .tap),
        ])
    }
  }

  func testMultipleKeepsTheOthersWhenOneIsRemoved() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 1, max: 9))
      strip.select(2)
      strip.select(4)
      strip.remove(4)
      strip.layout()
      XCTAssertEqual(selected(strip), [0, 2])
      XCTAssertEqual(strip.last.selection, SelectionChange(old: strip.tab(4), new: nil, cause: .removal))
      strip.send(.deselect(strip.tab(0), cause: .program))
      strip.remove(2)
      strip.layout()
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(3)], "too few: the next one comes in")
      strip.send(.deselect(strip.tab(3), cause: .program))
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(3)])
    }
  }

  // Found by the reference model: the tab looked unselected for 0.2 s.
  func testATabThatWasTakenOutAndIsBackLooksSelectedWhenAnotherComesIn() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 0, max: 5))
      strip.select(1)
      strip.send(.deselect(strip.tab(1), cause: .program))
      strip.run(0.05)
      strip.select(1)
      strip.select(3, animated: true)
      strip.run(0.05)
      XCTAssertEqual(strip.frame.tabs[1].selectionFraction, 1)
      XCTAssertLessThan(strip.frame.tabs[3].selectionFraction, 1)
    }
  }

  func testAProgramCanClearMultipleWithoutAMinimum() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 0, max: 5))
      XCTAssertEqual(selected(strip), [])
      strip.select(1)
      strip.select(3)
      strip.select(nil)
      XCTAssertEqual(selected(strip), [])
      XCTAssertEqual(strip.engine.selectedTabs, [])
    }
  }

  func testMomentaryReportsAndLeavesNoMark() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .momentary)
      strip.tap(2)
      strip.tap(2)
      XCTAssertEqual(strip.changes.map(\.new), [strip.tab(2), strip.tab(2)])
      XCTAssertEqual(strip.changes.map(\.old), [nil, nil])
      XCTAssertNil(strip.engine.selectedTab)
      XCTAssertEqual(selected(strip), [])
    }
  }

  func testAnotherModeDropsWhatItDoesNotAllow() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 0, max: 5))
      for n in [0, 2, 3] { strip.select(n) }
      var configuration = strip.engine.configuration
      configuration.selectionMode = .required
      strip.note(strip.engine.setConfiguration(configuration, at: 0))
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(3)], "the one chosen last stays")
      configuration.selectionMode = .momentary
      strip.note(strip.engine.setConfiguration(configuration, at: 0))
      XCTAssertEqual(strip.engine.selectedTabs, [])
      XCTAssertEqual(strip.last.selection, SelectionChange(old: strip.tab(3), new: nil, cause: .program))
      configuration.selectionMode = .multiple(min: -3, max: -9)
      strip.note(strip.engine.setConfiguration(configuration, at: 0))
      strip.tap(1)
      XCTAssertEqual(strip.engine.selectedTabs, [], "bounds below 0 are 0")
    }
  }

  /// A pager that comes to rest at a tab that is selected already, though not as the last one.
  func testAPagerNeverSelectsATabTwice() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 0, max: 3))
      for n in [1, 2, 3] { strip.select(n) }
      strip.send(.track(position: 1))
      strip.send(.trackEnded)
      XCTAssertEqual(Set(strip.engine.selectedTabs), [strip.tab(1), strip.tab(2), strip.tab(3)])
      XCTAssertEqual(strip.engine.selectedTabs.count, 3)
      var none = self.strip(rightToLeft, .multiple(min: 0, max: 0))
      none.send(.track(position: 1))
      none.send(.trackEnded)
      XCTAssertEqual(none.engine.selectedTabs, [], "none may be")
    }
  }

  func testFocusLeavesADisabledTabWhenTheKeyboardNoLongerReachesThose() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.keyboard.reachesDisabled = true
      var strip = StripFixture([80, 80, 80], width: 400, rightToLeft: rightToLeft, configuration: configuration)
      strip.note(strip.engine.setTraits(.disabled, of: strip.tab(1), time: 0))
      strip.send(.focusGained(visible: true))
      strip.send(.key(rightToLeft ? .left : .right))
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(1))
      strip.note(strip.engine.setConfiguration(TabStripConfiguration(), at: 0))
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(2))
      XCTAssertEqual(strip.last.focus, FocusChange(old: strip.tab(1), new: strip.tab(2)))
    }
  }

  /// Only what moves the row selects the central tab; what changes the tabs under a hand that rests does not.
  func testTheCentralTabWaitsForTheRowToMove() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.selectsCentralTab = true
      var strip = StripFixture(
        Array(repeating: 100, count: 12), width: 300, rightToLeft: rightToLeft, configuration: configuration)
      strip.send(.externalScrollBegan)
      strip.send(.externalScroll(offset: 300))
      XCTAssertEqual(strip.selected, 4)
      XCTAssertEqual(strip.last.selection?.cause, .centralTab)
      strip.select(7)
      XCTAssertEqual(strip.selected, 7, "the program's choice is not overridden by what stands there")
      for n in 0..<4 { strip.remove(n) }
      strip.send(.tick)
      XCTAssertEqual(strip.selected, 7)
    }
  }

  func testADisabledSelectionDoesNotKeepAnEnabledTabOut() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 2, max: 4))
      for n in 1..<5 { strip.remove(n) }
      strip.note(strip.engine.setTraits(.disabled, of: strip.tab(0), time: 0))
      strip.append(80)
      strip.layout()
      XCTAssertEqual(selected(strip), [0, 1], "two are required, and a second one can be selected")
    }
  }

  func testAPagerAddsToASelectionThatIsTooSmall() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 2, max: 4))
      for n in 2..<5 { strip.remove(n) }
      strip.note(strip.engine.setTraits(.disabled, of: strip.tab(1), time: 0))
      strip.send(.deselect(strip.tab(1), cause: .program))
      strip.remove(1)
      strip.append(80, traits: .disabled)
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(0)], "the only one that can be")
      strip.send(.track(position: 1))
      strip.send(.trackEnded)
      strip.layout()
      XCTAssertEqual(selected(strip), [0, 1])
      XCTAssertEqual(strip.last.selection, SelectionChange(old: nil, new: strip.tab(5), cause: .tracking))
    }
  }

  func testATabThatStaysSelectedStaysInViewWhenAnotherGoes() {
    inBothDirections { rightToLeft in
      for isRemoved in [false, true] {
        var configuration = TabStripConfiguration()
        configuration.selectionMode = .multiple(min: 0, max: 5)
        configuration.reveal.program = .center
        var strip = StripFixture(
          Array(repeating: 100, count: 30), width: 360, rightToLeft: rightToLeft, configuration: configuration)
        strip.select(2)
        strip.select(20)
        if isRemoved { strip.remove(2) } else { strip.send(.deselect(strip.tab(2), cause: .program)) }
        strip.resize(200)
        XCTAssertEqual(strip.seen(20)?.start, 50, "in the middle of 200 points")
        strip.send(.deselect(strip.tab(20), cause: .program))
        let offset = strip.offset
        strip.resize(300)
        XCTAssertEqual(strip.offset, offset, "nothing is selected that could be shown")
      }
    }
  }

  func testAUserDoesNotTakeADisabledTabOut() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 0, max: 3))
      strip.select(1)
      strip.note(strip.engine.setTraits(.disabled, of: strip.tab(1), time: strip.now))
      for cause in [SelectionCause.tap, .keyboard] {
        strip.send(.deselect(strip.tab(1), cause: cause))
        strip.layout()
        XCTAssertEqual(selected(strip), [1])
      }
      strip.send(.deselect(strip.tab(1), cause: .program))
      strip.layout()
      XCTAssertEqual(selected(strip), [], "the program may")
    }
  }

  func testTheNearestTabThatIsNotSelectedComesIn() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: 2, max: 3))
      XCTAssertEqual(selected(strip), [0, 1])
      strip.select(3)
      strip.send(.deselect(strip.tab(0), cause: .program))
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(3), strip.tab(1)])
      strip.select(2)
      strip.send(.deselect(strip.tab(1), cause: .program))
      strip.remove(2)
      XCTAssertEqual(
        strip.last.selection, SelectionChange(old: strip.tab(2), new: strip.tab(4), cause: .removal),
        "3 is selected already, 4 is the next")
      strip.remove(4)
      XCTAssertEqual(
        strip.last.selection, SelectionChange(old: strip.tab(4), new: strip.tab(1), cause: .removal),
        "none follows that is free; 1 is the nearest before")
    }
  }

  func testFewerThanNoneIsNone() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .multiple(min: -2, max: 3))
      XCTAssertEqual(selected(strip), [])
      strip.tap(2)
      strip.tap(2)
      XCTAssertEqual(selected(strip), [], "a second tap takes the last one out")
      strip.tap(1)
      strip.select(nil)
      XCTAssertEqual(selected(strip), [], "and so does the program")
    }
  }
}
