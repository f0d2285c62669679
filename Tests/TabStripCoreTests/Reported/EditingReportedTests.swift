import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 4: reload, insert, remove, move, no tab, one tab. With S13.
final class EditingReportedTests: XCTestCase {
  private func strip(
    _ widths: [Double], _ width: Double, _ rightToLeft: Bool, style: TabStripStyle = ReportedStrips.style()
  ) -> StripFixture {
    StripFixture(widths, width: width, rightToLeft: rightToLeft, style: style)
  }

  func testR067_theSelectionOfARemovedLastTabGoesToTheOneBefore() {
    inBothDirections { rightToLeft in
      var strip = strip([80, 80, 80, 80], 400, rightToLeft)
      strip.select(3)
      strip.remove(3)
      strip.layout()
      XCTAssertEqual(strip.selected, 2)
      XCTAssertEqual(strip.changes.last, SelectionChange(old: strip.tab(3), new: strip.tab(2), cause: .removal))
      XCTAssertEqual(strip.changes.count, 2, "one for the choice, one for the removal")
      XCTAssertEqual(strip.drawnSelected, [2])
      strip.run(1)
      XCTAssertEqual(strip.seenIndicator, [160, 80])
    }
  }

  func testR069_theTabIsKeptAndNotItsIndex() {
    inBothDirections { rightToLeft in
      var strip = strip([80, 80, 80], 400, rightToLeft)
      strip.select(1)
      XCTAssertEqual(strip.engine.index(of: strip.tab(1)), 1)
      strip.remove(0)
      XCTAssertEqual(strip.selected, 1)
      XCTAssertEqual(strip.engine.index(of: strip.tab(1)), 0)
      strip.insert(80, at: 0)
      XCTAssertEqual(strip.selected, 1)
      XCTAssertEqual(strip.engine.index(of: strip.tab(1)), 1)
      XCTAssertEqual(strip.changes.count, 1)
    }
  }

  func testR071_removingAnEarlierTabLeavesTheSelectedOne() {
    inBothDirections { rightToLeft in
      var strip = strip([80, 80, 80, 80], 400, rightToLeft)
      strip.select(3)
      strip.remove(0)
      strip.layout()
      XCTAssertEqual(strip.selected, 3)
      XCTAssertEqual(strip.drawnSelected, [3])
      XCTAssertEqual(strip.changes.count, 1)
    }
  }

  func testR072_ofTenOnlyTheFirstThreeAreLeft() {
    inBothDirections { rightToLeft in
      for order in [Array(3..<10), Array((3..<10).reversed()), [9, 3, 8, 4, 7, 5, 6]] {
        var strip = strip(ReportedStrips.t10, 320, rightToLeft)
        strip.select(9)
        for n in order { strip.remove(n) }
        strip.layout()
        XCTAssertEqual(strip.selected, 2, "\(order)")
        XCTAssertEqual(strip.offset, 0)
        XCTAssertEqual(strip.drawnSelected, [2])
      }
    }
  }

  func testR074_tabsGoWhileTheRowIsOnItsWayToOne() {
    inBothDirections { rightToLeft in
      for removesAll in [false, true] {
        var strip = strip(Array(repeating: 80, count: 8), 200, rightToLeft)
        strip.select(7, animated: true)
        strip.run(0.1)
        XCTAssertTrue(strip.engine.needsTick)
        if removesAll {
          strip.note(strip.engine.removeAll(time: strip.now))
          for _ in 0..<3 { strip.append(80) }
        } else {
          for n in 3..<8 { strip.remove(n) }
        }
        strip.layout()
        strip.run(2)
        XCTAssertFalse(strip.engine.needsTick)
        XCTAssertEqual(strip.selected, removesAll ? 8 : 2, "new tabs: the first of them")
        XCTAssertEqual(strip.offset, removesAll ? 0 : 40, "240 − 200")
      }
    }
  }

