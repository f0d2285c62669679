import TabStripCore
import XCTest

@testable import TabStripHosting

final class UpdateQueueTests: XCTestCase {
  private var queue = UpdateQueue()

  private func selection(_ old: Int?, _ new: Int?, _ cause: SelectionCause = .program) -> TabStripUpdate {
    var update = TabStripUpdate()
    update.selection = SelectionChange(old: old.map { tab($0) }, new: new.map { tab($0) }, cause: cause)
    return update
  }

  private func drain() -> [TabStripUpdate] {
    var all: [TabStripUpdate] = []
    while let update = queue.popFirst() { all.append(update) }
    return all
  }

  func testWhatOnlyRedrawsIsNotReported() {
    var update = TabStripUpdate()
    update.stale = [.frame, .layout]
    update.needsTick = true
    queue.append(update)
    XCTAssertTrue(queue.isEmpty)
  }

  func testChangesOfOneCauseBecomeOne() {
    queue.append(selection(1, 2))
    queue.append(selection(2, 3))
    XCTAssertEqual(drain().map(\.selection), [selection(1, 3).selection])
  }

  func testAUsersChangeIsNotReportedUnderAProgramsName() {
    queue.append(selection(1, 2, .tap))
    queue.append(selection(2, 3))
    XCTAssertEqual(
      drain().map(\.selection), [selection(1, 2, .tap).selection, selection(2, 3).selection])
  }

  func testChoicesBesideEachOtherStayApart() {
    queue.append(selection(nil, 1, .tap))
    queue.append(selection(nil, 2, .tap))
    queue.append(selection(2, nil, .tap))
    XCTAssertEqual(drain().map(\.selection), [selection(nil, 1, .tap).selection])
    queue.append(selection(nil, 1, .tap))
    queue.append(selection(3, nil, .tap))
    XCTAssertEqual(
      drain().map(\.selection), [selection(nil, 1, .tap).selection, selection(3, nil, .tap).selection])
  }

  func testAChangeTakenBackHasNotHappened() {
    queue.append(selection(1, 2))
    queue.append(selection(2, 1))
    XCTAssertTrue(queue.isEmpty)
  }

  func testChoosingAgainStaysInItsPlace() {
    var again = TabStripUpdate()
    again.reselected = tab(2)
    queue.append(selection(1, 2, .tap))
    queue.append(again)
    queue.append(again)
    queue.append(selection(2, 1, .tap))
    XCTAssertEqual(
      drain().map { "\($0.selection == nil) \($0.reselected == nil)" },
      [
        "false true", "true false", "true false", "false true",
      ])
  }

  func testAllTogetherSpanFromTheFirstToTheLast() {
    queue.append(selection(1, 2, .tap))
    queue.append(selection(2, 3, .program))
    queue.append(selection(3, 4, .tap))
    queue.mergeAll()
    XCTAssertEqual(drain().map(\.selection), [selection(1, 4, .tap).selection])
  }

  func testWhatAnAssistiveTechnologyIsToldIsReported() {
    var update = TabStripUpdate()
    update.stale = .accessibility
    queue.append(update)
    XCTAssertEqual(drain(), [update])
  }
}
