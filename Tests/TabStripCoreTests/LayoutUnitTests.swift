import TabStripCore
import XCTest

final class LayoutUnitTests: XCTestCase {
  func testPointsRoundToTheNearestSixtyFourth() {
    XCTAssertEqual(LayoutUnit(1).rawValue, 64)
    XCTAssertEqual(LayoutUnit(0.6).rawValue, 38)  // 38.4
    XCTAssertEqual(LayoutUnit(1.5 / 64).rawValue, 2, "ties go to even")
    XCTAssertEqual(LayoutUnit(2.5 / 64).rawValue, 2, "ties go to even")
  }

  func testBadNumbersHaveAValue() {
    XCTAssertEqual(LayoutUnit(.nan), .zero)
    XCTAssertEqual(LayoutUnit(.infinity), .max)
    XCTAssertEqual(LayoutUnit(-.infinity).rawValue, -LayoutUnit.max.rawValue)
  }

  func testSumsStopAtTheEndOfTheRange() {
    let end = LayoutUnit(rawValue: .max)
    XCTAssertEqual(end + end, end)
    XCTAssertEqual(LayoutUnit(rawValue: .min) - end, LayoutUnit(rawValue: .min))
    XCTAssertEqual(LayoutUnit(rawValue: .max / 2) * -3, LayoutUnit(rawValue: .min))
  }
}
