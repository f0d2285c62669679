import TabStripCore
import XCTest
import _TabStripTestSupport

/// A trackpad whose two parts are equally long.
final class DiagonalWheelTests: XCTestCase {
  func testTheAxisThatCountedLastCountsAgain() {
    inBothDirections { rightToLeft in
      let way: Double = rightToLeft ? -1 : 1
      var strip = StripFixture(Array(repeating: 100, count: 10), width: 320, rightToLeft: rightToLeft)
      strip.send(.wheel(dx: 20 * way, dy: 5, unit: .points))
      strip.send(.wheel(dx: 3 * way, dy: -3, unit: .points))
      XCTAssertEqual(strip.offset, 23)
      strip.send(.wheel(dx: 5 * way, dy: 20, unit: .points))
      strip.send(.wheel(dx: 3 * way, dy: -3, unit: .points))
      XCTAssertEqual(strip.offset, 40)
    }
  }
}
