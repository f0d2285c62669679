import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Rows C1–C8 of the source systems on a page in a window, used with a real mouse and keyboard. "Red by" names a fault that turns the test
/// red.
///
/// A hero of 390, the strip of 44 and three sections of 800, as in the source's sample, in 600: tops 434, 1234, 2034, maximum 2234.
final class SectionTabsViewTests: GTKTestCase {
  /// Red by: the strip stays where it stands in the content.
  func testC1_theStripPinsWhenTheHeroHasGone() throws {
    try onDisplay {
      SectionStage.inBothDirections { stage, direction in
        XCTAssertEqual(stage.stripY, 390, "\(direction)")
        XCTAssertEqual(stage.maximumOffset, 2234)
        stage.wheel(2)
        XCTAssertGreaterThan(stage.offset, 0)
        XCTAssertEqual(stage.stripY, 390 - stage.offset, accuracy: 1)
        XCTAssertEqual(stage.sectionY(0), stage.stripY + 44, accuracy: 1)
        for (offset, y) in [
          (200.0, 190.0), (389, 1), (389.4, 1), (390, 0), (390.6, 0), (1000.5, 0), (2234, 0), (100, 290),
        ] {
          stage.drag(to: offset)
          stage.rest()
          XCTAssertEqual(stage.stripY, y, "\(direction) at \(offset)")
        }
      }
    }
  }

  /// Red by: tabs are as wide as their titles.
  func testC2_tabsShareTheWidthEqually() throws {
    try onDisplay {
      SectionStage.inBothDirections { stage, direction in
        let titles = ["First", "Second", "Third"]
        XCTAssertEqual(stage.tabs.map(\.title), direction == .leftToRight ? titles : titles.reversed())
        XCTAssertEqual(stage.tabs.map(\.x), [0, 130, 260])
        XCTAssertEqual(stage.tabs.map(\.width), [130, 130, 130])
        XCTAssertEqual(stage.selectedTitles, ["First"])
      }
    }
  }

  /// Red by: the page is there at once.
  func testC3_aTapScrollsOnceWithoutFlickerAndAgainWhenTappedAgain() throws {
    try onDisplay {
      try SectionStage.inBothDirections { stage, direction in
        try stage.press("Third")
        XCTAssertTrue(MainLoop.run { stage.changes.count > 0 })
        XCTAssertEqual(stage.view.activeSection, "Third", "at once")
        stage.rest()
        XCTAssertEqual(stage.offset, 1990, "\(direction)")
        XCTAssertEqual(stage.changes, ["Third tap"])
        XCTAssertEqual(stage.selectedTitles, ["Third"])
        XCTAssertGreaterThan(stage.offsets.filter { $0 > 0 && $0 < 1980 }.count, 2, "it is seen to go")
        XCTAssertEqual(stage.offsets, stage.offsets.sorted(), "straight there")
        stage.wheel(1)
        XCTAssertGreaterThan(stage.offset, 1990)
        try stage.tap("Third")
        XCTAssertEqual(stage.offset, 1990, "to its section again")
        XCTAssertEqual(stage.changes, ["Third tap"])
      }
    }
  }

  /// Red by: half of the strip's height is told.
  func testC4_theSectionComesToLieBelowTheStrip() throws {
    try onDisplay {
      try SectionStage.inBothDirections([800, 800, 120]) { stage, direction in
        for (index, title) in ["Second", "First"].enumerated() {
          try stage.tap(title)
          XCTAssertEqual(stage.sectionY(1 - index), 44, "\(direction) \(title)")
          XCTAssertEqual(stage.stripY, 0)
        }
        try stage.tap("Third")
        XCTAssertEqual(stage.offset, stage.maximumOffset, "as far as the page goes")
        XCTAssertEqual(stage.selectedTitles, ["Third"])
      }
    }
  }

