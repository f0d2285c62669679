#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Rows B12 to B19 of the selection list: where items lie, and how the row moves.
  @MainActor
  final class ListMotionRowTests: XCTestCase {
    private let makes = RowBTests.makes

    func testB12_B17_AnItemComesIntoViewByTheLeastWayWithItsMargin() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(makes, traits: traits)
        XCTAssertEqual(stage.rect(0)?.minX, 10)
        stage.list.setSelectedButtonIndex(3, animated: false)
        stage.display.show()
        XCTAssertEqual(stage.rect(3)?.maxX, 310)
        stage.list.setSelectedButtonIndex(2, animated: false)
        stage.display.show()
        XCTAssertEqual(stage.rect(3)?.maxX, 310, "it is in view already")
      }
    }

    func testB13_ItemsThatFitAreSpreadClusteredOrAtTheLeadingEnd() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(["ONE", "TWO"], traits: traits)
        let width = 39.0 + 25
        XCTAssertEqual(stage.rect(0)?.minX, 10)
        stage.list.centersButtons = true
        stage.display.show()
        let extra = (300 - 2 * width) / 4
        XCTAssertEqual(stage.rect(0)?.minX ?? 0, 10 + extra, accuracy: 0.5)
        XCTAssertEqual(stage.rect(1)?.minX ?? 0, 10 + 3 * extra + width, accuracy: 0.5)
        stage.list.evenlySpacesButtons = false
        stage.display.show()
        XCTAssertEqual(stage.rect(0)?.minX ?? 0, 160 - width - 5, accuracy: 0.5)
        XCTAssertEqual(stage.rect(1)?.minX ?? 0, 165, accuracy: 0.5)
      }
    }

    func testB14_EveryItemCanBeInTheMiddle() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(makes, traits: traits)
        stage.list.centersOnSelection = true
        for index in [6, 3, 0] {
          stage.list.setSelectedButtonIndex(index, animated: true)
          stage.settle()
          XCTAssertEqual(stage.rect(index)?.midX ?? 0, 160, accuracy: 0.5)
        }
      }
    }

    func testB15_ADragAndAFlingComeToRestWithAnItemInTheMiddle() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(makes, traits: traits)
        stage.list.snapsToCenter = true
        for (start, end, rests) in [(250.0, 160.0, true), (200, 150, false)] {
          stage.finger.down(at: stage.point(start))
          stage.finger.move(to: stage.point(end), steps: 40)
          if rests { stage.display.show(seconds: 0.2) }
          stage.finger.up()
          stage.display.show(seconds: 6)
          let frame = stage.inside.coordinator.frame
          XCTAssertTrue(frame.offset > 1 && frame.offset < frame.maximumOffset - 1, "not held by an end")
          let middles = (0..<7).compactMap { stage.rect($0)?.midX }
          XCTAssertTrue(middles.contains { abs($0 - 160) < 0.51 }, "\(middles)")
        }
        XCTAssertEqual(stage.log, [])
      }
    }

    func testB16_OnlyAHandThatMovesTheRowSelectsWhatIsInTheMiddle() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(makes, traits: traits)
        stage.list.centersOnSelection = true
        stage.list.selectsCentralItem = true
        stage.display.show()
        stage.list.setSelectedButtonIndex(4, animated: true)
        stage.settle()
        XCTAssertEqual(stage.log, [])
        XCTAssertEqual(stage.list.selectedButtonIndex, 4, "what passes the middle does not override it")
        stage.finger.down(at: stage.point(160))
        stage.finger.move(to: stage.point(280), steps: 8)
        XCTAssertEqual(stage.list.selectedButtonIndex, 3, "while it moves")
        XCTAssertEqual(stage.log, ["select 3"])
        stage.display.show(seconds: 0.2)
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(stage.log, ["select 3"])
      }
    }

    func testB18_TitlesBeyondASCIIAreShownWhole() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(makes, traits: traits)
        stage.list.setSelectedButtonIndex(4, animated: false)
        stage.display.show()
        XCTAssertEqual(stage.label(4)?.text, "BÜSSING")
        XCTAssertEqual(stage.label(4)?.frame.width, 7 * 13)
      }
    }

    func testB19_TheStatusBarsTapIsThePages() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(makes, traits: traits)
        XCTAssertFalse(stage.inside.scroller.scrollsToTop)
      }
    }
  }
#endif
