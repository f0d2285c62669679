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

    func testAUsersChoiceComesToTheStateAndTheStateToTheStrip() async throws {
      var binding: Binding<String>?
      let stage = SwiftUIStage(App { binding = $0 })
      let state = try XCTUnwrap(binding)
      XCTAssertEqual(stage.strip.selection, "B")
      stage.tap("C")
      XCTAssertEqual(state.wrappedValue, "C")
      state.wrappedValue = "A"
      stage.display.show()
      XCTAssertEqual(stage.strip.selection, "A")
      XCTAssertEqual(ViewGraph.writesDuringUpdates, 0)
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
  }
#endif
