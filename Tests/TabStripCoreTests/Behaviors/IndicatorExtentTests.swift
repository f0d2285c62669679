import TabStripCore
import XCTest
import _TabStripTestSupport

/// How long the mark is.
final class IndicatorExtentTests: XCTestCase {
  private func mark(
    _ titles: [Double], selected: Int, _ distribution: Distribution = .leading, rightToLeft: Bool,
    _ change: (inout TabStripStyle) -> Void
  ) -> [Double] {
    var style = StripFixture.plain()
    style.horizontalPadding = 16
    style.indicator = IndicatorStyle(form: .bar)
    change(&style)
    var configuration = TabStripConfiguration()
    configuration.distribution = distribution
    var strip = StripFixture(titles, width: 400, rightToLeft: rightToLeft, style: style, configuration: configuration)
    strip.select(selected)
    guard let mark = strip.frame.indicator else { return [] }
    return [rightToLeft ? 400 - mark.x - mark.width : mark.x, mark.width]
  }

  func testAsLongAsTheContent() {
    inBothDirections { rightToLeft in
      let leading = mark([50, 70], selected: 1, rightToLeft: rightToLeft) { $0.indicator.extent = .content }
      XCTAssertEqual(leading, [98, 70])
      let shared = mark([50, 70], selected: 1, .fillEqually, rightToLeft: rightToLeft) {
        $0.indicator.extent = .content
      }
      XCTAssertEqual(shared, [265, 70], "in the middle of the stretched tab")
      let inset = mark([50, 70], selected: 0, rightToLeft: rightToLeft) { style in
        style.indicator.extent = .content
        style.indicator.inset = -4
      }
      XCTAssertEqual(inset, [12, 58])
    }
  }

  func testContentLongerThanItsShare() {
    let mark = mark([500, 500], selected: 1, .fillEqually, rightToLeft: false) { $0.indicator.extent = .content }
    XCTAssertEqual(mark, [216, 168], "the tab less its padding")
  }

  func testTheTwoInsets() {
    inBothDirections { rightToLeft in
      let mark = mark([100, 100], selected: 1, rightToLeft: rightToLeft) { style in
        style.indicator.leadingInset = 8
        style.indicator.trailingInset = 4
      }
      XCTAssertEqual(mark, [140, 120])
    }
  }

  func testInsetsLongerThanTheTab() {
    let even = mark([68], selected: 0, rightToLeft: false) { $0.indicator.inset = 80 }
    XCTAssertEqual(even, [50, 0])
    let uneven = mark([68], selected: 0, rightToLeft: false) { $0.indicator.trailingInset = 400 }
    XCTAssertEqual(uneven, [0, 0], "at the end that has no inset")
  }
}
