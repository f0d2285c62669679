import TabStripCore
import XCTest

/// Several updates told as one.
final class UpdateMergingTests: XCTestCase {
  private func tab(_ n: Int) -> TabID { TabID(slot: UInt32(n), generation: 0) }

  private func update(selection: (Int?, Int?)? = nil, focus: (Int?, Int?)? = nil) -> TabStripUpdate {
    var update = TabStripUpdate()
    update.selection = selection.map {
      SelectionChange(old: $0.0.map(tab), new: $0.1.map(tab), cause: .centralTab)
    }
    update.focus = focus.map { FocusChange(old: $0.0.map(tab), new: $0.1.map(tab)) }
    return update
  }

  func testAChangeThatIsTakenBackLeavesNone() {
    var sum = update(selection: (1, 2), focus: (1, 2))
    sum.merge(update(selection: (2, 3), focus: (2, 3)))
    XCTAssertEqual(sum, update(selection: (1, 3), focus: (1, 3)))
    sum.merge(update(selection: (3, 1), focus: (3, 1)))
    XCTAssertEqual(sum, update())
  }

  func testOfSeveralSelectedOneThatComesDoesNotHideOneThatGoes() {
    var sum = update(selection: (nil, 1))
    sum.merge(update(selection: (2, nil)))
    XCTAssertNotNil(sum.selection)
    sum = update(selection: (nil, 1))
    sum.merge(update(selection: (1, nil)))
    XCTAssertNil(sum.selection)
  }

  /// Two changes of several selected tabs, told as one that says which came and which went.
  func testOneThatComesAndOneThatGoesAreBothTold() {
    var sum = update(selection: (nil, 2))
    sum.merge(update(selection: (1, nil)))
    XCTAssertEqual(sum, update(selection: (1, 2)))
    sum = update(selection: (1, nil))
    sum.merge(update(selection: (nil, 2)))
    XCTAssertEqual(sum, update(selection: (1, 2)))
    sum = update(selection: (nil, 2))
    sum.merge(update(selection: (nil, 3)))
    XCTAssertEqual(sum, update(selection: (nil, 3)), "the last that came")
    sum = update(selection: (2, nil))
    sum.merge(update(selection: (3, nil)))
    XCTAssertEqual(sum, update(selection: (3, nil)), "the last that went")
    sum = update(selection: (1, 2))
    sum.merge(update(selection: (nil, 1)))
    XCTAssertEqual(sum, update(selection: (nil, 1)), "not the same tab on both sides")
  }
}
