import TabStripHosting
import XCTest

final class ReusePoolTests: XCTestCase {
  private var pool = ReusePool<String>()

  func testFirstInFirstOutForEachKind() {
    pool.put("a1", kind: 1)
    pool.put("b1", kind: 2)
    pool.put("a2", kind: 1)
    pool.put("b2", kind: 2)
    XCTAssertEqual(pool.take(kind: 2), "b1")
    XCTAssertEqual(pool.take(kind: 1), "a1")
    pool.put("a3", kind: 1)
    XCTAssertEqual(pool.take(kind: 1), "a2")
    XCTAssertEqual(pool.take(kind: 1), "a3")
    XCTAssertNil(pool.take(kind: 1))
    XCTAssertNil(pool.take(kind: 7))
    XCTAssertEqual(pool.count, 1)
  }

  func testTheOldestGoAboveTheLimit() {
    pool.raiseLimit(to: 3)
    pool.raiseLimit(to: 2)
    XCTAssertEqual(pool.limit, 3, "the limit never falls")
    for view in ["a", "b", "c"] { pool.put(view, kind: 0) }
    XCTAssertNil(pool.removeExcess(besideLive: 0))
    XCTAssertEqual(pool.removeExcess(besideLive: 2), "a")
    XCTAssertEqual(pool.removeExcess(besideLive: 2), "b")
    XCTAssertNil(pool.removeExcess(besideLive: 2))
    XCTAssertEqual(pool.removeOldest(), "c")
    XCTAssertNil(pool.removeOldest())
  }

  func testEachIdleViewIsConcealedOnce() {
    pool.put("a", kind: 0)
    pool.put("b", kind: 1)
    XCTAssertEqual(pool.nextToConceal(), "a")
    XCTAssertEqual(pool.nextToConceal(), "b")
    XCTAssertNil(pool.nextToConceal())
    pool.put("c", kind: 0)
    XCTAssertEqual(pool.take(kind: 1), "b", "taken from among those out of sight")
    XCTAssertEqual(pool.nextToConceal(), "c")
    XCTAssertNil(pool.nextToConceal())
    XCTAssertEqual(pool.take(kind: 0), "a")
    pool.put("d", kind: 0)
    XCTAssertEqual(pool.removeOldest(), "c")
    XCTAssertEqual(pool.take(kind: 0), "d", "taken before it was concealed")
    XCTAssertNil(pool.nextToConceal())
  }
}
