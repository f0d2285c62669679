#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// Tabs that come, go and change, alone and together with the selection.
  @MainActor
  final class ItemTests: XCTestCase {
    private func strip(_ held: Held<String>, _ tabs: [String]) -> TabStrip<String> {
      TabStrip(selection: held.binding, tabs) { StripTab($0, value: $0) }
    }

    override func setUp() async throws { await MainActor.run { ViewGraph.writesDuringUpdates = 0 } }

    func testTheBindingIsToldWhoTakesOverFromARemovedTab() async {
      await UITraitCollection.inBothDirections { traits in
        let held = Held("B")
        let stage = SwiftUIStage(strip(held, ["A", "B", "C"]), traits: traits)
        stage.show(strip(held, ["A", "C"]))
        XCTAssertEqual(stage.strip.selection, "C")
        XCTAssertEqual(held.log, [], "not in the middle of an update")
        await stage.settleTasks()
        XCTAssertEqual(held.log, ["C"])
        stage.show(strip(held, ["A", "C"]))
        await stage.settleTasks()
        XCTAssertEqual(held.log, ["C"])
      }
    }

    func testAnAppThatChoosesBeforeItIsToldIsNotOverruled() async {
      let held = Held("B")
      let stage = SwiftUIStage(strip(held, ["A", "B", "C"]))
      stage.show(strip(held, ["A", "C"]))
      held.value = "A"
      await stage.settleTasks()
      XCTAssertEqual(held.log, [])
      stage.show(strip(held, ["A", "C"]))
      XCTAssertEqual(stage.strip.selection, "A")
    }

    /// An app whose tabs and selection are one view's state.
    private struct App: View {
      @State private var tabs = ["A", "B", "C"]
      @State private var selection = "B"
      let hand: (Binding<[String]>, Binding<String>) -> Void

      var body: some View {
        let _ = hand($tabs, $selection)
        TabStrip(selection: $selection, tabs) { StripTab($0, value: $0) }
      }
    }

    func testTabsAndSelectionThatChangeTogetherAreOneChange() async throws {
      try await UITraitCollection.inBothDirections { traits in
        for animation in [Animation.default, nil] {
          var state: (tabs: Binding<[String]>, selection: Binding<String>)?
          let stage = SwiftUIStage(App { state = ($0, $1) }, traits: traits)
          let (tabs, selection) = (try XCTUnwrap(state).tabs, try XCTUnwrap(state).selection)
          let before = ViewGraph.updates
          withAnimation(animation) {
            tabs.wrappedValue = ["A", "C", "D"]
            selection.wrappedValue = "D"
          }
          for _ in 0..<30 {
            stage.display.show()
            XCTAssertEqual(stage.look("C"), 0, "the tab that would have taken over does not light up")
            XCTAssertEqual(stage.look("A"), 0)
          }
          XCTAssertEqual(stage.strip.selection, "D")
          XCTAssertEqual(stage.look("D"), 1)
          await stage.settleTasks()
          XCTAssertEqual(selection.wrappedValue, "D")
          XCTAssertEqual(ViewGraph.updates - before, 1)
          XCTAssertEqual(ViewGraph.writesDuringUpdates, 0)
        }
      }
    }

    func testTabsKeepTheirViewsWhereverTheyStand() async throws {
      let held = Held("B")
      let stage = SwiftUIStage(strip(held, ["A", "B", "C"]))
      let view = try XCTUnwrap(stage.view("B"))
      stage.show(strip(held, ["C", "B", "A"]))
      stage.settle()
      XCTAssertTrue(stage.view("B") === view)
      XCTAssertEqual(stage.strip.items.map(\.id), ["C", "B", "A"])
      XCTAssertEqual(stage.strip.selection, "B")
      XCTAssertEqual(held.log, [])
    }

    func testTabsThatAreTheSameAreNotGivenAgain() async {
      let held = Held("A")
      func strip() -> TabStrip<String> {
        TabStrip(selection: held.binding) {
          StripTab("A", systemImage: "star", value: "A").badge(3)
          StripTab("B", value: "B").badge("new").disabled(true)
        }
      }
      let stage = SwiftUIStage(strip())
      let images = stage.strip.items.map(\.image)
      stage.show(strip())
      for (image, former) in zip(stage.strip.items.map(\.image), images) {
        XCTAssertTrue(image === former, "a symbol is not made anew")
      }
      XCTAssertNotNil(images[0])
    }

    func testEachTabShowsWhatItWasGiven() async throws {
      let held = Held("A")
      let picture = UIImage()
      let isShown = true
      let stage = SwiftUIStage(
        TabStrip(selection: held.binding) {
          StripTab("A", systemImage: "star", value: "A").badge(3)
          StripTab("B", image: picture, value: "B").badge("new").accessibilityLabel("Bee").accessibilityHint("Buzzes")
          if isShown { StripTab("C", value: "C").disabled(true).badge(0) } else { StripTab("D", value: "D") }
          for number in 1...2 { StripTab("N\(number)", value: "N\(number)") }
        })
      let items = stage.strip.items
      XCTAssertEqual(items.map(\.title), ["A", "B", "C", "N1", "N2"])
      XCTAssertEqual(items.map(\.badge), ["3", "new", nil, nil, nil])
      XCTAssertEqual(items.map(\.isEnabled), [true, true, false, true, true])
      XCTAssertEqual(items[0].image?.symbol, "star")
      XCTAssertTrue(items[1].image === picture)
      XCTAssertEqual(items[1].accessibilityLabel, "Bee")
      XCTAssertEqual(items[1].accessibilityHint, "Buzzes")
      stage.tap("C")
      XCTAssertEqual(held.log, [])
    }

    func testABadgeIsANumberOrATextOrNone() async {
      let held = Held("twelve chars")
      let (text, none, part): (String?, String?, Substring?) = ("new", nil, "news".dropLast())
      let (tab, count) = (StripTab("A", value: 1), held.value.count)
      let tabs = [
        tab.badge(nil), tab.badge("3"), tab.badge(text), tab.badge(none), tab.badge(part), tab.badge(count),
        tab.badge(0), tab.badge(4), tab.badge(count > 9 ? "9+" : nil), tab.badge(text.map { "\($0)!" }),
        tab.badge("old").badge(nil),
      ]
      XCTAssertEqual(
        tabs.map { $0.item(isEnabled: true, locale: Locale(identifier: "en_US")).badge },
        [nil, "3", "new", nil, "new", "12", nil, "4", "9+", "new!", nil])
    }

    func testTwoTabsOfOneValueAreTwoTabsOfWhichTheFirstHasIt() async {
      let held = Held("A")
      let stage = SwiftUIStage(strip(held, ["A", "B", "B"]))
      XCTAssertEqual(stage.strip.items.count, 3)
      held.value = "B"
      stage.show(strip(held, ["A", "B", "B"]))
      stage.settle()
      XCTAssertEqual(stage.look("B"), 1)
    }
  }
#endif
