import TabStripCore
import XCTest
import _TabStripTestSupport

/// Rows that go to an end near which the user leaves them.
final class RestingAtEndsTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, _ widths: [Double], restsAtEnds: Bool = true) -> StripFixture {
    var configuration = TabStripConfiguration()
    configuration.overflow.restsAtEnds = restsAtEnds
    return StripFixture(widths, width: 320, rightToLeft: rightToLeft, configuration: configuration)
  }

  private func left(_ strip: inout StripFixture, at offset: Double) -> Double {
    strip.send(.externalScrollBegan)
    strip.send(.externalScroll(offset: offset))
    strip.send(.externalScrollEnded)
    strip.layout()
    return strip.offset
  }

  func testAScrollerThatStopsShortOfAnEndIsTakenThere() {
    inBothDirections { rightToLeft in
      let widths = Array(repeating: 80.0, count: 20)
      var plain = strip(rightToLeft, widths, restsAtEnds: false)
      XCTAssertEqual(left(&plain, at: 1279.5), 1279.5)
      XCTAssertFalse(plain.engine.canScroll(toward: .trailing), "it counts as there")
      var strip = strip(rightToLeft, widths)
      XCTAssertEqual(left(&strip, at: 1279.5), 1280)
      XCTAssertFalse(strip.engine.canScroll(toward: .trailing))
      XCTAssertEqual(left(&strip, at: 1278.5), 1278.5)
      XCTAssertTrue(strip.engine.canScroll(toward: .trailing))
      XCTAssertEqual(left(&strip, at: 0.75), 0)
      XCTAssertFalse(strip.engine.canScroll(toward: .leading))
    }
  }

  func testOfTwoNearEndsItIsTheNearer() {
    inBothDirections { rightToLeft in
      // A point too long: both ends are within the tolerance.
      var plain = strip(rightToLeft, [160, 161], restsAtEnds: false)
      plain.layout()
      XCTAssertFalse(plain.engine.overflows)
      var strip = strip(rightToLeft, [160, 161])
      XCTAssertTrue(strip.engine.overflows)
      XCTAssertEqual(left(&strip, at: 0.4), 0)
      XCTAssertTrue(strip.engine.canScroll(toward: .trailing))
      XCTAssertFalse(strip.engine.canScroll(toward: .leading))
      XCTAssertEqual(left(&strip, at: 0.6), 1)
      XCTAssertFalse(strip.engine.canScroll(toward: .trailing))
    }
  }

  func testAHandThatLetsGoNearAnEndAndOneThatDoesNot() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, Array(repeating: 80.0, count: 20))
      strip.send(.scroll(to: 1270, animated: false))
      func finger(_ flow: Double) -> Pointer { Pointer(x: strip.x(flow), y: 24, kind: .touch) }
      strip.send(.pointerDown(finger(200)))
      strip.send(.pointerMoved(finger(190)))
      strip.send(.pointerMoved(finger(180.5)))
      XCTAssertEqual(strip.offset, 1279.5, "a hand that holds it has it")
      strip.run(0.3)
      strip.send(.pointerUp(finger(180.5)))
      XCTAssertEqual(strip.offset, 1280)
      // A trackpad that turns slowly gets away from the end all the same.
      strip.send(.wheel(dx: 0, dy: -0.5, unit: .points))
      strip.send(.wheel(dx: 0, dy: -0.75, unit: .points))
      XCTAssertEqual(strip.offset, 1278.75)
    }
  }
}
