#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// Row E8: what the binding is told, cause by cause.
  @MainActor
  final class ReportTableTests: XCTestCase {
    private func strip(_ held: Held<String>, _ tabs: [String] = (0..<10).map { "Tab \($0)" }) -> TabStrip<String> {
      TabStrip(selection: held.binding, tabs) { StripTab($0, value: $0) }
    }

    func testE8_WhatABindingIsTold() async {
      await UITraitCollection.inBothDirections { traits in
        let held = Held("Tab 0")
        var again: [String] = []
        let stage = SwiftUIStage(strip(held).onReselect { again.append($0) }, traits: traits)
        @MainActor func told(_ body: @MainActor () -> Void) -> [String] {
          held.log = []
          body()
          stage.settle()
          return held.log
        }
        XCTAssertEqual(told { stage.tap("Tab 1") }, ["Tab 1"])
        XCTAssertEqual(told { stage.tap("Tab 1") }, [])
        XCTAssertEqual(again, ["Tab 1"])
        _ = stage.strip.becomeFirstResponder()
        let onward: UIKeyboardHIDUsage =
          traits.layoutDirection == .rightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
        XCTAssertEqual(
          told {
            Keyboard.press(onward, in: stage.display.window)
            Keyboard.press(.keyboardSpacebar, in: stage.display.window)
          }, ["Tab 2"])
        let element = stage.strip.strip.accessibilityElement(at: 3) as? UIAccessibilityElement
        XCTAssertEqual(told { _ = element?.accessibilityActivate() }, ["Tab 3"])
        held.value = "Tab 5"
        XCTAssertEqual(told { stage.show(strip(held)) }, [])
        var central = TabStripConfiguration.pills
        central.selectsCentralTab = true
        stage.show(strip(held).tabStripConfiguration(central))
        let moved = told { stage.drag(along: 300) }
        XCTAssertEqual(moved.last, held.value)
        XCTAssertEqual(held.value, stage.strip.selection)
        XCTAssertFalse(moved.isEmpty)
      }
    }
  }

  extension SwiftUIStage {
    /// Drags the row along by so many points towards its trailing end, and lets go at rest.
    fileprivate func drag(along distance: CGFloat) {
      let y = strip.convert(CGPoint(x: 0, y: strip.bounds.midY), to: nil).y
      let sign: CGFloat = strip.strip.coordinator.engine.isRightToLeft ? 1 : -1
      finger.down(at: CGPoint(x: 200, y: y))
      finger.move(to: CGPoint(x: 200 + sign * 11, y: y))
      finger.move(to: CGPoint(x: 200 + sign * (11 + distance), y: y), steps: 10)
      display.show(seconds: 0.2)
      finger.up()
    }
  }
#endif
