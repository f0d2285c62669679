import XCTest

@testable import TabStripCore

final class SlotTableTests: XCTestCase {
  func testASlotThatUsedUpItsGenerationsIsRetired() {
    var table = SlotTable()
    let first = table.open()
    table.entries[0].generation = .max - 1
    table.close(first.slot)
    let last = table.open()
    XCTAssertEqual(last, TabID(slot: first.slot, generation: .max))
    table.close(last.slot)

    let next = table.open()
    XCTAssertNotEqual(next.slot, last.slot, "reusing it would bring old handles back to life")
    XCTAssertNil(table.chunk(of: last))
    XCTAssertEqual(table.chunk(of: next), 0)
  }
}
