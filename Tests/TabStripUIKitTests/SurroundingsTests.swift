#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  @_spi(StandIn) import UIKit
  import XCTest

  @testable import TabStripUIKit

  /// Text size, dark mode, tint, Reduce Motion and writing direction, as they change under a strip.
  @MainActor
  final class SurroundingsTests: XCTestCase {
    func testTextGrowsWithTheUsersSettingAndSoDoTabs() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", "Two"], traits: traits)
        XCTAssertEqual(stage.rect("One")?.width, 67)
        stage.display.window.setTraits(
          UITraitCollection(direction: traits.layoutDirection, textSize: .accessibilityExtraExtraExtraLarge))
        stage.display.show()
        let size = 13.0 * 53 / 17
        XCTAssertEqual(stage.rect("One")?.width ?? 0, (3 * size).rounded(.up) + 28, accuracy: 0.02)
        let height = (size * 1.25).rounded(.up)
        XCTAssertEqual(stage.rect("One")?.height ?? 0, min(height, 48), accuracy: 0.5)
        XCTAssertEqual(stage.strip.intrinsicContentSize.height, 48 + height - 32, accuracy: 0.02)
        XCTAssertEqual(
          stage.strip.sizeThatFits(CGSize(width: 1000, height: 1000)).height, 48 + height - 32, accuracy: 0.02)
        XCTAssertGreaterThan(stage.strip.intrinsicSizeInvalidations, 0)
      }
    }

    func testColoursFollowDarkModeTintAndTheApp() async {
      let stage = Stage(["One", "Two"])
      func body(_ title: String) -> CGColor? { stage.view(title)?.backgroundColor?.cgColor }
      let dark = UITraitCollection(style: .dark)
      XCTAssertEqual(body("Two"), UIColor.white.cgColor)
      stage.display.window.setTraits(dark)
      stage.display.show()
      XCTAssertEqual(body("Two"), UIColor.black.cgColor)
      XCTAssertEqual(body("One"), UIColor.systemBlue.resolvedColor(with: dark).cgColor)
      stage.strip.tintColor = .systemRed
      stage.display.show()
      XCTAssertEqual(body("One"), UIColor.systemRed.resolvedColor(with: dark).cgColor)
      stage.strip.colors[.accent] = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      stage.display.show()
      XCTAssertEqual(body("One"), CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    func testColoursFollowIncreaseContrast() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", "Two"], traits: traits)
        let (faint, strong) = (UIColor(white: 0.8, alpha: 1), UIColor(white: 0, alpha: 1))
        stage.strip.colors[.separator] = UIColor { $0.accessibilityContrast == .high ? strong : faint }
        stage.display.show()
        XCTAssertEqual(stage.view("Two")?.layer.borderColor, faint.cgColor)
        stage.display.window.setTraits(UITraitCollection(direction: traits.layoutDirection, contrast: .high))
        stage.display.show()
        XCTAssertEqual(stage.view("Two")?.layer.borderColor, strong.cgColor)
        XCTAssertNil(Screen(of: stage.inside).fault)
      }
    }

    func testReduceMotionBringsTabsThereAtOnce() async {
      UIAccessibility.setReduceMotion(true)
      defer { UIAccessibility.setReduceMotion(false) }
      let stage = Stage()
      stage.tap("Button 1")
      stage.display.show()
      XCTAssertEqual(stage.rect("Button 1")?.midX, 160)
      stage.strip.motionPreference = .full
      stage.tap("Button 2")
      stage.display.show()
      XCTAssertNotEqual(stage.rect("Button 2")?.midX, 160)
    }

    func testReduceMotionIsHeardWhileTheStripMoves() async {
      let stage = Stage()
      stage.strip.select("Button 8")
      stage.display.show(frames: 3)
      UIAccessibility.setReduceMotion(true)
      defer { UIAccessibility.setReduceMotion(false) }
      stage.display.show()
      XCTAssertEqual(stage.rect("Button 8")?.midX, 160)
    }

    func testTheWritingDirectionCanChangeUnderway() async {
      let stage = Stage()
      XCTAssertEqual(stage.view("Button 0")?.frame.minX, 12)
      stage.strip.semanticContentAttribute = .forceRightToLeft
      stage.display.show()
      XCTAssertEqual(stage.view("Button 0")?.frame.maxX, 308)
      XCTAssertEqual(stage.disagreement, 0)
      stage.strip.semanticContentAttribute = .unspecified
      stage.display.window.setTraits(UITraitCollection(direction: .rightToLeft))
      stage.display.show()
      XCTAssertEqual(stage.view("Button 0")?.frame.maxX, 308)
    }

    func testAStripThatHasLostItsRoomShowsNothing() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        for room in [CGSize(width: 0, height: 48), CGSize(width: 320, height: 0)] {
          stage.strip.frame.size = Stage.place.size
          stage.display.show()
          XCTAssertFalse(stage.strip.visiblePart.isEmpty)
          stage.strip.frame.size = room
          stage.display.show()
          XCTAssertTrue(stage.strip.visiblePart.isEmpty, "\(stage.strip.visiblePart) of a strip of \(room)")
        }
      }
    }

    func testAStripThatIsHiddenTakesItsPlaceWithoutMotionWhenItShows() async {
      let stage = Stage()
      stage.strip.isHidden = true
      stage.strip.select("Button 6")
      stage.display.show(frames: 3)
      XCTAssertEqual(DisplayLink.runningCount, 0)
      stage.strip.isHidden = false
      stage.display.show()
      XCTAssertEqual(stage.rect("Button 6")?.midX, 160)
    }
  }

  extension UIView {
    /// What is seen of the views below this one, clipped as they are, in its coordinates.
    fileprivate var visiblePart: CGRect {
      subviews.reduce(.null) { part, view in
        guard !view.isHidden else { return part }
        let below = view.clipsToBounds ? view.visiblePart.intersection(view.bounds) : view.visiblePart
        let seen = below.isEmpty ? below : view.convert(below, to: self)
        let own = view.backgroundColor == nil && !(view is UILabel) || view.bounds.isEmpty ? CGRect.null : view.frame
        return part.union(seen.isEmpty ? .null : seen).union(own)
      }
    }

    func testAListAndChipsAskForAnotherHeightWithTheirText() async {
      let list = SelectionList(frame: CGRect(x: 0, y: 0, width: 320, height: 36))
      let chips = ChipSegmentedControl(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let stage = Stage(["One"])
      for view in [list, chips] as [UIView] { stage.display.window.addSubview(view) }
      stage.display.show()
      let before = (list.intrinsicSizeInvalidations, chips.intrinsicSizeInvalidations)
      list.strip.style.titleFont = StateValues(FontRole(size: 60, weight: .regular))
      chips.style.titleFont = StateValues(FontRole(size: 60, weight: .regular))
      stage.display.show()
      XCTAssertGreaterThan(list.intrinsicSizeInvalidations, before.0)
      XCTAssertGreaterThan(chips.intrinsicSizeInvalidations, before.1)
    }

    func testTheStripIsTheFirstResponderThatItIsMade() async {
      let stage = Stage(["One", "Two"])
      XCTAssertTrue(stage.strip.becomeFirstResponder())
      XCTAssertTrue(stage.strip.isFirstResponder)
      XCTAssertTrue(stage.strip.resignFirstResponder())
      XCTAssertFalse(stage.strip.isFirstResponder)
    }

    func testAFrameWithoutEndDuringADragIsRoomOfNone() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let frame = stage.strip.frame
        stage.finger.down(at: CGPoint(x: 160, y: 22))
        stage.finger.move(to: CGPoint(x: 100, y: 22), steps: 4)
        stage.strip.frame.size.width = .infinity
        stage.display.show()
        stage.finger.up()
        stage.strip.frame = frame
        stage.settle()
        XCTAssertTrue(stage.inside.scroller.contentOffset.x.isFinite)
        XCTAssertEqual(DisplayLink.runningCount, 0)
      }
    }
  }
#endif
