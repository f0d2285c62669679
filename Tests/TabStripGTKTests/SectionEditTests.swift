import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Sections that are edited from inside the strip's reports and questions, and contents that go from one section to another: tabs, contents and
/// what is active always belong together. "Red by" names a fault that turns the test red.
final class SectionEditTests: GTKTestCase {
  private static let heights: [Int32] = [800, 900, 1000, 1100]

  /// Red by: contents are kept under the wrong tabs.
  func testAReportSeesTheSectionsAsTheyAre() throws {
    try onDisplay {
      try SectionStage.inBothDirections(Self.heights) { stage, direction in
        let view = stage.view
        var contents = view.contents
        var seen = 0
        view.strip.onSelect = { [unowned view] id, _ in
          for section in view.sections { XCTAssertEqual(contents[section.tab.id], section.content, "\(direction)") }
          XCTAssertEqual(view.activeSection, view.strip.selection)
          XCTAssertEqual(id, view.strip.selection)
          seen += 1
        }
        try stage.tap("Second")
        view.remove("Second")
        XCTAssertEqual(seen, 2)
        stage.rest()
        stage.check(["First", "Third", "Fourth"], contents, "\(direction)")
        let new = (1...5).map { TabSection(id: "\($0)", title: "\($0)", content: SectionStage.block(300)) }
        for section in new { contents[section.tab.id] = section.content }
        view.setSections(new)
        XCTAssertGreaterThan(seen, 2)
        stage.rest()
        stage.check(["1", "2", "3", "4", "5"], contents, "\(direction)")
        view.strip.onSelect = nil
      }
    }
  }

  /// Red by: what has gone stays in the page.
  func testEditsInAVetoWaitAndThenCountForTabsAndContentsAlike() throws {
    let cases:
      [(tapped: String, after: [String], changes: [String], edit: @MainActor (SectionTabsView<String>) -> Void)] = [
        (
          "Second", ["First", "Second"], ["Second tap"],
          {
            $0.remove("Third"); $0.remove("Fourth")
          }
        ),
        (
          "Fourth", ["Third", "Fourth"], ["Fourth tap"],
          {
            $0.remove("First"); $0.remove("Second")
          }
        ),
        ("Second", ["Second", "Third", "Fourth"], ["Second tap"], { $0.remove("First") }),
        (
          "Second", ["New", "First", "Second", "Third"], ["Second tap"],
          {
            $0.insert(TabSection(id: "New", title: "New", content: SectionStage.block(250)), at: 0); $0.remove("Fourth")
          }
        ),
        ("Third", ["Second", "Third", "Fourth", "First"], ["Third tap"], { $0.move("First", to: 9) }),
        ("Fourth", ["Fourth", "Third", "Second", "First"], ["Fourth tap"], { $0.setSections($0.sections.reversed()) }),
      ]
    try onDisplay {
      for (tapped, after, changes, edit) in cases {
        try SectionStage.inBothDirections(Self.heights) { stage, direction in
          let view = stage.view
          var asked = 0
          view.strip.shouldSelect = { [unowned view] _, _ in
            asked += 1
            if asked == 1 {
              edit(view)
              XCTAssertEqual(
                view.sections.map(\.tab.id), ["First", "Second", "Third", "Fourth"], "until it has returned")
            }
            return true
          }
          let old = view.contents
          try stage.tap(tapped)
          XCTAssertEqual(asked, 1)
          let contents = old.merging(view.contents.filter { $0.key == "New" }) { old, _ in old }
          stage.check(after, contents, "\(direction): \(after)")
          XCTAssertEqual(view.activeSection, tapped)
          XCTAssertEqual(stage.changes, changes, "\(direction): \(after)")
          view.strip.shouldSelect = nil
        }
      }
    }
  }

