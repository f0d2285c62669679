import CGtk4
import TabStripCore
import TabStripGTK
import XCTest
import _TabStripTestSupport

/// Tabs of a page of sections that are edited at the strip: the sections follow, and the page with them. "Red by" names a fault that turns the
/// test red.
final class SectionFollowingTests: GTKTestCase {
  private static let heights: [Int32] = [800, 900, 1000, 1100]

  /// Red by: the page is not told of the strip's edits.
  func testSectionsFollowTheTabsThatTheStripIsGiven() throws {
    try onDisplay {
      SectionStage.inBothDirections(Self.heights) { stage, direction in
        let (view, strip) = (stage.view, stage.view.strip)
        var contents = view.contents
        view.scroll(to: "Second", animated: false)
        strip.insert(TabStripItem(id: "New", title: "New"), at: 0)
        XCTAssertEqual(view.activeSection, "Second", "which still shows")
        contents["New"] = view.contents["New"]
        stage.rest()
        stage.check(["New", "First", "Second", "Third", "Fourth"], contents, "\(direction)")
        if let empty = contents["New"] { XCTAssertEqual(stage.place(of: empty).height, 0) }
        contents["New"] = SectionStage.block(700)
        view.update(TabSection(id: "New", title: "New", content: contents["New"]!))
        strip.move("Fourth", to: 0)
        stage.rest()
        stage.check(["Fourth", "New", "First", "Second", "Third"], contents, "\(direction)")
        XCTAssertEqual(stage.maximumOffset, 390 + 44 + 4500 - 600)
        stage.checkThatEachIsReached("\(direction)")
        strip.setItems(["Third", "Fourth", "New"].map { TabStripItem(id: $0, title: $0) })
        stage.rest()
        stage.check(["Third", "Fourth", "New"], contents, "\(direction)")
        XCTAssertEqual(stage.maximumOffset, 390 + 44 + 2800 - 600, "what has gone takes no room")
        stage.checkThatEachIsReached("\(direction)")
        view.scroll(to: "Fourth", animated: false)
        stage.changes = []
        strip.remove("Fourth")
        XCTAssertEqual(stage.changes, ["New removal"], "\(direction)")
        stage.rest()
        stage.check(["Third", "New"], contents, "\(direction)")
        strip.setItems([])
        XCTAssertNil(view.activeSection)
        stage.rest()
        stage.check([], contents, "\(direction)")
        XCTAssertEqual(stage.maximumOffset, 0)
      }
    }
  }

  /// Red by: the page follows when everything has been reported.
  func testTabsThatComeInAVetoOrAReportAreSectionsAsSoonAsTheyAreThere() throws {
    try onDisplay {
      try SectionStage.inBothDirections(Self.heights) { stage, direction in
        let (view, strip) = (stage.view, stage.view.strip)
        var contents = view.contents
        strip.shouldSelect = { [unowned view] _, _ in
          guard view.sections.count == 4 else { return true }
          view.strip.insert(TabStripItem(id: "New", title: "New"), at: 0)
          view.strip.move("Second", to: 3)
          view.strip.remove("Fourth")
          XCTAssertEqual(view.sections.map(\.tab.id), ["First", "Second", "Third", "Fourth"], "until it has returned")
          return true
        }
        try stage.tap("Third")
        strip.shouldSelect = nil
        contents["New"] = view.contents["New"]
        stage.check(["New", "First", "Third", "Second"], contents, "\(direction)")
        XCTAssertEqual(stage.changes, ["Third tap"], "\(direction)")
        XCTAssertEqual(stage.sectionY(2), 44, "\(direction)")
        var told: [String] = []
        strip.onSelect = { [unowned view] id, _ in
          guard view.sections.count == 4 else { return }
          told.append(id ?? "none")
          view.strip.insert(TabStripItem(id: "Last", title: "Last"), at: 9)
          XCTAssertNotNil(view.contents["Last"].flatMap { gtk_widget_get_parent($0) }, "in the page already")
          view.strip.setItems(view.strip.items.reversed())
          XCTAssertEqual(view.sections.map(\.tab.id), ["Last", "Second", "Third", "First", "New"])
          XCTAssertEqual(view.activeSection, "First")
          view.scroll(to: "Second", animated: false)
          XCTAssertEqual(view.activeSection, "Second")
        }
        try stage.tap("First")
        strip.onSelect = nil
        XCTAssertEqual(told, ["First"])
        contents["Last"] = view.contents["Last"]
        stage.check(["Last", "Second", "Third", "First", "New"], contents, "\(direction)")
        XCTAssertEqual(view.activeSection, "Second", "\(direction)")
        XCTAssertEqual(stage.sectionY(1), 44, "\(direction)")
      }
    }
  }

