import TabStripCore
import XCTest
import _TabStripTestSupport

/// A strip that is hidden (given no width) and shown again, in the middle of whatever it does.
final class HidingTests: XCTestCase {
  private func strip(_ rightToLeft: Bool) -> StripFixture {
    StripFixture(
      Array(repeating: 100, count: 12), width: 350, rightToLeft: rightToLeft, style: ReportedStrips.style(),
      configuration: ReportedStrips.buttons(.overlaid))
  }

  func testADragThatWasOnWhenItWasHiddenIsOver() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.pointerDown(Pointer(x: strip.x(300), y: 24, kind: .touch)))
      strip.send(.pointerMoved(Pointer(x: strip.x(280), y: 24, kind: .touch)))
      strip.send(.pointerMoved(Pointer(x: strip.x(180), y: 24, kind: .touch)))
      XCTAssertEqual(strip.offset, 100)
      strip.resize(0)
      strip.resize(350)
      XCTAssertEqual(strip.offset, 100)
      XCTAssertFalse(strip.engine.needsTick)
      // What follows must not be taken for the rest of the drag.
      strip.send(.pointerMoved(Pointer(x: strip.x(80), y: 24, kind: .touch)))
      XCTAssertEqual(strip.offset, 100)
      strip.select(8)
      XCTAssertEqual(strip.offset, 675, "800 + 50 − 175: the row is free again")
    }
  }

  func testWhatMovedIsAtItsEnd() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.select(8, animated: true)
      strip.run(0.05)
      strip.resize(0)
      XCTAssertFalse(strip.engine.needsTick)
      strip.now += 0.01
      strip.resize(350)
      XCTAssertEqual(strip.offset, 675)
      XCTAssertEqual(
        strip.seenIndicator, strip.place(8), "the indicator does not finish a motion that nobody saw begin")
      XCTAssertFalse(strip.engine.needsTick)
    }
  }

  func testAHeldButtonIsLetGo() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.pointerDown(Pointer(x: strip.x(340), y: 24)))
      strip.run(0.5)
      let offset = strip.engine.targetOffset
      strip.resize(0)
      strip.resize(350)
      strip.run(3)
      XCTAssertEqual(strip.offset, offset)
      XCTAssertFalse(strip.frame.trailingButton.isPressed)
    }
  }

  func testAScrollerWithoutARoomMeansNothingByItsZero() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.scroll(to: 420)
      strip.resize(0)
      strip.send(.externalScroll(offset: 0))
      strip.resize(350)
      XCTAssertEqual(strip.offset, 420)
    }
  }

  /// A native scroller that is hidden under the hand reports 0 and then that it has ended.
  func testALentRowKeepsItsPlace() {
    inBothDirections { rightToLeft in
      for isHiddenBefore in [false, true] {
        var strip = strip(rightToLeft)
        if isHiddenBefore {
          strip.scroll(to: 300)
          strip.resize(0)
          strip.send(.externalScrollBegan)
        } else {
          strip.send(.externalScrollBegan)
          strip.send(.externalScroll(offset: 300))
          strip.resize(0)
        }
        strip.send(.externalScroll(offset: 0))
        strip.send(.externalScrollEnded)
        strip.resize(350)
        XCTAssertEqual(strip.offset, 300)
        strip.select(8)
        XCTAssertEqual(strip.offset, 675, "the row is free again")
      }
    }
  }
}
