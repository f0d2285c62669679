import TabStripCore
import XCTest

/// Where a section counts as active, and how the line moves near the page's ends.
final class ActivationLineTests: XCTestCase {
  private func page(_ line: ActivationLine, _ extents: [Double], hero: Double = 0) -> PageFixture {
    PageFixture(
      extents, viewport: 600, header: StickyHeader(height: 50), hero: hero,
      configuration: SectionSyncConfiguration(line: line))
  }

  /// Tops 50, 550, 1050, 1550, 2050; M = 1950.
  private let even = Array(repeating: 500.0, count: 5)

  func testTheLineIsTheStripsEdgeUnlessSetLower() {
    for (line, distance) in [
      (ActivationLine.belowHeader, 0.0), (.offset(100), 100), (.offset(-20), 0), (.offset(9000), 550),
      (.fraction(0.5), 275), (.fraction(1), 550), (.fraction(7), 550), (.fraction(-1), 0),
    ] {
      let page = page(line, even, hero: 1000)
      // The strip pins at 1000; section 2 is at 2050 then.
      XCTAssertEqual(page.sync.activationOffset(of: .index(2)), 2000 - distance, "\(line)")
    }
  }

  func testTheLineFollowsTheViewport() {
    var page = page(.fraction(0.5), even, hero: 1000)
    page.send(.pageResized(height: 450))
    XCTAssertEqual(page.sync.activationOffset(of: .index(2)), 1800)
    page.send(.headerChanged(StickyHeader(height: 150)))
    XCTAssertEqual(page.sync.activationOffset(of: .index(2)), 1850, "the section went down by 100, the middle by 50")
  }

  func testALowLineDoesNotSkipShortFirstSections() {
    // At rest at the top the middle is at 325: in the third section.
    var page = page(.fraction(0.5), [100, 120, 140, 900, 900])
    XCTAssertEqual(page.active, 0)
    XCTAssertEqual(page.position, 0)
    page.drag(to: page.sync.maximumOffset)
    XCTAssertEqual(page.events, [1, 2, 3, 4])
    page.forget()
    page.drag(to: 0)
    XCTAssertEqual(page.events, [3, 2, 1, 0])
  }

  func testAPageThatScrollsALittleStillPassesEverySection() {
    // M = 30.
    var page = page(.belowHeader, [80, 100, 150, 130, 120])
    XCTAssertEqual(page.sync.maximumOffset, 30)
    for offset in stride(from: 0.0, through: 30, by: 0.5) { page.send(.scrolled(to: offset, by: .user)) }
    XCTAssertEqual(page.events, [1, 2, 3, 4])
  }

  func testSectionsBelowALongHeroThatNeverReachTheStripGetTheirTurn() {
    // The strip would pin at 2000, the page ends at 1800.
    var page = page(.belowHeader, [100, 100, 150], hero: 2000)
    XCTAssertEqual(page.sync.maximumOffset, 1800)
    page.drag(to: 1725)
    XCTAssertEqual(page.active, 0, "until the last eighth of a viewport")
    page.drag(to: 1800)
    XCTAssertEqual(page.events, [1, 2])
  }

  func testALongFooterLeavesTheLineAlone() {
    var page = PageFixture([300, 300, 300], viewport: 600, header: StickyHeader(height: 50), footer: 2000)
    for index in 0..<3 { XCTAssertEqual(page.sync.activationOffset(of: .index(index)), 300 * Double(index)) }
    page.drag(to: 2000)
    XCTAssertEqual(page.active, 2)
    XCTAssertEqual(page.position, 2)
  }

  func testAPageThatStopsShortOfItsEndByAPixelIsAtItsEnd() {
    // The last section gets to the top, or comes into being, at the very end: M = 400 and 1100.4.
    for (extents, viewport) in [([100.0, 100, 100, 100, 100], 100.0), ([800, 800, 500.4, 0], 1000)] {
      var page = PageFixture(extents, viewport: viewport)
      let end = page.sync.maximumOffset
      page.send(.scrolled(to: end - 0.9, by: .user))
      XCTAssertEqual(page.active, extents.count - 1)
      page.send(.scrolled(to: end - 1.1, by: .user))
      XCTAssertEqual(page.active, extents.count - 2)
      XCTAssertEqual(page.sync.activationOffset(of: .index(extents.count - 1))!, end - 1, accuracy: 1.0 / 64)
    }
  }

  func testAGapBelongsToTheSectionAboveIt() {
    var page = PageFixture([300, 300, 2000], viewport: 600, gap: 100)
    page.drag(to: 399)
    XCTAssertEqual(page.active, 0)
    XCTAssertEqual(page.position, 399.0 / 400)
    page.drag(to: 400)
    XCTAssertEqual(page.active, 1)
    XCTAssertEqual(page.sync.target(of: .index(2)), 800)
  }

  func testThePositionIsThePartOfTheSectionPassed() {
    var page = page(.belowHeader, even)
    page.drag(to: 1000 + 0.35 * 500)
    XCTAssertEqual(page.tracked.last, 2.35)
    XCTAssertEqual(page.position, 2.35)
    page.send(.scrolled(to: page.offset, by: .user))
    XCTAssertNil(page.last.position, "nothing new, nothing told")
  }

  func testALineAtTheVeryEdgesIsSound() {
    for line in [ActivationLine.fraction(0), .fraction(1), .offset(0)] {
      XCTAssertEqual(SectionSync(configuration: SectionSyncConfiguration(line: line)).diagnostics, [], "\(line)")
    }
    for line in [ActivationLine.fraction(-0.1), .fraction(1.1), .offset(-1), .offset(.infinity), .fraction(.nan)] {
      XCTAssertEqual(
        SectionSync(configuration: SectionSyncConfiguration(line: line)).diagnostics, .configuration, "\(line)")
    }
  }

  func testASectionRightBeforeTheEndKeepsHalfOfWhatIsLeft() {
    // Tops 0, 200 and 201, and the page ends at 201: half a point for each of the last two.
    let page = PageFixture([200, 1, 100], viewport: 100)
    XCTAssertEqual(page.sync.maximumOffset, 201)
    XCTAssertEqual([1, 2].map { page.sync.activationOffset(of: .index($0)) }, [200, 200.5])
  }

  func testShortSectionsAboveALowLineHaveTheirTurnInTheFirstEighth() {
    // Both begin above the line at 50, and neither reaches it; an eighth of 100 is 12.5.
    let page = PageFixture(
      [10, 300], viewport: 100, configuration: SectionSyncConfiguration(line: .fraction(0.5)))
    XCTAssertEqual(page.sync.activationOffset(of: .index(1))!, 12.5 * 10 / 310, accuracy: 1.0 / 64)
  }
}
