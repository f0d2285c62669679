import TabStripCore
import XCTest

/// Reported faults R136–R147 of section sync elsewhere, each with its right result.
final class SectionReportTests: XCTestCase {
  private func fixed(_ height: Double) -> StickyHeader { StickyHeader(height: height, placement: .fixed) }

  func testR136_shortSectionsNearTheEndAreNotSkipped() {
    var page = PageFixture([500, 500, 200, 100], viewport: 600, header: fixed(50))
    XCTAssertEqual(page.sync.maximumOffset, 700)
    page.drag(to: 700)
    XCTAssertEqual(page.events, [1, 2, 3])
    XCTAssertEqual((0..<4).map { page.sync.activationOffset(of: .index($0)) }, [0, 450, 606.25, 668.75])
    for (offset, index) in [(449.75, 0), (450, 1), (606, 1), (606.25, 2), (668.5, 2), (668.75, 3), (700, 3)] {
      page.drag(to: offset)
      XCTAssertEqual(page.active, index, "at \(offset)")
    }
    page.drag(to: 0)
    XCTAssertEqual(page.active, 0)
    XCTAssertEqual(page.position, 0)
  }

  func testR137_theLastButOneIsNotSkipped() {
    var page = PageFixture([800, 800, 500, 200], viewport: 600)
    XCTAssertEqual(page.sync.maximumOffset, 1700)
    page.drag(to: 1599)
    XCTAssertEqual(page.active, 1)
    page.drag(to: 1600)
    XCTAssertEqual(page.active, 2)
    page.drag(to: 1670)
    XCTAssertEqual(page.active, 2)
    page.drag(to: 1700)
    XCTAssertEqual(page.active, 3)
    XCTAssertEqual(page.events, [1, 2, 3])
  }

  /// As above, where the last but one comes to the top only with the end of the page: it gets its turn before.
  func testR137_alsoWhereItReachesTheTopAtTheVeryEnd() {
    for last in [100.0, 101, 99.5, 160] {
      var page = PageFixture([800, 800, 500, last], viewport: 600)
      page.drag(to: page.sync.maximumOffset)
      XCTAssertEqual(page.events, [1, 2, 3], "last section \(last)")
      let turn = page.sync.activationOffset(of: .index(3))! - page.sync.activationOffset(of: .index(2))!
      XCTAssertGreaterThan(turn, 10, "points in which a user sees the tab of section 2 selected")
    }
  }

  func testR139_aPageThatDoesNotScrollFollowsTheTap() {
    var page = PageFixture([150, 150, 200], viewport: 600)
    XCTAssertEqual(page.sync.maximumOffset, 0)
    XCTAssertEqual(page.active, 0)
    page.tap(1)
    XCTAssertEqual(page.active, 1)
    page.send(.gestureBegan)
    page.send(.scrolled(to: -30, by: .user))
    page.send(.scrolled(to: 12, by: .user))
    page.send(.scrolled(to: 0, by: .user))
    page.send(.cameToRest(at: 0))
    XCTAssertEqual(page.active, 1, "it bounced, it did not scroll")
    // More comes in below; nothing moves until the user scrolls.
    page.edit(.insert(extent: 900, at: 3))
    XCTAssertEqual(page.active, 1)
    XCTAssertEqual(page.commands, [])
    page.drag(to: 10)
    XCTAssertEqual(page.active, 0)
    XCTAssertEqual(page.events, [1, 0])
  }

  func testR141_aTapSettlesOnItsTabAndNoOther() {
    var page = PageFixture(
      [300, 300, 300, 1200, 300], viewport: 700, header: StickyHeader(height: 48, placement: .fixed, topInset: 56))
    page.tap(3)
    page.settle()
    XCTAssertEqual(page.offset, 796)
    XCTAssertEqual(page.active, 3)
    XCTAssertEqual(page.events, [3])
    // Nor does a page that rounds to whole pixels fall back to the section before.
    page.edit(.setExtent(300.4, of: .index(0)))
    page.pixel = 1
    page.tap(0)
    page.settle()
    page.forget()
    page.tap(3)
    page.settle()
    XCTAssertEqual(page.offset, 796, "rounded down: the line is still in section 2")
    XCTAssertEqual(page.events, [3])
  }

  func testR142_inASectionLongerThanTheScreenItIsActive() {
    var page = PageFixture([300, 3000, 300], viewport: 700)
    page.drag(to: 1500)
    XCTAssertEqual(page.active, 1)
    page.drag(to: 300)
    XCTAssertEqual(page.active, 1)
    page.drag(to: 2600)
    XCTAssertEqual(page.active, 1)
  }

  func testR144_theMeasuredHeightCountsNotAConstant() {
    var page = PageFixture([1000, 1000, 1000], viewport: 700, header: fixed(80))
    page.send(.headerChanged(fixed(120)))
    page.tap(1)
    page.settle()
    XCTAssertEqual(page.offset, 880)
    XCTAssertEqual(page.sync.sections.top(of: 1).points - page.offset, 120)
    XCTAssertEqual(page.active, 1)
    // Also when it grows while the page is on its way, or has just arrived.
    page.tap(2)
    page.step()
    page.send(.headerChanged(fixed(150)))
    page.settle()
    XCTAssertEqual(page.offset, 1850)
    page.send(.headerChanged(fixed(100)))
    XCTAssertEqual(page.offset, 1900)
    XCTAssertEqual(page.events, [1, 2])
  }

  func testR146_aHiddenStripCorrectsNothing() {
    // What else is pinned is 60 high and shows; the strip of 80 is hidden.
    let hidden = StickyHeader(height: 0, placement: .fixed, topInset: 60)
    var page = PageFixture([1000, 1000, 1000], viewport: 700, header: hidden)
    XCTAssertEqual(page.sync.coveredExtent, 60)
    page.tap(1)
    page.settle()
    XCTAssertEqual(page.offset, 940)
    page.send(.headerChanged(StickyHeader(height: 80, placement: .fixed, topInset: 60)))
    XCTAssertEqual(page.offset, 860, "it shows again, and the section stays clear of it")
    XCTAssertFalse(hidden.place(offset: 500, hero: 0, end: 3000).isPinned)
  }

  func testR147_contentDoesNotLandUnderTheStrip() {
    var page = PageFixture([500, 1000], viewport: 700, header: fixed(64))
    page.tap(1)
    page.settle()
    XCTAssertEqual(page.offset, 436)
  }
}
