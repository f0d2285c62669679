#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  @_spi(StandIn) import UIKit
  import XCTest

  @testable import TabStripUIKit

  /// The row is lent to the native scroller while a hand moves it, and taken back.
  @MainActor
  final class LendingTests: XCTestCase {
    func testADragMovesTheRowAndChoosesNothing() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let before = stage.rect("Button 1")?.minX ?? 0
        stage.finger.down(at: stage.point(200))
        stage.finger.move(to: stage.point(189))
        XCTAssertTrue(stage.inside.isLent)
        stage.finger.move(to: stage.point(139))
        XCTAssertEqual(stage.rect("Button 1")?.minX, before - 50, "it follows the finger within the frame")
        XCTAssertEqual(stage.disagreement, 0)
        stage.display.show(seconds: 0.2)
        stage.finger.up()
        stage.settle()
        XCTAssertFalse(stage.inside.isLent)
        XCTAssertEqual(stage.frame.offset, 50)
        XCTAssertEqual(stage.log, [])
        XCTAssertEqual(stage.strip.selection, "Button 0")
      }
    }

    func testADragDuringARevealEndsIt() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.strip.select("Button 8")
        stage.display.show(frames: 5)
        let underway = stage.frame.offset
        XCTAssertGreaterThan(underway, 0)
        stage.finger.down(at: stage.point(160))
        stage.finger.move(to: stage.point(171))
        let caught = stage.frame.offset
        stage.finger.move(to: stage.point(191), steps: 4)
        XCTAssertEqual(stage.frame.offset, caught - 20)
        stage.display.show(seconds: 0.2)
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(stage.frame.offset, caught - 20, "the reveal does not go on")
        XCTAssertEqual(stage.strip.selection, "Button 8")
      }
    }

    func testAnEchoIsNoScrollOfTheUsers() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.strip.select("Button 5")
        for _ in 0..<60 {
          stage.display.show()
          XCTAssertEqual(stage.disagreement, 0)
        }
        let offset = stage.frame.offset
        // A scroller on whole pixels reports what it was given, rounded.
        stage.inside.scroller.contentOffset.x += 0.4
        stage.settle()
        XCTAssertEqual(stage.frame.offset, offset)
        XCTAssertEqual(stage.rect("Button 5")?.midX, 160)
      }
    }

    func testMomentumIsTheScrollersAndEndsLending() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.drag(by: 120, flings: true)
        XCTAssertTrue(stage.inside.scroller.isDecelerating)
        var last = stage.frame.offset
        for _ in 0..<20 {
          stage.display.show()
          XCTAssertGreaterThan(stage.frame.offset, last)
          XCTAssertEqual(stage.disagreement, 0, accuracy: 0.25, "half a pixel: frames lie on pixels")
          last = stage.frame.offset
        }
        stage.display.show(seconds: 6)
        XCTAssertFalse(stage.inside.isLent)
        XCTAssertFalse(stage.engine.needsTick)
        XCTAssertEqual(DisplayLink.runningCount, 0)
      }
    }

    func testATouchThatStopsTheScrollerChoosesNothingAndTakesTheRowBack() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.drag(by: 120, flings: true)
        stage.display.show(frames: 5)
        stage.finger.tap(at: stage.point(160))
        stage.settle()
        XCTAssertEqual(stage.log, [])
        XCTAssertFalse(stage.inside.isLent)
        let title = stage.titles[1]
        stage.tap(title)
        XCTAssertEqual(stage.log, ["select \(title) tap"])
        stage.settle()
        XCTAssertEqual(stage.rect(title)?.midX, 160)
      }
    }

    func testAPullBeyondTheEndComesBack() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.finger.down(at: stage.point(120))
        stage.finger.move(to: stage.point(131))
        stage.finger.move(to: stage.point(231), steps: 4)
        XCTAssertLessThan(stage.frame.offset, -20)
        XCTAssertGreaterThan(stage.rect("Button 0")?.minX ?? 0, 32)
        stage.display.show(seconds: 0.2)
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(stage.frame.offset, 0)
        XCTAssertEqual(stage.rect("Button 0")?.minX, 12)
      }
    }

    func testSnappingGoesThroughTheScrollersTarget() async {
      Stage.inBothDirections { traits in
        var configuration = TabStripConfiguration.pills
        configuration.scrolling.snap = .center
        let stage = Stage(configuration: configuration, traits: traits)
        stage.drag(by: 130, flings: true)
        stage.display.show(seconds: 6)
        let middles = stage.titles.compactMap { stage.rect($0)?.midX }
        XCTAssertTrue(middles.contains(160), "\(middles)")
        XCTAssertGreaterThan(stage.frame.offset, 130)
      }
    }

    func testAtTheEndOfARowTheScrollerIsWhereItCanRest() async {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let traits = UITraitCollection(direction: direction, scale: 1.5)
        let stage = Stage(traits: traits, frame: CGRect(x: 10, y: 20, width: 320.25, height: 48))
        stage.strip.select("Button 9", animated: false)
        stage.display.show()
        let end = stage.frame.offset
        XCTAssertGreaterThan(
          end, stage.frame.maximumOffset, "on a pixel it lies beyond the row's end, or this tests nothing")
        let scroller = stage.inside.scroller
        let greatest = scroller.contentSize.width - scroller.bounds.width
        XCTAssertTrue(
          (0...greatest) ~= scroller.contentOffset.x, "beyond \(greatest) it would draw itself back after each touch")
        XCTAssertEqual(stage.disagreement, 0)
      }
    }

    func testTakenOutOfTheWindowWhileItFlies() async {
      let stage = Stage()
      stage.drag(by: 120, flings: true)
      stage.display.show(frames: 3)
      stage.strip.removeFromSuperview()
      XCTAssertFalse(stage.inside.isLent)
      XCTAssertEqual(DisplayLink.runningCount, 0)
      stage.display.window.addSubview(stage.strip)
      stage.settle()
      XCTAssertGreaterThan(stage.frame.offset, 0)
      XCTAssertEqual(stage.disagreement, 0)
      stage.tap("Button 2")
      XCTAssertEqual(stage.log, ["select Button 2 tap"])
    }

    func testARowOfMillionsOfPointsIsReachedThroughAWindow() async {
      Stage.inBothDirections { traits in
        var configuration = TabStripConfiguration.pills
        configuration.estimatedTabWidth = 800
        let stage = Stage((0..<10_000).map { "Tab \($0)" }, configuration: configuration, traits: traits)
        for title in ["Tab 5000", "Tab 9999", "Tab 3"] {
          stage.strip.select(title, animated: false)
          stage.display.show(frames: 4)
          XCTAssertNotNil(stage.view(title))
          XCTAssertEqual(stage.disagreement, 0, accuracy: 0.01)
          XCTAssertLessThanOrEqual(stage.inside.scroller.contentSize.width, 4_000_320)
          XCTAssertLessThanOrEqual(abs(stage.inside.scroller.contentOffset.x), 4_000_000)
        }
        stage.strip.select("Tab 5000", animated: false)
        stage.display.show(frames: 4)
        let before = stage.frame.offset
        stage.drag(by: 200)
        XCTAssertEqual(stage.frame.offset, before + 200, accuracy: 0.51)
      }
    }
  }
#endif
