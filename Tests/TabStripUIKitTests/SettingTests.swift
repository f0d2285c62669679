#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Looks and behaviour that an app sets one after the other, also while the engine has to wait with them.
  @MainActor
  final class SettingTests: XCTestCase {
    func testWhatIsSetInAVetoBuildsOnWhatWasSetThere() async throws {
      try Stage.inBothDirections { traits in
        let stage = Stage(["A", "B", "C"], traits: traits)
        let narrow = try XCTUnwrap(stage.rect("A")).width
        stage.strip.shouldSelect = { [unowned strip = stage.strip] _, _ in
          strip.style.horizontalPadding += 10
          strip.style.spacing = 40
          strip.configuration.distribution = .trailing
          strip.configuration.selectionMode = .optional
          return true
        }
        stage.tap("B")
        stage.settle()
        let (first, second) = (try XCTUnwrap(stage.rect("A")), try XCTUnwrap(stage.rect("B")))
        XCTAssertEqual(first.width, narrow + 20, accuracy: 0.01, "the padding")
        XCTAssertEqual(second.minX - first.maxX, 40, accuracy: 0.01, "the spacing")
        XCTAssertGreaterThan(first.minX, 40, "the distribution")
        stage.strip.shouldSelect = nil
        stage.tap("B")
        XCTAssertNil(stage.strip.selection, "the mode")
      }
    }

    func testAListWithoutAMarkTakesWhatItsDelegateSets() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(["One", "Two"], traits: traits)
        stage.list.selectionIndicatorStyle = .none
        stage.display.show()
        stage.onSelect = { [unowned list = stage.list] _ in
          list.selectionIndicatorStyle = .bottomBar
          list.selectionIndicatorColor = .systemGreen
        }
        stage.tap(0)
        stage.display.show(seconds: 1)
        XCTAssertEqual(stage.log, ["select 0"])
        XCTAssertFalse(stage.inside.indicator.isHidden)
        let green = UIColor.systemGreen.resolvedColor(with: stage.list.traitCollection)
        XCTAssertEqual(stage.inside.indicator.backgroundColor, green)
        XCTAssertEqual(stage.label(0)?.textColor, green)
      }
    }

    func testChipsSpeakTheAppsLanguageAndAreFelt() async throws {
      let control = ChipSegmentedControl(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      control.titles = ["Alle", "Karten"]
      control.strings.position = { "\($0) von \($1)" }
      let element = try XCTUnwrap(
        control.strip.subviews.first?.accessibilityElement(at: 1) as? UIAccessibilityElement)
      XCTAssertEqual(element.accessibilityValue, "2 von 2")
      XCTAssertFalse(control.givesHapticFeedback)
      control.givesHapticFeedback = true
      XCTAssertTrue(control.strip.givesHapticFeedback)
    }

    func testWhatCountsAsActiveMayChange() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        stage.scroller.contentOffset.y = 434 + 800 - 300
        stage.display.show(frames: 2)
        XCTAssertEqual(stage.tabs.activeSection, "Section 0")
        stage.tabs.configuration.line = .fraction(0.9)
        XCTAssertEqual(stage.tabs.activeSection, "Section 1", "whose top is above nine tenths of what shows")
        XCTAssertEqual(stage.tabs.strip.selection, "Section 1")
      }
    }

    func testTheEndOfTheSectionsPushesTheStripOutIfSoWished() async {
      Stage.inBothDirections { traits in
        let stage = PageStage([300, 300], traits: traits)
        stage.scroller.contentSize.height += 1000
        stage.scroller.contentOffset.y = 434 + 600 - 20
        stage.display.show(frames: 2)
        XCTAssertEqual(stage.stripTop, 0)
        stage.tabs.stripLeavesWithSections = true
        XCTAssertEqual(stage.stripTop, 20 - 44)
        stage.tabs.stripLeavesWithSections = false
        XCTAssertEqual(stage.stripTop, 0)
      }
    }
  }
#endif
