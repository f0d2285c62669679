import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 5: the states in which tabs are drawn.
final class DrawnStateReportedTests: XCTestCase {
  func testR091_aTabThatComesBackIntoViewIsDrawnAsItIs() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 50), width: 320, rightToLeft: rightToLeft)
      strip.tap(0)
      strip.scroll(to: 3_680)
      strip.tap(49)
      strip.run(1)
      XCTAssertEqual(strip.drawnSelected, [49])
      strip.scroll(to: 0)
      XCTAssertEqual(strip.states(0), [])
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction).max(), 0)
    }
  }

  func testR092_neverMoreThanOneTabIsDrawnSelected() {
    inBothDirections { rightToLeft in
      var random = SeededRandom(seed: 92)
      var strip = StripFixture(Array(repeating: 70, count: 12), width: 320, rightToLeft: rightToLeft)
      var seen = 0
      for step in 0..<1_000 {
        let tab = strip.engine.id(at: Int.random(in: 0...max(0, strip.engine.count - 1), using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: strip.send(.select(tab, cause: .program, animated: step % 2 == 0))
        case 2: strip.send(.wheel(dx: 0, dy: Double.random(in: -200...200, using: &random), unit: .points))
        case 3: strip.insert(70, at: Int.random(in: 0...strip.engine.count, using: &random))
        case 4: if let tab { strip.note(strip.engine.remove(tab, time: strip.now)) }
        default: strip.now += 0.05
        }
        strip.send(.tick)
        strip.layout()
        XCTAssertLessThanOrEqual(strip.drawnSelected.count, 1, "seed 92, step \(step)")
        for n in strip.drawnSelected { XCTAssertEqual(n, strip.selected, "seed 92, step \(step)") }
        seen += strip.drawnSelected.count
      }
      XCTAssertGreaterThan(seen, 200)
    }
  }

  func testR094_theFormerlySelectedTabIsNormalAgain() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(ReportedStrips.t10, width: 900, rightToLeft: rightToLeft)
      strip.tap(2)
      strip.run(1)
      strip.tap(5)
      strip.run(1)
      XCTAssertEqual(strip.states(2), [])
      XCTAssertEqual(strip.states(5), .selected)
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
    }
  }

  func testR096_aProgramsChoiceReplacesTheFormerOne() {
    inBothDirections { rightToLeft in
      for mode in [SelectionMode.required, .optional] {
        var strip = StripFixture(
          [80, 80, 80], width: 320, rightToLeft: rightToLeft,
          configuration: ReportedStrips.configuration { $0.selectionMode = mode })
        strip.select(0)
        strip.select(1)
        XCTAssertEqual(strip.drawnSelected, [1])
      }
    }
  }

  func testR097_quickTapsLeaveOnlyTheLastSelected() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(ReportedStrips.t10, width: 900, rightToLeft: rightToLeft)
      for n in 0..<4 {
        strip.tap(n)
        strip.run(0.04)
      }
      strip.run(1)
      XCTAssertEqual(strip.drawnSelected, [3])
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    }
  }
}
