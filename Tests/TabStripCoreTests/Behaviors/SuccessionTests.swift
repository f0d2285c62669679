import TabStripCore
import XCTest
import _TabStripTestSupport

/// Who takes a selection over, and when it is told of.
final class SuccessionTests: XCTestCase {
  private func strip(
    _ rightToLeft: Bool, _ succession: Succession = .next, mode: SelectionMode = .required,
    _ change: (inout TabStripConfiguration) -> Void = { _ in }
  ) -> StripFixture {
    var configuration = TabStripConfiguration()
    configuration.succession = succession
    configuration.selectionMode = mode
    change(&configuration)
    return StripFixture(
      Array(repeating: 60, count: 5), width: 320, rightToLeft: rightToLeft, configuration: configuration)
  }

  private func disable(_ n: Int, _ strip: inout StripFixture) {
    strip.note(strip.engine.setTraits(.disabled, of: strip.tab(n), time: strip.now))
    strip.layout()
  }

  func testWhoTakesOverFromARemovedTab() {
    let cases: [(Succession, SelectionMode, removed: Int, heir: Int?)] = [
      (.next, .required, 2, 3), (.next, .required, 4, 3), (.previous, .required, 2, 1), (.previous, .required, 0, 1),
      (.first, .required, 2, 0), (.first, .required, 0, 1), (.first, .optional, 2, 0),
      // Where one is required there is one.
      (.none, .required, 2, 0), (.none, .optional, 2, nil), (.next, .optional, 2, 3),
    ]
    inBothDirections { rightToLeft in
      for (succession, mode, removed, heir) in cases {
        var strip = strip(rightToLeft, succession, mode: mode)
        strip.select(removed)
        strip.remove(removed)
        XCTAssertEqual(strip.selected, heir, "\(succession) \(mode) \(removed)")
        XCTAssertEqual(
          strip.changes.last, SelectionChange(old: strip.tab(removed), new: heir.map { strip.tab($0) }, cause: .removal)
        )
      }
    }
  }

  func testDisabledTabsTakeNothingOver() {
    inBothDirections { rightToLeft in
      for (succession, heir) in [(Succession.next, 4), (.previous, 1), (.first, 1)] {
        var strip = strip(rightToLeft, succession)
        strip.select(2)
        disable(0, &strip)
        disable(3, &strip)
        strip.remove(2)
        XCTAssertEqual(strip.selected, heir, "\(succession)")
      }
    }
  }

  func testTheFocusStaysWithANeighbour() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .first)
      strip.select(3)
      strip.send(.focusGained(visible: true))
      strip.remove(3)
      XCTAssertEqual(strip.selected, 0)
      XCTAssertEqual(strip.engine.focusedTab, strip.tab(4))
    }
  }

  func testOfSeveralOnlyWhatIsMissedComesIn() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .previous, mode: .multiple(min: 2, max: 3))
      strip.select(3)
      strip.remove(3)
      XCTAssertEqual(Set(strip.engine.selectedTabs), [strip.tab(0), strip.tab(1)])
      strip.select(4)
      strip.remove(4)
      XCTAssertEqual(Set(strip.engine.selectedTabs), [strip.tab(0), strip.tab(1)])
      strip.remove(1)
      XCTAssertEqual(Set(strip.engine.selectedTabs), [strip.tab(0), strip.tab(2)], "none before it is free")
    }
  }

  func testATabThatBecomesDisabledPassesOnOnlyIfSet() {
    inBothDirections { rightToLeft in
      var plain = strip(rightToLeft)
      plain.select(2)
      disable(2, &plain)
      XCTAssertEqual(plain.selected, 2)
      var strip = strip(rightToLeft) { $0.deselectsDisabled = true }
      strip.select(2)
      disable(2, &strip)
      XCTAssertEqual(strip.selected, 3)
      XCTAssertEqual(strip.changes.last, SelectionChange(old: strip.tab(2), new: strip.tab(3), cause: .removal))
      XCTAssertTrue(strip.engine.contains(strip.tab(2)))
      // A program may still choose it: it does not become disabled then.
      strip.select(2)
      disable(2, &strip)
      XCTAssertEqual(strip.selected, 2)
      // What nobody can take over stays.
      strip.select(4)
      for n in [0, 1, 3, 4] { disable(n, &strip) }
      XCTAssertEqual(strip.selected, 4)
      XCTAssertEqual(strip.last.selection, nil)
    }
  }

  func testADisabledTabLeavesASelectionOfSeveral() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, mode: .multiple(min: 1, max: 3)) { $0.deselectsDisabled = true }
      strip.select(2)
      strip.select(4)
      disable(2, &strip)
      XCTAssertEqual(Set(strip.engine.selectedTabs), [strip.tab(0), strip.tab(4)])
      XCTAssertEqual(strip.changes.last, SelectionChange(old: strip.tab(2), new: nil, cause: .removal))
    }
  }

  func testTheFirstSelectionIsReportedOnlyIfSet() {
    inBothDirections { rightToLeft in
      XCTAssertEqual(strip(rightToLeft).changes, [])
      var strip = strip(rightToLeft) { $0.reportsFirstSelection = true }
      let first = SelectionChange(old: nil, new: strip.tab(0), cause: .program)
      XCTAssertEqual(strip.changes, [first])
      strip.note(strip.engine.removeAll(time: 0))
      strip.append(50)
      XCTAssertEqual(strip.changes.last, SelectionChange(old: nil, new: strip.tab(5), cause: .program))
      XCTAssertEqual(strip.changes.count, 3)
    }
  }
}
