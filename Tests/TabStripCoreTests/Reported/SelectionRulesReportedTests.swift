import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 16: rules of deselection. State kept over a relaunch is not built yet. With S06.
final class SelectionRulesReportedTests: XCTestCase {
  func testR191_requiredKeepsAndOptionalClears() {
    inBothDirections { rightToLeft in
      for (mode, afterwards) in [(SelectionMode.required, 1), (.optional, nil)] as [(SelectionMode, Int?)] {
        var strip = StripFixture(
          [80, 80], width: 320, rightToLeft: rightToLeft,
          configuration: ReportedStrips.configuration { $0.selectionMode = mode })
        strip.tap(1)
        XCTAssertEqual(strip.selected, 1)
        strip.tap(1)
        XCTAssertEqual(strip.selected, afterwards)
      }
    }
  }

  func testR192_aTrackedPositionOutlastsTheNextLayouts() {
    inBothDirections { rightToLeft in
      for policy in [RevealPolicy.center, .leading, .nearest(peek: 0), .nearest(peek: 20)] {
        var strip = StripFixture(
          Array(repeating: 100, count: 12), width: 350, rightToLeft: rightToLeft, style: ReportedStrips.style(),
          configuration: ReportedStrips.buttons(.none, reveal: policy))
        strip.send(.track(position: 6.5))
        strip.layout()
        let frame = strip.frame
        XCTAssertEqual(strip.selected, 0)
        XCTAssertEqual(frame.tabs.filter { $0.selectionFraction == 0.5 }.map(\.index), [6, 7])
        for _ in 0..<5 {
          strip.layout()
          strip.resize(350)
          XCTAssertEqual(strip.frame, frame, "\(policy): nothing creeps")
        }
        // A hand that moves the row keeps it; the indicator stays with the pager.
        let place = strip.seenIndicator!
        let offset = strip.offset
        strip.scroll(to: 100)
        strip.layout()
        XCTAssertEqual(strip.offset, 100, "\(policy)")
        XCTAssertEqual(strip.seenIndicator, [place[0] + offset - 100, 100])
        strip.send(.track(position: 6.6))
        strip.layout()
        XCTAssertGreaterThan(strip.offset, 100, "the next position takes the row along again")
      }
    }
  }

  func testS06_aTapOnTheSelectedTabDoesNotAskTheIndicator() {
    inBothDirections { rightToLeft in
      for form in IndicatorStyle.Form.allCases {
        for (setting, reports) in [(Reselection.ignore, 0), (.report, 1)] {
          var strip = StripFixture(
            [80, 80], width: 320, rightToLeft: rightToLeft,
            style: ReportedStrips.style(indicator: IndicatorStyle(form: form)),
            configuration: ReportedStrips.configuration { $0.reselection = setting })
          strip.tap(0)
          XCTAssertEqual(strip.reselections.count, reports, "\(form)")
        }
      }
    }
  }

  func testR106_lateEchoesOfABindingComeToAnEnd() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(ReportedStrips.t10, width: 320, rightToLeft: rightToLeft)
      /// What the app's model hears of, and the time at which it writes that back.
      var echoes: [(due: Double, tab: TabID)] = []
      var heard = 0
      func hear(_ strip: StripFixture) {
        guard let change = strip.last.selection, change.cause.isFromUser, let tab = change.new else { return }
        heard += 1
        echoes.append((strip.now + 0.2, tab))
      }
      for (time, tab) in [(0.0, 1), (0.02, 0), (0.04, 1)] {
        strip.now = time
        strip.send(.select(strip.tab(tab), cause: .tap, animated: true))
        hear(strip)
      }
      while strip.now < 3 {
        strip.run(1.0 / 60)
        while let next = echoes.first, next.due <= strip.now {
          echoes.removeFirst()
          strip.send(.select(next.tab, cause: .program, animated: true))
          hear(strip)
        }
      }
      XCTAssertEqual(heard, 3, "what a program writes back is no news to it")
      XCTAssertEqual(strip.selected, 1)
      XCTAssertFalse(strip.engine.needsTick)
    }
  }
}
