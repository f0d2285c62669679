#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest
  import _TabStripTestSupport

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// An app and a user at random: binding and strip never part, nothing is told twice, and no state is written while views are updated.
  @MainActor
  final class RandomSessionTests: XCTestCase {
    /// An app that keeps its tabs, its selection and some of its surroundings in one view's state.
    private struct App: View {
      struct Page: Equatable {
        var tabs = ["A", "B", "C", "D"]
        var selection = "A"
        var isDisabled = false
        var textSize = DynamicTypeSize.large
        var style = 0
        /// Where a pager is that tells nothing else.
        var position: Double?
      }
      @State private var page = Page()
      let hand: (Binding<Page>) -> Void
      static let styles: [TabStripStyle] = [.pills, .chips, .selectionList, .segmented]

      var body: some View {
        let _ = hand($page)
        TabStrip(selection: $page.selection, page.tabs) { name in
          if name == "G" {
            StripTab(name, value: name) { Text(name) }
          } else {
            StripTab(name, value: name).disabled(name == "F")
          }
        }
        .tabStripPosition(page.position)
        .tabStripStyle(Self.styles[page.style])
        .disabled(page.isDisabled)
        .dynamicTypeSize(page.textSize)
      }
    }

    private static let names = ["A", "B", "C", "D", "E", "F", "G", "H"]

    /// What happened in a session, to be compared with the same in the other direction.
    private func session(_ seed: UInt64, _ traits: UITraitCollection) async throws -> [String] {
      var random = SeededRandom(seed: seed)
      var handed: Binding<App.Page>?
      let stage = SwiftUIStage(App { handed = $0 }, traits: traits)
      let page = try XCTUnwrap(handed)
      var story: [String] = []
      for step in 0..<60 {
        let choice = Int.random(in: 0..<10, using: &random)
        let names = Self.names.shuffled(using: &random)
        let count = Int.random(in: 0...6, using: &random)
        let animation: Animation? = Bool.random(using: &random) ? .default : nil
        switch choice {
        case 0...2: if let title = names.first(where: { stage.view($0) != nil }) { stage.tap(title) }
        case 3: withAnimation(animation) { page.wrappedValue.selection = names[0] }
        case 4: withAnimation(animation) { page.wrappedValue.tabs = Array(names.prefix(count)) }
        case 5:
          withAnimation(animation) {
            page.wrappedValue.tabs = Array(names.prefix(count + 1))
            page.wrappedValue.selection = names[count]
          }
        case 6: page.wrappedValue.isDisabled.toggle()
        case 7, 8: page.wrappedValue.position = count > 4 ? nil : Double.random(in: -1...7, using: &random)
        default:
          page.wrappedValue.style = count % App.styles.count
          page.wrappedValue.textSize = count > 3 ? .accessibility3 : .large
        }
        stage.display.show(frames: 2)
        await stage.settleTasks()
        if count == 0 { stage.settle() }
        let state = page.wrappedValue
        let place = "seed \(seed), step \(step)"
        XCTAssertEqual(stage.strip.items.map(\.id), state.tabs, place)
        if state.tabs.contains(state.selection) { XCTAssertEqual(stage.strip.selection, state.selection, place) }
        XCTAssertEqual(Double(stage.strip.bounds.height), stage.strip.strip.coordinator.engine.naturalHeight, place)
        story.append("\(state.selection) \(stage.strip.selection ?? "none")")
      }
      let updates = ViewGraph.updates
      stage.settle()
      await stage.settleTasks()
      XCTAssertEqual(ViewGraph.updates, updates, "seed \(seed): an app that rests is not updated")
      return story
    }

    func testBindingAndStripNeverPart() async throws {
      ViewGraph.writesDuringUpdates = 0
      for seed in wantedSeeds(12) {
        print("seed \(seed)")
        let story = try await session(seed, UITraitCollection())
        let mirrored = try await session(seed, UITraitCollection(direction: .rightToLeft))
        XCTAssertEqual(story, mirrored, "seed \(seed)")
      }
      XCTAssertEqual(ViewGraph.writesDuringUpdates, 0)
    }
  }
#endif
