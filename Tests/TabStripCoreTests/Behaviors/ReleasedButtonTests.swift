import TabStripCore
import XCTest
import _TabStripTestSupport

/// Overflow buttons that page when they are let go.
final class ReleasedButtonTests: XCTestCase {
  private func strip(_ rightToLeft: Bool) -> StripFixture {
    var configuration = TabStripConfiguration()
    configuration.overflow = OverflowConfiguration(placement: .overlaid, paging: .viewport, pagesOnRelease: true)
    var strip = StripFixture(
      Array(repeating: 100, count: 40), width: 320, rightToLeft: rightToLeft, configuration: configuration)
    strip.send(.motionPreferenceChanged(.reduced))
    return strip
  }

  private func pointer(_ strip: StripFixture, at flow: Double) -> Pointer { Pointer(x: strip.x(flow), y: 24) }

  func testAShortPressPagesWhenItIsLetGo() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.pointerDown(pointer(strip, at: 300)))
      strip.run(0.3)
      XCTAssertEqual(strip.offset, 0)
      strip.send(.pointerUp(pointer(strip, at: 300)))
      XCTAssertEqual(strip.offset, 280, "what was seen beside the button")
      strip.send(.overflowPressed(.leading))
      XCTAssertEqual(strip.offset, 280)
      strip.send(.overflowReleased)
      XCTAssertEqual(strip.offset, 40)
    }
  }

  func testAPressThatIsTakenBackDoesNothing() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.pointerDown(pointer(strip, at: 300)))
      strip.send(.pointerMoved(pointer(strip, at: 150)))
      strip.run(2)
      strip.send(.pointerUp(pointer(strip, at: 150)))
      XCTAssertEqual(strip.offset, 0)
      strip.send(.pointerDown(pointer(strip, at: 300)))
      strip.send(.pointerCancelled)
      XCTAssertEqual(strip.offset, 0)
      // Moved off and back, it counts again.
      strip.send(.pointerDown(pointer(strip, at: 300)))
      strip.send(.pointerMoved(pointer(strip, at: 150)))
      strip.send(.pointerMoved(pointer(strip, at: 300)))
      strip.send(.pointerUp(pointer(strip, at: 300)))
      XCTAssertEqual(strip.offset, 280)
    }
  }

  func testAHoldPagesAfterItsDelayAndNotOnceMoreAtItsEnd() {
    var strip = strip(false)
    strip.send(.pointerDown(pointer(strip, at: 300)))
    strip.run(0.64)
    XCTAssertEqual(strip.offset, 0)
    strip.run(0.06)
    XCTAssertEqual(strip.offset, 280)
    strip.send(.pointerUp(pointer(strip, at: 300)))
    XCTAssertEqual(strip.offset, 280)
  }
}
