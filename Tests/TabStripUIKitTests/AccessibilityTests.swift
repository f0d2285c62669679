#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  @_spi(StandIn) import UIKit
  import XCTest

  @testable import TabStripUIKit

  /// What VoiceOver is told and can do.
  @MainActor
  final class AccessibilityTests: XCTestCase {
    private func element(_ stage: Stage, _ index: Int) -> UIAccessibilityElement? {
      stage.inside.accessibilityElement(at: index) as? UIAccessibilityElement
    }

    func testTheStripIsATabBarOfAllItsTabs() async {
      let stage = Stage((0..<200).map { "Button \($0)" })
      XCTAssertFalse(stage.inside.isAccessibilityElement)
      XCTAssertTrue(stage.inside.accessibilityTraits.contains(.tabBar))
      XCTAssertEqual(stage.inside.accessibilityElementCount(), 200)
      let last = element(stage, 199)
      XCTAssertEqual(last?.accessibilityLabel, "Button 199")
      XCTAssertEqual(last?.accessibilityValue, "200 of 200")
      XCTAssertTrue(last === element(stage, 199), "the same element each time")
      XCTAssertEqual(last.map { stage.inside.index(ofAccessibilityElement: $0) }, 199)
      XCTAssertNil(element(stage, 200))
      XCTAssertLessThan(stage.inside.shown.count, 10, "no views are made for it")
    }

    func testE7_ATabSaysItsStateItsPlaceAndItsBadgeOnceInTheAppsWords() async {
      let stage = Stage(["Inbox", "Sent"])
      var inbox = TabStripItem(id: "Inbox", title: "Inbox", badge: "5")
      inbox.accessibilityHint = "Shows what came in"
      stage.strip.update(inbox)
      stage.strip.update(TabStripItem(id: "Sent", title: "Sent", badge: "0", isEnabled: false))
      let (first, second) = (element(stage, 0), element(stage, 1))
      XCTAssertEqual(first?.accessibilityLabel, "Inbox, 5")
      XCTAssertEqual(first?.accessibilityValue, "1 of 2")
      XCTAssertEqual(first?.accessibilityHint, "Shows what came in")
      XCTAssertEqual(first?.accessibilityTraits, [.button, .selected])
      XCTAssertEqual(second?.accessibilityLabel, "Sent")
      XCTAssertEqual(second?.accessibilityTraits, [.button, .notEnabled])
      inbox.accessibilityLabel = "Incoming"
      stage.strip.update(inbox)
      stage.strip.strings.name = { "\($0), \($1) neue" }
      stage.strip.strings.position = { "\($0) von \($1)" }
      stage.strip.strings.list = "Fächer"
      XCTAssertEqual(first?.accessibilityLabel, "Incoming, 5 neue")
      XCTAssertEqual(first?.accessibilityValue, "1 von 2")
      XCTAssertEqual(stage.inside.accessibilityLabel, "Fächer")
    }

    func testADoubleTapIsAUsersChoice() async {
      let stage = Stage(["Inbox", "Sent", "Drafts"])
      stage.strip.update(TabStripItem(id: "Sent", title: "Sent", isEnabled: false))
      _ = element(stage, 1)?.accessibilityActivate()
      XCTAssertEqual(stage.log, [])
      XCTAssertEqual(element(stage, 2)?.accessibilityActivate(), true)
      XCTAssertEqual(stage.log, ["select Drafts tap"])
      XCTAssertEqual(element(stage, 2)?.accessibilityTraits, [.button, .selected])
    }

    func testADoubleTapTakesOutWhatATapWouldTakeOut() async {
      var configuration = TabStripConfiguration.pills
      for mode in [SelectionMode.optional, .multiple(min: 0, max: 3)] {
        configuration.selectionMode = mode
        Stage.inBothDirections { traits in
          let stage = Stage(["Inbox", "Sent", "Drafts"], configuration: configuration, traits: traits)
          _ = element(stage, 1)?.accessibilityActivate()
          XCTAssertEqual(element(stage, 1)?.accessibilityTraits, [.button, .selected], "\(mode)")
          _ = element(stage, 1)?.accessibilityActivate()
          XCTAssertEqual(element(stage, 1)?.accessibilityTraits, [.button], "\(mode)")
          XCTAssertFalse(stage.strip.isSelected("Sent"))
        }
      }
    }

    func testTheCursorBringsItsTabIntoViewAndFramesAreWhereTabsAre() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let far = element(stage, 7)
        let before = far?.accessibilityFrameInContainerSpace ?? .zero
        let beyond = stage.isRightToLeft ? before.maxX < 0 : before.minX > 320
        XCTAssertTrue(beyond, "out of sight it lies beyond the end: \(before)")
        far?.accessibilityElementDidBecomeFocused()
        stage.display.show(frames: 2)
        let view = stage.view("Button 7")
        let seen = view.map { $0.convert($0.bounds, to: stage.inside) }
        XCTAssertEqual(far?.accessibilityFrameInContainerSpace.minX, seen?.minX)
        XCTAssertEqual(far?.accessibilityFrameInContainerSpace.width, 132)
        let screen = view.map { $0.convert($0.bounds, to: nil) } ?? .zero
        XCTAssertEqual(far?.accessibilityFrame, CGRect(x: screen.minX, y: 20, width: 132, height: 48))
        XCTAssertEqual(stage.strip.selection, "Button 0")
      }
    }

    func testASwipeWithThreeFingersTurnsThePage() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let onward: UIAccessibilityScrollDirection = stage.isRightToLeft ? .right : .left
        let back: UIAccessibilityScrollDirection = stage.isRightToLeft ? .left : .right
        XCTAssertFalse(stage.inside.accessibilityScroll(back), "there is nothing")
        XCTAssertFalse(stage.inside.accessibilityScroll(.up))
        UIAccessibility.posted = []
        XCTAssertTrue(stage.inside.accessibilityScroll(onward))
        XCTAssertEqual(UIAccessibility.posted.map(\.notification), [.pageScrolled])
        stage.settle()
        XCTAssertEqual(stage.rect("Button 1")?.midX, 160)
        XCTAssertTrue(stage.inside.accessibilityScroll(.previous))
        stage.settle()
        XCTAssertEqual(stage.frame.offset, 0)
      }
    }

    func testVoiceOverIsToldOfAnotherRowAndNotOfAScroll() async {
      let stage = Stage()
      stage.display.show(frames: 2)
      UIAccessibility.posted = []
      stage.drag(by: 100)
      stage.settle()
      XCTAssertEqual(UIAccessibility.posted.count, 0)
      stage.strip.remove("Button 3")
      stage.strip.insert(TabStripItem(id: "New", title: "New"), at: 0)
      stage.display.show(frames: 2)
      XCTAssertEqual(UIAccessibility.posted.map(\.notification), [.layoutChanged])
    }
  }
#endif
