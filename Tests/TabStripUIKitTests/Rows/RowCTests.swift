#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Rows C1 to C8 and E9: a page of sections and the tabs that follow it.
  @MainActor
  final class RowCTests: XCTestCase {
    func testC1_TheStripPinsToTheTopWhenTheHeroHasGone() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        XCTAssertEqual(stage.stripTop, 390)
        XCTAssertEqual(stage.tabs.strip.frame.size, CGSize(width: 390, height: 44))
        stage.drag(by: 200)
        XCTAssertEqual(stage.stripTop, 190)
        stage.drag(by: 350)
        XCTAssertEqual(stage.stripTop, 0)
        stage.drag(by: -300)
        XCTAssertEqual(stage.stripTop, 140)
        XCTAssertTrue(stage.scroller.subviews.last === stage.tabs.strip)
      }
    }

    func testC2_TabsFillTheWidthEquallyWithTheSourcesMeasures() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        let widths = stage.inside.shown.map(\.frame.width)
        XCTAssertEqual(widths, [130, 130, 130])
        XCTAssertEqual(stage.inside.indicator.frame.height, 2.5, "2.4 points at scale 2")
        XCTAssertEqual(stage.inside.trim.frame, CGRect(x: 0, y: 43, width: 390, height: 1))
      }
    }

    func testC3_C4_ATapScrollsItsSectionToLieRightUnderTheStrip() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        stage.tap(1)
        XCTAssertEqual(stage.log, ["Section 1 tap"])
        stage.display.show(frames: 6)
        let underway = stage.scroller.contentOffset.y
        XCTAssertGreaterThan(underway, 0)
        XCTAssertLessThan(underway, 1190)
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset.y, 390 + 800, accuracy: 0.5)
        XCTAssertEqual(stage.frame(below: stage.stripTop + 44), 1)
        XCTAssertEqual(stage.log, ["Section 1 tap"], "no flicker through others")
        stage.drag(by: 100)
        stage.tap(1)
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset.y, 1190, accuracy: 0.5, "again")
        XCTAssertEqual(DisplayLink.runningCount, 0)
      }
    }

    func testC5_TheTabOfTheSectionBelowTheStripIsSelectedLive() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        XCTAssertEqual(stage.tabs.activeSection, "Section 0", "the hero is no section")
        stage.finger.down(at: CGPoint(x: 150, y: 590))
        stage.finger.move(to: CGPoint(x: 150, y: 579))
        for _ in 0..<3 {
          stage.finger.move(to: CGPoint(x: 150, y: 79), steps: 4)
          stage.finger.up()
          stage.display.show(seconds: 6)
          stage.finger.down(at: CGPoint(x: 150, y: 590))
          stage.finger.move(to: CGPoint(x: 150, y: 579))
        }
        stage.finger.up()
        XCTAssertEqual(stage.tabs.strip.selection, stage.tabs.activeSection)
        XCTAssertEqual(stage.log, ["Section 1 scroll", "Section 2 scroll"])
      }
    }

    func testC5_ADragThatStopsDeadUpdatesToo() async {
      Stage.inBothDirections { traits in
        let stage = PageStage([800, 100, 800], traits: traits)
        stage.scroller.contentOffset.y = 390 + 790
        XCTAssertEqual(stage.tabs.strip.selection, "Section 0")
        stage.drag(by: 12)
        XCTAssertEqual(stage.tabs.strip.selection, "Section 1")
        XCTAssertEqual(stage.log.last, "Section 1 scroll")
      }
    }

    func testC6_AtTheEndOfThePageTheLastSectionIsActive() async {
      Stage.inBothDirections { traits in
        let stage = PageStage([800, 800, 60], traits: traits)
        stage.scroller.contentOffset.y = stage.scroller.contentSize.height - 600
        stage.display.show(frames: 2)
        XCTAssertEqual(stage.tabs.activeSection, "Section 2")
        let short = PageStage([50, 50], traits: traits)
        XCTAssertEqual(short.tabs.activeSection, "Section 0", "a page that cannot scroll: the first")
        short.tap(1)
        short.settle()
        XCTAssertEqual(short.tabs.activeSection, "Section 1", "or the one tapped")
      }
    }

    func testC7_HeightsMayBeZeroAndChangeUnderway() async {
      Stage.inBothDirections { traits in
        let stage = PageStage([800, 0, 800, 800], traits: traits)
        stage.tap(3)
        stage.display.show(frames: 5)
        stage.set([800, 400, 800, 800])
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset.y, 390 + 2000, accuracy: 0.5, "aimed anew")
        XCTAssertEqual(stage.tabs.activeSection, "Section 3")
        stage.set([.nan, 400, -20, 800])
        stage.display.show(frames: 2)
        XCTAssertNotNil(stage.tabs.activeSection)
      }
    }

    func testC8_OneCallForEachChangeWhoeverMadeIt() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        stage.tabs.scroll(to: "Section 2", animated: false)
        XCTAssertEqual(stage.log, ["Section 2 program"])
        XCTAssertEqual(stage.scroller.contentOffset.y, 390 + 1600)
        XCTAssertEqual(stage.tabs.strip.selection, "Section 2")
        stage.tabs.scroll(to: "unknown")
        stage.settle()
        XCTAssertEqual(stage.log, ["Section 2 program"])
      }
    }

    func testAboveTheFirstSectionNoTabIsSelectedIfSoWished() async {
      Stage.inBothDirections { traits in
        let tabs = SectionTabs<String>(configuration: SectionSyncConfiguration(beforeFirst: .none))
        let stage = PageStage(traits: traits, tabs: tabs)
        XCTAssertNil(tabs.activeSection)
        XCTAssertNil(tabs.strip.selection)
        stage.drag(by: 420)
        stage.settle()
        XCTAssertEqual(tabs.strip.selection, "Section 0")
        stage.tap(0)
        stage.settle()
        XCTAssertEqual(tabs.strip.selection, "Section 0", "a tap takes it not out")
        stage.drag(by: -300)
        stage.settle()
        XCTAssertNil(tabs.strip.selection)
        XCTAssertEqual(stage.log, ["Section 0 scroll", "none scroll"])
      }
    }

    func testOneTabIsSelectedInAPageWhateverModeIsSet() async {
      for mode in [SelectionMode.optional, .multiple(min: 0, max: 2), .momentary] {
        var configuration = TabStripConfiguration.sticky
        configuration.selectionMode = mode
        Stage.inBothDirections { traits in
          let strip = TabStripView<String>(style: .sticky, configuration: configuration)
          let stage = PageStage(traits: traits, tabs: SectionTabs(strip: strip))
          XCTAssertEqual(strip.configuration.selectionMode, .required)
          strip.configuration = configuration
          stage.tap(1)
          stage.settle()
          stage.drag(by: 100)
          stage.tap(1)
          stage.settle()
          XCTAssertEqual(stage.scroller.contentOffset.y, 1190, accuracy: 0.5, "\(mode): to its section again")
          XCTAssertEqual(strip.selections, ["Section 1"])
          XCTAssertEqual(stage.log, ["Section 1 tap"])
        }
      }
    }

    func testE9_AHandEndsTheScrollOfATap() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        stage.tap(2)
        stage.display.show(frames: 5)
        let caught = stage.scroller.contentOffset.y
        stage.finger.down(at: CGPoint(x: 150, y: 500))
        stage.display.show(frames: 30)
        XCTAssertEqual(stage.scroller.contentOffset.y, caught, accuracy: 0.01)
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset.y, caught, accuracy: 0.01)
        XCTAssertEqual(stage.tabs.strip.selection, stage.tabs.activeSection)
      }
    }

    func testE9_ADeepLinkBeforeThePageIsShownLandsRight() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        let tabs = SectionTabs<String>()
        let page = UIScrollView(frame: stage.scroller.frame)
        page.contentSize = stage.scroller.contentSize
        tabs.setSections((0..<3).map { TabStripItem(id: "Section \($0)", title: "\($0)") })
        tabs.attach(to: page) { stage.frame($0) }
        tabs.scroll(to: "Section 2", animated: false)
        stage.display.window.addSubview(page)
        stage.display.show(frames: 2)
        XCTAssertEqual(page.contentOffset.y, 390 + 1600, accuracy: 0.5)
        XCTAssertEqual(tabs.activeSection, "Section 2")
        XCTAssertEqual(tabs.strip.selection, "Section 2")
        page.contentOffset.y = 400
        stage.display.show(frames: 2)
        XCTAssertEqual(tabs.strip.selection, "Section 0")
      }
    }

    func testE9_APullAboveTheHeroChangesNothing() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        stage.finger.down(at: CGPoint(x: 150, y: 100))
        stage.finger.move(to: CGPoint(x: 150, y: 111))
        stage.finger.move(to: CGPoint(x: 150, y: 260), steps: 6)
        XCTAssertLessThan(stage.scroller.contentOffset.y, -20)
        XCTAssertEqual(
          stage.stripTop, 390 - Double(stage.scroller.contentOffset.y), accuracy: 0.01, "the strip goes with its page")
        stage.finger.up()
        stage.settle()
        XCTAssertEqual(stage.tabs.activeSection, "Section 0")
        XCTAssertEqual(stage.log, [])
      }
    }

    func testE9_ALinksSectionStaysUnderTheStripWhileMoreIsLoadedAboveIt() async {
      Stage.inBothDirections { traits in
        let stage = PageStage([800, 800, 60], traits: traits)
        stage.tabs.open(at: "Section 2")
        stage.display.show()
        XCTAssertEqual(stage.scroller.contentOffset.y, 390 + 44 + 1660 - 600, "as far as the page goes yet")
        XCTAssertEqual(stage.log, ["Section 2 link"])
        stage.set([1000, 800, 800])
        stage.display.show()
        XCTAssertEqual(stage.scroller.contentOffset.y, 390 + 1800, accuracy: 0.5)
        stage.tabs.open(at: "unknown")
        stage.drag(by: -100)
        stage.set([1200, 800, 800])
        stage.display.show()
        XCTAssertEqual(stage.scroller.contentOffset.y, 390 + 1700, accuracy: 1, "the hand has taken over")
      }
    }

    func testAStripOfTheAppsOwnBesideThePageAndInsetsOfThePage() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(placement: .outside(covering: 0), traits: traits)
        XCTAssertNil(stage.tabs.strip.superview)
        stage.scroller.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
        stage.tabs.scroll(to: "Section 1", animated: false)
        XCTAssertEqual(stage.scroller.contentOffset.y, 434 + 800 - 50)
        for (offset, section) in [(1164.0, "Section 0"), (1204.0, "Section 1")] {
          stage.scroller.contentOffset.y = CGFloat(offset)
          stage.display.show(frames: 2)
          XCTAssertEqual(stage.tabs.activeSection, section, "what the inset covers does not count")
        }
      }
    }

    func testWhatComesToCoverThePageCountsAtOnceWhereItsDelegateSaysSo() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        stage.scroller.contentOffset.y = 1160
        stage.display.show(frames: 2)
        XCTAssertEqual(stage.stripTop, 0)
        XCTAssertEqual(stage.tabs.activeSection, "Section 0")
        stage.scroller.covered = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
        XCTAssertEqual(stage.stripTop, 50, "without a scroll")
        XCTAssertEqual(stage.tabs.activeSection, "Section 1", "which is what shows below the strip now")
        XCTAssertEqual(stage.tabs.strip.selection, "Section 1")
        stage.scroller.contentInsetAdjustmentBehavior = .never
        XCTAssertEqual(stage.stripTop, 0)
        XCTAssertEqual(stage.tabs.activeSection, "Section 0")
      }
    }

    func testDetachingLeavesThePageAndItsDelegateAlone() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        XCTAssertTrue(stage.scroller.delegate === stage)
        stage.drag(by: 100)
        XCTAssertGreaterThan(stage.scrolls, 0)
        stage.tap(2)
        stage.display.show(frames: 3)
        stage.tabs.detach()
        let offset = stage.scroller.contentOffset
        stage.settle()
        XCTAssertEqual(stage.scroller.contentOffset, offset)
        XCTAssertNil(stage.tabs.strip.superview)
        XCTAssertTrue(stage.scroller.delegate === stage)
        stage.log = []
        stage.scroller.contentOffset.y = 900
        stage.display.show(frames: 2)
        XCTAssertEqual(stage.log, [])
        stage.tabs.attach(to: stage.scroller) { stage.frame($0) }
        stage.scroller.contentOffset.y = 1300
        stage.display.show(frames: 2)
        XCTAssertEqual(stage.tabs.activeSection, "Section 1")
      }
    }

    func testSectionsSetInAReportOfOthersLeaveStripAndPageTogether() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        let names = ["Section 0", "Section 1"]
        stage.tabs.scroll(to: "Section 1", animated: false)
        stage.settle()
        var isFirst = true
        stage.tabs.strip.onSelect = { [weak stage] _, _ in
          guard isFirst else { return }
          isFirst = false
          stage?.tabs.setSections(names.map { TabStripItem(id: $0, title: $0) })
        }
        stage.tabs.setSections(["Section 0", "Section 2"].map { TabStripItem(id: $0, title: $0) })
        stage.settle()
        XCTAssertFalse(isFirst)
        XCTAssertEqual(stage.tabs.strip.items.map(\.id), names)
        XCTAssertEqual(stage.tabs.strip.selection, stage.tabs.activeSection)
        stage.tap(1)
        stage.settle()
        XCTAssertEqual(stage.tabs.activeSection, "Section 1")
        XCTAssertEqual(stage.tabs.strip.selection, "Section 1")
      }
    }

    func testTheStripOverThePageGrowsWithTheText() async {
      let stage = PageStage()
      XCTAssertEqual(stage.tabs.strip.frame.height, 44)
      stage.tabs.strip.style.titleFont = StateValues(FontRole(size: 60, weight: .regular))
      stage.settle()
      XCTAssertGreaterThan(stage.tabs.strip.frame.height, 60)
      XCTAssertEqual(stage.tabs.strip.frame.height, stage.tabs.strip.intrinsicContentSize.height)
    }

    func testAPageThatIsNotLaidOutYetIsNoBadData() async {
      let tabs = SectionTabs<String>()
      var reports: [Diagnostics] = []
      tabs.strip.onDiagnostics = { reports.append($0) }
      tabs.setSections(["One", "Two"].map { TabStripItem(id: $0, title: $0) })
      tabs.attach(to: UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))) { _ in .zero }
      XCTAssertEqual(reports, [])
      XCTAssertEqual(tabs.activeSection, "One")
    }

    func testSectionsComeAndGoByIdentity() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        stage.tabs.scroll(to: "Section 1", animated: false)
        stage.set([800, 800])
        stage.tabs.setSections([1, 2].map { TabStripItem(id: "Section \($0)", title: "\($0)") })
        XCTAssertEqual(stage.tabs.activeSection, "Section 1")
        XCTAssertEqual(stage.tabs.strip.selection, "Section 1")
      }
    }
  }

  extension PageStage {
    /// The section that shows at a distance below the top of what shows.
    fileprivate func frame(below distance: Double) -> Int? {
      let y = scroller.contentOffset.y + CGFloat(distance) + 0.5
      return heights.indices.first { frame($0).minY <= y && y < frame($0).maxY }
    }
  }
#endif
