#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// The binding and the strip, in both directions.
  @MainActor
  final class SelectionTests: XCTestCase {
    /// An app whose state is a view's own.
    private struct App: View {
      @State private var selection = "B"
      let hand: (Binding<String>) -> Void

      var body: some View {
        let _ = hand($selection)
        TabStrip(selection: $selection) {
          StripTab("A", value: "A")
          StripTab("B", value: "B")
          StripTab("C", value: "C")
        }
      }
    }

    private func strip(_ held: Held<String>, _ tabs: [String] = ["A", "B", "C"]) -> TabStrip<String> {
      TabStrip(selection: held.binding, tabs) { StripTab($0, value: $0) }
    }

    override func setUp() async throws { await MainActor.run { ViewGraph.writesDuringUpdates = 0 } }

    func testAUsersChoiceComesToTheStateAndTheStateToTheStrip() async throws {
      try await UITraitCollection.inBothDirections { traits in
        var binding: Binding<String>?
        let stage = SwiftUIStage(App { binding = $0 }, traits: traits)
        let state = try XCTUnwrap(binding)
        XCTAssertEqual(stage.strip.selection, "B")
        XCTAssertEqual(stage.look("B"), 1, "from the first frame on")
        stage.tap("C")
        XCTAssertEqual(state.wrappedValue, "C")
        state.wrappedValue = "A"
        stage.display.show()
        XCTAssertEqual(stage.strip.selection, "A")
        XCTAssertEqual(ViewGraph.writesDuringUpdates, 0)
      }
    }

    func testTheStripHasTheHeightOfItsStyleAndTheWidthThatItIsOffered() async {
      for asks in [true, false] {
        ViewGraph.asksForSizes = asks
        defer { ViewGraph.asksForSizes = true }
        let stage = SwiftUIStage(App { _ in })
        XCTAssertEqual(stage.strip.bounds.size, CGSize(width: 400, height: 48))
        XCTAssertEqual(stage.strip.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 276))
      }
    }

    func testNothingIsToldBackOfWhatTheAppSets() async {
      let held = Held("A")
      let stage = SwiftUIStage(strip(held))
      for value in ["B", "C", "A", "A"] {
        held.value = value
        stage.show(strip(held))
        XCTAssertEqual(stage.strip.selection, value)
      }
      await stage.settleTasks()
      XCTAssertEqual(held.log, [])
    }

    func testAChoiceIsToldOnceAndItsUpdateBringsNoOther() async {
      var binding: Binding<String>?
      let stage = SwiftUIStage(App { binding = $0 })
      let held = Held("A")
      let second = SwiftUIStage(strip(held))
      let before = ViewGraph.updates
      stage.tap("C")
      stage.settle()
      XCTAssertEqual(ViewGraph.updates - before, 1, "one change, one update")
      second.tap("C")
      for _ in 0..<3 { second.show(strip(held)) }
      XCTAssertEqual(held.log, ["C"])
      XCTAssertEqual(binding?.wrappedValue, "C")
    }

    func testAnOptionalSelectionCanBeTakenOut() async {
      let held = Held<String?>("B")
      func strip() -> TabStrip<String> {
        TabStrip(selection: held.binding, ["A", "B", "C"]) { StripTab($0, value: $0) }
      }
      let stage = SwiftUIStage(strip())
      XCTAssertEqual(stage.strip.selection, "B")
      stage.tap("B")
      XCTAssertEqual(held.log, [nil])
      XCTAssertNil(stage.strip.selection)
      held.value = "C"
      stage.show(strip())
      XCTAssertEqual(stage.strip.selection, "C")
      held.value = nil
      stage.show(strip())
      XCTAssertNil(stage.strip.selection)
      XCTAssertEqual(held.log, [nil])
      XCTAssertNil(SwiftUIStage(strip()).strip.selection, "none from the beginning")
    }

    func testASetHoldsSeveral() async {
      let held = Held<Set<String>>(["B"])
      var configuration = TabStripConfiguration.chips
      func strip() -> TabStrip<String> {
        TabStrip(selection: held.binding, ["A", "B", "C"]) { StripTab($0, value: $0) }
          .tabStripConfiguration(configuration)
      }
      let stage = SwiftUIStage(strip())
      stage.tap("A")
      XCTAssertEqual(held.value, ["A", "B"])
      stage.tap("B")
      XCTAssertEqual(held.value, ["A"])
      held.value = ["B", "C", "unknown"]
      stage.show(strip())
      XCTAssertEqual(Set(stage.strip.selections), ["B", "C"])
      held.value = []
      stage.show(strip())
      XCTAssertEqual(stage.strip.selections, [])
      XCTAssertEqual(held.log, [["A", "B"], ["A"]])
      configuration.selectionMode = .multiple(min: 1, max: 2)
      held.value = ["A", "B"]
      stage.show(strip())
      stage.tap("C")
      XCTAssertEqual(held.value, ["A", "B"], "no more than the configuration allows")
    }

    func testABindingThatRefusesTakesTheStripBackAtItsNextUpdate() async {
      let held = Held("A")
      held.refuses = true
      let stage = SwiftUIStage(strip(held))
      stage.tap("C")
      XCTAssertEqual(held.log, ["C"])
      stage.show(strip(held))
      XCTAssertEqual(stage.strip.selection, "A")
      stage.tap("B")
      held.value = "B"
      stage.show(strip(held))
      XCTAssertEqual(stage.strip.selection, "B")
      held.value = "C"
      stage.show(strip(held))
      XCTAssertEqual(stage.strip.selection, "C", "what was refused once can be set")
    }

    func testWhereAnswersAreAwaitedTheStripStaysWhereTheUserTookIt() async {
      await UITraitCollection.inBothDirections { traits in
        let held = Held("A")
        held.refuses = true
        let stage = SwiftUIStage(strip(held).tabStripAwaitsAnswers(), traits: traits)
        stage.tap("B")
        for _ in 0..<2 {
          stage.show(strip(held).tabStripAwaitsAnswers())
          XCTAssertEqual(stage.strip.selection, "B", "something else has updated the view")
        }
        held.value = "B"
        stage.show(strip(held).tabStripAwaitsAnswers())
        XCTAssertEqual(stage.strip.selection, "B", "the answer")
        held.value = "A"
        stage.show(strip(held).tabStripAwaitsAnswers())
        XCTAssertEqual(stage.strip.selection, "A", "the app's own word")
        stage.tap("B")
        held.value = "C"
        stage.show(strip(held).tabStripAwaitsAnswers())
        XCTAssertEqual(stage.strip.selection, "C", "an app that says something else is obeyed")
        stage.tap("B")
        stage.show(strip(held).tabStripAwaitsAnswers(false))
        XCTAssertEqual(stage.strip.selection, "C", "refused")
        XCTAssertEqual(held.log, ["B", "B", "B"])
      }
    }

    func testR106_AnOldValueThatABindingWritesBackLateIsNotAppliedAgain() async {
      await UITraitCollection.inBothDirections { traits in
        let held = Held("A")
        held.refuses = true
        let stage = SwiftUIStage(strip(held), traits: traits)
        for title in ["B", "A", "B"] { stage.tap(title) }
        XCTAssertEqual(held.log, ["B", "A", "B"], "three events")
        for late in ["B", "A", "B"] {
          held.value = late
          stage.show(strip(held))
          XCTAssertEqual(stage.strip.selection, "B", "an echo of \(late)")
        }
        stage.settle()
        await stage.settleTasks()
        XCTAssertEqual(held.log.count, 3)
        XCTAssertEqual(held.value, "B")
        held.value = "A"
        stage.show(strip(held))
        XCTAssertEqual(stage.strip.selection, "A", "all is answered: this is the app's own word")
      }
    }

    func testAnAppThatSaysSomethingElseMeanwhileIsObeyed() async {
      let held = Held("A")
      held.refuses = true
      let stage = SwiftUIStage(strip(held))
      stage.tap("B")
      held.value = "C"
      stage.show(strip(held))
      XCTAssertEqual(stage.strip.selection, "C")
    }

    func testWhileNoTabHasTheValueTheBindingIsLeftAlone() async {
      let held = Held("X")
      let stage = SwiftUIStage(strip(held))
      XCTAssertEqual(stage.strip.selection, "A")
      await stage.settleTasks()
      XCTAssertEqual(held.log, [])
      stage.show(strip(held, ["A", "B", "X"]))
      XCTAssertEqual(stage.strip.selection, "X", "as soon as one has it")
      stage.show(strip(held, []))
      await stage.settleTasks()
      XCTAssertEqual(held.log, [], "a binding that holds one value cannot be told of none")
      stage.show(strip(held, ["A", "X"]))
      XCTAssertEqual(stage.strip.selection, "X")
    }

    func testTheVetoAndChoosingAgain() async {
      let held = Held("A")
      var asked: [String] = []
      var again: [String] = []
      let stage = SwiftUIStage(
        strip(held)
          .tabStripStyle(.chips)
          .tabStripSelectionVeto { value, cause in
            asked.append("\(value ?? "none") \(cause)")
            return value == "C"
          }
          .onReselect { again.append($0) })
      stage.tap("C")
      XCTAssertEqual(stage.strip.selection, "A")
      XCTAssertEqual(held.log, [])
      stage.tap("B")
      XCTAssertEqual(held.log, ["B"])
      XCTAssertEqual(asked, ["C tap", "B tap"])
      stage.tap("B")
      XCTAssertEqual(again, ["B"])
      XCTAssertEqual(held.log, ["B"])
      held.value = "C"
      stage.show(stage.hosting.rootView)
      XCTAssertEqual(stage.strip.selection, "C", "the app is not asked")
    }

    func testAVetoOfTakingOut() async {
      let held = Held<Set<String>>(["A", "B"])
      let stage = SwiftUIStage(
        TabStrip(selection: held.binding, ["A", "B"]) { StripTab($0, value: $0) }
          .tabStripDeselectionVeto { value, _ in value == "A" })
      stage.tap("A")
      stage.tap("B")
      XCTAssertEqual(held.log, [["A"]])
    }

    func testChoosingAgainIsReportedWhereTheStyleWouldIgnoreIt() async {
      let held = Held("A")
      var again: [String] = []
      let stage = SwiftUIStage(strip(held).onReselect { again.append($0) })
      stage.tap("A")
      XCTAssertEqual(again, ["A"])
    }
  }
#endif