  /// Red by: the strip stays where it went by itself.
  func testAChoiceWhoseTabIsRemovedOrRefusedLeavesStripAndPageTogether() throws {
    try onDisplay {
      for (removed, allows, active, changes) in [
        ("Fourth", true, "First", []), ("First", false, "Second", ["Second removal"]),
      ] {
        try SectionStage.inBothDirections(Self.heights) { stage, direction in
          let view = stage.view
          view.strip.shouldSelect = { [unowned view] _, _ in
            view.remove(removed)
            return allows
          }
          let contents = view.contents
          try stage.tap("Fourth")
          stage.check(["First", "Second", "Third", "Fourth"].filter { $0 != removed }, contents, "\(direction)")
          XCTAssertEqual(view.activeSection, active, "\(direction)")
          XCTAssertEqual(stage.changes, changes, "\(direction)")
          view.strip.shouldSelect = nil
        }
      }
    }
  }

  /// Red by: what the strip did is never taken over.
  func testAnEditInAReportOfAnEdit() throws {
    try onDisplay {
      SectionStage.inBothDirections(Self.heights) { stage, direction in
        let view = stage.view
        let contents = view.contents
        view.strip.onSelect = { [unowned view] _, cause in if cause == .removal { view.remove("Third") } }
        view.remove("First")
        XCTAssertEqual(view.sections.map(\.tab.id), ["Second", "Fourth"])
        stage.rest()
        stage.check(["Second", "Fourth"], contents, "\(direction)")
        XCTAssertEqual(stage.changes, ["Second removal"])
        view.strip.onSelect = nil
      }
    }
  }

  /// Red by: a content that is in the page already keeps its place.
  func testContentsMayGoFromOneSectionToAnother() throws {
    try onDisplay {
      SectionStage.inBothDirections(Self.heights) { stage, direction in
        let view = stage.view
        let old = view.sections
        view.setSections(old.map { TabSection(id: $0.tab.id + "x", title: $0.tab.title, content: $0.content) })
        stage.rest()
        stage.check(
          old.map { $0.tab.id + "x" }, Dictionary(uniqueKeysWithValues: old.map { ($0.tab.id + "x", $0.content) }),
          "\(direction)")
        // The first two exchange theirs, the third comes under another identity to the front.
        let present = view.sections
        let next = [
          TabSection(id: "New", title: "New", content: present[2].content),
          TabSection(tab: present[0].tab, content: present[1].content),
          TabSection(tab: present[1].tab, content: present[0].content), present[3],
        ]
        view.setSections(next)
        stage.rest()
        stage.check(
          ["New", "Firstx", "Secondx", "Fourthx"],
          Dictionary(uniqueKeysWithValues: next.map { ($0.tab.id, $0.content) }), "\(direction)")
        XCTAssertEqual(stage.maximumOffset, 390 + 44 + 3800 - 600)
        view.update(TabSection(id: "New", title: "Newer", content: next[0].content))
        stage.rest()
        XCTAssertEqual(stage.sectionY(0), stage.stripY + 44)
      }
    }
  }

  /// Red by: nobody takes over while nothing shows.
  func testWhileThePageIsHiddenTheNextSectionTakesOver() throws {
    try onDisplay {
      for isTapped in [true, false] {
        try SectionStage.inBothDirections([800, 800, 800, 800]) { stage, direction in
          if isTapped { try stage.tap("Third") } else { stage.drag(to: 2000) }
          XCTAssertEqual(stage.view.activeSection, "Third")
          stage.changes = []
          gtk_widget_set_visible(stage.view.widget, 0)
          stage.rest()
          stage.view.remove("Third")
          stage.rest()
          XCTAssertEqual(stage.view.activeSection, "Fourth", "\(direction)")
          XCTAssertEqual(stage.view.strip.selection, "Fourth")
          gtk_widget_set_visible(stage.view.widget, 1)
          stage.rest()
          XCTAssertEqual(stage.selectedTitles, ["Fourth"], "\(direction), tapped: \(isTapped)")
          XCTAssertEqual(stage.sectionY(2), isTapped ? 44 : 34)
          XCTAssertEqual(stage.changes, ["Fourth removal"])
        }
      }
    }
  }

