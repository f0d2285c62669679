import TabStripCore
import XCTest

/// What becomes of a section's part when it is removed: being active, being gone to.
final class SectionRemovalTests: XCTestCase {
  func testRemovingTheSectionOnTheWayStopsThePage() {
    var page = PageFixture.tenSections()
    page.tap(9)
    page.step()
    let offset = page.offset
    page.forget()
    page.edit(.remove(.index(9)))
    XCTAssertEqual(page.commands.map(\.target), [offset])
    XCTAssertEqual(page.commands.map(\.isAnimated), [false])
    XCTAssertNil(page.destination)
    page.settle()
    XCTAssertEqual(page.offset, offset)
    // At rest there is nothing to stop.
    page.tap(5)
    page.settle()
    page.forget()
    page.edit(.remove(.index(5)))
    XCTAssertEqual(page.commands, [])
  }

  func testWhileNothingShowsTheNextSectionTakesOver() {
    for isChosen in [true, false] {
      var page = PageFixture.tenSections()
      if isChosen { page.tap(3) } else { page.drag(to: 3 * 400 - 50) }
      page.settle()
      let (old, next) = (page.sync.sections.id(at: 3)!, page.sync.sections.id(at: 4)!)
      XCTAssertEqual(page.sync.active, old)
      page.send(.pageResized(height: 0))
      page.forget()
      page.edit(.remove(.id(old)))
      XCTAssertEqual(page.sync.active, next)
      XCTAssertEqual(page.commands, [])
      page.send(.pageResized(height: 600))
      page.settle()
      XCTAssertEqual(page.sync.active, next)
      XCTAssertEqual(page.changes.map(\.cause), [.removal], "chosen: \(isChosen)")
      // The last one's is the one before; of several removed at once the next that is left.
      page.send(.pageResized(height: 0))
      let left = page.sync.sections.id(at: 2)!
      page.send((3..<page.sync.sections.count).map { _ in .sectionsChanged(.remove(.index(3))) })
      XCTAssertEqual(page.sync.active, left)
      page.edit(.replaceAll([]))
      XCTAssertNil(page.sync.active)
    }
  }

  func testASectionChosenTogetherWithEditsIsActiveForThat() {
    var page = PageFixture.tenSections()
    page.send([.sectionsChanged(.remove(.index(0))), .tabChosen(.index(4), cause: .tap, animated: true)])
    XCTAssertEqual(page.changes.map(\.cause), [.tap])
    XCTAssertEqual(page.events, [4])
    page.send([.sectionsChanged(.remove(.index(4))), .scrolled(to: 0, by: .user)])
    XCTAssertEqual(page.changes.last?.cause, .removal)
  }
}
