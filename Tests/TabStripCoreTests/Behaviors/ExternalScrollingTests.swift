import TabStripCore
import XCTest
import _TabStripTestSupport

/// A native scroller that rounds to whole pixels, as browsers do, and reports every movement, its own and those written to it.
private struct FakeScroller {
  var offset = 0.0
  /// What the engine wrote and the scroller has not reported yet.
  var echoes: [Double] = []

  mutating func write(_ wanted: Double) {
    let rounded = wanted.rounded()
    if rounded != offset {
      offset = rounded
      echoes.append(rounded)
    }
  }
}

/// One owner of the offset at a time: the engine or the scroller to which direct manipulation is lent.
final class ExternalScrollingTests: XCTestCase {
  private func strip(_ rightToLeft: Bool) -> StripFixture {
    StripFixture(Array(repeating: 80, count: 20), width: 320, rightToLeft: rightToLeft)
  }

  func testWhileTheScrollerMovesTheEngineWritesNothing() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.externalScrollBegan)
      for offset in [10.0, 60.5, 300] {
        strip.send(.externalScroll(offset: offset))
        strip.layout()
        XCTAssertEqual(strip.offset, offset)
        XCTAssertFalse(strip.engine.needsTick)
      }
      strip.select(10)
      XCTAssertEqual(strip.offset, 300, "a reveal would fight the user's hand")
      XCTAssertEqual(strip.selected, 10)
      strip.send(.externalScroll(offset: -40))
      strip.layout()
      XCTAssertEqual(strip.offset, -40, "a native bounce is shown as it is")
      strip.send(.externalScroll(offset: 0))
      strip.send(.externalScrollEnded)
      strip.layout()
      XCTAssertEqual(strip.offset, 0)
    }
  }

  func testEchoesOfTheEnginesOwnMotionChangeNothing() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      var scroller = FakeScroller()
      strip.send(.select(strip.tab(10), cause: .program, animated: true))
      // Middle 840 less 160.
      while strip.engine.needsTick {
        strip.run(1.0 / 60)
        // The reports of the frame before come late, as they do.
        let late = scroller.echoes
        scroller.echoes = []
        scroller.write(strip.offset)
        for echo in late { strip.send(.externalScroll(offset: echo)) }
        XCTAssertLessThan(strip.now, 2, "the motion ends")
      }
      for echo in scroller.echoes { strip.send(.externalScroll(offset: echo)) }
      XCTAssertEqual(strip.offset, 680)
      XCTAssertEqual(scroller.offset, 680)
    }
  }

  func testAGestureEndsTheEnginesMotionAtOnce() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.select(strip.tab(10), cause: .program, animated: true))
      strip.run(0.1)
      let caught = strip.offset
      XCTAssertGreaterThan(caught, 0)
      strip.send(.externalScrollBegan)
      XCTAssertFalse(strip.engine.needsTick && strip.engine.targetOffset != caught)
      strip.send(.externalScroll(offset: caught.rounded()))
      strip.send(.externalScrollEnded)
      strip.run(1)
      XCTAssertEqual(strip.offset, caught.rounded(), "it stays where the hand left it")
    }
  }

  func testAScrollOfTheBrowsersOwnIsAdopted() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.externalScroll(offset: 0.7))
      XCTAssertEqual(strip.offset, 0, "within a pixel: an echo")
      strip.send(.externalScroll(offset: 400))
      strip.layout()
      XCTAssertEqual(strip.offset, 400, "focus or find in page scrolled the row")
      strip.send(.externalScroll(offset: 5000))
      XCTAssertEqual(strip.offset, 1280, "20·80 − 320")
    }
  }

  func testWhatEndsBetweenTwoLayoutUnitsIsStillShown() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.overscan = 0
      var strip = StripFixture(
        Array(repeating: 80, count: 10), width: 320, rightToLeft: rightToLeft, configuration: configuration)
      strip.send(.externalScrollBegan)
      strip.send(.externalScroll(offset: 79.999))
      strip.layout()
      XCTAssertEqual(strip.frame.tabs.filter(\.isVisible).map(\.index), [0, 1, 2, 3, 4])
    }
  }

  func testAPointerDoesNotTakeALentRow() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.externalScrollBegan)
      strip.send(.externalScroll(offset: 300))
      strip.send(.pointerDown(Pointer(x: strip.x(180), y: 24, kind: .touch)))
      for flow in [100.0, 50] {
        let update = strip.send(.pointerMoved(Pointer(x: strip.x(flow), y: 24, kind: .touch)))
        XCTAssertFalse(update.claimsPointer)
        XCTAssertEqual(strip.offset, 300)
      }
      strip.send(.externalScroll(offset: 310))
      XCTAssertEqual(strip.offset, 310, "the scroller goes on moving it")
      strip.send(.pointerUp(Pointer(x: strip.x(50), y: 24, kind: .touch)))
      XCTAssertEqual(strip.offset, 310)
      XCTAssertEqual(strip.selected, 0, "a swipe is no tap")
    }
  }
}