  /// Red by: the wheel counts as the program's doing.
  func testC5_theActiveSectionIsLiveAndMeasuredBelowTheStrip() throws {
    try onDisplay {
      SectionStage.inBothDirections { stage, direction in
        stage.drag(to: 1189)
        XCTAssertEqual(stage.view.activeSection, "First", "\(direction)")
        stage.drag(to: 1190)
        XCTAssertEqual(stage.view.activeSection, "Second", "without waiting for anything")
        XCTAssertEqual(stage.view.strip.selection, "Second")
        XCTAssertEqual(stage.changes, ["Second scroll"])
        stage.wheel(-1)
        XCTAssertEqual(stage.selectedTitles, ["First"])
        XCTAssertEqual(stage.changes, ["Second scroll", "First scroll"])
        // Over the strip the wheel turns the page as well.
        stage.wheel(1, y: 20)
        XCTAssertEqual(stage.selectedTitles, ["Second"])
      }
    }
  }

  /// Red by: half of the viewport's height is told.
  func testC6_theLastSectionIsActiveAtTheEndOfThePage() throws {
    try onDisplay {
      SectionStage.inBothDirections([800, 800, 120]) { stage, direction in
        stage.wheel(40)
        XCTAssertEqual(stage.offset, stage.maximumOffset)
        XCTAssertEqual(stage.selectedTitles, ["Third"], "\(direction)")
        XCTAssertEqual(stage.changes, ["Second scroll", "Third scroll"])
        stage.wheel(5)
        XCTAssertEqual(stage.changes.count, 2, "beyond the end nothing changes")
      }
      // A page that cannot scroll: the first, or the one tapped.
      try SectionStage.inBothDirections([100, 100, 100], hero: 100) { stage, direction in
        XCTAssertEqual(stage.maximumOffset, 0)
        XCTAssertEqual(stage.view.activeSection, "First")
        try stage.tap("Second")
        XCTAssertEqual(stage.selectedTitles, ["Second"], "\(direction)")
        stage.wheel(3)
        XCTAssertEqual(stage.selectedTitles, ["Second"])
        XCTAssertEqual(stage.stripY, 100)
        XCTAssertEqual(stage.changes, ["Second tap"])
      }
    }
  }

  /// Red by: a section's later height is not told.
  func testC7_sectionsMayHaveAnyHeightAndChangeIt() throws {
    try onDisplay {
      SectionStage.inBothDirections([800, 0, 800, 0, 0, 800, 0]) { stage, direction in
        XCTAssertEqual(stage.maximumOffset, 2234)
        stage.drag(to: 1190)
        XCTAssertEqual(stage.view.activeSection, "Third", "one without height is passed over")
        stage.drag(to: 2234)
        XCTAssertEqual(stage.view.activeSection, "Seventh", "but the last is the last")
        stage.drag(to: 1190)
        stage.setHeight(600, of: 1)
        stage.rest()
        XCTAssertEqual(stage.selectedTitles, ["Second"], "\(direction): it came in where the line is")
        XCTAssertEqual(stage.changes.last, "Second layout")
        XCTAssertEqual(stage.maximumOffset, 2834)
        gtk_widget_set_visible(stage.view.sections[0].content, 0)
        stage.rest()
        XCTAssertEqual(stage.maximumOffset, 2034)
        XCTAssertEqual(stage.selectedTitles, ["Third"])
      }
    }
  }

  /// Red by: every choice in the strip counts as a tap.
  func testC8_everyChangeIsReportedOnceWithItsCause() throws {
    try onDisplay {
      try SectionStage.inBothDirections { stage, direction in
        try stage.tap("Second")
        XCTAssertEqual(stage.changes, ["Second tap"])
        stage.key(direction == .leftToRight ? "Right" : "Left")
        XCTAssertEqual(stage.changes, ["Second tap", "Third keyboard"])
        XCTAssertEqual(stage.sectionY(2), 44)
        stage.view.scroll(to: "First")
        stage.rest()
        XCTAssertEqual(stage.changes.last, "First program")
        XCTAssertEqual(stage.sectionY(0), 44)
        stage.view.strip.select("Third")
        stage.rest()
        XCTAssertEqual(stage.changes.last, "Third program")
        XCTAssertEqual(stage.offset, 1990)
        stage.wheel(-2)
        XCTAssertEqual(
          stage.changes, ["Second tap", "Third keyboard", "First program", "Third program", "Second scroll"])
      }
    }
  }
}
