#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Mouse, hardware keyboard, large content viewer, haptics.
  @MainActor
  final class InteractionTests: XCTestCase {
    private func interaction<Kind>(_ stage: Stage, _ kind: Kind.Type) -> Kind? {
      stage.inside.interactions.lazy.compactMap { $0 as? Kind }.first
    }

    func testAMouseOverATabShows() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let mouse = interaction(stage, UIPointerInteraction.self)
        let fill = UIColor.quaternarySystemFill.resolvedColor(with: traits).cgColor
        let place = stage.isRightToLeft ? 120.0 : 200
        mouse?.move(to: CGPoint(x: place, y: 20))
        stage.display.show()
        XCTAssertEqual(stage.view("Button 1")?.backgroundColor?.cgColor, fill)
        mouse?.move(to: nil)
        stage.display.show()
        XCTAssertNotEqual(stage.view("Button 1")?.backgroundColor?.cgColor, fill)
      }
    }

    func testTheSystemDrawsNoEffectOverTheWholeStrip() async throws {
      let stage = Stage()
      let mouse = try XCTUnwrap(interaction(stage, UIPointerInteraction.self))
      mouse.move(to: CGPoint(x: 200, y: 20))
      XCTAssertNil(mouse.style)
    }

    func testKeysMoveTheFocusAndChoose() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let window = stage.display.window
        let onward: UIKeyboardHIDUsage = stage.isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
        Keyboard.press(onward, in: window)
        XCTAssertEqual(stage.engine.focusedTab, nil)
        XCTAssertTrue(stage.strip.becomeFirstResponder())
        XCTAssertEqual(stage.engine.focusedTab, stage.id(of: "Button 0"))
        Keyboard.press(onward, in: window)
        XCTAssertEqual(stage.engine.focusedTab, stage.id(of: "Button 1"))
        Keyboard.press(onward, [.command], in: window)
        XCTAssertEqual(stage.engine.focusedTab, stage.id(of: "Button 1"), "with Command it is another's")
        Keyboard.press(.keyboardEnd, in: window)
        stage.settle()
        XCTAssertEqual(stage.engine.focusedTab, stage.id(of: "Button 9"))
        XCTAssertNotNil(stage.view("Button 9"), "it is brought into view")
        Keyboard.press(.keyboardSpacebar, in: window)
        XCTAssertEqual(stage.log.last, "select Button 9 keyboard")
        _ = stage.inside.resignFirstResponder()
        XCTAssertNil(stage.engine.focusedTab)
      }
    }

    func testWhatTheStripDoesNotUseGoesOnFromBeginningToEnd() async {
      final class Page: UIView {
        var keys: [UIKeyboardHIDUsage] = []
        var ended: [UIKeyboardHIDUsage] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          keys += presses.compactMap(\.key?.keyCode)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          ended += presses.compactMap(\.key?.keyCode)
        }
      }
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let page = Page(frame: stage.display.window.bounds)
        stage.display.window.addSubview(page)
        page.addSubview(stage.strip)
        _ = stage.strip.becomeFirstResponder()
        for key in [UIKeyboardHIDUsage.keyboardA, .keyboardRightArrow, .keyboardLeftArrow, .keyboardTab] {
          Keyboard.press(key, in: stage.display.window)
        }
        XCTAssertEqual(page.keys.filter { $0 == .keyboardA || $0 == .keyboardTab }, [.keyboardA, .keyboardTab])
        XCTAssertEqual(page.keys, page.ended, "no key ends that has not begun")
        XCTAssertFalse(page.keys.contains(stage.isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow))
      }
    }

    func testATabUnderARestingFingerIsShownLargeAndChosenWhenItLeaves() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let viewer = interaction(stage, UILargeContentViewerInteraction.self)
        let place = CGPoint(x: stage.isRightToLeft ? 120 : 200, y: 20)
        XCTAssertEqual(viewer?.hold(at: place), "Button 1")
        viewer?.release(at: place)
        XCTAssertEqual(stage.log, ["select Button 1 tap"])
        XCTAssertEqual(viewer?.hold(at: CGPoint(x: stage.isRightToLeft ? 10 : 310, y: 20)), nil, "an overflow button")
      }
    }

    func testAChoiceIsFeltIfTheAppWantsIt() async {
      let stage = Stage()
      let before = UISelectionFeedbackGenerator.count
      stage.tap("Button 1")
      XCTAssertEqual(UISelectionFeedbackGenerator.count, before)
      stage.strip.givesHapticFeedback = true
      stage.settle()
      stage.tap("Button 2")
      XCTAssertEqual(UISelectionFeedbackGenerator.count, before + 1)
      stage.strip.select("Button 5")
      XCTAssertEqual(UISelectionFeedbackGenerator.count, before + 1, "a program's choice is not")
    }
  }
#endif
