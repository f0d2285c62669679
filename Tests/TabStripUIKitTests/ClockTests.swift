#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// E5: a display's clock that stalls, stands, runs backward or gives no time.
  @MainActor
  final class ClockTests: XCTestCase {
    func testE5_AStalledClockRepeatsAHeldButtonOnceAndABadOneNotAtAll() async {
      Stage.inBothDirections { traits in
        let stage = Stage((0..<40).map { "Button \($0)" }, traits: traits)
        @MainActor func pages(_ body: @MainActor () -> Void) -> Int {
          let before = stage.engine.targetOffset
          body()
          // A button and its gap.
          return Int(((stage.engine.targetOffset - before) / 140).rounded())
        }
        stage.finger.down(at: stage.point(310))
        stage.display.show(seconds: 1)
        let start = CACurrentMediaTime()
        let once = pages {
          Display.setClock(to: start + 5)
          stage.display.showNow()
        }
        XCTAssertEqual(once, 1, "five seconds at once are one repeat")
        for reading in [start + 5, start + 4.5, .nan, .infinity, start + 5] {
          let none = pages {
            Display.setClock(to: reading)
            for _ in 0..<3 { stage.display.showNow() }
          }
          XCTAssertEqual(none, 0, "at \(reading)")
          XCTAssertNil(Screen(of: stage.inside).fault)
        }
        let more = pages { stage.display.show(seconds: 1) }
        XCTAssertGreaterThan(more, 1, "and it goes on")
        stage.finger.up()
        stage.settle()
        let rest = stage.frame.offset
        stage.display.show(seconds: 1)
        XCTAssertEqual(stage.frame.offset, rest)
      }
    }

    func testE5_AClockThatIsSetBackStopsNothing() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.strip.select("Button 8")
        stage.display.show(frames: 3)
        Display.setClock(to: 20)
        stage.display.show(seconds: 3)
        XCTAssertEqual(stage.rect("Button 8")?.midX, 160)
        XCTAssertEqual(DisplayLink.runningCount, 0)
        stage.tap("Button 7")
        XCTAssertEqual(stage.log, ["select Button 7 tap"])
      }
    }
  }
#endif
