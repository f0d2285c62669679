import TabStripCore
import XCTest
import _TabStripTestSupport

final class EngineSmokeTests: XCTestCase {
  static let mx: [Double] = [60, 90, 120, 75, 100, 140, 80, 95]

  func testCenterAndNearest() {
    for rtl in [false, true] {
      var strip = StripFixture(Self.mx, width: 360, rightToLeft: rtl, style: StripFixture.plain(spacing: 8, inset: 16))
      var centers: [Double] = []
      for n in 0..<8 {
        strip.select(n)
        centers.append(strip.offset)
      }
      XCTAssertEqual(centers, [0, 0, 62, 167.5, 263, 391, 488, 488])
      var configuration = TabStripConfiguration()
      configuration.reveal = RevealPolicies(.nearest(peek: 0))
      var nearest: [Double] = []
      for n in 0..<8 {
        var strip = StripFixture(
          Self.mx, width: 360, rightToLeft: rtl, style: StripFixture.plain(spacing: 8, inset: 16),
          configuration: configuration)
        strip.select(n)
        nearest.append(strip.offset)
      }
      XCTAssertEqual(nearest, [0, 0, 0, 25, 133, 281, 369, 472])
    }
  }

  func testTapAnimates() {
    var strip = StripFixture(Array(repeating: 80, count: 10), width: 320)
    strip.tap(3)
    XCTAssertEqual(strip.selected, 3)
    XCTAssertTrue(strip.engine.needsTick)
    strip.run(1)
    XCTAssertEqual(strip.offset, 120)
    XCTAssertFalse(strip.engine.needsTick)
  }
}
