import TabStripCore
import XCTest

/// The keyboard focus on a page: what has it is shown, clear of the strip.
final class PageFocusTests: XCTestCase {
  func testE9_focusNeverLandsUnderTheStrip() {
    var page = PageFixture.tenSections()
    page.drag(to: 1000)
    page.forget()
    // Section 2 spans 800 ..< 1200: its field at 220 is at 20 on the screen, under the strip.
    page.send(.focusMoved(into: .index(2), top: 220, extent: 30, animated: false))
    XCTAssertEqual(page.offset, 970)
    page.forget()
    page.send(.focusMoved(into: .index(2), top: 260, extent: 30, animated: false))
    XCTAssertEqual(page.commands, [], "it shows")
    // Below the viewport: the least movement that shows the end of it.
    page.send(.focusMoved(into: .index(4), top: 100, extent: 50, animated: true))
    XCTAssertEqual(page.commands.map(\.target), [1150])
    page.settle()
    XCTAssertEqual(page.events, [3], "1200 is where section 3 begins")
    XCTAssertEqual(page.changes.map(\.cause), [.focus])
    // Too long to show: from its top.
    XCTAssertEqual(page.sync.offset(showing: .index(5), top: 0, extent: 2000), 1950)
    XCTAssertEqual(page.sync.offset(showing: .index(5), top: 0, extent: .nan), nil)
    XCTAssertEqual(page.sync.offset(showing: .index(10), top: 0, extent: 10), nil)
  }

  func testFocusThatWillShowAnywayDisturbsNoScroll() {
    var page = PageFixture.tenSections()
    page.tap(5)
    page.step()
    page.send(.focusMoved(into: .index(5), top: 0, extent: 40, animated: true))
    XCTAssertEqual(page.commands.map(\.target), [1950])
    page.settle()
    XCTAssertEqual(page.events, [5])
    // One that will not, does.
    page.tap(0)
    page.step()
    page.send(.focusMoved(into: .index(2), top: 0, extent: 40, animated: true))
    page.settle()
    XCTAssertEqual(page.offset, 750, "the least movement from where it was")
  }

  func testFocusOutsideSectionsIsShownToo() {
    var page = PageFixture(
      [800, 800], viewport: 600, header: StickyHeader(height: 44), hero: 900, footer: 300)
    page.send(.focusMovedOutside(top: 850, extent: 30, animated: true))
    page.settle()
    XCTAssertEqual(page.offset, 280, "its lower edge at the viewport's")
    page.send(.headerFocused(animated: true))
    page.settle()
    XCTAssertEqual(page.offset, 344, "the strip below it as well")
    page.drag(to: 1500)
    page.forget()
    page.send(.headerFocused(animated: true))
    XCTAssertEqual(page.commands, [], "pinned, it is seen")
    page.drag(to: 400)
    page.tap(1)
    page.forget()
    page.send(.headerFocused(animated: true))
    XCTAssertEqual(page.commands, [], "it will be")
    page.settle()
    page.drag(to: 1500)
    page.forget()
    page.send(.focusMovedOutside(top: 100, extent: 30, animated: true))
    page.settle()
    XCTAssertEqual(page.offset, 100, "the strip does not cover what is above it")
    page.send(.focusMovedOutside(top: 2560, extent: 30, animated: false))
    XCTAssertEqual(page.offset, 1990)
    page.drag(to: 2244)
    page.send(.focusMovedOutside(top: 2560, extent: 30, animated: false))
    XCTAssertEqual(page.offset, 2244, "below the sections it may cover something, and here does not")
    page.forget()
    page.send(.focusMovedOutside(top: .nan, extent: 30, animated: true))
    XCTAssertEqual(page.commands, [])
  }

  func testAPlaceOfNoHeightAtTheLowerEdgeShowsAlready() {
    var page = PageFixture([1000, 1000], viewport: 500, hero: 600)
    page.send(.focusMovedOutside(top: 500, extent: 0, animated: false))
    XCTAssertEqual(page.commands.map(\.target), [])
    page.send(.focusMovedOutside(top: 500, extent: 1, animated: false))
    XCTAssertEqual(page.commands.map(\.target), [1])
  }
}
