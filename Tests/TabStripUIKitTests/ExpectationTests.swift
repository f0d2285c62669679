#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// What users expect beside the rows: E1 to E4, E6, E8, E11 to E14. The others have files of their own.
  @MainActor
  final class ExpectationTests: XCTestCase {
    func testE1_ATouchThatStopsTheRowSelectsNothing() async {
      for isHeard in [false, true] {
        Stage.inBothDirections { traits in
          let stage = Stage(traits: traits)
          stage.finger.isHeardWhenStopping = isHeard
          stage.drag(by: 150, flings: true)
          stage.display.show(frames: 4)
          let offset = stage.frame.offset
          stage.finger.tap(at: stage.point(160))
          stage.settle()
          XCTAssertEqual(stage.log, [], "whether UIKit tells the row of the touch or not")
          XCTAssertEqual(stage.frame.offset, offset, accuracy: 0.5, "and it stays there")
          stage.tap(stage.titles[1])
          XCTAssertEqual(stage.log.count, 1, "the next touch is an ordinary one")
        }
      }
    }

    func testE2_AVerticalDragOnTheStripIsThePagesAndAHorizontalOneTheStrips() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let page = UIScrollView(frame: stage.display.window.bounds)
        page.contentSize = CGSize(width: 400, height: 2000)
        page.delaysContentTouches = false
        stage.display.window.addSubview(page)
        page.addSubview(stage.strip)
        stage.strip.frame.origin.y = 300
        stage.display.window.layoutIfNeeded()
        stage.finger.down(at: stage.point(200))
        stage.finger.move(to: CGPoint(x: stage.point(200).x, y: 310))
        stage.finger.move(to: CGPoint(x: stage.point(200).x, y: 240), steps: 4)
        XCTAssertGreaterThan(page.contentOffset.y, 0)
        XCTAssertEqual(stage.frame.offset, 0)
        XCTAssertFalse(stage.frame.tabs.contains { $0.states.contains(.pressed) }, "the press has ended")
        stage.display.show(seconds: 0.2)
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(stage.log, [])
        let offset = page.contentOffset
        stage.drag(by: 60)
        XCTAssertEqual(page.contentOffset, offset)
        XCTAssertEqual(stage.frame.offset, 60)
      }
    }

    func testE3_TheBackgroundReachesTheEdgeAndTheTabsDoNot() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", "Two"], style: .sticky, configuration: .sticky, traits: traits)
        stage.strip.covered = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 20)
        stage.display.show()
        XCTAssertEqual(stage.strip.backgroundColor, .white)
        XCTAssertEqual(stage.rect("One")?.minX, stage.isRightToLeft ? 20 : 44)
        XCTAssertEqual(stage.rect("Two")?.maxX, stage.isRightToLeft ? 276 : 300)
        stage.strip.style = .pills
        XCTAssertNil(stage.strip.backgroundColor)
        stage.strip.backgroundColor = .black
        stage.strip.tintColor = .systemRed
        XCTAssertEqual(stage.strip.backgroundColor, .black, "the app's own is left alone")
      }
    }

    func testE4_TheWholeHeightAndHalfOfEachGapTakeTheTap() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", "Three", "Eleven"], traits: traits)
        // One ends at 79, Three begins at 87.
        for (x, y, title) in [(83.5, 1.0, "Three"), (82.5, 47, "One"), (84, 24, "Three")] {
          stage.log = []
          stage.finger.tap(at: stage.point(x, y))
          stage.settle()
          XCTAssertEqual(stage.log.last, "select \(title) tap", "\(x)")
        }
      }
    }

    func testE4_ASecondFingerIsIgnoredAndAPressIsArmedAgainOnReturn() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", "Three", "Eleven"], traits: traits)
        let other = Finger(on: stage.display)
        stage.finger.down(at: stage.point(130))
        other.down(at: stage.point(240))
        other.up()
        XCTAssertEqual(stage.log, [])
        stage.finger.move(to: stage.point(130, 80))
        stage.display.show()
        XCTAssertFalse(stage.frame.tabs[1].states.contains(.pressed), "outside")
        stage.finger.move(to: stage.point(132, 30))
        stage.display.show()
        XCTAssertTrue(stage.frame.tabs[1].states.contains(.pressed), "back inside")
        stage.finger.up()
        XCTAssertEqual(stage.log, ["select Three tap"])
      }
    }

    func testE6_HairlinesAreWholePixelsAtAnyScale() async {
      for (scale, line) in [(1.0, 1.0), (1.25, 0.8), (1.5, 2.0 / 3), (2, 0.5), (3, 2.0 / 3)] {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
          let traits = UITraitCollection(direction: direction, scale: CGFloat(scale))
          let pills = Stage(traits: traits)
          XCTAssertEqual(Double(pills.view("Button 1")?.layer.borderWidth ?? 0), line, accuracy: 1e-9, "\(scale)")
          let list = Stage(style: .selectionList, configuration: .selectionList, traits: traits)
          XCTAssertEqual(Double(list.inside.trim.frame.height), line, accuracy: 1e-9, "\(scale)")
          let edges = [list.inside.trim.frame.minY, list.inside.indicator.frame.minY, list.inside.indicator.frame.minX]
          for edge in edges.map({ Double($0) * scale }) {
            XCTAssertEqual(edge, edge.rounded(), accuracy: 1e-6, "\(scale)")
          }
        }
      }
    }

    func testE8_AProgramMaySelectADisabledTabAndAUserMayNot() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", "Three", "Eleven"], traits: traits)
        stage.strip.update(TabStripItem(id: "Three", title: "Three", isEnabled: false))
        stage.display.show()
        stage.tap("Three")
        XCTAssertEqual(stage.strip.selection, "One")
        stage.strip.select("Three")
        XCTAssertEqual(stage.strip.selection, "Three")
        XCTAssertEqual(stage.log, [])
      }
    }

    func testE11_MovedToAnotherWindowItGoesOnWhereItWas() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.tap("Button 1")
        stage.settle()
        let offset = stage.frame.offset
        let other = Display(width: 400, height: 600, traits: traits)
        other.onFrame = { DisplayLink.step(at: $0) }
        other.window.addSubview(stage.strip)
        other.window.layoutIfNeeded()
        XCTAssertEqual(stage.rect("Button 1")?.midX, 160)
        XCTAssertEqual(stage.frame.offset, offset)
        Finger(on: other).tap(
          at: stage.strip.convert(CGPoint(x: stage.isRightToLeft ? 20 : 300, y: 24), to: other.window))
        other.show(seconds: 3)
        XCTAssertGreaterThan(stage.frame.offset, offset)
      }
    }

    func testE11_InsideAnotherScrollerThatGoesTheSameWay() async {
      Stage.inBothDirections { traits in
        for (titles, isStrips) in [(["One", "Two"], false), ((0..<10).map { "Button \($0)" }, true)] {
          let stage = Stage(titles, traits: traits)
          let pages = UIScrollView(frame: stage.display.window.bounds)
          pages.contentSize = CGSize(width: 1200, height: 600)
          pages.contentOffset.x = 400
          stage.display.window.addSubview(pages)
          pages.addSubview(stage.strip)
          stage.strip.frame.origin.x = 410
          stage.display.window.layoutIfNeeded()
          stage.drag(by: 60)
          XCTAssertEqual(pages.contentOffset.x == 400, isStrips, "a row that fits leaves the drag to the pages")
          XCTAssertEqual(stage.frame.offset, isStrips ? 60 : 0)
          XCTAssertEqual(stage.log, [])
        }
      }
    }

    func testE11_TwoOnOnePageKnowNothingOfEachOther() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        let other = TabStripView<String>(style: .pills, configuration: .pills)
        other.setItems((0..<10).map { TabStripItem(id: "Button \($0)", title: "Button \($0)") })
        other.frame = CGRect(x: 10, y: 80, width: 320, height: 48)
        stage.display.window.addSubview(other)
        stage.settle()
        stage.tap("Button 1")
        stage.settle()
        XCTAssertEqual([stage.strip.selection, other.selection], ["Button 1", "Button 0"])
        XCTAssertEqual(other.strip.coordinator.frame.offset, 0)
        XCTAssertTrue(other.becomeFirstResponder())
        XCTAssertTrue(stage.strip.becomeFirstResponder())
        XCTAssertNil(other.strip.coordinator.engine.focusedTab, "one has the keyboard")
      }
    }

    func testE12_NothingDriftsAfterManyPages() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        for _ in 0..<20 {
          for index in [1, 2, 3, 4, 3, 2, 1, 0] {
            stage.strip.select("Button \(index)", animated: false)
            stage.display.show(frames: 2)
          }
        }
        XCTAssertEqual(stage.frame.offset, 0)
        XCTAssertEqual(stage.rect("Button 0")?.minX, 12)
        XCTAssertEqual(stage.disagreement, 0)
      }
    }

    func testE13_ALongTitleIsCutAtTheMaximumAndSpokenWhole() async {
      Stage.inBothDirections { traits in
        var style = TabStripStyle.selectionList
        style.maximumTabWidth = 120
        let stage = Stage(
          [String(repeating: "long ", count: 2000), "Two"], style: style, configuration: .selectionList, traits: traits)
        let first = stage.inside.shown.first
        XCTAssertEqual(first?.frame.width, 120)
        let label = first?.subviews.lazy.compactMap { $0 as? UILabel }.first
        XCTAssertEqual(label?.frame.width, 95)
        XCTAssertEqual(label?.lineBreakMode, .byTruncatingTail)
        let element = stage.inside.accessibilityElement(at: 0) as? UIAccessibilityElement
        XCTAssertEqual(element?.accessibilityLabel?.count, 10_000)
        stage.strip.update(TabStripItem(id: stage.strip.items[0].id, title: "One"))
        stage.display.show(seconds: 1)
        XCTAssertEqual(stage.inside.indicator.frame.width, 39 + 15, "the mark goes with the title")
      }
    }

    func testE14_AnIdleHiddenOrDetachedStripAsksForNoFrames() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.display.show(frames: 3)
        XCTAssertEqual(DisplayLink.runningCount, 0)
        stage.strip.isHidden = true
        stage.strip.select("Button 4")
        stage.strip.insert(TabStripItem(id: "New", title: "New"), at: 0)
        stage.display.show(frames: 3)
        XCTAssertEqual(DisplayLink.runningCount, 0)
        stage.strip.isHidden = false
        stage.display.show(frames: 2)
        stage.strip.select("Button 8")
        stage.display.show(frames: 2)
        XCTAssertEqual(DisplayLink.runningCount, 1)
        stage.strip.removeFromSuperview()
        XCTAssertEqual(DisplayLink.runningCount, 0)
        stage.strip.select("Button 1")
        XCTAssertEqual(DisplayLink.runningCount, 0)
      }
    }
  }
#endif
