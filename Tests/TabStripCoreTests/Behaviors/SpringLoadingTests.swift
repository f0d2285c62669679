import TabStripCore
import XCTest
import _TabStripTestSupport

/// Something dragged over the strip opens the tab it waits over.
final class SpringLoadingTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, delay: Double? = 0.5) -> StripFixture {
    var configuration = TabStripConfiguration()
    configuration.springLoadingDelay = delay
    return StripFixture([80, 80, 80], width: 320, rightToLeft: rightToLeft, configuration: configuration)
  }

  func testATabIsChosenAfterTheDelayAndOnce() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.dragOver(x: strip.x(120), y: 24))
      XCTAssertTrue(strip.engine.needsTick)
      strip.now = 0.49
      strip.send(.tick)
      XCTAssertEqual(strip.selected, 0)
      strip.now = 0.5
      strip.send(.tick)
      XCTAssertEqual(strip.changes, [SelectionChange(old: strip.tab(0), new: strip.tab(1), cause: .tap)])
      strip.select(0)
      strip.run(2)
      XCTAssertEqual(strip.selected, 0, "it must leave the tab first")
      XCTAssertFalse(strip.engine.needsTick)
    }
  }

  func testMovingOnOrOffStartsAgain() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.note(strip.engine.setTraits(.disabled, of: strip.tab(2), time: 0))
      strip.send(.dragOver(x: strip.x(120), y: 24))
      strip.now = 0.4
      strip.send(.dragOver(x: strip.x(200), y: 24))
      strip.now = 0.8
      strip.send(.dragOver(x: strip.x(120), y: 24))
      strip.now = 1.2
      strip.send(.tick)
      XCTAssertEqual(strip.selected, 0)
      strip.send(.dragOverEnded)
      strip.run(1)
      XCTAssertEqual(strip.selected, 0)
      var off = self.strip(rightToLeft, delay: nil)
      off.send(.dragOver(x: off.x(120), y: 24))
      off.run(1)
      XCTAssertEqual(off.selected, 0)
    }
  }

  func testAHandThatTremblesOverOneTabDoesNotBeginAgain() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      for (time, x) in [(0.0, 120.0), (0.2, 122), (0.4, 119), (0.5, 121)] {
        strip.now = time
        strip.send(.dragOver(x: strip.x(x), y: 24))
      }
      XCTAssertEqual(strip.selected, 1)
    }
  }
}
