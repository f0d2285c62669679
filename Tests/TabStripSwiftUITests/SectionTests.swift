#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// Rows C1 to C8 and E9 on a page of SwiftUI's.
  @MainActor
  final class SectionTests: XCTestCase {
    /// A page with a hero as high as it is wide.
    private struct Page: View {
      var hero = 400.0
      var heights: [Double] = [800, 800, 800]
      var ids = ["One", "Two", "Six", "Ten"]
      let held: Held<String>
      var onChange: (String?, SectionChange.Cause) -> Void = { _, _ in }

      var body: some View {
        SectionTabsScroll(selection: held.binding) {
          heights.indices.map { StripTab(ids[$0], value: ids[$0]) }
        } hero: {
          Color.red.frame(height: CGFloat(hero))
        } content: {
          ForEach(Array(heights.indices), id: \.self) { index in
            Color.clear.frame(height: CGFloat(heights[index])).tabSection(ids[index])
          }
        }
        .onSectionChange(perform: onChange)
      }
    }

    private final class Log { var lines: [String] = [] }

    private func stage(
      _ held: Held<String>, _ heights: [Double] = [800, 800, 800], log: Log = Log(),
      traits: UITraitCollection = UITraitCollection()
    ) -> SwiftUIStage<Page> {
      SwiftUIStage(
        Page(heights: heights, held: held, onChange: { log.lines.append("\($0 ?? "none") \($1)") }), traits: traits)
    }

    override func setUp() async throws { await MainActor.run { ViewGraph.writesDuringUpdates = 0 } }

    func testC1_TheStripPinsToTheTopWhenTheHeroHasGone() async {
      await UITraitCollection.inBothDirections { traits in
        let stage = stage(Held("One"), traits: traits)
        XCTAssertEqual(stage.stripTop, 400)
        XCTAssertEqual(stage.strip.frame.size, CGSize(width: 400, height: 44))
        XCTAssertEqual(stage.page.contentSize, CGSize(width: 400, height: 400 + 44 + 2400))
        stage.drag(by: 200)
        XCTAssertEqual(stage.stripTop, 200, accuracy: 0.5)
        stage.drag(by: 350)
        XCTAssertEqual(stage.stripTop, 0, accuracy: 0.5)
        XCTAssertTrue(stage.page.subviews.last === stage.strip)
        let label = stage.strip.strip.coordinator.engine.isRightToLeft
        XCTAssertEqual(label, traits.layoutDirection == .rightToLeft)
      }
    }

    func testWhereAnswersAreAwaitedThePageStaysWhereTheUserTookIt() async {
      await UITraitCollection.inBothDirections { traits in
        let held = Held("One")
        held.refuses = true
        let stage = SwiftUIStage(Page(held: held).tabStripAwaitsAnswers(), traits: traits)
        stage.tap("Two")
        stage.settle()
        let offset = stage.page.contentOffset.y
        XCTAssertGreaterThan(offset, 1000)
        stage.show(Page(held: held).tabStripAwaitsAnswers())
        XCTAssertEqual(stage.page.contentOffset.y, offset)
        held.value = "Two"
        stage.show(Page(held: held).tabStripAwaitsAnswers())
        held.value = "One"
        stage.show(Page(held: held).tabStripAwaitsAnswers())
        XCTAssertEqual(stage.strip.selection, "One")
      }
    }

    func testWhatComesToCoverThePageCountsAtOnce() async {
      await UITraitCollection.inBothDirections { traits in
        let held = Held("One")
        let stage = stage(held, traits: traits)
        stage.page.contentOffset.y = 1170
        stage.display.show(frames: 2)
        XCTAssertEqual(stage.stripTop, 0)
        XCTAssertEqual(held.value, "One")
        stage.page.covered = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
        XCTAssertEqual(stage.stripTop, 50, "without a scroll")
        XCTAssertEqual(held.value, "Two", "which is what shows below the strip now")
      }
    }

    func testC2_TabsFillTheWidthEquallyWithTheSourcesMeasures() async {
      let stage = stage(Held("One"))
      XCTAssertEqual(stage.strip.style, .sticky)
      let widths = stage.strip.strip.shown.map(\.frame.width)
      XCTAssertEqual(widths.max() ?? 0, 400 / 3, accuracy: 0.5)
      XCTAssertEqual(widths.min() ?? 0, 400 / 3, accuracy: 0.5)
    }

    func testC3_C4_ATapScrollsItsSectionToLieRightUnderTheStrip() async {
      await UITraitCollection.inBothDirections { traits in
        let (held, log) = (Held("One"), Log())
        let stage = stage(held, log: log, traits: traits)
        stage.tap("Two")
        XCTAssertEqual(held.log, ["Two"])
        stage.display.show(frames: 6)
        XCTAssertGreaterThan(stage.page.contentOffset.y, 0)
        XCTAssertLessThan(stage.page.contentOffset.y, 1200)
        stage.settle()
        XCTAssertEqual(stage.page.contentOffset.y, 400 + 800, accuracy: 0.5)
        XCTAssertEqual(held.log, ["Two"], "no flicker through others")
        stage.drag(by: 100)
        stage.tap("Two")
        stage.settle()
        XCTAssertEqual(stage.page.contentOffset.y, 1200, accuracy: 0.5, "again")
        XCTAssertEqual(log.lines, ["Two tap"])
      }
    }

    func testC5_TheBindingFollowsTheSectionBelowTheStripLive() async {
      await UITraitCollection.inBothDirections { traits in
        let (held, log) = (Held("One"), Log())
        let stage = stage(held, log: log, traits: traits)
        for offset in stride(from: 0.0, through: 2244, by: 37) {
          stage.page.contentOffset.y = CGFloat(offset)
          stage.display.show()
          XCTAssertEqual(held.value, offset <= 1200 ? (offset < 1200 ? "One" : "Two") : held.value)
          XCTAssertEqual(stage.strip.selection, held.value)
        }
        XCTAssertEqual(held.log, ["Two", "Six"])
        XCTAssertEqual(log.lines.map { $0.split(separator: " ")[0] }, ["Two", "Six"])
      }
    }

    func testC5_AScrollCostsNoUpdateOfTheViewsButWhereTheSectionChanges() async {
      let stage = stage(Held("One"))
      let before = ViewGraph.updates
      for offset in stride(from: 0.0, through: 1100, by: 11) {
        stage.page.contentOffset.y = CGFloat(offset)
        stage.display.show()
      }
      XCTAssertEqual(ViewGraph.updates, before)
    }

    func testC6_AtTheEndOfThePageTheLastSectionIsActive() async {
      let held = Held("One")
      let stage = stage(held, [800, 800, 60])
      stage.page.contentOffset.y = stage.page.contentSize.height - 600
      stage.display.show(frames: 2)
      XCTAssertEqual(held.value, "Six")
    }

    func testC7_HeightsMayBeZeroAndChange() async {
      let held = Held("One")
      let stage = stage(held, [800, 0, 800, 800])
      stage.tap("Ten")
      stage.display.show(frames: 5)
      var page = stage.hosting.rootView
      page.heights = [800, 400, 800, 800]
      stage.show(page)
      stage.settle()
      XCTAssertEqual(stage.page.contentOffset.y, 400 + 2000, accuracy: 0.5, "E9: aimed anew in flight")
      XCTAssertEqual(held.value, "Ten")
      XCTAssertEqual(held.log, ["Ten"])
    }

    func testC7_ASectionThatGrowsByAStateOfItsOwnIsHeard() async throws {
      let held = Held("One")
      var height: Binding<Double>?
      let stage = SwiftUIStage(
        SectionTabsScroll(selection: held.binding) {
          StripTab("One", value: "One")
          StripTab("Two", value: "Two")
        } content: {
          Growing { height = $0 }.tabSection("One")
          Color.clear.frame(height: 900).tabSection("Two")
        })
      XCTAssertEqual(stage.page.contentSize.height, 44 + 700 + 900)
      try XCTUnwrap(height).wrappedValue = 1000
      stage.display.show()
      XCTAssertEqual(stage.page.contentSize.height, 44 + 1000 + 900)
      stage.tap("Two")
      stage.settle()
      XCTAssertEqual(stage.page.contentOffset.y, 1000, accuracy: 0.5)
    }

    private struct Growing: View {
      @State private var height = 700.0
      let hand: (Binding<Double>) -> Void

      var body: some View {
        let _ = hand($height)
        Color.clear.frame(height: CGFloat(height))
      }
    }

    func testC8_OneEventForEachChangeAndNoneBackForWhatTheAppSets() async {
      let (held, log) = (Held("One"), Log())
      let stage = stage(held, log: log)
      await stage.settleTasks()
      XCTAssertEqual(log.lines, ["One layout"])
      log.lines = []
      held.value = "Six"
      stage.show(stage.hosting.rootView)
      XCTAssertEqual(stage.page.contentOffset.y, 400 + 1600, "at once")
      XCTAssertEqual(stage.strip.selection, "Six")
      held.value = "Two"
      withAnimation { stage.hosting.rootView = stage.hosting.rootView }
      stage.display.show(frames: 3)
      XCTAssertGreaterThan(stage.page.contentOffset.y, 1201)
      stage.settle()
      XCTAssertEqual(stage.page.contentOffset.y, 1200, accuracy: 0.5)
      await stage.settleTasks()
      XCTAssertEqual(held.log, [], "the binding is not told what it said")
      XCTAssertEqual(log.lines, ["Six program", "Two program"])
      XCTAssertEqual(ViewGraph.writesDuringUpdates, 0)
    }

    func testE9_AHandEndsTheScrollOfATap() async {
      let held = Held("One")
      let stage = stage(held)
      stage.tap("Six")
      stage.display.show(frames: 4)
      let caught = stage.page.contentOffset.y
      stage.finger.down(at: CGPoint(x: 150, y: 500))
      stage.display.show(frames: 30)
      XCTAssertEqual(stage.page.contentOffset.y, caught, accuracy: 0.01)
      stage.finger.up()
      stage.settle()
      XCTAssertEqual(stage.page.contentOffset.y, caught, accuracy: 0.01)
      XCTAssertEqual(held.value, stage.strip.selection)
    }

    func testE9_ThePageOpensWhereTheBindingSays() async {
      await UITraitCollection.inBothDirections { traits in
        let held = Held("Six")
        let stage = stage(held, [800, 800, 60], traits: traits)
        await stage.settleTasks()
        XCTAssertEqual(stage.page.contentOffset.y, 400 + 44 + 1660 - 600, accuracy: 0.5, "as far as it goes yet")
        XCTAssertEqual(stage.strip.selection, "Six")
        XCTAssertEqual(held.log, [])
        var page = stage.hosting.rootView
        page.heights = [1000, 800, 800]
        stage.show(page)
        stage.settle()
        XCTAssertEqual(stage.page.contentOffset.y, 400 + 1800, accuracy: 0.5, "more was loaded above it")
        XCTAssertEqual(held.log, [])
      }
    }

    func testE9_OverscrollAboveTheHeroChangesNothing() async {
      let held = Held("One")
      let stage = stage(held)
      stage.drag(by: -150)
      stage.settle()
      XCTAssertEqual(held.log, [])
      XCTAssertEqual(stage.page.contentOffset.y, 0, accuracy: 0.5)
    }

    func testATabWithoutASectionIsAnEmptyOneBehindTheOneBefore() async {
      let held = Held("One")
      let stage = SwiftUIStage(
        SectionTabsScroll(selection: held.binding) {
          StripTab("One", value: "One")
          StripTab("None", value: "None")
          StripTab("Two", value: "Two")
        } content: {
          Color.clear.frame(height: 700).tabSection("One")
          Color.clear.frame(height: 900).tabSection("Two")
        })
      stage.tap("None")
      stage.settle()
      XCTAssertEqual(stage.page.contentOffset.y, 700, accuracy: 0.5)
      XCTAssertEqual(held.value, "None")
    }

    func testSectionsComeAndGoByIdentity() async {
      let held = Held("One")
      let stage = stage(held)
      held.value = "Two"
      stage.show(stage.hosting.rootView)
      var page = stage.hosting.rootView
      page.ids = ["Two", "Six", "Ten"]
      stage.show(page)
      await stage.settleTasks()
      XCTAssertEqual(held.value, "Two")
      XCTAssertEqual(stage.strip.selection, "Two")
      XCTAssertEqual(held.log, [])
      stage.tap("Ten")
      stage.settle()
      XCTAssertEqual(stage.page.contentOffset.y, 400 + 1600, accuracy: 0.5, "each tab has its own section")
      XCTAssertEqual(held.log, ["Ten"])
    }

    func testABindingWithoutAValueIsToldOfTheFirstSection() async {
      let held = Held<String?>(nil)
      let stage = SwiftUIStage(
        SectionTabsScroll(selection: held.binding) {
          StripTab("One", value: "One")
        } content: {
          Color.clear.frame(height: 900).tabSection("One")
        })
      await stage.settleTasks()
      XCTAssertEqual(held.value, "One")
    }

    func testTheEnvironmentReachesWhatIsOnThePage() async {
      var seen: [String] = []
      struct Reader: View {
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.layoutDirection) private var direction
        let hand: (String) -> Void

        var body: some View {
          let _ = hand("\(isEnabled) \(direction)")
          Color.clear.frame(height: 900)
        }
      }
      let held = Held("One")
      _ = SwiftUIStage(
        SectionTabsScroll(selection: held.binding) {
          StripTab("One", value: "One")
        } content: {
          Reader { seen.append($0) }.tabSection("One")
        }
        .disabled(true)
        .environment(\.layoutDirection, .rightToLeft))
      XCTAssertEqual(seen.last, "false rightToLeft")
    }
  }

  extension SwiftUIStage {
    /// The scroll view of a page.
    var page: PageScroller { hosting.view.all()[0] }

    /// How far the strip's top is below the top of what shows.
    var stripTop: Double { Double(strip.frame.minY - page.contentOffset.y) }

    /// Drags the page so that it goes on by a distance, and lets go at rest.
    func drag(by distance: CGFloat) {
      let start = CGPoint(x: 150, y: distance > 0 ? 590 : 100)
      finger.down(at: start)
      finger.move(to: CGPoint(x: 150, y: start.y - (distance > 0 ? 11 : -11)))
      finger.move(to: CGPoint(x: 150, y: start.y - (distance > 0 ? 11 : -11) - distance), steps: 6)
      display.show(seconds: 0.2)
      finger.up()
      display.show(frames: 3)
    }
  }
#endif
