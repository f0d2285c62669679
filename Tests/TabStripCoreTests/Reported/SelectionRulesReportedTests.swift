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
}
