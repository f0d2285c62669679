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
            row.show(value)
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
  /// Some value other than the one it opens with, and that one.
  fileprivate static func samples(of option: DemoOption) -> [Value] {
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
