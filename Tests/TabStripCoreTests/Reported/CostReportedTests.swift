import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 14: what is done again and again. Ownership is the hosts'.
final class CostReportedTests: XCTestCase {
  func testR177_scrollingAsksOnlyForWhatComesIntoView() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 1_000), width: 320, rightToLeft: rightToLeft)
      XCTAssertLessThanOrEqual(strip.measureCount, 7, "320 and the overscan of 100")
      var before = strip.measureCount
      for _ in 0..<1_000 {
        strip.now += 1.0 / 60
        strip.send(.tick)
        strip.layout()
      }
      XCTAssertEqual(strip.measureCount, before, "nothing new appears")
      for step in 0..<1_000 {
        before = strip.measureCount
        strip.scroll(to: Double(step) * 20)
        XCTAssertLessThanOrEqual(strip.measureCount, before + 1)
      }
      XCTAssertLessThanOrEqual(strip.measureCount, 7 + 20_000 / 80)
      strip.scroll(to: 0)
      before = strip.measureCount
      strip.scroll(to: 10_000)
      XCTAssertEqual(strip.measureCount, before, "what was measured once is known")
    }
  }

  func testR179_aTapMeasuresNothing() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(ReportedStrips.mx, width: 360, rightToLeft: rightToLeft, style: ReportedStrips.spaced)
      let before = strip.measureCount
      strip.tap(2)
      strip.run(1)
      XCTAssertEqual(strip.measureCount, before)
    }
  }

  func testR181_theLengthOfTheRowIsNeverLost() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(ReportedStrips.mx, width: 320, rightToLeft: rightToLeft, style: ReportedStrips.spaced)
      let tabs = strip.frame.tabs.map(\.id)
      let before = strip.measureCount
      for width in [320.0, 330, 340] {
        strip.send(.resized(Viewport(width: width, height: 48)))
        XCTAssertEqual(strip.engine.contentWidth, 848)
      }
      strip.layout()
      XCTAssertEqual(strip.frame.tabs.map(\.id), tabs)
      XCTAssertEqual(strip.measureCount, before)
    }
  }

  func testAfterAChangeOfFontsOnlyWhatIsNearIsMeasuredAgain() {
    inBothDirections { rightToLeft in
      for distribution in Distribution.allCases where ![.fillProportionally, .fillWhileFitting].contains(distribution) {
        var configuration = TabStripConfiguration()
        configuration.distribution = distribution
        var style = StripFixture.plain()
        style.minimumTabWidth = 80
        var strip = StripFixture(
          Array(repeating: 80, count: 300), width: 320, rightToLeft: rightToLeft, style: style,
          configuration: configuration)
        strip.send(.scroll(to: 12_000, animated: false))
        strip.layout()
        let before = strip.measureCount
        strip.send(.textChanged(lineHeight: 20))
        strip.layout()
        XCTAssertEqual(strip.measureCount - before, strip.frame.tabs.count, "\(distribution)")
      }
    }
  }
}
