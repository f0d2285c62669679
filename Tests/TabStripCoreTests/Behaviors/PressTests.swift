import TabStripCore
import XCTest
import _TabStripTestSupport

/// Pointers that come in an unusual order, or at the edges.
final class PressTests: XCTestCase {
  func testAMouseChoosesWhenItGoesDownIfSet() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.choosesOnPress = true
      configuration.reselection = .report
      var strip = StripFixture(
        Array(repeating: 60, count: 5), width: 320, rightToLeft: rightToLeft, configuration: configuration)
      func pointer(_ flow: Double, _ kind: Pointer.Kind = .mouse) -> Pointer {
        Pointer(x: strip.x(flow), y: 24, kind: kind)
      }
      strip.send(.pointerDown(pointer(150)))
      XCTAssertEqual(strip.selected, 2)
      XCTAssertEqual(strip.changes, [SelectionChange(old: strip.tab(0), new: strip.tab(2), cause: .tap)])
      // Letting go chooses nothing, wherever.
      strip.send(.pointerMoved(pointer(210)))
      strip.send(.pointerUp(pointer(210)))
      XCTAssertEqual(strip.selected, 2)
      strip.tap(2)
      XCTAssertEqual(strip.reselections, [strip.tab(2)])
      // A finger may be about to drag the row.
      strip.send(.pointerDown(pointer(210, .touch)))
      XCTAssertEqual(strip.selected, 2)
      strip.send(.pointerUp(pointer(210, .touch)))
      XCTAssertEqual(strip.selected, 3)
      strip.allows = { _ in false }
      strip.send(.pointerDown(pointer(30)))
      strip.send(.pointerUp(pointer(30)))
      XCTAssertEqual(strip.selected, 3)
    }
  }

  private func strip(_ rightToLeft: Bool, _ configuration: TabStripConfiguration = TabStripConfiguration())
    -> StripFixture
  {
    StripFixture(
      [100, 100, 100], width: 400, rightToLeft: rightToLeft, style: StripFixture.plain(spacing: 20),
      configuration: configuration)
  }

  func testAnotherButtonOfTheMouseDoesNotLetGo() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.pointerDown(Pointer(x: strip.x(150), y: 24)))
      strip.send(.pointerDown(Pointer(x: strip.x(150), y: 24, isPrimary: false)))
      strip.send(.pointerUp(Pointer(x: strip.x(150), y: 24, isPrimary: false)))
      XCTAssertEqual(strip.selected, 0)
      strip.send(.pointerUp(Pointer(x: strip.x(150), y: 24)))
      XCTAssertEqual(strip.selected, 1)
    }
  }

  func testAPointerWhoseUpWasLostPressesAgain() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.pointerDown(Pointer(x: strip.x(150), y: 24)))
      strip.tap(2)
      XCTAssertEqual(strip.selected, 2)
    }
  }

  func testAnUpElsewhereWithoutAMoveChoosesNothing() {
    inBothDirections { rightToLeft in
      for (flow, y) in [(270.0, 24.0), (150, -3), (150, 50), (-5, 24)] {
        var strip = strip(rightToLeft)
        strip.send(.pointerDown(Pointer(x: strip.x(150), y: 24)))
        strip.send(.pointerUp(Pointer(x: strip.x(flow), y: y)))
        XCTAssertEqual(strip.selected, 0, "\(flow), \(y)")
      }
    }
  }

  func testASwipeOverARowThatDoesNotScrollIsNoTap() {
    inBothDirections { rightToLeft in
      for kind in [Pointer.Kind.touch, .pen, .mouse] {
        var strip = strip(rightToLeft)
        strip.send(.pointerDown(Pointer(x: strip.x(130), y: 24, kind: kind)))
        XCTAssertEqual(
          strip.send(.pointerMoved(Pointer(x: strip.x(200), y: 24, kind: kind))).isConsumed, true, "\(kind)")
        strip.send(.pointerUp(Pointer(x: strip.x(200), y: 24, kind: kind)))
        XCTAssertEqual(strip.selected, kind == .mouse ? 1 : 0, "\(kind): from end to end of the same tab")
      }
    }
  }

  func testAPressThatMovesUnderAnOverflowButtonIsOff() {
    inBothDirections { rightToLeft in
      var configuration = ReportedStrips.buttons(.overlaid)
      configuration.scrolling.dragsWithMouse = false
      var strip = StripFixture(
        Array(repeating: 100, count: 12), width: 350, rightToLeft: rightToLeft, configuration: configuration)
      strip.send(.pointerDown(Pointer(x: strip.x(305), y: 24)))
      strip.send(.pointerMoved(Pointer(x: strip.x(320), y: 24)))
      strip.layout()
      XCTAssertEqual(strip.states(3), [], "what it points at is the button")
      strip.send(.pointerUp(Pointer(x: strip.x(320), y: 24)))
      XCTAssertEqual(strip.selected, 0)
    }
  }

  func testGapsBetweenSpreadTabsBelongToTheNearer() {
    inBothDirections { rightToLeft in
      // 390 − 270 = 120 are free: 20 on each side of each tab. Tabs at 20, 150 and 280.
      let strip = StripFixture(
        [90, 90, 90], width: 390, rightToLeft: rightToLeft,
        configuration: ReportedStrips.configuration { $0.distribution = .spaceAround })
      XCTAssertEqual(strip.place(1), [150, 90])
      let hits = [0.0, 19, 129, 130, 131, 259, 260, 261, 389].map { strip.engine.tab(atX: strip.x($0)) }
      XCTAssertEqual(hits, [0, 0, 0, 0, 1, 1, 1, 2, 2].map { strip.tab($0) })
    }
  }

  func testTheTopEdgeIsInTheStripAndTheBottomEdgeIsNot() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration.pills
      configuration.springLoadingDelay = 1
      var strip = StripFixture(
        Array(repeating: 100, count: 10), width: 320, rightToLeft: rightToLeft, configuration: configuration)
      for (y, isInside) in [(-0.25, false), (0, true), (0.5, true), (47.75, true), (48, false)] {
        strip.send(.hover(x: strip.x(150), y: y))
        strip.layout()
        XCTAssertEqual(strip.states(1)?.contains(.hovered), isInside, "a tab at \(y)")
        strip.send(.hover(x: strip.x(310), y: y))
        strip.layout()
        XCTAssertEqual(strip.frame.trailingButton.isHovered, isInside, "a button at \(y)")
        XCTAssertEqual(strip.send(.pointerDown(Pointer(x: strip.x(150), y: y))).isConsumed, isInside, "\(y)")
        strip.send(.pointerCancelled)
        XCTAssertEqual(strip.send(.dragOver(x: strip.x(150), y: y)).isConsumed, isInside, "dragged at \(y)")
      }
    }
  }
}
