import TabStripCore
import XCTest

/// Numbers, times and sections that are none, and what is reported of them.
final class PageDataTests: XCTestCase {
  func testBadNumbersHaveADefinedResult() {
    var page = PageFixture.tenSections()
    page.drag(to: 900)
    page.forget()
    for bad in [Double.nan, .infinity, -.infinity] {
      page.send(.scrolled(to: bad, by: .user))
      page.send(.cameToRest(at: bad))
      page.send(.programScrollBegan(to: bad))
      page.send(.focusMoved(into: .index(1), top: bad, extent: 10, animated: true))
    }
    XCTAssertEqual(page.offset, 900)
    XCTAssertEqual(page.events, [])
    XCTAssertEqual(page.commands, [])
    XCTAssertEqual(page.sync.takeDiagnostics(), .input)
    page.edit(.setExtent(.nan, of: .index(0)))
    page.edit(.setExtent(-5, of: .index(1)))
    XCTAssertEqual(page.sync.sections.top(of: 2).points, 0)
    page.send(.headerChanged(StickyHeader(height: .infinity, placement: .fixed, topInset: -1)))
    XCTAssertEqual(page.sync.coveredExtent, 0)
    XCTAssertEqual(page.sync.takeDiagnostics(), .measurement)
    page.send(.configurationChanged(SectionSyncConfiguration(line: .fraction(.nan))))
    XCTAssertEqual(page.sync.activationOffset(of: .index(3)), 400)
    XCTAssertEqual(page.sync.takeDiagnostics(), .configuration)
    page.send(.pageResized(height: .nan))
    XCTAssertEqual(page.sync.maximumOffset, 0)
    XCTAssertEqual(page.sync.takeDiagnostics(), .viewport)
    XCTAssertEqual(page.sync.takeDiagnostics(), [], "once")
    page.send(.pageResized(height: .greatestFiniteMagnitude))
    XCTAssertEqual(page.sync.maximumOffset, 0)
    page.send(.scrolled(to: .greatestFiniteMagnitude, by: .user))
    XCTAssertEqual(page.active, 0, "everything fits: the first")
  }

  func testTimesThatAreNoneOrRunBackwardAreTheOneBefore() {
    var sync = PageFixture.tenSections().sync
    _ = sync.handle(.gestureBegan, at: 5)
    for time in [4.0, .nan, .infinity, -.infinity] {
      let update = sync.handle(.tabChosen(.index(4), cause: .tap, animated: true), at: time)
      XCTAssertEqual(update.scroll?.time, 5)
      _ = sync.handle(.gestureBegan, at: time)
    }
    XCTAssertEqual(sync.takeDiagnostics(), .time)
  }

  func testWhatIsSoundIsNotReported() {
    var page = PageFixture([100, 200], viewport: 300)
    page.send(.pageResized(height: 0))
    page.edit(.insert(extent: 0, at: 0))
    page.send(.headerChanged(StickyHeader(height: 0, topInset: 0)))
    XCTAssertEqual(page.sync.takeDiagnostics(), [], "a hidden page, a section not loaded yet, no strip")
    page.edit(.insert(extent: .infinity, at: 0))
    XCTAssertEqual(page.sync.takeDiagnostics(), .measurement)
    XCTAssertEqual(page.sync.sections.extent(at: 0)?.points, 0)
  }

  func testWhatIsNotThereIsNotChosen() {
    var page = PageFixture.tenSections()
    let gone = page.sync.sections.id(at: 4)!
    page.edit(.remove(.index(4)))
    page.forget()
    for choice in [SectionChoice.index(-1), .index(9), .index(.max), .id(gone)] {
      page.send(.tabChosen(choice, cause: .tap, animated: true))
      page.send(.linked(choice))
      page.send(.focusMoved(into: choice, top: 0, extent: 10, animated: true))
      page.edit(.setExtent(10, of: choice))
      page.edit(.remove(choice))
      page.edit(.move(choice, to: 0))
    }
    XCTAssertEqual(page.events, [])
    XCTAssertEqual(page.commands, [])
    XCTAssertEqual(page.sync.sections.count, 9)
    XCTAssertEqual(page.sync.takeDiagnostics(), [])
  }
}
