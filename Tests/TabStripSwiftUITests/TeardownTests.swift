#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// Everything is let go of when its view goes.
  @MainActor
  final class TeardownTests: XCTestCase {
    private struct App: View {
      var isShown: Bool
      let held: Held<String>

      var body: some View {
        VStack {
          if isShown {
            TabStrip(selection: held.binding, ["A", "B"]) { StripTab($0, value: $0) }
              .onReselect { [held] in held.value = $0 }
              .tabStripSelectionVeto { [held] value, _ in held.refuses && value == nil }
          } else {
            Text("gone")
          }
        }
      }
    }

    func testAStripIsFreedWhenItsViewGoes() async {
      weak var strip: TabStripView<String>?
      weak var kept: Held<String>?
      let stage = {
        let held = Held("A")
        kept = held
        return SwiftUIStage(App(isShown: true, held: held))
      }()
      strip = stage.strip
      stage.tap("B")
      stage.settle()
      XCTAssertNotNil(strip)
      stage.show(App(isShown: false, held: Held("A")))
      await stage.settleTasks()
      XCTAssertEqual(stage.strips.count, 0)
      XCTAssertNil(strip)
      XCTAssertNil(kept, "and with it what its closures hold")
      XCTAssertEqual(DisplayLink.runningCount, 0)
    }

    func testAStripThatMovesIsFreedWithItsWindow() async {
      weak var strip: TabStripView<String>?
      weak var window: UIWindow?
      do {
        let stage = SwiftUIStage(App(isShown: true, held: Held("A")))
        strip = stage.strip
        window = stage.display.window
        stage.tap("B")
      }
      XCTAssertNil(window)
      XCTAssertNil(strip)
    }

    func testAPageIsFreedWhenItsViewGoes() async {
      weak var strip: TabStripView<String>?
      weak var scroller: PageScroller?
      do {
        let held = Held("A")
        let stage = SwiftUIStage(
          SectionTabsScroll(selection: held.binding) {
            StripTab("A", value: "A")
            StripTab("B", value: "B")
          } content: {
            Color.red.frame(height: 800).tabSection("A")
            Color.red.frame(height: 800).tabSection("B")
          })
        strip = stage.strip
        scroller = stage.page
        XCTAssertNotNil(scroller)
        stage.tap("B")
        stage.display.show(frames: 3)
      }
      XCTAssertNil(strip)
      XCTAssertNil(scroller)
      DisplayLink.step(at: CACurrentMediaTime())
      XCTAssertEqual(DisplayLink.runningCount, 0)
    }

    func testALateReportToAStripThatHasGoneIsDropped() async {
      let held = Held("B")
      func app(_ isShown: Bool, _ tabs: [String]) -> AnyView {
        isShown ? AnyView(TabStrip(selection: held.binding, tabs) { StripTab($0, value: $0) }) : AnyView(Text("gone"))
      }
      let stage = SwiftUIStage(app(true, ["A", "B"]))
      stage.show(app(true, ["A"]))
      stage.show(app(false, []))
      await stage.settleTasks()
      XCTAssertEqual(held.log, [])
    }
  }
#endif
