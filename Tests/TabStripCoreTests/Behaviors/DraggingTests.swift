import TabStripCore
import XCTest
import _TabStripTestSupport

/// The row under a finger or a mouse.
final class DraggingTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, _ change: (inout TabStripConfiguration) -> Void = { _ in }) -> StripFixture {
    var configuration = TabStripConfiguration()
    change(&configuration)
    return StripFixture(
      Array(repeating: 80, count: 20), width: 320, rightToLeft: rightToLeft, configuration: configuration)
  }

  private func pointer(_ strip: StripFixture, _ flow: Double, y: Double = 24, kind: Pointer.Kind = .touch) -> Pointer {
    Pointer(x: strip.x(flow), y: y, kind: kind)
  }

  /// Moves a finger at an even speed, a sample every 10 ms.
  private func swipe(_ strip: inout StripFixture, from: Double, to: Double, seconds: Double) {
    strip.send(.pointerDown(pointer(strip, from)))
    let steps = Int(seconds * 100)
    for step in 1...steps {
      strip.now += 0.01
      strip.send(.pointerMoved(pointer(strip, from + (to - from) * Double(step) / Double(steps))))
    }
    strip.send(.pointerUp(pointer(strip, to)))
  }

  func testTheRowFollowsTheFingerFromTheSlopOn() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.pointerDown(pointer(strip, 200)))
      XCTAssertFalse(strip.send(.pointerMoved(pointer(strip, 192))).claimsPointer)
      XCTAssertEqual(strip.offset, 0)
      XCTAssertTrue(strip.send(.pointerMoved(pointer(strip, 190))).claimsPointer)
      strip.send(.pointerMoved(pointer(strip, 150)))
      XCTAssertEqual(strip.offset, 40, "from where the drag began, without a leap")
      strip.layout()
      XCTAssertEqual(strip.frame.tabs.filter { $0.states.contains(.pressed) }, [], "a drag is no press")
      strip.now = 1
      strip.send(.pointerUp(pointer(strip, 150)))
      strip.run(1)
      XCTAssertEqual(strip.offset, 40, "a finger that rested does not fling")
      XCTAssertEqual(strip.selected, 0)
    }
  }

  func testAFlingGoesOnAndEndsInside() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      swipe(&strip, from: 300, to: 200, seconds: 0.1)
      let released = strip.offset
      strip.run(0.1)
      XCTAssertGreaterThan(strip.offset, released + 50, "1,000 points a second at first")
      strip.run(5)
      XCTAssertFalse(strip.engine.needsTick)
      // Friction 2.5 a second: the rest of the way is 1,000 / 2.5.
      XCTAssertEqual(strip.offset, released + 400, accuracy: 8)
      swipe(&strip, from: 10, to: 310, seconds: 0.05)
      strip.run(5)
      XCTAssertEqual(strip.offset, 0, "thrown beyond the beginning, it springs back to it")
    }
  }

  func testBeyondTheEndItResistsAndSpringsBack() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.pointerDown(pointer(strip, 100)))
      strip.send(.pointerMoved(pointer(strip, 110)))
      strip.send(.pointerMoved(pointer(strip, 210)))
      // (1 − 1 / (100 · 0.55 / 320 + 1)) · 320 = 46.93…
      XCTAssertEqual(strip.offset, -46.933, accuracy: 0.001)
      strip.now = 1
      strip.send(.pointerUp(pointer(strip, 210)))
      strip.run(2)
      XCTAssertEqual(strip.offset, 0)
      var stiff = self.strip(rightToLeft) { $0.scrolling.bounces = false }
      stiff.send(.pointerDown(pointer(stiff, 100)))
      stiff.send(.pointerMoved(pointer(stiff, 110)))
      stiff.send(.pointerMoved(pointer(stiff, 210)))
      XCTAssertEqual(stiff.offset, 0)
    }
  }

  func testAPressThatStopsAMovingRowSelectsNothing() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      swipe(&strip, from: 300, to: 200, seconds: 0.1)
      strip.run(0.05)
      strip.send(.pointerDown(pointer(strip, 160)))
      let stopped = strip.offset
      strip.send(.pointerUp(pointer(strip, 160)))
      strip.run(1)
      XCTAssertEqual(strip.offset, stopped, accuracy: 1.0 / 64)
      XCTAssertEqual(strip.selected, 0)
      strip.tap(at: 160)
      XCTAssertNotEqual(strip.selected, 0, "the next one selects")
    }
  }

  func testAVerticalDragBelongsToThePage() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.pointerDown(pointer(strip, 100)))
      let update = strip.send(.pointerMoved(pointer(strip, 103, y: 44)))
      XCTAssertFalse(update.claimsPointer)
      strip.send(.pointerMoved(pointer(strip, 200, y: 44)))
      XCTAssertEqual(strip.offset, 0, "the page has it now")
      strip.send(.pointerUp(pointer(strip, 200, y: 44)))
      XCTAssertEqual(strip.selected, 0)
    }
  }

  func testAPressIsCancelledOutsideAndArmedAgainOnReturn() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft) { $0.scrolling.dragsWithMouse = false }
      func move(_ flow: Double, _ y: Double) -> TabStates? {
        strip.send(.pointerMoved(pointer(strip, flow, y: y, kind: .mouse)))
        strip.layout()
        return strip.states(1)
      }
      strip.send(.pointerDown(pointer(strip, 120, kind: .mouse)))
      XCTAssertEqual(move(130, 24), .pressed)
      XCTAssertEqual(move(130, 60), [])
      XCTAssertEqual(move(200, 24), [], "another tab")
      XCTAssertEqual(move(100, 10), .pressed)
      strip.send(.pointerDown(Pointer(id: 9, x: strip.x(300), y: 24)))
      strip.send(.pointerUp(Pointer(id: 9, x: strip.x(300), y: 24)))
      XCTAssertEqual(strip.selected, 0, "a second pointer is ignored")
      strip.send(.pointerUp(pointer(strip, 100, kind: .mouse)))
      XCTAssertEqual(strip.selected, 1)
      strip.send(.pointerDown(Pointer(x: strip.x(220), y: 24, isPrimary: false)))
      strip.send(.pointerUp(Pointer(x: strip.x(220), y: 24, isPrimary: false)))
      XCTAssertEqual(strip.selected, 1, "only the primary button selects")
    }
  }

  func testWheelAndTrackpad() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      let onward = rightToLeft ? -1.0 : 1
      XCTAssertTrue(strip.send(.wheel(dx: 0, dy: 1, unit: .notches)).isConsumed)
      XCTAssertTrue(strip.send(.wheel(dx: 0, dy: 1, unit: .notches)).isConsumed)
      XCTAssertEqual(strip.engine.targetOffset, 120, "two notches of 60")
      strip.run(1)
      XCTAssertTrue(strip.send(.wheel(dx: 30 * onward, dy: 5, unit: .points)).isConsumed)
      XCTAssertEqual(strip.offset, 150, "sideways is as seen")
      XCTAssertTrue(strip.send(.wheel(dx: -400 * onward, dy: 0, unit: .points)).isConsumed)
      XCTAssertEqual(strip.offset, 0)
      XCTAssertFalse(strip.send(.wheel(dx: 0, dy: -1, unit: .notches)).isConsumed, "the page may have it")
      XCTAssertTrue(strip.send(.fling(vx: 0, vy: 1000)).isConsumed)
      strip.run(5)
      XCTAssertEqual(strip.offset, 400, accuracy: 3)
      XCTAssertFalse(strip.send(.fling(vx: 0, vy: 0)).isConsumed)
    }
  }

  func testFingersAtRestOnATouchpadStopAFling() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.fling(vx: 0, vy: 900))
      strip.run(0.1)
      let there = strip.offset
      XCTAssertTrue(strip.send(.fling(vx: 0, vy: 0)).isConsumed)
      XCTAssertFalse(strip.engine.needsTick)
      strip.run(1)
      XCTAssertEqual(strip.offset, there, accuracy: 1.0 / 64)
      XCTAssertFalse(strip.send(.fling(vx: 0, vy: 0)).isConsumed, "a row at rest leaves it to the page")
      strip.select(12, animated: true)
      strip.run(0.05)
      strip.send(.fling(vx: 0, vy: 0))
      strip.run(1)
      XCTAssertEqual(strip.offset, 840, "what the program brings into view comes there")
    }
  }

  func testARowCaughtBeyondItsEndStaysUnderTheFinger() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      swipe(&strip, from: 100, to: 260, seconds: 0.5)
      strip.run(0.05)
      let caught = strip.offset
      XCTAssertLessThan(caught, -5, "on its way back")
      strip.send(.pointerDown(pointer(strip, 100)))
      strip.run(0.5)
      XCTAssertEqual(strip.offset, caught, accuracy: 1.0 / 64)
      strip.send(.pointerUp(pointer(strip, 100)))
      strip.run(2)
      XCTAssertEqual(strip.offset, 0)
      XCTAssertEqual(strip.selected, 0)
    }
  }

  func testAMouseDragsTheRowUnlessToldNotTo() {
    inBothDirections { rightToLeft in
      for drags in [true, false] {
        var strip = strip(rightToLeft) { if !drags { $0.scrolling.dragsWithMouse = false } }
        strip.send(.pointerDown(pointer(strip, 200, kind: .mouse)))
        strip.send(.pointerMoved(pointer(strip, 180, kind: .mouse)))
        strip.send(.pointerMoved(pointer(strip, 120, kind: .mouse)))
        XCTAssertEqual(strip.offset, drags ? 60 : 0)
      }
    }
  }
}
