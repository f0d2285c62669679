import TabStripCore
import XCTest
import _TabStripTestSupport

/// The strip as one stop of the keyboard.
final class KeyboardTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, _ keyboard: KeyboardConfiguration = KeyboardConfiguration()) -> StripFixture {
    var configuration = TabStripConfiguration()
    configuration.keyboard = keyboard
    var strip = StripFixture(
      Array(repeating: 80, count: 8), width: 320, rightToLeft: rightToLeft, configuration: configuration)
    strip.note(strip.engine.setTraits(.disabled, of: strip.tab(2), time: 0))
    strip.layout()
    return strip
  }

  func testArrowsMoveAsSeenAndSkipDisabledTabs() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      let onward: TabStripKey = rightToLeft ? .left : .right
      let back: TabStripKey = rightToLeft ? .right : .left
      strip.send(.focusGained(visible: true))
      for (key, wanted) in [
        (onward, 1), (onward, 3), (back, 1), (back, 0), (back, 0), (.end, 7), (onward, 7), (.home, 0),
      ] {
        let update = strip.send(.key(key))
        XCTAssertEqual(strip.engine.focusedTab, strip.tab(wanted))
        XCTAssertEqual(strip.selected, wanted, "selection follows the focus")
        XCTAssertTrue(update.isConsumed)
      }
      XCTAssertEqual(Set(strip.changes.map(\.cause)), [.keyboard])
    }
  }

  func testAFocusThatComesBeforeTheFirstLayoutLeavesTheSelectedTabWhereItBelongs() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.reveal.program = .center
      var shown = StripFixture(
        Array(repeating: 80, count: 30), width: 320, rightToLeft: rightToLeft, configuration: configuration)
      shown.send(.select(shown.tab(15), cause: .program, animated: false))
      shown.layout()
      XCTAssertEqual(shown.engine.offset, 15 * 80 + 40 - 160)
      shown.send(.focusGained(visible: true))
      shown.layout()
      XCTAssertEqual(shown.engine.offset, 15 * 80 + 40 - 160, "nor does one that comes later move it")

      var hidden = StripFixture(
        Array(repeating: 80, count: 30), width: 0, rightToLeft: rightToLeft, configuration: configuration)
      hidden.send(.select(hidden.tab(15), cause: .program, animated: false))
      hidden.send(.focusGained(visible: true))
      hidden.send(.resized(Viewport(width: 320, height: 44)))
      hidden.layout()
      XCTAssertEqual(hidden.engine.offset, shown.engine.offset)
    }
  }

  func testManualActivationSelectsByKeyOnly() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, KeyboardConfiguration(selectsOnFocus: false, wraps: true))
      let onward: TabStripKey = rightToLeft ? .left : .right
      let back: TabStripKey = rightToLeft ? .right : .left
      strip.send(.focusGained(visible: true))
      strip.send(.key(back))
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(7), "round the end")
      strip.send(.key(onward))
      strip.send(.key(onward))
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(1))
      XCTAssertEqual(strip.selected, 0)
      strip.send(.key(.activate))
      XCTAssertEqual(strip.selected, 1)
    }
  }

  // Found by the reference model: an arrow that reached a selected tab took it out of the selection.
  func testSpaceAndReturnAreLeftAloneIfSet() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, KeyboardConfiguration(selectsOnFocus: false, activates: false))
      strip.send(.focusGained(visible: false))
      strip.send(.key(rightToLeft ? .left : .right))
      let update = strip.send(.key(.activate))
      XCTAssertFalse(update.isConsumed)
      XCTAssertEqual(strip.selected, 0)
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(1))
    }
  }

  func testArrowsSetNothingOffWhereChoosingLeavesNoMark() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      var configuration = strip.engine.configuration
      configuration.selectionMode = .momentary
      strip.note(strip.engine.setConfiguration(configuration, at: 0))
      let before = strip.changes
      strip.send(.focusGained(visible: true))
      let onward: TabStripKey = rightToLeft ? .left : .right
      for key in [onward, onward, .end, .home, onward] { strip.send(.key(key)) }
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(1))
      XCTAssertEqual(strip.changes, before)
      strip.send(.key(.activate))
      XCTAssertEqual(strip.changes.last, SelectionChange(old: nil, new: strip.tab(1), cause: .keyboard))
    }
  }

  func testTheFocusAddsToSeveralSelectedTabsAndTakesNoneAway() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.selectionMode = .multiple(min: 0, max: 5)
      var strip = StripFixture(
        Array(repeating: 80, count: 4), width: 320, rightToLeft: rightToLeft, configuration: configuration)
      strip.select(1)
      strip.select(0)
      strip.send(.focusGained(visible: true))
      strip.send(.key(rightToLeft ? .left : .right))
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(1))
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(0), strip.tab(1)], "it was selected, and still is")
      strip.send(.key(rightToLeft ? .left : .right))
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(2), strip.tab(0), strip.tab(1)])
      strip.send(.key(.activate))
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(0), strip.tab(1)], "what takes a tab out is the key for it")
    }
  }

  func testFocusComesIntoViewWithAPeek() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, KeyboardConfiguration(selectsOnFocus: false))
      let onward: TabStripKey = rightToLeft ? .left : .right
      strip.send(.focusGained(visible: true))
      for _ in 0..<3 { strip.send(.key(onward)) }
      strip.run(1)
      // Tab 4 ends at 400; 24 beyond it, less 320.
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(4))
      XCTAssertEqual(strip.offset, 104)
      XCTAssertEqual(strip.states(4), .focused)
    }
  }

  func testThereIsExactlyOneTabStop() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, KeyboardConfiguration(selectsOnFocus: false))
      let onward: TabStripKey = rightToLeft ? .left : .right
      XCTAssertEqual(strip.frame.tabStop, strip.tab(0))
      strip.send(.focusGained(visible: true))
      strip.send(.key(onward))
      strip.layout()
      XCTAssertEqual(strip.frame.tabStop, strip.tab(1), "the focused one")
      strip.send(.focusLost)
      strip.layout()
      XCTAssertEqual(strip.frame.tabStop, strip.tab(0), "the selected one")
      XCTAssertNil(strip.engine.focusedTab)
      strip.select(2)
      XCTAssertEqual(strip.frame.tabStop, strip.tab(0), "the first enabled one, where the selected one is disabled")
      strip.send(.focusGained(visible: true))
      strip.remove(0)
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(1), "focus passes on from a removed tab")
      XCTAssertEqual(strip.last.focus, FocusChange(old: strip.tab(0), new: strip.tab(1)))
    }
  }

  func testTheFocusedTabKeepsItsPlaceInTheFrame() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 500), width: 320, rightToLeft: rightToLeft)
      strip.send(.focusGained(visible: true))
      strip.send(.wheel(dx: 0, dy: 20_000, unit: .points))
      strip.layout()
      XCTAssertEqual(strip.frame.tabs.first?.id, strip.tab(0))
      XCTAssertEqual(strip.frame.tabs.first?.isVisible, false)
      XCTAssertEqual(strip.frame.tabs.filter { $0.index == 0 }.count, 1)
      strip.send(.focusLost)
      strip.layout()
      XCTAssertNotEqual(strip.frame.tabs.first?.id, strip.tab(0))
    }
  }

  func testPagesGoByWhatIsWhollySeen() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 20), width: 330, rightToLeft: rightToLeft)
      strip.send(.focusGained(visible: true))
      // With tab 4 in the middle of 330, at 195, only 3 (240…320), 4 and 5 are wholly seen; at both ends it is four.
      for (key, wanted) in [(TabStripKey.pageDown, 4), (.pageUp, 1), (.pageUp, 0), (.end, 19), (.pageDown, 19)] {
        strip.send(.key(key))
        strip.run(1)
        XCTAssertEqual(strip.selected, wanted, "\(key)")
      }
      strip.send(.key(.pageUp))
      XCTAssertEqual(strip.selected, 15, "330 show four tabs of 80")
    }
  }

  func testDisabledTabsAreReachedWhereTheSettingSaysSo() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, KeyboardConfiguration(reachesDisabled: true))
      let onward: TabStripKey = rightToLeft ? .left : .right
      strip.send(.focusGained(visible: true))
      strip.send(.key(onward))
      strip.send(.key(onward))
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(2))
      XCTAssertEqual(strip.selected, 1, "but not chosen")
      strip.send(.key(.activate))
      XCTAssertEqual(strip.selected, 1)
      strip.note(strip.engine.setTraits(.disabled, of: strip.tab(1), time: 0))
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(2))
    }
  }

  /// A window that has just opened has its focus in the strip, and nobody has used a key.
  func testTheFocusGoesAlongWithASelectionAtWhichItStands() {
    inBothDirections { rightToLeft in
      let onward: TabStripKey = rightToLeft ? .left : .right
      for isTracked in [false, true] {
        for selectsOnFocus in [true, false] {
          var strip = strip(rightToLeft, KeyboardConfiguration(selectsOnFocus: selectsOnFocus))
          strip.send(.focusGained(visible: false))
          if isTracked {
            strip.send(.track(position: 4.2))
            strip.send(.trackEnded)
          } else {
            strip.select(4)
          }
          XCTAssertEqual(strip.engine.focusedTab, strip.tab(4))
          strip.send(.key(onward))
          XCTAssertEqual(strip.engine.focusedTab, strip.tab(5), "from what is selected now")
        }
      }
    }
  }

  func testAFocusThatIsSeenStaysWhereItIs() {
    inBothDirections { rightToLeft in
      let onward: TabStripKey = rightToLeft ? .left : .right
      var strip = strip(rightToLeft, KeyboardConfiguration(selectsOnFocus: false))
      strip.send(.focusGained(visible: true))
      strip.select(5)
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(0), "its ring is seen there")
      strip.send(.key(onward))
      strip.select(7)
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(1))
      strip.select(2)
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(1), "no focus goes to a disabled tab")
    }
  }

  func testAStripThatHasTabsAgainShowsTheFocus() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.focusGained(visible: true))
      strip.note(strip.engine.removeAll(time: strip.now))
      XCTAssertNil(strip.engine.focusedTab)
      strip.append(80)
      strip.append(80)
      strip.layout()
      XCTAssertEqual(strip.states(8)?.contains(.focused), true, "the ring is there without another key")
      for n in [8, 9] { strip.note(strip.engine.setTraits(.disabled, of: strip.tab(n), time: strip.now)) }
      strip.layout()
      XCTAssertEqual(strip.states(8)?.contains(.focused), false)
      strip.note(strip.engine.setTraits([], of: strip.tab(9), time: strip.now))
      strip.layout()
      XCTAssertEqual(strip.states(9)?.contains(.focused), true)
    }
  }
}