  /// Red by: the page travels on.
  func testAPageOnItsWayToASectionThatIsRemovedStopsWhereItIs() throws {
    try onDisplay {
      try SectionStage.inBothDirections([800, 800, 800, 800, 800, 800]) { stage, direction in
        try stage.tap("Sixth")
        try stage.press("First")
        XCTAssertTrue(MainLoop.run { stage.offset < 3500 })
        let offset = stage.offset
        XCTAssertGreaterThan(offset, 800)
        stage.view.remove("First")
        stage.rest()
        XCTAssertEqual(stage.offset, offset, accuracy: 1, "\(direction)")
        XCTAssertEqual(stage.selectedTitles, [stage.view.activeSection!])
        XCTAssertEqual(stage.changes.last?.hasSuffix(" removal"), true)
      }
    }
  }

  /// Red by: the strip is never let be without a selected tab.
  func testAboveTheFirstSectionNoTabIsSelectedIfSoWished() throws {
    try onDisplay {
      try SectionStage.inBothDirections { stage, direction in
        let view = stage.view
        view.sectionConfiguration.beforeFirst = .none
        stage.rest()
        XCTAssertNil(view.activeSection)
        XCTAssertEqual(stage.selectedTitles, [], "\(direction)")
        XCTAssertNil(view.strip.selection)
        stage.drag(to: 500)
        stage.rest()
        XCTAssertEqual(stage.selectedTitles, ["First"])
        try stage.tap("First")
        XCTAssertEqual(stage.offset, 390, "a tap on its tab scrolls to it")
        XCTAssertEqual(stage.selectedTitles, ["First"], "and takes it not out")
        stage.drag(to: 100)
        stage.rest()
        XCTAssertEqual(stage.selectedTitles, [])
        XCTAssertEqual(stage.changes, ["none layout", "First scroll", "none scroll"])
        view.setSections(["A", "B"].map { TabSection(id: $0, title: $0, content: SectionStage.block(800)) })
        stage.rest()
        XCTAssertEqual(stage.selectedTitles, [])
        XCTAssertNil(view.activeSection)
        try stage.tap("B")
        XCTAssertEqual(stage.selectedTitles, ["B"])
        XCTAssertEqual(view.activeSection, "B")
      }
    }
  }

  /// Red by: the mode set is taken.
  func testOneTabIsSelectedInAPageWhateverModeIsSet() throws {
    try onDisplay {
      for mode in [SelectionMode.optional, .multiple(min: 0, max: 2), .momentary] {
        var configuration = TabStripConfiguration.sticky
        configuration.selectionMode = mode
        XCTAssertEqual(
          SectionTabsView<String>(configuration: configuration).strip.configuration.selectionMode, .required)
        try SectionStage.inBothDirections { stage, direction in
          stage.view.strip.configuration.selectionMode = mode
          try stage.tap("Second")
          stage.wheel(1)
          XCTAssertGreaterThan(stage.offset, 1190)
          try stage.tap("Second")
          XCTAssertEqual(stage.offset, 1190, "\(direction), \(mode): to its section again")
          XCTAssertEqual(stage.selectedTitles, ["Second"])
          XCTAssertEqual(stage.view.strip.selections, ["Second"])
          XCTAssertEqual(stage.changes, ["Second tap"])
        }
      }
    }
  }
}

extension SectionTabsView<String> {
  var contents: [String: UnsafeMutablePointer<GtkWidget>] {
    Dictionary(uniqueKeysWithValues: sections.map { ($0.tab.id, $0.content) })
  }
}

extension SectionStage {
  /// Checks that the page has these sections, each with its own content, one below the other, and selects the tab of the active one.
  func check(
    _ ids: [String], _ contents: [String: UnsafeMutablePointer<GtkWidget>], _ message: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let sections = view.sections
    XCTAssertEqual(sections.map(\.tab.id), ids, message, file: file, line: line)
    XCTAssertEqual(sections.map(\.content), ids.map { contents[$0] }, message, file: file, line: line)
    guard let first = sections.first else { return }
    XCTAssertEqual(
      gtk_widget_get_parent(first.content)?.children, sections.map(\.content), "\(message): order of the focus",
      file: file, line: line)
    var y = place(of: first.content).y
    for section in sections {
      let (top, height) = place(of: section.content)
      XCTAssertEqual(top, y, message, file: file, line: line)
      y += height
    }
    XCTAssertEqual(view.strip.items.map(\.id), ids, message, file: file, line: line)
    XCTAssertEqual(view.strip.selection, view.activeSection, message, file: file, line: line)
  }
}
