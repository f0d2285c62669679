import TabStripCore
import TabStripHosting
import XCTest
import _TabStripTestSupport

final class FrameReconcilerTests: XCTestCase {
  private var reconciler = FrameReconciler()

  func testTheSameTabsKeepTheirPlaces() {
    reconciler.reconcile(from: frame([4, 5, 6]), to: frame([4, 5, 6]))
    XCTAssertEqual(reconciler.sources, [0, 1, 2])
    XCTAssertEqual(reconciler.arrivals, [])
    XCTAssertEqual(reconciler.departures, [])
  }

  func testScrollingLetsOneGoAndBringsOne() {
    reconciler.reconcile(from: frame([4, 5, 6]), to: frame([5, 6, 7]))
    XCTAssertEqual(reconciler.sources, [1, 2, nil])
    XCTAssertEqual(reconciler.arrivals, [2])
    XCTAssertEqual(reconciler.departures, [0])
  }

  func testOtherOrderKeepsEveryTab() {
    reconciler.reconcile(from: frame([1, 2, 3, 4]), to: frame([4, 1, 3, 2]))
    XCTAssertEqual(reconciler.sources, [3, 0, 2, 1])
    XCTAssertEqual(reconciler.departures, [])
  }

  func testASlotOfAnotherGenerationIsAnotherTab() {
    var next = frame([1])
    next.tabs[0].id = tab(1, generation: 1)
    reconciler.reconcile(from: frame([1]), to: next)
    XCTAssertEqual(reconciler.sources, [nil])
    XCTAssertEqual(reconciler.departures, [0])
  }

  func testFromAndToNothing() {
    reconciler.reconcile(from: frame([]), to: frame([]))
    XCTAssertEqual(reconciler.sources, [])
    reconciler.reconcile(from: frame([]), to: frame([1, 2]))
    XCTAssertEqual(reconciler.arrivals, [0, 1])
    reconciler.reconcile(from: frame([1, 2]), to: frame([]))
    XCTAssertEqual(reconciler.departures, [0, 1])
    XCTAssertEqual(reconciler.arrivals, [])
  }

  func testATabThatStandsTwiceIsTakenOnce() {
    reconciler.reconcile(from: frame([9, 1, 1]), to: frame([1, 1, 1]))
    XCTAssertEqual(reconciler.sources, [1, nil, nil])
    XCTAssertEqual(reconciler.arrivals, [1, 2])
    XCTAssertEqual(reconciler.departures, [0, 2])
  }

  func testRandomFramesAgreeWithSets() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var previous = frame([])
      for step in 0..<8 {
        // Slots far apart and in clusters, so that the table meets collisions.
        let pool = (0..<40).map { $0 % 2 == 0 ? $0 : $0 &* 65_536 }
        let next = frame(Array(pool.shuffled(using: &random).prefix(Int.random(in: 0...30, using: &random))))
        reconciler.reconcile(from: previous, to: next)
        let before = previous.tabs.map(\.id)
        let after = next.tabs.map(\.id)
        XCTAssertEqual(reconciler.sources, after.map { before.firstIndex(of: $0) }, "seed \(seed), step \(step)")
        XCTAssertEqual(
          reconciler.departures, before.indices.filter { !after.contains(before[$0]) }, "seed \(seed), step \(step)")
        XCTAssertEqual(
          reconciler.arrivals, after.indices.filter { !before.contains(after[$0]) }, "seed \(seed), step \(step)")
        previous = next
      }
    }
  }
}
