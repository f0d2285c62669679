import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 8: right to left, in places as seen.
final class RightToLeftReportedTests: XCTestCase {
  func testR129_theRowScrollsRightToLeft() {
    var strip = StripFixture(
      ReportedStrips.mx, width: 360, rightToLeft: true, style: ReportedStrips.spaced)
    strip.select(6)
    XCTAssertEqual(strip.offset, 488)
    // Tab 6 begins at 649: 161 from the right edge, and is 80 wide.
    XCTAssertEqual(strip.frame.tabs.first { $0.id == strip.tab(6) }?.x, 119)
    strip.send(.wheel(dx: 100, dy: 0, unit: .points))
    XCTAssertEqual(strip.offset, 388, "rightward is back")
  }

  func testR131_theTabIsCentredRightToLeft() {
    var strip = StripFixture(ReportedStrips.t10, width: 320, rightToLeft: true)
    strip.select(8)
    XCTAssertEqual(strip.offset, 480)
    strip.select(4)
    XCTAssertEqual(strip.frame.tabs.first { $0.id == strip.tab(4) }?.x, 120, "in the middle from either side")
  }

  func testR132_theButtonAtTheBeginningIsAtTheRightAndDisabled() {
    var strip = StripFixture(
      ReportedStrips.t10, width: 320, rightToLeft: true, configuration: ReportedStrips.buttons(.inline))
    XCTAssertEqual(strip.frame.leadingButton.rect, .init(x: 280, y: 0, width: 40, height: 48))
    XCTAssertEqual(strip.frame.trailingButton.rect, .init(x: 0, y: 0, width: 40, height: 48))
    XCTAssertEqual(strip.buttonsEnabled, [false, true])
    strip.send(.pointerDown(Pointer(x: 300, y: 24)))
    strip.send(.pointerUp(Pointer(x: 300, y: 24)))
    strip.run(1)
    XCTAssertEqual(strip.offset, 0)
    strip.send(.pointerDown(Pointer(x: 20, y: 24)))
    strip.send(.pointerUp(Pointer(x: 20, y: 24)))
    strip.run(1)
    XCTAssertEqual(strip.offset, 240, "three tabs of 80 in 240")
  }

  func testR134_theIndicatorBetweenTwoTabsIsMirrored() {
    var strip = StripFixture([80, 120], width: 320, rightToLeft: true, style: ReportedStrips.style())
    strip.send(.track(position: 0.5))
    strip.layout()
    XCTAssertEqual(strip.frame.indicator?.width, 100)
    XCTAssertEqual(strip.seenIndicator, [40, 100])
    XCTAssertEqual(strip.frame.indicator?.x, 180, "320 − 140")
  }

  /// The same for an indicator that is on its way by itself.
  func testR134_theIndicatorOnItsWayIsMirrored() {
    var strips = [false, true].map {
      StripFixture([80, 120], width: 320, rightToLeft: $0, style: ReportedStrips.style())
    }
    for n in strips.indices {
      strips[n].select(1, animated: true)
      strips[n].run(0.1)
    }
    XCTAssertTrue(strips[0].engine.needsTick)
    let x = strips[0].frame.indicator!.x
    XCTAssertTrue((1...79).contains(x))
    XCTAssertEqual(strips[1].frame.indicator!.x, 320 - x - strips[0].frame.indicator!.width)
  }
}
