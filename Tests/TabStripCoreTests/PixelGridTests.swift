import TabStripCore
import XCTest

final class PixelGridTests: XCTestCase {
  func testE6_aHairlineIsAtLeastOneDevicePixelAndWhole() {
    XCTAssertEqual(PixelGrid(scale: 1).line(0.5), 1)
    XCTAssertEqual(PixelGrid(scale: 1).line(0.6), 1)
    XCTAssertEqual(PixelGrid(scale: 1.25).line(0.6), 0.8)
    XCTAssertEqual(PixelGrid(scale: 1.5).line(0.5), 1 / 1.5)
    XCTAssertEqual(PixelGrid(scale: 2).line(0.6), 0.5)
    XCTAssertEqual(PixelGrid(scale: 2).line(0.2), 0.5)
    XCTAssertEqual(PixelGrid(scale: 3).line(1), 1)
    XCTAssertEqual(PixelGrid(scale: 1).line(2.4), 2)
    XCTAssertEqual(PixelGrid(scale: 2).line(0), 0)
  }

  func testBadNumbersGiveNoLineAndBadScalesCountAsOne() {
    XCTAssertEqual(PixelGrid(scale: 2).line(-1), 0)
    XCTAssertEqual(PixelGrid(scale: 2).line(.nan), 0)
    for scale in [0, -2, Double.nan, Double.infinity, -Double.infinity] {
      XCTAssertEqual(PixelGrid(scale: scale).line(0.6), 1)
    }
  }
}
