import TabStripCore
import XCTest
import _TabStripTestSupport

/// Reported faults, section 15: wheel and trackpad. Reordering by drag is not built yet.
final class WheelReportedTests: XCTestCase {
  private func strip(_ rightToLeft: Bool) -> StripFixture {
    StripFixture(Array(repeating: 100, count: 12), width: 350, rightToLeft: rightToLeft)
  }

  func testR182_bothWheelsScrollAndPassOnAtTheEnds() {
    inBothDirections { rightToLeft in
      let onward = rightToLeft ? -120.0 : 120
      var strip = strip(rightToLeft)
      XCTAssertFalse(strip.send(.wheel(dx: -onward, dy: 0, unit: .points)).isConsumed, "nothing further back")
      XCTAssertFalse(strip.send(.wheel(dx: 0, dy: -120, unit: .points)).isConsumed)
      XCTAssertTrue(strip.send(.wheel(dx: 0, dy: 120, unit: .points)).isConsumed)
      XCTAssertEqual(strip.offset, 120)
      XCTAssertTrue(strip.send(.wheel(dx: onward, dy: 0, unit: .points)).isConsumed)
      XCTAssertEqual(strip.offset, 240)
      XCTAssertTrue(strip.send(.wheel(dx: -onward, dy: 0, unit: .points)).isConsumed)
      XCTAssertEqual(strip.offset, 120)
      strip.scroll(to: 850)
      for unit in [WheelUnit.points, .notches] {
        XCTAssertFalse(strip.send(.wheel(dx: 0, dy: 120, unit: unit)).isConsumed)
        XCTAssertFalse(strip.send(.wheel(dx: onward, dy: 0, unit: unit)).isConsumed)
      }
      XCTAssertEqual(strip.offset, 850)
      XCTAssertFalse(strip.engine.needsTick)
    }
  }

  func testR184_theWheelSelectsNothing() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      for _ in 0..<5 { strip.send(.wheel(dx: 0, dy: 1, unit: .notches)) }
      strip.run(2)
      XCTAssertEqual(strip.offset, 300, "five notches of 60")
      XCTAssertEqual(strip.selected, 0)
      XCTAssertEqual(strip.changes, [])
    }
  }

  /// The kind behind R187 (a scroll that begins on a part of a tab): what was pressed is let go when the row moves under it.
  func testR187_aPressIsOffOnceTheRowMoves() {
    inBothDirections { rightToLeft in
      let ways: [(String, (inout StripFixture) -> Void)] = [
        ("drag", { $0.send(.pointerMoved(Pointer(x: $0.x(130), y: 24, kind: .touch))) }),
        ("wheel", { $0.send(.wheel(dx: 0, dy: 20, unit: .points)) }),
        ("fling", { $0.send(.fling(vx: 0, vy: 500)) }),
      ]
      for (name, move) in ways {
        var strip = strip(rightToLeft)
        strip.send(.pointerDown(Pointer(x: strip.x(150), y: 24, kind: .touch)))
        strip.layout()
        XCTAssertEqual(strip.states(1), .pressed)
        move(&strip)
        strip.layout()
        XCTAssertEqual(strip.states(1), [], name)
        strip.send(.pointerUp(Pointer(x: strip.x(name == "drag" ? 130 : 150), y: 24, kind: .touch)))
        strip.run(3)
        XCTAssertEqual(strip.changes, [], name)
        XCTAssertEqual(strip.selected, 0, name)
      }
    }
  }
}