  /// Red by: what is told brings more to tell in the middle of it.
  func testAnAppThatAnswersEveryChangeWithOtherTabsComesToAnEnd() throws {
    try onDisplay {
      SectionStage.inBothDirections { stage, direction in
        let (view, strip) = (stage.view, stage.view.strip)
        var answers = 0
        let answer: @MainActor () -> Void = { [unowned view] in
          guard answers < 1000 else { return }
          answers += 1
          view.strip.setItems(["First", "\(answers)"].map { TabStripItem(id: $0, title: $0) })
          view.scroll(to: "\(answers)", animated: false)
        }
        view.onChange = { _, _ in answer() }
        view.scroll(to: "Second", animated: false)
        XCTAssertGreaterThan(answers, 1)
        XCTAssertLessThan(answers, 1000, "the rest waits")
        view.onChange = nil
        stage.rest()
        stage.check(["First", "\(answers)"], view.contents, "\(direction)")
        strip.onSelect = { _, _ in answer() }
        answers = 0
        strip.remove(strip.selection ?? "")
        XCTAssertGreaterThan(answers, 0)
        XCTAssertLessThan(answers, 1000)
        strip.onSelect = nil
        stage.rest()
        stage.check(["First", "\(answers)"], view.contents, "\(direction)")
      }
    }
  }

  /// Red by: a move of the strip's counts as no edit.
  func testWhoeverEditsWhatStripAndPageKeepTogether() throws {
    try onDisplay {
      for seed in wantedSeeds(6) {
        var random = SeededRandom(seed: seed)
        let stage = SectionStage([300, 700, 900], direction: seed % 2 == 0 ? .leftToRight : .rightToLeft)
        let (view, strip) = (stage.view, stage.view.strip)
        var (ids, contents) = (view.sections.map(\.tab.id), view.contents)
        for step in 0..<16 {
          let id = ids.randomElement(using: &random) ?? "none"
          let place = Int.random(in: 0...ids.count, using: &random)
          let content = SectionContent(height: Int32.random(in: 100...900, using: &random))
          switch Int.random(in: 0..<8, using: &random) {
          case 0:
            strip.insert(TabStripItem(id: "t\(step)", title: "t\(step)"), at: place)
            ids.insert("t\(step)", at: place)
          case 1:
            view.insert(TabSection(id: "s\(step)", title: "s\(step)", content: content.widget), at: place)
            ids.insert("s\(step)", at: place)
            contents["s\(step)"] = content.widget
          case 2:
            strip.remove(id)
            ids.removeAll { $0 == id }
          case 3 where !ids.isEmpty:
            view.update(TabSection(id: id, title: id, content: content.widget))
            contents[id] = content.widget
          case 4 where !ids.isEmpty:
            strip.move(id, to: place)
            ids.removeAll { $0 == id }
            ids.insert(id, at: min(place, ids.count))
          case 5:
            ids = ids.shuffled(using: &random).dropLast() + ["u\(step)"]
            strip.setItems(ids.map { TabStripItem(id: $0, title: $0) })
          case 6: view.scroll(to: id)
          default: stage.drag(to: Double.random(in: 0...stage.maximumOffset, using: &random))
          }
          contents.merge(view.contents) { old, _ in old }
          if step % 4 < 3 { continue }
          stage.rest()
          stage.check(ids, contents, "seed \(seed), step \(step)")
        }
        stage.checkThatEachIsReached("seed \(seed)")
        stage.close()
      }
    }
  }
}

/// A widget for a section that may not come to be in the page.
private final class SectionContent {
  let widget: UnsafeMutablePointer<GtkWidget>

  @MainActor
  init(height: Int32) {
    widget = SectionStage.block(height)
    g_object_ref_sink(widget)
  }

  deinit { g_object_unref(widget) }
}

extension SectionStage {
  /// Checks that each section becomes active as the program goes there, and comes to lie under the strip as far as the page goes.
  fileprivate func checkThatEachIsReached(_ message: String, file: StaticString = #filePath, line: UInt = #line) {
    for section in view.sections {
      let id = section.tab.id
      view.scroll(to: id, animated: false)
      rest()
      XCTAssertEqual(view.activeSection, id, message, file: file, line: line)
      XCTAssertEqual(view.strip.selection, id, message, file: file, line: line)
      if offset == maximumOffset { continue }
      XCTAssertEqual(place(of: section.content).y, stripY + 44, "\(message): \(id)", file: file, line: line)
    }
  }
}
