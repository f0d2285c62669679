#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// What moves and what is there at once.
  @MainActor
  final class AnimationTests: XCTestCase {
    private struct App: View {
      @State private var selection = "Tab 0"
      let hand: (Binding<String>) -> Void
      var transform: (inout Transaction) -> Void = { _ in }

      var body: some View {
        let _ = hand($selection)
        TabStrip(selection: $selection, (0..<12).map { "Tab \($0)" }) { StripTab($0, value: $0) }
          .transaction(transform)
      }
    }

    /// Whether the row moves to the tab, instead of being there in the next frame.
    private func moves(
      _ traits: UITraitCollection, _ transform: @escaping (inout Transaction) -> Void = { _ in },
      by change: (Binding<String>) -> Void
    ) throws -> Bool {
      var binding: Binding<String>?
      let stage = SwiftUIStage(App(hand: { binding = $0 }, transform: transform), traits: traits)
      change(try XCTUnwrap(binding))
      stage.display.show(frames: 2)
      let first = stage.frame.offset
      stage.display.show()
      let isMoving = stage.frame.offset != first
      stage.settle()
      XCTAssertEqual(stage.rect("Tab 6")?.midX ?? 0, 200, accuracy: 0.5)
      XCTAssertEqual(isMoving, first != stage.frame.offset)
      XCTAssertEqual(DisplayLink.runningCount, 0, "an idle strip asks for no frames")
      return isMoving
    }

    func testAChangeUnderWithAnimationMovesAndAnyOtherIsThereAtOnce() async throws {
      try await UITraitCollection.inBothDirections { traits in
        XCTAssertTrue(try moves(traits) { binding in withAnimation { binding.wrappedValue = "Tab 6" } })
        XCTAssertFalse(try moves(traits) { $0.wrappedValue = "Tab 6" })
        XCTAssertFalse(try moves(traits) { binding in withAnimation(nil) { binding.wrappedValue = "Tab 6" } })
      }
    }

    func testABindingsOwnAnimationAndTheViewsTransactionCount() async throws {
      let traits = UITraitCollection()
      XCTAssertTrue(try moves(traits) { $0.animation().wrappedValue = "Tab 6" })
      XCTAssertFalse(
        try moves(traits, { $0.animation = nil }) { binding in withAnimation { binding.wrappedValue = "Tab 6" } })
      XCTAssertTrue(try moves(traits, { $0.animation = .linear }) { $0.wrappedValue = "Tab 6" })
      XCTAssertFalse(
        try moves(traits, { $0.disablesAnimations = true }) { binding in
          withAnimation { binding.wrappedValue = "Tab 6" }
        })
    }

    func testAUsersChoiceMovesWithoutAnAnimationOfTheApps() async {
      let stage = SwiftUIStage(App(hand: { _ in }))
      stage.tap("Tab 2")
      stage.display.show()
      let first = stage.frame.offset
      stage.display.show()
      XCTAssertNotEqual(stage.frame.offset, first)
    }

    func testAnUpdateInTheMiddleOfAMotionDoesNotEndIt() async throws {
      var binding: Binding<String>?
      let stage = SwiftUIStage(App(hand: { binding = $0 }))
      let state = try XCTUnwrap(binding)
      withAnimation { state.wrappedValue = "Tab 8" }
      stage.display.show(frames: 3)
      stage.hosting.rootView = App(hand: { _ in })
      stage.display.show()
      let underway = stage.frame.offset
      stage.display.show()
      XCTAssertNotEqual(stage.frame.offset, underway)
      XCTAssertEqual(stage.strip.selection, "Tab 8")
    }
  }
#endif
