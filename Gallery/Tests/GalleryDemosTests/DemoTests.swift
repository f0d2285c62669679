import GalleryDemos
import XCTest

/// What links, files and the command line rely on.
final class DemoTests: XCTestCase {
  func testPagesAndOptionsHaveDistinctNamesFitForLinks() {
    XCTAssertFalse(Demo.pages.isEmpty)
    assertNames(Demo.pages.map(\.id))
    for demo in Demo.pages {
      assertNames(demo.options.map(\.id))
      XCTAssertEqual(Demo.page(demo.id)?.title, demo.title)
    }
    XCTAssertNil(Demo.page("Pills"))
  }

  func testEveryPageExplainsItselfAndOpensWithAChoice() {
    for demo in Demo.pages {
      XCTAssertFalse(demo.title.isEmpty)
      XCTAssertTrue(demo.explanation.hasSuffix("."), demo.explanation)
      let setup = DemoSettings(demo).setup
      XCTAssertTrue(setup.items.contains { $0.id == setup.selectedID && $0.isEnabled }, demo.id)
    }
  }

  func testTabsHaveDistinctIdentitiesHoweverManyTheyAre() {
    for demo in Demo.pages {
      for settings in demo.variations() {
        let ids = settings.setup.items.map(\.id)
        XCTAssertEqual(Set(ids).count, ids.count, "\(demo.id) \(settings.assignments)")
      }
    }
  }

  private func assertNames(_ names: [String], line: UInt = #line) {
    XCTAssertEqual(Set(names).count, names.count, line: line)
    for name in names {
      XCTAssertTrue(
        name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) } && !name.isEmpty, name,
        line: line)
    }
  }
}
