import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 6: animation and interruption.
final class AnimationReportedTests: XCTestCase {
  func testR099_aSecondTapReplacesTheFirstMovement() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        Array(repeating: 200, count: 6), width: 320, rightToLeft: rightToLeft, style: ReportedStrips.style())
      strip.send(.select(strip.tab(1), cause: .tap, animated: true))
      strip.run(0.1)
      strip.send(.select(strip.tab(3), cause: .tap, animated: true))
      XCTAssertEqual(strip.engine.targetOffset, 540, "600 + 100 − 160, at once")
      var last = strip.offset
      while strip.engine.needsTick {
        strip.run(1.0 / 60)
        XCTAssertGreaterThanOrEqual(strip.offset, last, "it does not stop over at the first")
        last = strip.offset
      }
      XCTAssertEqual(strip.offset, 540)
      XCTAssertEqual(strip.seenIndicator, [60, 200])
      XCTAssertLessThan(strip.now, 0.1 + 1, "nothing was queued")
    }
  }

  func testR101_anInterruptedSwipeEndsAtTheNearestTab() {
    inBothDirections { rightToLeft in
      for (position, tab) in [(1.6, 2), (1.4, 1)] {
        var strip = StripFixture([80, 80, 80, 80], width: 400, rightToLeft: rightToLeft)
        strip.select(tab == 2 ? 1 : 2)
        let told = strip.changes.count
        for step in [1.5, position, 1.52, position] { strip.send(.track(position: step)) }
        XCTAssertEqual(strip.changes.count, told, "nothing is reported on the way")
        strip.send(.trackEnded)
        XCTAssertEqual(strip.selected, tab)
        XCTAssertEqual(strip.changes.count, told + 1)
        XCTAssertEqual(strip.changes.last?.cause, .tracking)
      }
    }
  }

  func testR102_aTapDuringASwipeLeavesTheIndicatorAtATab() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        [80, 100, 120], width: 400, rightToLeft: rightToLeft, style: ReportedStrips.style())
      strip.send(.track(position: 0.15))
      strip.layout()
      XCTAssertEqual(strip.seenIndicator, [12, 83], "0.15 of the way from 0…80 to 80…180")
      strip.send(.select(strip.tab(1), cause: .tap, animated: false))
      strip.layout()
      XCTAssertEqual(strip.seenIndicator, [80, 100])
      for position in [0.95, 0.98, 1.0] {
        strip.send(.track(position: position))
        strip.layout()
      }
      strip.send(.trackEnded)
      strip.run(1)
      XCTAssertEqual(strip.seenIndicator, [80, 100])
      XCTAssertEqual(strip.selected, 1)
      XCTAssertEqual(strip.changes.count, 1)
    }
  }

  func testR104_quickTapsAtRandomEndAtTheLast() {
    inBothDirections { rightToLeft in
      var random = SeededRandom(seed: 104)
      var strip = StripFixture(
        ReportedStrips.mx, width: 360, rightToLeft: rightToLeft, style: ReportedStrips.spaced)
      var last = 0
      for _ in 0..<30 {
        last = Int.random(in: 0..<8, using: &random)
        strip.send(.select(strip.tab(last), cause: .tap, animated: true))
        strip.run(0.05)
      }
      strip.run(2)
      XCTAssertFalse(strip.engine.needsTick)
      XCTAssertEqual(strip.selected, last, "seed 104")
      XCTAssertEqual(strip.seenIndicator, strip.place(last))
      strip.tap(last == 0 ? 1 : last - 1)
      XCTAssertEqual(strip.selected, last == 0 ? 1 : last - 1, "it still listens")
    }
  }

  func testR107_theTabsBetweenTakeNoPart() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        Array(repeating: 60, count: 5), width: 320, rightToLeft: rightToLeft, style: ReportedStrips.style())
      strip.select(4, animated: true)
      var fractions: [Double] = []
      while strip.engine.needsTick {
        strip.run(1.0 / 60)
        for n in 1...3 {
          XCTAssertEqual(strip.states(n), [])
          XCTAssertEqual(strip.frame.tabs[n].selectionFraction, 0)
        }
        XCTAssertEqual(strip.frame.tabs[0].selectionFraction + strip.frame.tabs[4].selectionFraction, 1, accuracy: 1e-9)
        fractions.append(strip.frame.tabs[4].selectionFraction)
      }
      XCTAssertEqual(fractions, fractions.sorted())
      XCTAssertEqual(fractions.last, 1)
      XCTAssertGreaterThan(fractions.filter { $0 > 0 && $0 < 1 }.count, 5)
    }
  }

  func testR109_withReducedMotionEverythingJumps() {
    inBothDirections { rightToLeft in
      let onward = TabStripInput.key(rightToLeft ? .left : .right)
      let inputs: [(String, (StripFixture) -> TabStripInput)] = [
        ("select", { .select($0.tab(6), cause: .tap, animated: true) }),
        ("button", { _ in .overflowPressed(.trailing) }),
        ("wheel", { _ in .wheel(dx: 0, dy: 2, unit: .notches) }),
        ("key", { _ in onward }),
      ]
      for (name, input) in inputs {
        var ends: [StripFixture] = []
        for preference in [MotionPreference.reduced, .full] {
          var strip = StripFixture(
            Array(repeating: 100, count: 12), width: 150, rightToLeft: rightToLeft, style: ReportedStrips.style(),
            configuration: ReportedStrips.buttons(.none))
          strip.send(.motionPreferenceChanged(preference))
          strip.send(input(strip))
          strip.send(.overflowReleased)
          strip.layout()
          XCTAssertEqual(strip.engine.needsTick, preference == .full, name)
          if preference == .reduced { XCTAssertEqual(strip.engine.targetOffset, strip.offset, name) }
          strip.run(2)
          ends.append(strip)
        }
        XCTAssertEqual(ends[0].frame, ends[1].frame, "\(name): it ends where the motion would have ended")
        XCTAssertGreaterThan(ends[0].offset, 0, name)
      }
    }
  }
}
