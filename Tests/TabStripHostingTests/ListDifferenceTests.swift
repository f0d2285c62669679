import XCTest
import _TabStripTestSupport

@testable import TabStripHosting

final class ListDifferenceTests: XCTestCase {
  /// The edits from one list of distinct numbers to another, and what they make of the first.
  private func change(_ old: [Int], _ new: [Int]) -> (edits: [ListEdit], result: [Int]) {
    let edits = ListDifference(oldPositions: new.map { old.firstIndex(of: $0) }, oldCount: old.count).edits
    var list = old
    for edit in edits {
      switch edit {
      case .remove(let index): list.remove(at: index)
      case .insert(let item, let index): list.insert(new[item], at: index)
      case .move(let from, let to): list.insert(list.remove(at: from), at: to)
      }
    }
    return (edits, list)
  }

  private func moves(_ edits: [ListEdit]) -> Int { edits.filter { if case .move = $0 { true } else { false } }.count }

  func testNothingChanges() {
    XCTAssertEqual(change([1, 2, 3], [1, 2, 3]).edits, [])
    XCTAssertEqual(change([], []).edits, [])
  }

  func testOnlyWhatChangedIsTouched() {
    XCTAssertEqual(change([1, 2, 3], [1, 9, 2, 3]).edits, [.insert(item: 1, at: 1)])
    XCTAssertEqual(change([1, 2, 3, 4], [2, 4]).edits, [.remove(at: 2), .remove(at: 0)])
    XCTAssertEqual(change([1, 2, 3, 4], [4, 1, 2, 3]).edits, [.move(from: 3, to: 0)])
    XCTAssertEqual(change([1, 2, 3, 4], [2, 3, 4, 1]).edits, [.move(from: 0, to: 3)])
  }

  func testReversingMovesAllButOne() {
    let old = Array(0..<50)
    let (edits, result) = change(old, old.reversed())
    XCTAssertEqual(result, old.reversed())
    XCTAssertEqual(moves(edits), 49)
  }

  func testRandomListsArriveWithTheFewestMoves() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let universe = Array(0..<Int.random(in: 1...24, using: &random))
      let old = Array(universe.shuffled(using: &random).prefix(Int.random(in: 0...24, using: &random)))
      let new = Array(universe.shuffled(using: &random).prefix(Int.random(in: 0...24, using: &random)))
      let (edits, result) = change(old, new)
      XCTAssertEqual(result, new, "seed \(seed)")
      let kept = new.compactMap { old.firstIndex(of: $0) }
      XCTAssertEqual(moves(edits), kept.count - longestIncreasing(kept), "seed \(seed)")
      for case .move(let from, let to) in edits { XCTAssertNotEqual(from, to, "seed \(seed): a move to where it is") }
      XCTAssertEqual(
        edits.count - moves(edits), old.count + new.count - 2 * kept.count, "seed \(seed): what stays is not remade")
    }
  }

  /// By trying every element as the last one: O(n²), and plainly right.
  private func longestIncreasing(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(1 + (0..<index).filter { values[$0] < value }.map { lengths[$0] }.max(default: 0))
    }
    return lengths.max() ?? 0
  }
}

extension Array where Element == Int {
  fileprivate func max(default value: Int) -> Int { self.max() ?? value }
}
