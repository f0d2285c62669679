#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// A strip over a pager whose position the app knows.
  @MainActor
  final class PagerTests: XCTestCase {
    typealias Strip = TabStrip<String>

    /// An app whose state is what its views show.
    @MainActor
    private final class App {
      let held = Held("T2")
      var tabs = (0..<12).map { "T\($0)" }
      var position: Double?
      private(set) var stage: SwiftUIStage<Strip>!

      init(_ traits: UITraitCollection, selection: String = "T2", position: Double? = nil) {
        held.value = selection
        self.position = position
        stage = SwiftUIStage(strip, traits: traits)
      }

      private var strip: Strip {
        TabStrip(selection: held.binding, tabs) { StripTab($0, value: $0) }.tabStripPosition(position)
          .tabStripStyle(.selectionList)
      }

      func update() { stage.show(strip) }

      /// What an app does that hears where its pager is.
      func move(to position: Double?) {
        self.position = position
        update()
      }

      var selection: String? { stage.strip.selection }

      /// The middle of the mark, as if it were left to right, from the leading end of the row.
      var mark: Double {
        let (frame, width) = (stage.frame, Double(stage.strip.bounds.width))
        guard let rect = frame.indicator else { return .nan }
        let middle = rect.x + rect.width / 2
        return frame.offset + (frame.direction == .rightToLeft ? width - middle : middle)
      }

      /// The middle of a tab in the same terms.
      func middle(_ title: String) -> Double {
        stage.frame.offset + (stage.rect(title).map { Double($0.midX) } ?? .nan)
      }

      var motionEnds: Bool {
        let (mark, offset) = (mark, stage.frame.offset)
        stage.display.show(frames: 3)
        return mark == self.mark && offset == stage.frame.offset
      }
    }

    private func inBothDirections(
      _ selection: String = "T2", position: Double? = nil, _ body: @MainActor (App) async throws -> Void
    ) async rethrows {
      ViewGraph.writesDuringUpdates = 0
      try await UITraitCollection.inBothDirections { traits in
        try await body(App(traits, selection: selection, position: position))
      }
      XCTAssertEqual(ViewGraph.writesDuringUpdates, 0)
    }

    func testMarkLooksAndRowFollowThePagerAndTheSelectionWaits() async {
      await inBothDirections { app in
        app.move(to: 2.25)
        XCTAssertEqual(app.stage.look("T2"), 0.75)
        XCTAssertEqual(app.stage.look("T3"), 0.25)
        XCTAssertGreaterThan(app.mark, app.middle("T2") + 1)
        XCTAssertLessThan(app.mark, (app.middle("T2") + app.middle("T3")) / 2)
        XCTAssertTrue(app.motionEnds, "a pager is followed, not run after")
        app.move(to: 7.5)
        XCTAssertGreaterThan(app.stage.frame.offset, 0, "the row goes along")
        XCTAssertLessThanOrEqual(app.stage.rect("T7")?.maxX ?? .infinity, 400)
        XCTAssertEqual(app.selection, "T2")
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, [])
      }
    }

    func testWhereThePagerLandsIsToldOnceAndNoUpdateBeforeTakesItBack() async {
      await inBothDirections { app in
        for position in [2.2, 2.7, 3.1] { app.move(to: position) }
        app.move(to: nil)
        XCTAssertEqual(app.selection, "T3")
        XCTAssertEqual(app.held.log, [], "no state is written in an update")
        app.update()
        XCTAssertEqual(app.selection, "T3", "the app does not know yet")
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, ["T3"])
        app.update()
        XCTAssertEqual(app.selection, "T3")
        app.stage.settle()
        XCTAssertEqual(app.mark, app.middle("T3"), accuracy: 0.5)
        app.held.value = "T2"
        app.update()
        XCTAssertEqual(app.selection, "T2", "the app's own word")
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, ["T3"])
      }
    }

    func testABindingThatRefusesALandingTakesTheStripBack() async {
      await inBothDirections { app in
        app.held.refuses = true
        app.move(to: 3)
        app.move(to: nil)
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, ["T3"])
        app.update()
        XCTAssertEqual(app.selection, "T2")
      }
    }

    func testAPagerThatTellsTheBindingItselfIsFollowedOn() async {
      await inBothDirections { app in
        app.move(to: 2.4)
        app.held.value = "T3"
        app.move(to: 2.6)
        XCTAssertEqual(app.selection, "T3")
        XCTAssertEqual(app.stage.look("T2") ?? 0, 0.4, accuracy: 0.001)
        app.held.value = "T2"
        app.update()
        XCTAssertEqual(app.stage.look("T2") ?? 0, 0.4, accuracy: 0.001, "also without another position")
        XCTAssertEqual(app.selection, "T2")
        app.move(to: 2.45)
        app.move(to: 2)
        XCTAssertTrue(app.motionEnds)
        app.move(to: nil)
        await app.stage.settleTasks()
        XCTAssertEqual(app.selection, "T2")
        XCTAssertEqual(app.held.log, [], "told already")
      }
    }

    func testAnAppThatChoosesWhenThePagerRestsIsObeyed() async {
      await inBothDirections { app in
        app.move(to: 3.2)
        app.held.value = "T5"
        app.move(to: nil)
        XCTAssertEqual(app.selection, "T5")
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, [])
        app.stage.settle()
        XCTAssertEqual(app.mark, app.middle("T5"), accuracy: 0.5)
        for position in [5.3, 5.9] { app.move(to: position) }
        app.move(to: nil)
        app.held.value = "T9"
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, [], "it has chosen by then")
      }
    }

    func testAChosenTabIsNotLeftWhileThePagerIsOnItsWayToIt() async {
      for rests in [true, false] {
        await inBothDirections("T0", position: rests ? nil : 0) { app in
          app.stage.tap("T3")
          app.update()
          XCTAssertEqual(app.held.log, ["T3"])
          var mark = app.mark
          for position in [0.1, 0.6, 1.4, 2.2, 2.9, 3] {
            app.move(to: position)
            // A spring swings about its tab.
            XCTAssertGreaterThanOrEqual(app.mark, min(mark, app.middle("T3") - 10), "at \(position)")
            mark = app.mark
          }
          if rests { app.move(to: nil) }
          app.stage.settle()
          XCTAssertEqual(app.mark, app.middle("T3"), accuracy: 0.5)
          app.move(to: 3.02)
          XCTAssertEqual(app.stage.look("T4") ?? 0, 0.02, accuracy: 0.001, "the next swipe is followed at once")
          app.move(to: 4)
          app.move(to: nil)
          await app.stage.settleTasks()
          XCTAssertEqual(app.held.log, ["T3", "T4"])
        }
      }
    }

    func testAPagerThatTurnsAwayFromTheChosenTabIsFollowed() async {
      await inBothDirections("T0", position: 0) { app in
        app.held.value = "T6"
        app.update()
        for position in [0.5, 1.5, 2.5] { app.move(to: position) }
        XCTAssertEqual(app.stage.look("T2"), 0)
        app.move(to: 2.25)
        XCTAssertEqual(app.stage.look("T2"), 0.75)
        app.move(to: 2)
        app.move(to: nil)
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, ["T2"])
      }
    }

    func testAPagerThatIsStoppedOnItsWayLandsThere() async {
      await inBothDirections("T0", position: 0) { app in
        app.stage.tap("T3")
        app.move(to: nil)
        XCTAssertEqual(app.selection, "T3", "it has not begun to move")
        for position in [0.4, 1.2, 2] { app.move(to: position) }
        app.move(to: nil)
        XCTAssertEqual(app.selection, "T2")
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, ["T3", "T2"])
      }
    }

    func testAPositionThatStaysUndoesNoChoice() async {
      await inBothDirections("T0", position: 0) { app in
        app.stage.tap("T2")
        for _ in 0..<3 { app.update() }
        app.stage.settle()
        XCTAssertEqual(app.mark, app.middle("T2"), accuracy: 0.5)
        XCTAssertEqual(app.selection, "T2")
      }
    }

    func testARowThatAHandHasMovedStaysWhereAnUpdateBringsTheSamePosition() async {
      await inBothDirections { app in
        app.move(to: 2.5)
        let (stage, row) = (app.stage!, app.stage.strip.convert(app.stage.strip.bounds, to: nil))
        let onward: CGFloat = stage.frame.direction == .rightToLeft ? 1 : -1
        stage.finger.down(at: CGPoint(x: 200 - 180 * onward, y: row.midY))
        stage.finger.move(to: CGPoint(x: 200 + 180 * onward, y: row.midY), steps: 9)
        stage.display.show(seconds: 1)
        stage.finger.up()
        stage.settle()
        let offset = stage.frame.offset
        XCTAssertNil(stage.view("T2"), "far from where the pager is")
        app.update()
        XCTAssertEqual(stage.frame.offset, offset)
        app.move(to: 0.2)
        XCTAssertLessThan(stage.frame.offset, offset, "the pager moves on")
      }
    }

    func testAtAPageTheMarkIsTheSelectedTabsAlsoWhenTabsComeAndGo() async {
      await inBothDirections { app in
        app.move(to: 2.5)
        app.move(to: 2)
        app.tabs.removeFirst(2)
        app.update()
        app.stage.settle()
        XCTAssertEqual(app.mark, app.middle("T2"), accuracy: 0.5)
        XCTAssertEqual(app.selection, "T2")
        app.move(to: 0)
        app.move(to: 0.4)
        XCTAssertEqual(app.stage.look("T3") ?? 0, 0.4, accuracy: 0.001)
        app.tabs = ["T2", "T7"]
        app.update()
        XCTAssertEqual(app.stage.look("T7") ?? 0, 0.4, accuracy: 0.001, "the place counts")
        app.tabs = []
        app.update()
        app.tabs = ["T8", "T2"]
        app.move(to: nil)
        XCTAssertEqual(app.held.log, [])
      }
    }

    func testASelectedTabThatIsRemovedUnderAMovingPagerStopsNothing() async {
      await inBothDirections { app in
        app.move(to: 2.3)
        app.tabs.remove(at: 2)
        app.update()
        XCTAssertEqual(app.stage.look("T3") ?? 0, 0.7, accuracy: 0.001)
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, ["T3"], "who has taken over")
      }
    }

    func testPlacesBeyondTheRowAreItsEndsAndNoNumberIsNoWord() async {
      await inBothDirections { app in
        app.move(to: 2.5)
        let mark = app.mark
        for position in [Double.nan, .infinity, -.infinity] { app.move(to: position) }
        XCTAssertEqual(app.mark, mark)
        app.move(to: -3)
        XCTAssertEqual(app.stage.look("T0"), 1)
        app.move(to: 99)
        XCTAssertEqual(app.stage.look("T11"), 1)
        app.move(to: nil)
        await app.stage.settleTasks()
        XCTAssertEqual(app.held.log, ["T11"])
        app.move(to: .nan)
        app.move(to: nil)
        XCTAssertEqual(app.selection, "T11")
      }
    }

    func testTheGuidesPagerUnderAFinger() async {
      await UITraitCollection.inBothDirections { traits in
        let stage = SwiftUIStage(DocumentationTests.Reader(topics: ["All", "News", "Sport", "Maps"]), traits: traits)
        let pages: [DocumentationTests.Pages] = stage.hosting.view.all()
        let onward: CGFloat = traits.layoutDirection == .rightToLeft ? 1 : -1
        @MainActor func swipe(_ way: CGFloat) {
          stage.finger.down(at: CGPoint(x: 200, y: 400))
          stage.finger.move(to: CGPoint(x: 200 + way, y: 400), steps: 6)
        }
        XCTAssertEqual(pages.first?.place, 1, "the page of the selected tab")
        swipe(150 * onward)
        stage.display.show(frames: 2)
        XCTAssertEqual(stage.strip.selection, "News")
        XCTAssertGreaterThan(stage.look("Sport") ?? 0, 0.2)
        XCTAssertEqual(stage.look("Sport"), pages.first?.place.map { $0 - 1 })
        stage.finger.up()
        stage.display.show(seconds: 9)
        await stage.settleTasks()
        XCTAssertEqual(stage.strip.selection, "Sport")
        XCTAssertEqual(pages.first?.place, 2)
        stage.tap("All")
        stage.settle()
        XCTAssertEqual(pages.first?.place, 0, "the pager goes where the strip does")
        stage.tap("Maps")
        stage.display.show(frames: 6)
        swipe(-20 * onward)
        stage.finger.up()
        stage.display.show(seconds: 9)
        await stage.settleTasks()
        XCTAssertEqual(stage.strip.selection, pages.first.map { ["All", "News", "Sport", "Maps"][Int($0.place ?? 9)] })
        XCTAssertEqual(ViewGraph.writesDuringUpdates, 0)
      }
    }

    func testAPositionIsNeverAnimated() async {
      for reduces in [false, true] {
        await inBothDirections { app in
          app.stage.strip.motionPreference = reduces ? .reduced : .full
          app.position = 2.5
          withAnimation { app.update() }
          XCTAssertEqual(app.stage.look("T3"), 0.5)
          XCTAssertTrue(app.motionEnds)
          app.move(to: 4)
          app.move(to: nil)
          app.stage.settle()
          XCTAssertEqual(app.mark, app.middle("T4"), accuracy: 0.5)
          XCTAssertEqual(DisplayLink.runningCount, 0)
        }
      }
    }

    func testAPagerThatIsNowhereNearAtFirstIsWaitedFor() async {
      await inBothDirections("T6", position: 0) { app in
        XCTAssertEqual(app.stage.look("T6"), 1)
        app.move(to: 6)
        XCTAssertEqual(app.mark, app.middle("T6"), accuracy: 0.5)
        app.move(to: 5.5)
        XCTAssertEqual(app.stage.look("T5"), 0.5)
      }
      await inBothDirections("T0", position: 6) { app in
        XCTAssertEqual(app.stage.look("T0"), 1)
        app.move(to: 3.5)
        XCTAssertEqual(app.stage.look("T0"), 1)
      }
    }
  }
#endif
