#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Public reports about strips like this one that concern a drawn strip, its views or its delegates. Those that need none are tried in the engine.
  @MainActor
  final class ReportedTests: XCTestCase {
    /// Tabs of exactly this width, whatever their titles.
    private static func style(_ width: Double) -> TabStripStyle {
      var style = TabStripStyle.pills
      style.minimumTabWidth = width
      style.maximumTabWidth = width
      style.spacing = 0
      style.leadingInset = 0
      style.trailingInset = 0
      return style
    }

    private static func configuration(_ placement: OverflowConfiguration.Placement = .none) -> TabStripConfiguration {
      var configuration = TabStripConfiguration.pills
      configuration.overflow.placement = placement
      return configuration
    }

    private func stage(
      _ count: Int, width: Double, room: CGFloat, placement: OverflowConfiguration.Placement = .none,
      traits: UITraitCollection, select: String? = nil
    ) -> Stage {
      Stage(
        (0..<count).map(String.init), style: Self.style(width), configuration: Self.configuration(placement),
        traits: traits, frame: CGRect(x: 10, y: 20, width: room, height: 48), select: select)
    }

    /// Where the row is scrolled to, seen from a view that is shown: `width` is that of every tab.
    private func seenOffset(_ stage: Stage, width: CGFloat) -> CGFloat? {
      guard let title = stage.titles.first, let rect = stage.rect(title), let index = Int(title) else { return nil }
      return CGFloat(index) * width - rect.minX
    }

    /// Tabs of which any part is drawn as that of a selected one.
    private func drawnSelected(_ stage: Stage) -> [String] {
      let selected = stage.inside.look.tab(.selected, selectionFraction: 1)
      return stage.titles.filter { title in
        let label = stage.view(title)?.subviews.lazy.compactMap { $0 as? UILabel }.first
        return label?.textColor == selected.title || stage.view(title)?.backgroundColor == selected.body
      }
    }

    func testR012_aSelectionThatIsRestoredIsInPlaceInTheFirstFrame() async {
      Stage.inBothDirections { traits in
        let stage = stage(10, width: 80, room: 320, traits: traits, select: "7")
        XCTAssertEqual(seenOffset(stage, width: 80), 440, "560 + 40 − 160")
        for _ in 0..<10 {
          stage.display.show()
          XCTAssertEqual(seenOffset(stage, width: 80), 440, "nothing moves after the first frame")
        }
      }
    }

    func testR036_aTapOnAnArrowPagesOnceAndATapOnACutTabShowsIt() async throws {
      try Stage.inBothDirections { traits in
        let stage = stage(12, width: 100, room: 350, placement: .overlaid, traits: traits)
        stage.finger.tap(at: stage.point(340))
        stage.settle()
        let offset = try XCTUnwrap(seenOffset(stage, width: 100))
        XCTAssertGreaterThan(offset, 100, "a tap is enough")
        XCTAssertLessThanOrEqual(offset, 350, "and is one page")
        stage.drag(by: 30)
        stage.settle()
        let cut = try XCTUnwrap(
          stage.titles.first { (stage.rect($0)?.minX ?? 0) < 0 && (stage.rect($0)?.maxX ?? 0) > 50 })
        stage.tap(cut)
        stage.settle()
        XCTAssertEqual(drawnSelected(stage), [cut])
        let shown = try XCTUnwrap(stage.rect(cut))
        XCTAssertTrue(shown.minX >= 0 && shown.maxX <= 350, "whole at \(shown)")
      }
    }

    func testR061_aProgramsSelectionMovesTheRowOneWay() async {
      Stage.inBothDirections { traits in
        let stage = stage(10, width: 80, room: 320, traits: traits)
        stage.strip.select("5", animated: true)
        var offsets: [CGFloat] = []
        for _ in 0..<120 {
          stage.display.show()
          offsets.append(seenOffset(stage, width: 80) ?? .nan)
        }
        XCTAssertEqual(offsets.last, 280, "400 + 40 − 160")
        XCTAssertEqual(offsets, offsets.sorted(), "straight there")
        XCTAssertGreaterThan(offsets.filter { $0 > 0 && $0 < 279 }.count, 2, "seen to go")
      }
    }

    func testR066_anAncestorThatIsScaledPullsNothingBack() async throws {
      try Stage.inBothDirections { traits in
        let stage = stage(12, width: 100, room: 350, traits: traits)
        let scaled = UIView(frame: stage.display.window.bounds)
        scaled.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        stage.display.window.addSubview(scaled)
        scaled.addSubview(stage.strip)
        stage.display.show()
        XCTAssertEqual(stage.frame.width, 350, "sizes come from the layout, not from what is seen")
        // 160 points of the window are 200 of the row.
        let (start, onward) = (stage.point(300), stage.isRightToLeft ? 1.0 : -1)
        stage.finger.down(at: start)
        stage.finger.move(to: CGPoint(x: start.x + onward * 20, y: start.y))
        stage.finger.move(to: CGPoint(x: start.x + onward * 180, y: start.y), steps: 8)
        stage.display.show(seconds: 0.2)
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(try XCTUnwrap(seenOffset(stage, width: 100)), 200, accuracy: 1)
        stage.display.show(seconds: 1)
        XCTAssertEqual(try XCTUnwrap(seenOffset(stage, width: 100)), 200, accuracy: 1, "it stays")
        stage.tap("3")
        XCTAssertEqual(stage.log, ["select 3 tap"], "the tab under the finger")
      }
    }

    func testR081_theFirstTabOfAnEmptyStripOverAPage() async {
      Stage.inBothDirections { traits in
        let stage = PageStage([], traits: traits)
        let height = stage.tabs.strip.frame.height
        XCTAssertEqual(height, 44)
        stage.set([800])
        stage.tabs.setSections([TabStripItem(id: "a", title: "A")])
        stage.display.show()
        XCTAssertEqual(stage.inside.shown.filter { !$0.isHidden }.count, 1)
        XCTAssertEqual(stage.tabs.strip.frame.height, height, "no higher than before")
        XCTAssertEqual(stage.tabs.activeSection, "a")
      }
    }

    func testR091_aTabThatComesBackIsDrawnAsItIs() async {
      Stage.inBothDirections { traits in
        let stage = stage(50, width: 80, room: 320, traits: traits, select: "0")
        XCTAssertEqual(drawnSelected(stage), ["0"])
        stage.strip.reveal("49", animated: false)
        stage.display.show()
        stage.strip.select("49", animated: false)
        stage.settle()
        XCTAssertEqual(drawnSelected(stage), ["49"])
        stage.strip.reveal("0", animated: false)
        stage.settle()
        XCTAssertNotNil(stage.view("0"))
        XCTAssertEqual(drawnSelected(stage), [])
      }
    }

    func testR097_fastTapsLeaveOneTabSelected() async {
      Stage.inBothDirections { traits in
        let stage = stage(4, width: 80, room: 320, traits: traits, select: "3")
        for title in ["0", "1", "2", "3"] {
          stage.tap(title)
          stage.display.show(seconds: 0.04)
        }
        stage.display.show(seconds: 1)
        XCTAssertEqual(stage.log, ["0", "1", "2", "3"].map { "select \($0) tap" }, "each was heard")
        XCTAssertEqual(drawnSelected(stage), ["3"])
        let normal = stage.inside.look.tab([], selectionFraction: 0)
        for title in ["0", "1", "2"] {
          let label = stage.view(title)?.subviews.lazy.compactMap { $0 as? UILabel }.first
          XCTAssertEqual(stage.view(title)?.backgroundColor, normal.body, "\(title) is left with nothing of it")
          XCTAssertEqual(label?.textColor, normal.title, title)
        }
      }
    }

    func testR104_manyQuickTapsFreezeNothing() async throws {
      try Stage.inBothDirections { traits in
        let stage = stage(20, width: 80, room: 320, traits: traits)
        // A fixed disorder.
        for tap in 0..<30 {
          stage.finger.tap(at: stage.point(CGFloat(10 + tap * 73 % 300)))
          stage.display.show(seconds: 0.05)
        }
        stage.display.show(seconds: 2)
        let last = try XCTUnwrap(stage.log.last)
        XCTAssertEqual(drawnSelected(stage).map { "select \($0) tap" }, [last])
        let other = try XCTUnwrap(
          stage.titles.first { stage.rect($0).map { $0.minX >= 0 && $0.maxX <= 320 } == true && !last.contains($0) })
        stage.tap(other)
        XCTAssertEqual(stage.strip.selection, other, "it still answers")
      }
    }

    func testR121_R122_badgesCoverNoTextAndStayWholeWhenANeighboursGoes() async throws {
      try Stage.inBothDirections { traits in
        let titles = ["Recent", "Older", "Oldest"]
        let stage = Stage([], traits: traits)
        stage.strip.setItems(titles.map { TabStripItem(id: $0, title: $0, badge: "12") })
        stage.display.show()
        @MainActor func parts(_ title: String) throws -> (text: CGRect, badge: UILabel, body: CGRect) {
          let view = try XCTUnwrap(stage.view(title))
          let text = try XCTUnwrap(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
          let badge = try XCTUnwrap(view.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UILabel }.first)
          return (text.frame, badge, try XCTUnwrap(badge.superview).frame)
        }
        @MainActor func check(_ title: String) throws {
          let (text, badge, body) = try parts(title)
          XCTAssertTrue(text.intersection(body).isEmpty, "\(title): \(text) under \(body)")
          XCTAssertEqual(body.minX > text.minX, !stage.isRightToLeft, "it follows the title")
          let natural = badge.sizeThatFits(badge.bounds.size)
          XCTAssertTrue(badge.bounds.width >= natural.width && badge.bounds.height >= natural.height, title)
          XCTAssertTrue(try XCTUnwrap(stage.view(title)).bounds.contains(body), "\(title): \(body)")
        }
        for title in titles { try check(title) }
        stage.strip.update(TabStripItem(id: "Older", title: "Older"))
        stage.display.show()
        XCTAssertTrue(try XCTUnwrap(parts("Older").badge.superview).isHidden)
        try check("Recent")
        try check("Oldest")
      }
    }

    func testR159_aBadgeIsSaidOnceBesideTheTitle() async throws {
      let stage = Stage([])
      stage.strip.setItems([TabStripItem(id: "Home", title: "Home", badge: "1")])
      stage.display.show()
      let element = try XCTUnwrap(stage.inside.element(at: 0))
      let said = [element.accessibilityLabel, element.accessibilityValue, element.accessibilityHint]
        .compactMap { $0 }.joined(separator: " ")
      XCTAssertEqual(said.components(separatedBy: "Home").count, 2, said)
      XCTAssertEqual(element.accessibilityLabel?.components(separatedBy: "1").count, 2, said)
    }

    func testR162_arrowsAreNotAnnounced() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        XCTAssertFalse(stage.inside.trailingButton.isHidden)
        let elements = (0..<stage.inside.accessibilityElementCount()).map {
          stage.inside.accessibilityElement(at: $0) as? TabElement
        }
        XCTAssertEqual(elements.compactMap(\.self?.accessibilityLabel), (0..<10).map { "Button \($0)" })
        for button in [stage.inside.leadingButton, stage.inside.trailingButton] {
          XCTAssertTrue(([button] + button.allSubviews).allSatisfy { !$0.isAccessibilityElement })
        }
      }
    }

    /// At each text size and in each preset, plain and as the selected tab.
    func testR167_R169_linesHaveTheirWholeHeight() async {
      let presets: [(TabStripStyle, TabStripConfiguration)] = [
        (.pills, .pills), (.chips, .chips), (.selectionList, .selectionList), (.segmented, .segmented),
        (.sticky, .sticky),
      ]
      for textSize in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
        for (style, configuration) in presets {
          for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let stage = Stage(
              ["gjpqy", "國語繁體", "東京ぎゃ"], style: style, configuration: configuration,
              traits: UITraitCollection(direction: direction, textSize: textSize))
            stage.strip.frame.size = CGSize(width: 390, height: stage.strip.intrinsicContentSize.height)
            stage.display.show()
            for title in stage.titles {
              guard let label = stage.view(title)?.subviews.lazy.compactMap({ $0 as? UILabel }).first else {
                return XCTFail("\(title) has no label")
              }
              XCTAssertGreaterThanOrEqual(label.frame.height, label.font.lineHeight - 0.01, "\(textSize.rawValue)")
              let shown = label.convert(label.bounds, to: stage.strip)
              XCTAssertTrue(
                shown.minY >= -0.01 && shown.maxY <= stage.strip.bounds.height + 0.01,
                "\(shown) in \(stage.strip.bounds.height) at \(textSize.rawValue)")
            }
          }
        }
      }
    }

    func testR174_stripAndOwnerAreLetGoAndNobodyListensToThePage() async {
      @MainActor final class Owner {
        let strip = TabStripView<Int>(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
        let tabs = SectionTabs<Int>()
        var chosen: [Int?] = []

        init(_ page: UIScrollView) {
          strip.setItems((0..<4).map { TabStripItem(id: $0, title: "\($0)") })
          strip.onSelect = { [weak self] id, _ in self?.chosen.append(id) }
          strip.shouldSelect = { [weak self] _, _ in self != nil }
          tabs.setSections((0..<4).map { TabStripItem(id: $0, title: "\($0)") })
          tabs.onChange = { [weak self] id, _ in self?.chosen.append(id) }
          tabs.attach(to: page) { CGRect(x: 0, y: 44 + $0 * 500, width: 320, height: 500) }
          strip.select(3)
        }
      }
      let display = Display(width: 320, height: 480)
      display.onFrame = { DisplayLink.step(at: $0) }
      let page = UIScrollView(frame: display.window.bounds)
      page.contentSize = CGSize(width: 320, height: 2044)
      display.window.addSubview(page)
      weak var owner: Owner?
      weak var strip: TabStripView<Int>?
      weak var tabs: SectionTabs<Int>?
      do {
        let living = Owner(page)
        display.window.addSubview(living.strip)
        display.show(frames: 3)
        page.contentOffset.y = 600
        display.show(frames: 3)
        XCTAssertEqual(living.tabs.activeSection, 1)
        (owner, strip, tabs) = (living, living.strip, living.tabs)
        living.strip.removeFromSuperview()
        living.tabs.strip.removeFromSuperview()
      }
      XCTAssertNil(owner)
      XCTAssertNil(strip)
      XCTAssertNil(tabs)
      page.contentOffset.y = 0
      display.show(frames: 3)
      XCTAssertEqual(DisplayLink.runningCount, 0, "nothing moves any more")
    }

    func testR176_delegatesAndDataSourcesAreNotKept() async {
      final class Listener: SelectionListDataSource, SelectionListDelegate, ChipSegmentedControlDelegate {
        func numberOfItems(in list: SelectionList) -> Int { 3 }
        func selectionList(_ list: SelectionList, titleForItemAt index: Int) -> String? { "\(index)" }
        func selectionList(_ list: SelectionList, didSelectItemAt index: Int) {}
        func chipSegmentedControl(_ control: ChipSegmentedControl, didSelectItemAt index: Int, title: String) {}
      }
      let list = SelectionList(frame: CGRect(x: 0, y: 0, width: 320, height: 36))
      let control = ChipSegmentedControl(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      weak var listener: Listener?
      do {
        let living = Listener()
        (list.dataSource, list.delegate, control.delegate, listener) = (living, living, living, living)
      }
      XCTAssertNil(listener)
      XCTAssertNil(list.delegate)
      XCTAssertNil(list.dataSource)
      XCTAssertNil(control.delegate)
      list.reloadData()
      XCTAssertEqual(list.strip.items.count, 0, "nobody tells of any")
    }

    func testR187_aSwipeThatBeginsOnABadgeLeavesNothingPressed() async {
      Stage.inBothDirections { traits in
        let stage = Stage([], traits: traits)
        stage.strip.setItems((0..<8).map { TabStripItem(id: "\($0)", title: "Chip \($0)", badge: "7") })
        stage.display.show()
        let rect = stage.rect("1") ?? .zero
        stage.finger.down(at: stage.point(rect.maxX - 18))
        stage.display.show()
        XCTAssertTrue(stage.frame.tabs[1].states.contains(.pressed))
        stage.finger.move(to: stage.point(rect.maxX - 38), steps: 2)
        stage.display.show(seconds: 0.2)
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(stage.log, [])
        XCTAssertFalse(stage.frame.tabs.contains { $0.states.contains(.pressed) })
        XCTAssertEqual(
          stage.view("1")?.backgroundColor, stage.inside.look.tab([], selectionFraction: 0).body, "its normal look")
      }
    }

    func testS01_aBorderGoesRoundAViewOfTheDataSources() async throws {
      try Stage.inBothDirections { traits in
        let stage = ListStage([nil, "Two"], traits: traits)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        stage.views[0] = own
        stage.list.selectionIndicatorStyle = .buttonBorder
        stage.list.reloadData()
        stage.settle()
        XCTAssertTrue(own.isDescendant(of: try XCTUnwrap(stage.view(0))))
        XCTAssertEqual(stage.inside.indicator.layer.borderWidth, 1)
        XCTAssertEqual(stage.mark.midX, try XCTUnwrap(stage.rect(0)).midX, accuracy: 0.5)
        XCTAssertGreaterThanOrEqual(stage.mark.width, 50)
      }
    }
  }

  extension UIView {
    fileprivate var allSubviews: [UIView] { subviews + subviews.flatMap(\.allSubviews) }
  }
#endif
