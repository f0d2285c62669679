import TabStripCore
import XCTest

/// Where the strip is on the screen. The figures named wpt are those of the web platform's tests of sticky boxes.
final class StickyHeaderTests: XCTestCase {
  func testItStaysInItsContainer() {
    // wpt-01 to 05: a box of 100 at 200 in a container that ends at 400, to stick at 100.
    let box = StickyHeader(height: 100, topInset: 100, leavesWithSections: true)
    XCTAssertEqual(box.place(offset: 50, hero: 200, end: 400).y, 150)
    XCTAssertEqual(box.place(offset: 150, hero: 200, end: 400).y, 100)
    XCTAssertEqual(box.place(offset: 250, hero: 200, end: 400), StickyHeader.Place(y: 50, isPinned: true, push: 50))
    // wpt-16: without an end.
    XCTAssertEqual(StickyHeader(height: 100, topInset: 100).place(offset: 200, hero: 200, end: 300).y, 100)
  }

  func testTheEndOfTheSectionsPushesItOnlyIfSet() {
    var page = PageFixture(
      [400, 400], viewport: 600, header: StickyHeader(height: 44, leavesWithSections: true), hero: 100, footer: 900)
    // The sections end at 944.
    page.drag(to: 900)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 0, isPinned: true, push: 0))
    page.drag(to: 930)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: -30, isPinned: true, push: 30))
    page.send(.headerChanged(StickyHeader(height: 44)))
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 0, isPinned: true, push: 0))
  }

  func testItWaitsAtTheViewportsBottomOnlyIfSet() {
    // A hero of 900 in a viewport of 600: the strip is out of sight at first.
    var page = PageFixture([400, 900], viewport: 600, header: StickyHeader(height: 44), hero: 900)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 900, isPinned: false, push: 0))
    page.send(.headerChanged(StickyHeader(height: 44, bottomInset: 20)))
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 536, isPinned: false, push: 0))
    // It goes up with the page from where its natural place is.
    page.drag(to: 364)
    XCTAssertEqual(page.sync.headerPlace.y, 536)
    page.drag(to: 500)
    XCTAssertEqual(page.sync.headerPlace.y, 400)
    page.drag(to: 1000)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 0, isPinned: true, push: 0))
    page.drag(to: 0)
    page.send(.pageResized(height: 300))
    XCTAssertEqual(page.sync.headerPlace.y, 236)
    // Where both do not fit, the top wins; a strip over the page's top stays there.
    let tall = StickyHeader(height: 200, topInset: 20, bottomInset: 0)
    XCTAssertEqual(tall.place(offset: 0, hero: 200, end: 600, viewport: 100).y, 20)
    let fixed = StickyHeader(height: 44, placement: .fixed, bottomInset: 0)
    XCTAssertEqual(fixed.place(offset: 0, hero: 200, end: 600, viewport: 100).y, 0)
    page.send(.headerChanged(StickyHeader(height: 44, bottomInset: .nan)))
    XCTAssertEqual(page.sync.headerPlace.y, 256, "a bad number is read as 0")
  }

  func testAFixedStripIsPinnedFromTheBeginningAndTakesNoRoom() {
    var page = PageFixture(
      [400, 900], viewport: 600, header: StickyHeader(height: 44, placement: .fixed, topInset: 20), hero: 100)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 20, isPinned: true, push: 0))
    XCTAssertEqual(page.sync.sections.firstTop.points, 100)
    page.drag(to: -80)
    XCTAssertEqual(page.sync.headerPlace.y, 20)
    let bare = StickyHeader(height: 44, placement: .fixed, leavesWithSections: true)
    XCTAssertEqual(bare.place(offset: 0, hero: 0, end: 0).y, 0, "nothing scrolled, nothing pushed")
  }

  func testAHiddenStripTakesNoRoomAndIsNotPinned() {
    var page = PageFixture([400, 900], viewport: 600, header: StickyHeader(height: 44), hero: 100)
    XCTAssertEqual(page.sync.sections.firstTop.points, 144)
    page.drag(to: 300)
    page.send(.headerChanged(StickyHeader(height: 0)))
    XCTAssertEqual(page.sync.sections.firstTop.points, 100)
    XCTAssertFalse(page.sync.headerPlace.isPinned)
    XCTAssertEqual(page.sync.target(of: .index(1)), 500)
  }

  func testAStripHigherThanTheViewportCoversAllOfIt() {
    var page = PageFixture(
      [400, 900, 900], viewport: 300, header: StickyHeader(height: 500, placement: .fixed))
    XCTAssertEqual(page.sync.coveredExtent, 300)
    page.drag(to: page.sync.maximumOffset)
    XCTAssertEqual(page.events, [1, 2])
  }
}