  func testR076_nothingIsNoTab() {
    inBothDirections { rightToLeft in
      let optional = ReportedStrips.configuration { $0.selectionMode = .optional }
      var strip = StripFixture(
        [80, 80], width: 320, rightToLeft: rightToLeft, style: ReportedStrips.style(), configuration: optional)
      XCTAssertNil(strip.selected)
      XCTAssertNil(strip.frame.indicator)
      strip.select(0, animated: true)
      strip.run(0.05)
      strip.select(nil, animated: true)
      strip.run(1)
      XCTAssertNil(strip.selected)
      XCTAssertNil(strip.frame.indicator)
      XCTAssertEqual(strip.drawnSelected, [])
      XCTAssertNil(strip.engine.id(at: -1))
      XCTAssertNil(strip.engine.id(at: 2))
    }
  }

  func testR077_aPagerPulledBeyondItsEnds() {
    inBothDirections { rightToLeft in
      // Pages of 400: −450 and 3700 are −1.125 and 9.25.
      for (position, tab) in [(-1.125, 0), (9.25, 8)] {
        var strip = strip(Array(repeating: 80, count: 9), 320, rightToLeft)
        strip.send(.track(position: position))
        strip.layout()
        XCTAssertEqual(strip.seenIndicator, strip.place(tab))
        XCTAssertEqual(strip.frame.tabs.first { $0.index == tab }?.selectionFraction, 1)
        strip.send(.trackEnded)
        XCTAssertEqual(strip.selected, tab)
      }
    }
  }

  func testR079_aCopyKeepsItsOwnTabs() {
    inBothDirections { rightToLeft in
      var strip = strip([80, 80], 320, rightToLeft)
      let kept = strip.engine
      strip.append(80)
      XCTAssertEqual(kept.count, 2)
      XCTAssertEqual(strip.engine.count, 3)
      XCTAssertFalse(kept.contains(strip.tab(2)))
    }
  }

  func testR082_theIndicatorOfATabThatIsGone() {
    inBothDirections { rightToLeft in
      var strip = strip(Array(repeating: 60, count: 6), 400, rightToLeft)
      strip.select(5)
      strip.remove(5)
      strip.layout()
      strip.run(1)
      XCTAssertEqual(strip.seenIndicator, [240, 60])
      strip.note(strip.engine.removeAll(time: strip.now))
      strip.layout()
      XCTAssertNil(strip.frame.indicator)
      XCTAssertEqual(strip.frame.tabs, [])
    }
  }

  func testR084_aChangedTitleMovesWhatFollows() {
    inBothDirections { rightToLeft in
      var strip = strip(ReportedStrips.mx, 1_000, rightToLeft, style: ReportedStrips.spaced)
      let before = (0..<8).map { strip.place($0)![0] }
      strip.widths[strip.tab(1)] = 160
      strip.note(strip.engine.remeasure(strip.tab(1), time: 0))
      strip.layout()
      XCTAssertEqual((0..<8).map { strip.place($0)![0] - before[$0] }, [0, 0, 70, 70, 70, 70, 70, 70])
      XCTAssertEqual(strip.engine.contentWidth, 918)
      var narrow = self.strip(ReportedStrips.mx, 360, rightToLeft, style: ReportedStrips.spaced)
      narrow.select(4)
      let place = narrow.place(4)
      narrow.widths[narrow.tab(1)] = 160
      narrow.note(narrow.engine.remeasure(narrow.tab(1), time: 0))
      narrow.layout()
      XCTAssertEqual(narrow.place(4), place, "the selected tab stays in the middle")
      XCTAssertEqual(narrow.offset, 333, "263 + 70")
    }
  }

  func testR086_aReloadInTheMiddleOfASwipe() {
    inBothDirections { rightToLeft in
      var strip = strip([80, 80, 80], 320, rightToLeft)
      strip.select(1)
      strip.send(.track(position: 1.4))
      for id in strip.ids { strip.note(strip.engine.remeasure(id, time: 0)) }
      strip.layout()
      XCTAssertEqual(strip.selected, 1)
      XCTAssertEqual(strip.seenIndicator, [112, 80], "carried on: 0.4 of the way from 80 to 160")
      strip.note(strip.engine.removeAll(time: 0))
      for _ in 0..<3 { strip.append(80) }
      strip.layout()
      XCTAssertEqual(strip.selected, 3, "new tabs: the first of them, without a swipe")
      XCTAssertEqual(strip.seenIndicator, [0, 80])
    }
  }

