import TabStripCore
import XCTest
import _TabStripTestSupport

/// `ItemList` against the oracle: random edits, and after each one every question.
final class ItemListRandomTests: XCTestCase {
  func testShortListsAgreeWithTheOracle() {
    for seed in 0..<20 { run(seed: UInt64(seed), steps: 150, length: 0...12, bulk: 1...4) }
  }

  func testListsAroundOneChunkAgreeWithTheOracle() {
    for seed in 100..<103 { run(seed: UInt64(seed), steps: 150, length: 350...700, bulk: 1...200) }
  }

  func testListsOfManyChunksAgreeWithTheOracle() {
    for seed in 200..<203 { run(seed: UInt64(seed), steps: 100, length: 0...3000, bulk: 1...1200) }
  }

  /// Lists that grow and shrink by single tabs, so that chunks split and join where they would for a user.
  func testGrowingAndShrinkingOneByOneAgreesWithTheOracle() {
    for seed in 300..<302 as Range<UInt64> {
      var trial = ItemListTrial(seed: seed)
      for goal in [1500, 40, 700, 0, 600] {
        let place = trial.random.next() % 3
        while trial.list.count < goal { trial.insertOne(at: place) }
        trial.compare()
        while trial.list.count > goal { trial.removeOne(at: place) }
        trial.compare()
      }
    }
  }

  private func run(seed: UInt64, steps: Int, length: ClosedRange<Int>, bulk: ClosedRange<Int>) {
    var trial = ItemListTrial(seed: seed)
    for _ in 0..<steps {
      trial.editOnce(length: length, bulk: bulk)
      trial.compare()
      if trial.failed { return }
    }
  }
}
