#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  @_spi(StandIn) import UIKit
  import XCTest

  @testable import TabStripUIKit

  /// Rows A1 to A7 of the scrollable buttons, by touches on the stand-in. A square glyph of 13 makes "Button 0" 104 wide and its tab 132.
  @MainActor
  final class RowATests: XCTestCase {
    func testA1_OneRowOfButtonsAsWideAsTheirTitles() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", "Three", "Eleven"], traits: traits)
        XCTAssertEqual(stage.rect("One"), CGRect(x: 12, y: 8, width: 39 + 28, height: 32))
        XCTAssertEqual(stage.rect("Three"), CGRect(x: 12 + 67 + 8, y: 8, width: 65 + 28, height: 32))
        XCTAssertEqual(stage.rect("Eleven"), CGRect(x: 87 + 93 + 8, y: 8, width: 78 + 28, height: 32))
        XCTAssertEqual(Stage(traits: traits).strip.items.count, 10)
      }
    }

    func testA2_TheBodyIsRoundWithAThinBorderAndClipped() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let view = stage.view("Button 1")
        XCTAssertEqual(view?.layer.cornerRadius, 16)
        XCTAssertEqual(view?.layer.borderWidth, 0.5, "0.6 points are one pixel at scale 2")
        XCTAssertTrue(stage.inside.scroller.clipsToBounds)
      }
    }

    func testA3_EachStateHasItsLookAndARelayoutDoesNotMixThem() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        @MainActor func look(_ title: String) -> [CGColor?] {
          let view = stage.view(title)
          return [view?.backgroundColor?.cgColor, view?.layer.borderColor]
        }
        func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        let selected = [color(.systemBlue), color(.clear)]
        XCTAssertEqual(look("Button 0"), selected)
        XCTAssertEqual(look("Button 1"), [color(.systemBackground), color(.separator)])
        stage.finger.down(at: stage.point(200))
        stage.display.show()
        XCTAssertEqual(look("Button 1"), [color(.secondarySystemFill), color(.separator)])
        stage.finger.cancel()
        stage.strip.frame.size.width = 300
        stage.display.show()
        XCTAssertEqual(look("Button 0"), selected)
        XCTAssertEqual(look("Button 1"), [color(.systemBackground), color(.separator)])
      }
    }

    func testA4_AReusedViewNeverShowsAnotherTabsState() async {
      Stage.inBothDirections { traits in
        let stage = Stage((0..<40).map { "Button \($0)" }, traits: traits)
        let blue = UIColor.systemBlue.resolvedColor(with: traits).cgColor
        for _ in 0..<12 {
          stage.drag(by: 300)
          for view in stage.inside.shown {
            let isSelected = view.tab == stage.id(of: "Button 0")
            XCTAssertEqual(view.backgroundColor?.cgColor == blue, isSelected)
          }
        }
        XCTAssertNil(stage.view("Button 0"))
        XCTAssertLessThan(stage.inside.coordinator.liveViewCount + stage.inside.coordinator.idleViewCount, 10)
      }
    }

    func testA5_WhatIsSelectedFirstIsInTheMiddleOfTheVeryFirstFrame() async {
      Stage.inBothDirections { traits in
        XCTAssertEqual(Stage(traits: traits).strip.selection, "Button 0")
        let stage = Stage(traits: traits, frame: .zero, select: "Button 5")
        stage.display.show(frames: 3)
        XCTAssertEqual(stage.titles, [])
        stage.strip.frame = Stage.place
        stage.display.window.layoutIfNeeded()
        XCTAssertEqual(stage.rect("Button 5")?.midX, 160)
        XCTAssertEqual(stage.disagreement, 0)
        stage.display.show(frames: 3)
        XCTAssertEqual(stage.rect("Button 5")?.midX, 160)
      }
    }

    func testA6_SelectingBringsTheButtonToTheMiddleAndMovesThere() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.tap("Button 1")
        XCTAssertEqual(stage.log, ["select Button 1 tap"])
        stage.display.show(frames: 4)
        let underway = stage.rect("Button 1")?.midX ?? 0
        XCTAssertGreaterThan(underway, 160)
        XCTAssertLessThan(underway, 218)
        stage.settle()
        XCTAssertEqual(stage.rect("Button 1")?.midX, 160)
        XCTAssertEqual(stage.disagreement, 0)
        XCTAssertEqual(DisplayLink.runningCount, 0)
      }
    }

    func testA7_TheSelectedButtonIsNeitherDeselectedNorHighlighted() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let before = stage.view("Button 0")?.backgroundColor
        stage.finger.down(at: stage.point(80))
        stage.display.show()
        XCTAssertEqual(stage.view("Button 0")?.backgroundColor, before)
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(stage.strip.selection, "Button 0")
        XCTAssertEqual(stage.log, [])
        stage.strip.configuration.reselection = .report
        stage.tap("Button 0")
        XCTAssertEqual(stage.log, ["reselect Button 0"])
      }
    }
  }
#endif
