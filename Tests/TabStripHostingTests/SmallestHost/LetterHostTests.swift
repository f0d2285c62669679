import TabStripCore
import TabStripHosting
import XCTest

/// What the guide about writing a host says of its example.
final class LetterHostTests: XCTestCase {
  private func host(columns: Int, rightToLeft: Bool = false) -> LetterHost {
    let host = LetterHost()
    host.setRightToLeft(rightToLeft)
    host.show(["All", "Music", "Live", "News"])
    host.resize(toColumns: columns)
    host.frame(atSeconds: 0)
    return host
  }

  func testTheFirstFrameShowsTheRow() {
    XCTAssertEqual(host(columns: 26).line, "[All] Music  Live  News   ")
  }

  func testTheFirstFrameShowsTheRow_RightToLeft() {
    XCTAssertEqual(host(columns: 26, rightToLeft: true).line, "   News  Live  Music [All]")
  }

  func testAClickSelectsAndTheAppIsTold() {
    let host = host(columns: 26)
    var told: [String?] = []
    host.onSelect = { told.append($0) }
    host.click(column: 14)
    host.frame(atSeconds: 0.016)
    XCTAssertEqual(host.line, " All  Music [Live] News   ")
    XCTAssertEqual(told, ["Live"])
    host.select("News")
    XCTAssertEqual(told, ["Live"], "the app knows what it does itself")
  }

  func testAClickSelectsAndTheAppIsTold_RightToLeft() {
    let host = host(columns: 26, rightToLeft: true)
    var told: [String?] = []
    host.onSelect = { told.append($0) }
    host.click(column: 10)
    host.frame(atSeconds: 0.016)
    XCTAssertEqual(host.line, "   News [Live] Music  All ")
    XCTAssertEqual(told, ["Live"])
  }

  func testARowThatDoesNotFitFollowsTheSelection() {
    let host = host(columns: 14)
    XCTAssertEqual(host.line, "[All] Music  L")
    host.select("News")
    host.frame(atSeconds: 0.016)
    XCTAssertEqual(host.line, "c  Live [News]")
  }

  func testARowThatDoesNotFitFollowsTheSelection_RightToLeft() {
    let host = host(columns: 14, rightToLeft: true)
    XCTAssertEqual(host.line, "e  Music [All]")
    host.select("News")
    host.frame(atSeconds: 0.016)
    XCTAssertEqual(host.line, "[News] Live  M")
  }

  func testKeysMoveTheFocus() {
    let host = host(columns: 26)
    host.focus()
    XCTAssertTrue(host.press(.right))
    for frame in 1...120 { host.frame(atSeconds: Double(frame) / 60) }
    XCTAssertEqual(host.line, " All {Music} Live  News   ")
    XCTAssertFalse(host.wantsFrame, "a strip at rest asks for no frames")
  }

  func testKeysMoveTheFocus_RightToLeft() {
    let host = host(columns: 26, rightToLeft: true)
    host.focus()
    XCTAssertTrue(host.press(.left))
    for frame in 1...120 { host.frame(atSeconds: Double(frame) / 60) }
    XCTAssertEqual(host.line, "   News  Live {Music} All ")
    XCTAssertFalse(host.wantsFrame)
  }

  func testTabsKeepTheirPlacesAsTheListChanges() {
    let host = host(columns: 26)
    host.click(column: 14)
    host.show(["News", "All", "Live"])
    host.frame(atSeconds: 0.5)
    XCTAssertEqual(host.line, " News  All [Live]         ")
  }
}
