#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// E10: something dragged over a tab chooses it after a delay, if the configuration has one.
  @MainActor
  final class SpringLoadingTests: XCTestCase {
    private func stage(_ traits: UITraitCollection) -> Stage {
      var configuration = TabStripConfiguration.pills
      configuration.springLoadingDelay = 0.5
      return Stage(["One", "Three", "Eleven"], configuration: configuration, traits: traits)
    }

    private func listener(_ stage: Stage) -> UIDropInteraction? {
      stage.inside.interactions.lazy.compactMap { $0 as? UIDropInteraction }.first
    }

    /// A point of the strip, as if it were left to right.
    private func place(_ stage: Stage, _ x: CGFloat) -> CGPoint {
      CGPoint(x: stage.isRightToLeft ? 320 - x : x, y: 24)
    }

    func testE10_WhatRestsOverATabChoosesItOnce() async throws {
      try Stage.inBothDirections { traits in
        let stage = stage(traits)
        let listener = try XCTUnwrap(listener(stage))
        listener.drag(to: place(stage, 130))
        XCTAssertEqual(listener.proposal?.operation, .cancel, "it cannot be dropped on the strip")
        stage.display.show(seconds: 0.4)
        XCTAssertEqual(stage.log, [])
        stage.display.show(seconds: 0.2)
        XCTAssertEqual(stage.log, ["select Three tap"])
        stage.strip.select("One")
        stage.display.show(seconds: 2)
        XCTAssertEqual(stage.strip.selection, "One", "once")
        XCTAssertEqual(DisplayLink.runningCount, 0, "nothing is drawn while it rests")
        listener.drag(to: place(stage, 230))
        stage.display.show(seconds: 0.3)
        listener.drag(to: nil)
        stage.display.show(seconds: 1)
        XCTAssertEqual(stage.log, ["select Three tap"], "it left before its time")
        listener.drag(to: place(stage, 230))
        stage.display.show(seconds: 0.3)
        listener.letGo()
        stage.display.show(seconds: 1)
        XCTAssertEqual(stage.log, ["select Three tap"], "it was let go before its time")
      }
    }

    func testE10_DisabledTabsAndTheVetoHoldForWhatIsDragged() async throws {
      try Stage.inBothDirections { traits in
        let stage = stage(traits)
        stage.strip.update(TabStripItem(id: "Three", title: "Three", isEnabled: false))
        stage.strip.shouldSelect = { id, _ in id != "Eleven" }
        let listener = try XCTUnwrap(listener(stage))
        for x in [130.0, 230] {
          listener.drag(to: place(stage, CGFloat(x)))
          stage.display.show(seconds: 1)
        }
        XCTAssertEqual(stage.log, [])
      }
    }

    func testE10_WithoutADelayDragsAreLeftToOthers() async {
      let stage = Stage()
      XCTAssertNil(listener(stage))
      stage.strip.configuration.springLoadingDelay = 0.2
      XCTAssertNotNil(listener(stage))
      listener(stage)?.drag(to: place(stage, 210))
      stage.strip.configuration.springLoadingDelay = nil
      XCTAssertNil(listener(stage))
      stage.display.show(seconds: 1)
      XCTAssertEqual(stage.log, [])
      stage.strip.configuration.springLoadingDelay = 0.2
      stage.display.show(seconds: 1)
      XCTAssertEqual(stage.log, [], "what was over it before does not count")
    }
  }
#endif
