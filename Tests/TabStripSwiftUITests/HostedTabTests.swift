#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// A view that says what it was given, and has a state of its own.
  private struct Probe: View {
    let name: String
    @State private var more = ""
    @Environment(\.tabStripTabIsSelected) private var isSelected
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    var hand: (Binding<String>) -> Void = { _ in }

    var body: some View {
      let _ = hand($more)
      Sign(
        text: name + more, isSelected: isSelected, isEnabled: isEnabled, isRightToLeft: direction == .rightToLeft)
    }
  }

  private struct Sign: UIViewRepresentable {
    let text: String
    let isSelected: Bool
    let isEnabled: Bool
    let isRightToLeft: Bool

    func makeUIView(context: Context) -> SignView { SignView(frame: .zero) }
    func updateUIView(_ view: SignView, context: Context) {
      view.sign = self
      view.textSize = context.environment.dynamicTypeSize
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: SignView, context: Context) -> CGSize? {
      CGSize(width: 10 * CGFloat(text.count), height: 20)
    }
  }

  private final class SignView: UIView {
    var sign: Sign!
    var textSize = DynamicTypeSize.large
  }

  @MainActor
  private func signs(_ view: UIView?) -> [SignView] { view?.all() ?? [] }

  extension SwiftUIStage {
    /// Of some tabs those whose views say that they are selected.
    fileprivate func selected(among titles: [String]) -> [String] {
      display.show()
      return titles.filter { signs(view($0)).first?.sign.isSelected == true }
    }
  }

  /// Views of SwiftUI's as tabs.
  @MainActor
  final class HostedTabTests: XCTestCase {
    override func setUp() async throws { await MainActor.run { ViewGraph.writesDuringUpdates = 0 } }
    override func tearDown() async throws {
      await MainActor.run { XCTAssertEqual(ViewGraph.writesDuringUpdates, 0) }
    }

    /// Shows what is in a tab by what the app keeps.
    private func strip(
      _ held: Held<String>, _ names: KeyValuePairs<String, String>, disabled: String? = nil,
      hand: @escaping (Binding<String>) -> Void = { _ in }
    ) -> TabStrip<String> {
      TabStrip(selection: held.binding, Array(names)) { tab in
        StripTab(tab.key, value: tab.key) { Probe(name: tab.value, hand: hand) }.disabled(tab.key == disabled)
      }
    }

    func testATabIsAsWideAsItsViewWhichStandsInItsMiddle() async throws {
      try await UITraitCollection.inBothDirections { traits in
        let held = Held("A")
        let stage = SwiftUIStage(strip(held, ["A": "four", "B": "ten chars!"]), traits: traits)
        let (a, b) = (try XCTUnwrap(stage.rect("A")), try XCTUnwrap(stage.rect("B")))
        XCTAssertEqual(b.width - a.width, 60, "by what they show, not by their titles")
        XCTAssertLessThan(a.minX, b.minX)
        let sign = try XCTUnwrap(signs(stage.view("B")).first)
        XCTAssertEqual(sign.sign.text, "ten chars!")
        XCTAssertEqual(sign.bounds.size, CGSize(width: 100, height: 20))
        let place = sign.convert(sign.bounds, to: stage.strip)
        XCTAssertEqual(place.midX, try XCTUnwrap(stage.place("B")).midX, accuracy: 0.5)
        XCTAssertEqual(place.midY, 24, accuracy: 0.5)
        XCTAssertEqual(sign.sign.isRightToLeft, traits.layoutDirection == .rightToLeft)
        stage.tap("B")
        XCTAssertEqual(held.log, ["B"], "a tap on the view chooses its tab")
      }
    }

    func testAViewChangesWithTheAppAndKeepsItsStateAndItsTab() async throws {
      try await UITraitCollection.inBothDirections { traits in
        let held = Held("A")
        var state: Binding<String>?
        let stage = SwiftUIStage(strip(held, ["A": "one", "B": "two"]) { state = $0 }, traits: traits)
        let sign = try XCTUnwrap(signs(stage.view("B")).first)
        let tab = try XCTUnwrap(stage.view("B"))
        let width = try XCTUnwrap(stage.rect("B")).width
        try XCTUnwrap(state).wrappedValue = "+++"
        stage.display.show(frames: 3)
        XCTAssertEqual(sign.sign.text, "two+++")
        XCTAssertEqual(stage.rect("B")?.width, width + 30, "its own state has made it wider")
        stage.show(strip(held, ["A": "one", "B": "second"]) { state = $0 })
        stage.display.show(frames: 2)
        XCTAssertEqual(sign.sign.text, "second+++")
        XCTAssertEqual(stage.rect("B")?.width, width + 60, "the app has")
        XCTAssertTrue(signs(stage.view("B")).first === sign)
        XCTAssertTrue(stage.view("B") === tab)
        XCTAssertEqual(held.log, [])
        let before = ViewGraph.updates
        stage.settle()
        XCTAssertEqual(ViewGraph.updates, before, "at rest nothing is measured again and again")
        XCTAssertEqual(DisplayLink.runningCount, 0)
      }
    }

    func testAViewKnowsWhetherItsTabIsSelectedAndCanBeChosen() async {
      await UITraitCollection.inBothDirections { traits in
        let held = Held("A")
        let stage = SwiftUIStage(strip(held, ["A": "a", "B": "b", "C": "c"], disabled: "C"), traits: traits)
        XCTAssertEqual(stage.selected(among: ["A", "B", "C"]), ["A"])
        XCTAssertEqual(["A", "C"].map { signs(stage.view($0)).first?.sign.isEnabled }, [true, false])
        stage.tap("B")
        XCTAssertEqual(stage.selected(among: ["A", "B", "C"]), ["B"])
        held.value = "A"
        stage.show(strip(held, ["A": "a", "B": "b", "C": "c"]))
        XCTAssertEqual(stage.selected(among: ["A", "B", "C"]), ["A"])
        XCTAssertEqual(signs(stage.view("C")).first?.sign.isEnabled, true)
        stage.show(strip(held, ["B": "b", "C": "c"]))
        XCTAssertEqual(stage.selected(among: ["A", "B", "C"]), ["B"], "who has taken over")
        await stage.settleTasks()
      }
    }

    func testAViewHasTheEnvironmentOfTheStrip() async throws {
      let held = Held("A")
      func app(_ size: DynamicTypeSize, _ isDisabled: Bool) -> AnyView {
        AnyView(strip(held, ["A": "a"]).dynamicTypeSize(size).disabled(isDisabled))
      }
      let stage = SwiftUIStage(app(.small, false))
      let sign = try XCTUnwrap(signs(stage.view("A")).first)
      XCTAssertEqual(sign.textSize, .small)
      stage.show(app(.accessibility2, true))
      XCTAssertEqual(sign.textSize, .accessibility2)
      XCTAssertFalse(sign.sign.isEnabled)
    }

    func testVoiceOverReadsTitleAndBadge() async throws {
      let held = Held("A")
      let stage = SwiftUIStage(
        TabStrip(selection: held.binding) {
          StripTab("Ada", value: "A") { Probe(name: "picture") }.badge(3)
          StripTab("Bob", value: "B") { Probe(name: "picture") }.accessibilityLabel("Robert")
        })
      let elements = (0..<2).map { stage.strip.strip.accessibilityElement(at: $0) as? UIAccessibilityElement }
      XCTAssertEqual(elements.map { $0?.accessibilityLabel }, ["Ada, 3", "Robert"])
    }

    func testOnlyTabsInSightHaveAViewAndThoseThatGoAreFreed() async {
      await UITraitCollection.inBothDirections { traits in
        let held = Held("Tab 0")
        let stage = SwiftUIStage(
          TabStrip(selection: held.binding, 0..<1000) { number in
            StripTab("\(number)", value: "Tab \(number)") { Probe(name: "number \(number)") }
          }, traits: traits)
        XCTAssertLessThan(signs(stage.strip).count, 16)
        weak var first: SignView?
        first = signs(stage.view("Tab 0")).first
        XCTAssertNotNil(first)
        held.value = "Tab 500"
        stage.show(stage.hosting.rootView)
        stage.settle()
        XCTAssertNil(first)
        XCTAssertEqual(signs(stage.view("Tab 500")).first?.sign.text, "number 500")
        XCTAssertLessThan(signs(stage.strip).count, 16)
        held.value = "Tab 0"
        stage.show(stage.hosting.rootView)
        stage.settle()
        XCTAssertEqual(signs(stage.view("Tab 0")).first?.sign.isSelected, true, "made anew")
      }
    }

    func testATabMayBecomeAViewAndATitleAgain() async throws {
      let held = Held("A")
      func app(_ isView: Bool) -> TabStrip<String> {
        TabStrip(selection: held.binding) {
          if isView { StripTab("A", value: "A") { Probe(name: "view") } } else { StripTab("A", value: "A") }
        }
      }
      let stage = SwiftUIStage(app(false))
      let tab = try XCTUnwrap(stage.strip.model.map.tab(of: "A"))
      for isView in [true, false, true] {
        stage.show(app(isView))
        stage.display.show(frames: 2)
        XCTAssertEqual(signs(stage.strip).map(\.sign.text), isView ? ["view"] : [])
        XCTAssertEqual(stage.strip.model.map.tab(of: "A"), tab)
      }
    }

    func testEverythingIsFreed() async {
      weak var sign: SignView?
      weak var strip: TabStripView<String>?
      do {
        let stage = SwiftUIStage(self.strip(Held("A"), ["A": "a", "B": "b"]))
        strip = stage.strip
        sign = signs(stage.strip).first
        XCTAssertNotNil(sign)
        stage.tap("B")
        stage.settle()
      }
      XCTAssertNil(sign)
      XCTAssertNil(strip)
    }

    func testAPageOfSectionsTakesViewsToo() async {
      let held = Held("A")
      let stage = SwiftUIStage(
        SectionTabsScroll(selection: held.binding) {
          StripTab("A", value: "A") { Probe(name: "first") }
          StripTab("B", value: "B") { Probe(name: "second") }
        } content: {
          Color.red.frame(height: 800).tabSection("A")
          Color.red.frame(height: 800).tabSection("B")
        })
      XCTAssertEqual(stage.selected(among: ["A", "B"]), ["A"])
      stage.tap("B")
      stage.settle()
      XCTAssertEqual(stage.selected(among: ["A", "B"]), ["B"])
    }
  }
#endif
