import TabStripCore
import XCTest
import _TabStripTestSupport

/// Tabs that are brought to the trailing end, and kept clear of what the app lays over the row.
final class RevealMarginTests: XCTestCase {
  private func target(
    _ policy: RevealPolicy, _ tab: Int, from offset: Double = 0, margins: (Double, Double) = (0, 0),
    placement: OverflowConfiguration.Placement = .none, rightToLeft: Bool
  ) -> Double {
    var configuration = TabStripConfiguration()
    configuration.overflow.placement = placement
    configuration.reveal.leadingMargin = margins.0
    configuration.reveal.trailingMargin = margins.1
    var strip = StripFixture(
      Array(repeating: 100, count: 10), width: 320, rightToLeft: rightToLeft, configuration: configuration)
    strip.send(.scroll(to: offset, animated: false))
    strip.send(.reveal(strip.tab(tab), policy, animated: false))
    strip.layout()
    return strip.offset
  }

  func testTrailing() {
    inBothDirections { rightToLeft in
      XCTAssertEqual(target(.trailing, 5, rightToLeft: rightToLeft), 280)
      XCTAssertEqual(target(.trailing, 1, from: 300, rightToLeft: rightToLeft), 0)
      XCTAssertEqual(target(.trailing, 9, rightToLeft: rightToLeft), 680)
      // The button, 40 wide, covers the end, but at the very end of the row there is none.
      XCTAssertEqual(target(.trailing, 5, placement: .overlaid, rightToLeft: rightToLeft), 320)
      XCTAssertEqual(target(.trailing, 9, placement: .overlaid, rightToLeft: rightToLeft), 680)
    }
  }

  func testAMiddleBesideTheMiddle() {
    inBothDirections { rightToLeft in
      for (shift, wanted) in [(0.0, 390.0), (30, 360), (-30.5, 420.5), (1000, 280), (-1000, 500)] {
        var configuration = TabStripConfiguration()
        configuration.reveal.centerShift = shift
        var strip = StripFixture(
          Array(repeating: 100, count: 10), width: 320, rightToLeft: rightToLeft, configuration: configuration)
        strip.select(5)
        XCTAssertEqual(strip.offset, wanted, "by \(shift)")
      }
      for bad in [Double.nan, .infinity] {
        var configuration = TabStripConfiguration()
        configuration.reveal.centerShift = bad
        let engine = TabStripEngine(configuration: configuration)
        XCTAssertEqual(engine.configuration.reveal.centerShift, 0)
        XCTAssertEqual(engine.diagnostics, .configuration)
      }
    }
  }

  func testMargins() {
    inBothDirections { rightToLeft in
      let margins = (30.0, 12.0)
      XCTAssertEqual(target(.leading, 5, margins: margins, rightToLeft: rightToLeft), 470)
      XCTAssertEqual(target(.trailing, 5, margins: margins, rightToLeft: rightToLeft), 292)
      XCTAssertEqual(target(.nearest(peek: 0), 5, margins: margins, rightToLeft: rightToLeft), 292)
      XCTAssertEqual(target(.nearest(peek: 0), 1, from: 300, margins: margins, rightToLeft: rightToLeft), 70)
      XCTAssertEqual(target(.nearest(peek: 0), 4, from: 300, margins: margins, rightToLeft: rightToLeft), 300)
      XCTAssertEqual(target(.center, 5, margins: margins, rightToLeft: rightToLeft), 390, "the middle of the strip")
    }
  }

  func testATabTooLongForWhatIsClearShowsFromItsBeginning() {
    var configuration = TabStripConfiguration()
    configuration.reveal.leadingMargin = 60
    configuration.reveal.trailingMargin = 60
    var strip = StripFixture([120, 120, 600], width: 200, configuration: configuration)
    strip.send(.reveal(strip.tab(1), .nearest(peek: 0), animated: false))
    XCTAssertEqual(strip.offset, 60)
  }

  func testBadMarginsAreReadAsNone() {
    var configuration = TabStripConfiguration()
    configuration.reveal.leadingMargin = -.infinity
    configuration.reveal.trailingMargin = .nan
    let strip = StripFixture([100], width: 320, configuration: configuration)
    XCTAssertEqual(strip.engine.configuration.reveal, RevealPolicies())
    XCTAssertTrue(strip.engine.diagnostics.contains(.configuration))
  }

  func testMarginsLongerThanTheStripLeaveTheTabInSight() {
    inBothDirections { rightToLeft in
      for margins in [(1000.0, 1000.0), (300, 300), (1000, 0), (0, 1000)] {
        for policy in [RevealPolicy.leading, .trailing, .nearest(peek: 0), .nearest(peek: 500)] {
          for start in [0.0, 680] {
            let offset = target(policy, 5, from: start, margins: margins, rightToLeft: rightToLeft)
            XCTAssertTrue((280...500).contains(offset), "\(policy) with \(margins) from \(start): \(offset)")
          }
        }
      }
      XCTAssertEqual(
        target(.leading, 5, margins: (300, 300), rightToLeft: rightToLeft), 280, "as much as the tab leaves")
    }
  }
}
