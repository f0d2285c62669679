#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Strips in the focus system of iPadOS: one stop of the Tab key each.
  @MainActor
  final class FocusTests: XCTestCase {
    /// A view of the app's that the focus can come to.
    private final class Field: UIView { override var canBecomeFocused: Bool { true } }

    /// The tab with the ring.
    private func ring(_ strip: TabStripView<String>) -> String? {
      strip.strip.coordinator.frame.tabs.first { $0.states.contains(.focused) }.flatMap {
        strip.model.map.id(of: $0.id)
      }
    }

    /// A strip between two fields, and another below.
    private func page(_ traits: UITraitCollection) -> (Stage, TabStripView<String>, [Field]) {
      let stage = Stage(["A", "B", "C"], traits: traits)
      let (window, fields) = (stage.display.window, [Field(frame: .zero), Field(frame: .zero)])
      for (index, field) in fields.enumerated() { field.focusGroupIdentifier = "field \(index)" }
      window.insertSubview(fields[0], at: 0)
      window.addSubview(fields[1])
      let other = TabStripView<String>(style: .chips, configuration: .chips)
      other.setItems(["X", "Y"].map { TabStripItem(id: $0, title: $0) })
      other.frame = CGRect(x: 0, y: 100, width: 320, height: 44)
      window.addSubview(other)
      stage.display.show()
      return (stage, other, fields)
    }

    func testAStripIsOneStopOfTheTabKey() async {
      Stage.inBothDirections { traits in
        let (stage, other, fields) = page(traits)
        let window = stage.display.window
        Keyboard.tab(in: window)
        XCTAssertTrue(fields[0].isFocused)
        Keyboard.tab(in: window)
        stage.display.show()
        XCTAssertTrue(stage.inside.isFocused)
        XCTAssertTrue(stage.strip.isFirstResponder)
        XCTAssertEqual(ring(stage.strip), "A")
        XCTAssertNil(stage.inside.focusEffect, "the ring is the strip's own")
        Keyboard.tab(in: window)
        stage.display.show()
        XCTAssertTrue(fields[1].isFocused)
        XCTAssertFalse(stage.strip.isFirstResponder)
        XCTAssertNil(ring(stage.strip))
        Keyboard.tab(in: window)
        stage.display.show()
        XCTAssertEqual(ring(other), "X")
        Keyboard.tab(backward: true, in: window)
        Keyboard.tab(backward: true, in: window)
        stage.display.show()
        XCTAssertEqual(ring(stage.strip), "A")
        XCTAssertNil(ring(other))
      }
    }

    func testArrowsMoveInTheStripThatHasTheFocusAndNotOutOfIt() async {
      Stage.inBothDirections { traits in
        let (stage, other, _) = page(traits)
        let window = stage.display.window
        let onward: UIKeyboardHIDUsage = stage.isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
        Keyboard.tab(in: window)
        Keyboard.tab(in: window)
        for _ in 0..<4 { Keyboard.press(onward, in: window) }
        stage.settle()
        XCTAssertEqual(ring(stage.strip), "C")
        XCTAssertTrue(stage.inside.isFocused)
        XCTAssertNil(ring(other))
        Keyboard.press(.keyboardSpacebar, in: window)
        XCTAssertEqual(stage.strip.selection, "C")
      }
    }

    func testAGroupOfTheAppsOwnIsTheApps() async {
      Stage.inBothDirections { traits in
        let (stage, other, fields) = page(traits)
        let window = stage.display.window
        XCTAssertNotEqual(stage.strip.focusGroupIdentifier, other.focusGroupIdentifier)
        fields[1].focusGroupIdentifier = "bar"
        stage.strip.focusGroupIdentifier = "bar"
        Keyboard.tab(in: window)
        Keyboard.tab(in: window)
        XCTAssertTrue(stage.inside.isFocused)
        Keyboard.press(.keyboardDownArrow, in: window)
        XCTAssertTrue(fields[1].isFocused)
      }
    }

    func testNoFocusComesWhereItIsNotAllowedOrToNoTab() async {
      let (stage, other, fields) = page(UITraitCollection())
      let window = stage.display.window
      other.setItems(["X", "Y"].map { TabStripItem(id: $0, title: $0, isEnabled: false) })
      XCTAssertTrue(stage.strip.allowsFocus)
      stage.strip.allowsFocus = false
      Keyboard.tab(in: window)
      Keyboard.tab(in: window)
      XCTAssertTrue(fields[1].isFocused)
      Keyboard.tab(in: window)
      XCTAssertTrue(fields[0].isFocused)
      XCTAssertTrue(stage.strip.becomeFirstResponder(), "a program may give it the keyboard all the same")
    }
  }
#endif
