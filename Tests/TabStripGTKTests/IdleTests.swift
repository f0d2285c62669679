import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// What a strip does not do: run while nothing moves, or make widgets for what nobody sees.
final class IdleTests: GTKTestCase {
  func testE14_AnIdleStripDrawsNoFrameAndAsksForNone() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = Stage(direction: direction)
        try stage.click("Podcasts")
        stage.rest()
        let counter = FrameCounter(stage.window.pointer)
        MainLoop.run(for: 1)
        XCTAssertEqual(counter.painted, 0, "\(direction): frames drawn")
        XCTAssertEqual(counter.updates, 0, "\(direction): tick callbacks' turn came")
        stage.strip.select("Music")
        XCTAssertTrue(MainLoop.run { counter.painted > 3 }, "the counter counts while the strip moves")
        counter.stop()
        stage.close()
      }
    }
  }

  func testE14_TenThousandTabsHaveAsManyWidgetsAsAreSeen() throws {
    try onDisplay {
      let stage = Stage((0..<10_000).map { TabStripItem(id: "\($0)", title: "Tab \($0)") })
      @MainActor func widgets() -> Int { stage.strip.widget.children.filter { $0.cssName == "tab" }.count }
      // Every tab is at least 60 points wide with its gap; 100 points of overscan lie at both ends.
      let most = Int((390 + 2 * 100) / 60.0) + 2
      for target in [0, 9_999, 5_000, 17, 9_000] {
        stage.strip.select("\(target)")
        stage.rest()
        XCTAssertTrue(try stage.tab("Tab \(target)").isSelected)
        // The gauge for apps' widgets, which is always there, and views that wait to be used again.
        XCTAssertLessThanOrEqual(widgets(), most + 1, "at tab \(target)")
        XCTAssertGreaterThan(stage.tabs.count, 3)
      }
      stage.close()
    }
  }
}
