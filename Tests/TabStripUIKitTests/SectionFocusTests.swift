#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// The focus of a hardware keyboard on a page of sections. The stand-in does not scroll to it, so that whatever moves the page is the host.
  @MainActor
  final class SectionFocusTests: XCTestCase {
    /// A view of the app's that the focus can come to.
    private final class Field: UIView { override var canBecomeFocused: Bool { true } }

    /// An item of the focus system that is no view, as SwiftUI's are.
    private final class Item: NSObject, UIFocusItem {
      let canBecomeFocused = true
      let frame: CGRect
      private(set) weak var parentFocusEnvironment: (any UIFocusEnvironment)?
      let focusItemContainer: (any UIFocusItemContainer)? = nil

      init(frame: CGRect, in environment: any UIFocusEnvironment) {
        self.frame = frame
        parentFocusEnvironment = environment
      }

      func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    }

    /// Adds a field whose top is so far down the content.
    private func field(at top: CGFloat, height: CGFloat = 40, of stage: PageStage) -> Field {
      let field = Field(frame: CGRect(x: 20, y: top, width: 200, height: height))
      stage.scroller.addSubview(field)
      return field
    }

    /// What hides a part of the content, if anything does.
    private func cover(of frame: CGRect, _ stage: PageStage) -> String? {
      let seen = stage.scroller.bounds
      if frame.minY < seen.minY { return "\(seen.minY - frame.minY) points above what shows" }
      if frame.maxY > seen.maxY { return "\(frame.maxY - seen.maxY) points below what shows" }
      // What a field touches does not hide it; the strip's edge is worked out anew on each step of a scroll.
      let strip = stage.tabs.strip.frame.insetBy(dx: 0, dy: 0.001)
      return strip.intersects(frame) ? "\(strip.maxY - frame.minY) points under the strip" : nil
    }

    func testE9_WhatHasTheFocusIsClearOfThePinnedStrip() async {
      Stage.inBothDirections { traits in
        for height in [40, 500.0] {
          let stage = PageStage(traits: traits)
          let hero = field(at: 10, of: stage)
          let fields = [534, 1240, 2100].map { field(at: $0, height: height, of: stage) }
          stage.scroller.contentOffset.y = 2834 - 600
          stage.display.show(frames: 3)
          for field in [fields[2], fields[1], fields[0], hero, fields[0], fields[1], fields[2]] {
            stage.display.window.moveFocus(to: field)
            stage.settle()
            XCTAssertNil(cover(of: field.frame, stage), "the field at \(field.frame.minY)")
            XCTAssertEqual(stage.tabs.strip.selection, stage.tabs.activeSection)
          }
          let rest = stage.scroller.contentOffset.y
          stage.display.window.moveFocus(to: nil)
          stage.settle()
          XCTAssertEqual(stage.scroller.contentOffset.y, rest, "without a focus there is nothing to show")
        }
      }
    }

    func testE9_WhatHasTheFocusIsFollowedWhereItsSectionGoes() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        let field = field(at: 1400, of: stage)
        stage.scroller.contentOffset.y = 2000
        stage.display.show(frames: 3)
        stage.display.window.moveFocus(to: field)
        stage.display.show(frames: 3)
        field.frame.origin.y += 600
        stage.set([1400, 800, 800])
        stage.settle()
        XCTAssertNil(cover(of: field.frame, stage))
      }
    }

    func testE9_UIKitsOwnScrollDoesNotLeaveTheFocusUnderTheStrip() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        let field = field(at: 1400, of: stage)
        stage.scroller.contentOffset.y = 2000
        stage.display.show(frames: 3)
        stage.display.window.moveFocus(to: field)
        stage.display.show(frames: 2)
        stage.scroller.setContentOffset(CGPoint(x: 0, y: 1400), animated: true)
        stage.settle()
        XCTAssertNil(cover(of: field.frame, stage))
      }
    }

    func testE9_AFocusThatIsNoViewIsClearToo() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        let content = UIView(frame: CGRect(x: 0, y: 434, width: 390, height: 2400))
        let inner = UIView(frame: CGRect(x: 0, y: 1000, width: 390, height: 300))
        content.addSubview(inner)
        stage.scroller.insertSubview(content, at: 0)
        let group = Item(frame: CGRect(x: 10, y: 10, width: 200, height: 200), in: inner)
        let item = Item(frame: CGRect(x: 20, y: 30, width: 100, height: 40), in: group)
        stage.scroller.contentOffset.y = 1450
        stage.display.show(frames: 3)
        stage.display.window.moveFocus(to: item)
        stage.settle()
        XCTAssertNil(cover(of: CGRect(x: 20, y: 1464, width: 100, height: 40), stage))
        let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.display.window.addSubview(elsewhere)
        let rest = stage.scroller.contentOffset.y
        let other = Item(frame: CGRect(x: 0, y: 2500, width: 10, height: 10), in: elsewhere)
        stage.display.window.moveFocus(to: other)
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset.y, rest, "what is not on the page does not move it")
      }
    }

    func testE9_AStripThatGetsTheFocusComesIntoSight() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        stage.scroller.frame.size.height = 300
        stage.display.show(frames: 3)
        XCTAssertEqual(stage.stripTop, 390, "below what shows")
        Keyboard.tab(in: stage.display.window)
        XCTAssertTrue(stage.inside.isFocused)
        stage.settle()
        XCTAssertEqual(stage.stripTop, 300 - 44, accuracy: 0.5)
        stage.scroller.contentOffset.y = 1000
        stage.display.show(frames: 3)
        stage.display.window.moveFocus(to: nil)
        Keyboard.tab(in: stage.display.window)
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset.y, 1000, "pinned it shows already")
      }
    }

    func testE9_AStripOfTheAppsOwnCoversWhatTheAppSays() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(placement: .outside(covering: 60), traits: traits)
        stage.scroller.contentInset.top = 30
        let field = field(at: 1400, of: stage)
        stage.scroller.contentOffset.y = 1400
        stage.display.show(frames: 3)
        stage.display.window.moveFocus(to: field)
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset.y, 1400 - 60 - 30, accuracy: 0.5)
      }
    }

    func testAFocusThatStaysLeavesThePageToTheUser() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        let field = field(at: 1400, of: stage)
        stage.display.window.moveFocus(to: field)
        stage.settle()
        stage.drag(by: -300)
        stage.settle()
        let rest = stage.scroller.contentOffset.y
        XCTAssertNotNil(cover(of: field.frame, stage))
        NotificationCenter.default.post(name: UIFocusSystem.didUpdateNotification, object: nil)
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset.y, rest, "the focus of another scene has moved")
        stage.tabs.detach()
        stage.display.window.moveFocus(to: nil)
        stage.display.window.moveFocus(to: field)
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset.y, rest, "the page is the app's again")
      }
    }
  }
#endif
