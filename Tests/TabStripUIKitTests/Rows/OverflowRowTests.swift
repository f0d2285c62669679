#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  @_spi(StandIn) import UIKit
  import XCTest

  @testable import TabStripUIKit

  /// Rows A8 to A13: fades, overflow buttons, and a tap on what is selected.
  @MainActor
  final class OverflowRowTests: XCTestCase {
    func testA8_TheRowItselfFadesAndTheMaskIsMadeOnce() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let row = stage.inside.scroller.row
        let mask = row.layer.mask
        @MainActor func stops() -> [RowFade.Stop] {
          let stops = RowFade.stops(of: stage.frame)
          return stage.isRightToLeft
            ? stops.reversed().map { RowFade.Stop(place: 1 - $0.place, opacity: $0.opacity) } : stops
        }
        XCTAssertEqual(
          stops(),
          [
            .init(place: 0, opacity: 1), .init(place: 290 / 320, opacity: 1), .init(place: 310 / 320, opacity: 0),
            .init(place: 1, opacity: 0),
          ])
        stage.drag(by: 400)
        XCTAssertEqual(stops().map(\.opacity), [0, 0, 1, 1, 0, 0])
        XCTAssertTrue(row.layer.mask === mask)
        XCTAssertEqual(row.layer.mask?.frame, row.bounds)
        XCTAssertEqual((mask as? CAGradientLayer)?.locations?.count, 6)
      }
    }

    func testA9_EachButtonShowsWhileThereIsMoreAtItsEnd() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        @MainActor func shows() -> [Bool] {
          [!stage.inside.leadingButton.isHidden, !stage.inside.trailingButton.isHidden]
        }
        XCTAssertEqual(shows(), [false, true])
        stage.drag(by: 200)
        XCTAssertEqual(shows(), [true, true])
        let button = stage.inside.trailingButton
        XCTAssertEqual(button.frame.minX, stage.isRightToLeft ? 0 : 280)
        for _ in 0..<6 { stage.drag(by: 300) }
        stage.settle()
        XCTAssertEqual(shows(), [true, false])
        let fitting = Stage(["One", "Two"], traits: traits)
        XCTAssertTrue(fitting.inside.leadingButton.isHidden)
        XCTAssertTrue(fitting.inside.trailingButton.isHidden)
      }
    }

    func testA10_ButtonsFollowRoomDataStyleAndTextSize() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", "Three", "Eleven"], traits: traits)
        let trailing = stage.inside.trailingButton
        XCTAssertTrue(trailing.isHidden)
        stage.strip.frame.size.width = 200
        stage.display.show()
        XCTAssertFalse(trailing.isHidden)
        stage.strip.frame.size.width = 320
        stage.display.show()
        XCTAssertTrue(trailing.isHidden)
        stage.strip.insert(TabStripItem(id: "Four", title: "Four"), at: 3)
        stage.display.show()
        XCTAssertFalse(trailing.isHidden)
        stage.strip.remove("Four")
        stage.display.show()
        XCTAssertTrue(trailing.isHidden)
        stage.strip.style.horizontalPadding = 30
        stage.display.show()
        XCTAssertFalse(trailing.isHidden)
        stage.strip.style = .pills
        stage.display.show()
        XCTAssertTrue(trailing.isHidden)
        stage.display.window.setTraits(
          UITraitCollection(direction: traits.layoutDirection, textSize: .accessibilityExtraLarge))
        stage.display.show()
        XCTAssertFalse(trailing.isHidden)
        XCTAssertGreaterThan(stage.strip.intrinsicContentSize.height, 48)
      }
    }

    func testA11_AButtonBringsTheNextTabToTheMiddleAndRepeatsWhileHeld() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        for title in ["Button 1", "Button 2"] {
          stage.finger.tap(at: stage.point(300))
          stage.settle()
          XCTAssertEqual(stage.rect(title)?.midX, 160)
        }
        XCTAssertEqual(stage.log, [], "nothing is selected by it")
        stage.finger.tap(at: stage.point(20))
        stage.settle()
        XCTAssertEqual(stage.rect("Button 1")?.midX, 160)
        stage.finger.down(at: stage.point(300))
        stage.settle()
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(stage.frame.offset, stage.frame.maximumOffset)
        XCTAssertEqual(stage.disagreement, 0)
      }
    }

    func testA11_ATabWiderThanTheStripDoesNotStopTheButton() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", String(repeating: "wide ", count: 20), "Three"], traits: traits)
        for _ in 0..<8 where !stage.inside.trailingButton.isHidden {
          let before = stage.frame.offset
          stage.finger.tap(at: stage.point(300))
          stage.settle()
          XCTAssertGreaterThan(stage.frame.offset, before)
        }
        XCTAssertTrue(stage.inside.trailingButton.isHidden)
      }
    }

    func testA12_TwentyThousandButtonsHaveAsManyViewsAsAreSeen() async {
      Stage.inBothDirections { traits in
        let stage = Stage((0..<20_000).map { "Button \($0)" }, traits: traits)
        stage.finger.tap(at: stage.point(300))
        stage.settle()
        XCTAssertEqual(stage.rect("Button 1")?.midX, 160)
        stage.strip.select("Button 17000")
        stage.settle()
        XCTAssertEqual(stage.rect("Button 17000")?.midX, 160)
        let coordinator = stage.inside.coordinator
        XCTAssertLessThan(coordinator.liveViewCount + coordinator.idleViewCount, 10)
        XCTAssertEqual(
          stage.inside.scroller.row.subviews.count, 1 + coordinator.liveViewCount + coordinator.idleViewCount,
          "those and the mark")
      }
    }

    func testA13_ATapOnTheSelectedTabDoesWhatItsPresetSays() async {
      Stage.inBothDirections { traits in
        let silent = Stage(traits: traits)
        silent.tap("Button 0")
        XCTAssertEqual(silent.log, [])
        let chips = Stage(style: .chips, configuration: .chips, traits: traits, select: "Button 3")
        chips.drag(by: 80)
        XCTAssertNotEqual(chips.rect("Button 3")?.midX, 160)
        chips.tap("Button 3")
        chips.settle()
        XCTAssertEqual(chips.log, ["reselect Button 3"])
        XCTAssertEqual(chips.rect("Button 3")?.midX, 160)
      }
    }
  }
#endif