  func testR087_aTapBeforeTheNextFrameNeverHitsARemovedTab() {
    inBothDirections { rightToLeft in
      var strip = strip([80, 80, 80], 400, rightToLeft)
      strip.remove(1)
      strip.send(.pointerDown(Pointer(x: strip.x(120), y: 24)))
      strip.send(.pointerUp(Pointer(x: strip.x(120), y: 24)))
      XCTAssertEqual(strip.selected, 2, "where b was there is c")
      // A press on the tab that goes selects nothing, and none that takes its place.
      strip.send(.pointerDown(Pointer(x: strip.x(40), y: 24)))
      strip.remove(0)
      strip.send(.pointerUp(Pointer(x: strip.x(40), y: 24)))
      XCTAssertEqual(strip.selected, 2)
      XCTAssertEqual(strip.changes.count, 1)
    }
  }

  func testR089_oneTabInEveryDistribution() {
    inBothDirections { rightToLeft in
      for distribution in Distribution.allCases {
        for centersEnds in [false, true] {
          let configuration = ReportedStrips.configuration {
            $0.distribution = distribution
            $0.centersEnds = centersEnds
          }
          let strip = StripFixture(
            [90], width: 351, rightToLeft: rightToLeft, style: ReportedStrips.style(), configuration: configuration)
          let place = strip.place(0)!
          XCTAssertTrue(place.allSatisfy(\.isFinite), "\(distribution)")
          XCTAssertEqual(strip.seenIndicator, place)
          if distribution == .fillEqually, !centersEnds { XCTAssertEqual(place, [0, 351]) }
          XCTAssertFalse(strip.engine.overflows, "\(distribution)")
        }
      }
    }
  }

  func testS13_sharedSpaceFollowsTheSizeAndALostSelectionIsReported() {
    inBothDirections { rightToLeft in
      let spread = ReportedStrips.configuration { $0.distribution = .spaceAround }
      var strip = StripFixture([80, 80], width: 320, rightToLeft: rightToLeft, configuration: spread)
      XCTAssertEqual(strip.place(1), [200, 80], "160 are free: 40 on each side of both")
      strip.resize(480)
      XCTAssertEqual(strip.place(1), [320, 80], "320 are free: 80 on each side of both")
      strip.select(1)
      strip.remove(1)
      XCTAssertEqual(strip.selected, 0)
      XCTAssertEqual(strip.changes.last?.cause, .removal)
    }
  }

  func testR081_theFirstTabLeavesTheHeightOfItsHeader() {
    inBothDirections { rightToLeft in
      var strip = StripFixture([], rightToLeft: rightToLeft, style: .sticky, configuration: .sticky)
      strip.send(.textChanged(lineHeight: 20))
      strip.resize(320, height: 44)
      let height = strip.engine.naturalHeight
      strip.append(60)
      strip.layout()
      XCTAssertEqual(strip.engine.naturalHeight, height)
      XCTAssertEqual(strip.frame.height, 44)
      XCTAssertEqual(strip.place(0), [0, 320])
    }
  }

  func testS09_aTitleSetAgainIsMeasuredBeforeItIsDrawn() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(ReportedStrips.t10, width: 320, rightToLeft: rightToLeft)
      strip.widths[strip.tab(0)] = 130
      strip.note(strip.engine.remeasure(strip.tab(0), time: 0))
      strip.layout()
      XCTAssertEqual(strip.place(0), [0, 130])
      XCTAssertEqual(strip.place(1), [130, 80])
    }
  }

  func testARowScrolledByLessThanAPointStaysWhenATabComesBeforeIt() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 10), width: 320, rightToLeft: rightToLeft)
      strip.resize(320, scale: 2)
      strip.send(.scroll(to: 0.5, animated: false))
      strip.insert(80, at: 0)
      strip.layout()
      XCTAssertEqual(strip.seen(0)?.start, -0.5, "what was seen stays where it was")
      strip.send(.scroll(to: 0, animated: false))
      strip.insert(80, at: 0)
      strip.layout()
      XCTAssertEqual(strip.seen(11)?.start, 0, "at the very beginning a new tab is seen")
    }
  }
}
