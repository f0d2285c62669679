import CAdwaita
import Foundation
import GalleryDemos
import XCTest

@testable import Gallery

/// The window, used by mouse as a visitor does.
final class WindowTests: XCTestCase {
  override func setUpWithError() throws { try DisplayNeed.check() }

  /// Red without the last line of `PageView.selected(_:_:in:)`.
  func testD7_ChoosingAChipNamesTheWindow() throws { try chooseChips(direction: GTK_TEXT_DIR_LTR) }

  func testD7_ChoosingAChipNamesTheWindow_RightToLeft() throws { try chooseChips(direction: GTK_TEXT_DIR_RTL) }

  func testTheStripsOfAPageFollowEachOtherAndTheLineSaysWhatTheyReport() throws {
    try onDisplay { window in
      window.show("pills")
      try window.click("Gaming")
      XCTAssertTrue(window.shows("Selected Gaming, by tap"))
      XCTAssertEqual(window.selectedTitles, ["Gaming", "Gaming"])
      XCTAssertEqual(window.title, "Pills with overflow buttons")
    }
  }

  /// Red where `StripStage.follow(_:)` selects only the tab chosen last.
  func testSeveralSegmentsAreChosenAndTheStripsFollowEachOther() throws {
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      try onDisplay(direction: direction) { window in
        window.show("segments", "selection=several")
        try window.click("Year")
        XCTAssertEqual(window.selectedTitles.sorted(), ["Week", "Week", "Year", "Year"])
        XCTAssertTrue(window.shows("Selected Year beside Week, by tap"))
        try window.click("Day")
        XCTAssertEqual(window.selectedTitles.count, 6)
        try window.click("Week")
        XCTAssertEqual(window.selectedTitles.sorted(), ["Day", "Day", "Year", "Year"])
        XCTAssertTrue(window.shows("Only Day and Year left selected, by tap"))
      }
    }
  }

  func testAMomentarySegmentIsReportedAndLetsGo() throws {
    try onDisplay { window in
      window.show("segments", "selection=none-stays")
      try window.click("Month")
      XCTAssertEqual(window.selectedTitles, [])
      XCTAssertTrue(window.shows("Selected Month, by tap"))
    }
  }

  func testTenThousandTabsAreReachedByAButtonWithFewWidgets() throws {
    try onDisplay { window in
      window.show("ten-thousand", "number=5000", "jump=1")
      XCTAssertEqual(Set(window.selectedTitles).count, 1)
      XCTAssertTrue(window.selectedTitles[0].hasPrefix("5000 "), "\(window.selectedTitles)")
      XCTAssertLessThan(window.tabCount, 60)
      XCTAssertTrue(window.shows { $0.hasPrefix("10000 tabs, of which ") && $0.hasSuffix(" have a widget") })
      window.set("insert=3")
      XCTAssertTrue(window.selectedTitles[0].hasPrefix("5000 "))
      XCTAssertTrue(window.shows { $0.hasPrefix("10003 tabs, of which ") })
    }
  }

  /// Red without the call of `follow` in `PageView.selected(_:_:in:)`.
  func testPagesOfSectionsFollowEachOther() throws { try chooseSections(direction: GTK_TEXT_DIR_LTR) }

  func testPagesOfSectionsFollowEachOther_RightToLeft() throws { try chooseSections(direction: GTK_TEXT_DIR_RTL) }

  private func chooseSections(direction: GtkTextDirection) throws {
    try onDisplay(direction: direction) { window in
      window.show("sticky-sections")
      XCTAssertEqual(window.selectedTitles, ["First", "First"])
      try window.click("Second")
      XCTAssertEqual(window.selectedTitles, ["Second", "Second"])
      XCTAssertTrue(window.shows("Selected Second, by tap"))
      window.set("grow=1")
      window.set("short-last=on")
      XCTAssertEqual(window.selectedTitles, ["Second", "Second"])
      window.set("sections=1")
      XCTAssertEqual(window.selectedTitles, ["First", "First"])
    }
  }

  /// Red without the last line of `Sidebar.giveFocus(to:)`.
  func testTheTabKeyLeavesTheListOfPagesWithoutTurningOne() throws {
    try onDisplay { window in
      // GTK begins there by itself, as a rule.
      if !window.focusIsAmongPages { window.pressTab() }
      XCTAssertTrue(window.focusIsAmongPages)
      window.pressTab()
      XCTAssertFalse(window.focusIsAmongPages)
      XCTAssertEqual(window.title, Demo.pages[0].title)
    }
  }

  func testEveryControlSetsItsOptionAndResettingUndoesAll() throws {
    try onDisplay { window in
      for demo in Demo.pages {
        let page = PageView(DemoSettings(demo))
        for option in demo.options {
          for value in DemoOption.samples(of: option) {
            let row = try XCTUnwrap(page.panel.rows.first { $0.option.id == option.id })
            if option.control == .action { row.press() } else { row.show(value) }
            XCTAssertEqual(row.value, value, "\(demo.id) \(option.id)")
            XCTAssertEqual(page.settings[option], value, "\(demo.id) \(option.id)")
          }
        }
        page.reset()
        XCTAssertTrue(page.settings.isInitial)
        for row in page.panel.rows { XCTAssertEqual(row.value, row.option.initial, "\(demo.id) \(row.option.id)") }
        g_object_ref_sink(page.widget)
        g_object_unref(page.widget)
      }
    }
  }

  private func chooseChips(direction: GtkTextDirection) throws {
    try onDisplay(direction: direction) { window in
      XCTAssertEqual(window.title, "Pills with overflow buttons")
      window.show("chips")
      XCTAssertEqual(window.title, "All")
      for title in ["News", "Maps", "Financials"] {
        try window.click(title)
        XCTAssertEqual(window.title, title)
        XCTAssertEqual(window.selectedTitles, [title, title])
      }
      try window.click("Financials")
      XCTAssertTrue(window.shows("Selected Financials again"))
      XCTAssertEqual(window.title, "Financials")
    }
  }

  private func onDisplay(
    direction: GtkTextDirection = GTK_TEXT_DIR_LTR, _ body: @MainActor (VisitedWindow) throws -> Void
  ) throws {
    try MainActor.assumeIsolated {
      let window = try VisitedWindow(direction: direction)
      defer { window.close() }
      try body(window)
    }
  }
}

extension DemoOption {
  /// Some value other than the one it opens with, and that one; of a button what it says press by press.
  fileprivate static func samples(of option: DemoOption) -> [Value] {
    if option.control == .action { return [.presses(1), .presses(2)] }
    let other: Value =
      switch (option.control, option.initial) {
      case (_, .toggle(let isOn)): .toggle(!isOn)
      case (.choice(let titles), _): .choice(titles.count - 1)
      case (.number(let range), _): .number(range.greatest)
      case (_, let initial): initial
      }
    return [other, option.initial, other]
  }
}
