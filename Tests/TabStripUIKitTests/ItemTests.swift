#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import TabStripHosting
  @_spi(StandIn) import UIKit
  import XCTest

  @testable import TabStripUIKit

  /// Items by identity, what is selected, and what the app hears and when.
  @MainActor
  final class ItemTests: XCTestCase {
    func testItemsComeGoMoveAndChangeByIdentity() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["A", "B", "C"], traits: traits)
        stage.strip.move("C", to: 0)
        stage.strip.insert(TabStripItem(id: "D", title: "D"), at: 1)
        stage.strip.remove("B")
        stage.strip.update(TabStripItem(id: "A", title: "Longer"))
        stage.display.show()
        XCTAssertEqual(stage.strip.items.map(\.title), ["C", "D", "Longer"])
        XCTAssertEqual(stage.strip.selection, "A")
        XCTAssertEqual(stage.rect("A")?.width, 6 * 13 + 28)
        stage.strip.setItems(["A", "E"].map { TabStripItem(id: $0, title: $0) })
        stage.display.show()
        XCTAssertEqual(stage.rect("A"), CGRect(x: 12, y: 8, width: 41, height: 32))
        XCTAssertEqual(stage.strip.selection, "A")
      }
    }

    func testRemovingTheSelectedTabReportsItsNeighbour() async {
      let stage = Stage(["A", "B", "C"], select: "B")
      stage.strip.remove("B")
      XCTAssertEqual(stage.log, ["select C removal"])
    }

    func testTheVetoIsAskedOfUsersAndNotOfPrograms() async {
      let stage = Stage(["A", "B", "C"])
      var asked: [String] = []
      stage.strip.shouldSelect = { id, cause in
        asked.append("\(id ?? "none") \(cause)")
        return false
      }
      stage.tap("B")
      XCTAssertEqual(asked, ["B tap"])
      XCTAssertEqual(stage.strip.selection, "A")
      XCTAssertEqual(stage.log, [])
      stage.strip.select("C")
      XCTAssertEqual(asked.count, 1)
      XCTAssertEqual(stage.strip.selection, "C")
      XCTAssertEqual(stage.log, [])
      stage.strip.reportsProgrammaticChanges = true
      stage.strip.select("B")
      XCTAssertEqual(stage.log, ["select B program"])
    }

    func testTheAppMayEditAndSelectInsideItsClosures() async {
      let stage = Stage(["A", "B", "C"])
      stage.strip.onSelect = { [weak stage] id, _ in
        stage?.log.append("select \(id ?? "none") of \(stage?.strip.items.count ?? 0)")
        if id == "B" { stage?.strip.remove("A") }
      }
      stage.tap("B")
      stage.settle()
      XCTAssertEqual(stage.log, ["select B of 3"])
      XCTAssertEqual(stage.strip.items.map(\.id), ["B", "C"])
    }

    func testSelectIsTheStripsAndNotEveryRespondersEvenForNil() async {
      var configuration = TabStripConfiguration.pills
      configuration.selectionMode = .optional
      let stage = Stage(["A", "B"], configuration: configuration)
      stage.strip.select("B")
      XCTAssertEqual(stage.strip.selection, "B")
      stage.strip.select(nil)
      XCTAssertNil(stage.strip.selection)
      let numbers = TabStripView<Int>(style: .pills, configuration: configuration)
      numbers.setItems([TabStripItem(id: 1, title: "One"), TabStripItem(id: 2, title: "Two")])
      numbers.select(2)
      XCTAssertEqual(numbers.selection, 2)
      numbers.select(nil)
      XCTAssertNil(numbers.selection)
    }

    func testADisabledTabTakesNoTap() async {
      let stage = Stage(["A", "B", "C"])
      stage.strip.update(TabStripItem(id: "B", title: "B", isEnabled: false))
      stage.display.show()
      stage.tap("B")
      XCTAssertEqual(stage.log, [])
      XCTAssertEqual(stage.view("B")?.alpha ?? 0, 0.38, accuracy: 0.001)
    }

    func testAPagerMovesTheMarkBetweenTabs() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["One", "Two", "Six"], style: .selectionList, configuration: .sticky, traits: traits)
        stage.strip.track(position: 0.5)
        stage.display.show()
        let tabs = [stage.rect("One")?.midX ?? 0, stage.rect("Two")?.midX ?? 0]
        let mark = stage.inside.indicator.frame.midX
        XCTAssertEqual(stage.isRightToLeft ? 320 - mark : mark, (tabs[0] + tabs[1]) / 2, accuracy: 0.5)
        stage.strip.track(position: 1)
        stage.strip.endTracking()
        XCTAssertEqual(stage.log, ["select Two tracking"])
      }
    }

    func testBadDataIsReportedAndNothingBreaks() async {
      let stage = Stage([])
      var kinds: [Diagnostics] = []
      stage.strip.onDiagnostics = { kinds.append($0) }
      stage.display.show()
      stage.strip.setItems(["A", "A", ""].map { TabStripItem(id: $0, title: $0) })
      stage.strip.select("unknown")
      stage.strip.track(position: .nan)
      stage.strip.style.horizontalPadding = .nan
      stage.strip.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
      stage.display.show()
      stage.strip.frame = Stage.place
      stage.display.show()
      XCTAssertEqual(Set(kinds), [.duplicateID, .input, .style])
      XCTAssertEqual(stage.strip.items.count, 3)
    }

    func testNothingIsLeftOfAStripThatIsLetGo() async {
      weak var strip: TabStripView<String>?
      weak var inside: StripView?
      weak var model: StripModel<TabStripItem<String>>?
      do {
        let stage = Stage()
        stage.strip.select("Button 8")
        stage.display.show(frames: 3)
        _ = stage.inside.accessibilityElement(at: 3)
        (strip, inside, model) = (stage.strip, stage.inside, stage.strip.model)
        XCTAssertNotNil(strip)
      }
      XCTAssertNil(strip)
      XCTAssertNil(inside)
      XCTAssertNil(model)
      DisplayLink.step(at: CACurrentMediaTime())
      XCTAssertEqual(DisplayLink.runningCount, 0)
    }
  }
#endif
