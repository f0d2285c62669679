import TabStripCore
import XCTest
import _TabStripTestSupport

/// What a list of tabs does, case by case.
final class ItemListTests: XCTestCase {
  private let point = LayoutUnit(1)

  func testATabThatIsGoneIsNotMeasured() {
    var list = ItemList()
    let id = list.insert(at: 0, estimate: LayoutUnit(80), traits: [])
    _ = list.setExtent(LayoutUnit(60), of: id)
    XCTAssertTrue(list.isMeasured(id))
    list.markAllStale()
    XCTAssertFalse(list.isMeasured(id))
    _ = list.setExtent(LayoutUnit(60), of: id)
    _ = list.remove(id)
    XCTAssertFalse(list.isMeasured(id))
  }

  func testAnEmptyListHasAnswers() {
    var list = ItemList()
    XCTAssertTrue(list.isEmpty)
    XCTAssertEqual(list.totalExtent, .zero)
    XCTAssertNil(list.id(at: 0))
    XCTAssertNil(list.index(atPosition: .zero, spacing: point))
    XCTAssertNil(list.nextEnabled(from: 0))
    XCTAssertNil(list.previousEnabled(from: 0))
    XCTAssertEqual(list.extentBefore(3), .zero)
    XCTAssertEqual(list.insert(contentsOf: 0, at: 0, estimate: point), [])
    XCTAssertEqual(list.insert(contentsOf: -4, at: 0, estimate: point), [])
    XCTAssertEqual(ItemList(count: -1, estimate: point).count, 0)
    XCTAssertTrue(list.checkInvariants())
  }

  func testHandlesOfRemovedTabsStayUnknown() {
    var list = ItemList()
    let old = list.insert(at: 0, estimate: point, traits: [])
    XCTAssertTrue(list.remove(old))
    let new = list.insert(at: 0, estimate: point, traits: [])
    XCTAssertEqual(new.slot, old.slot, "the slot is used again")
    XCTAssertNotEqual(new, old)
    XCTAssertNil(list.index(of: old))
    XCTAssertFalse(list.remove(old))

    list.removeAll()
    let newest = list.insert(at: 0, estimate: point, traits: [])
    XCTAssertNil(list.index(of: new), "removing all makes handles stale, too")
    XCTAssertEqual(list.index(of: newest), 0)
    let forged = TabID(slot: newest.slot, generation: newest.generation + 1)
    XCTAssertTrue(list.remove(newest))
    XCTAssertFalse(list.contains(forged), "the next generation is not there before its tab is")
  }

  func testACopyStaysAsItIs() {
    var list = ItemList(count: 2000, estimate: point)
    let ids = (0..<2000).map { list.id(at: $0)! }
    list.setExtent(LayoutUnit(3), of: ids[5])
    let copy = list
    let total = copy.totalExtent

    list.setExtent(LayoutUnit(90), of: ids[5])
    list.setTraits(.disabled, of: ids[6])
    list.move(ids[7], to: 1999)
    list.markAllStale()
    for id in ids[100..<900] { list.remove(id) }
    list.insert(at: 0, estimate: point, traits: [])

    XCTAssertEqual(copy.count, 2000)
    XCTAssertEqual((0..<2000).map { copy.id(at: $0) }, ids)
    XCTAssertEqual(copy.totalExtent, total)
    XCTAssertEqual(copy.extent(of: ids[5]), LayoutUnit(3))
    XCTAssertTrue(copy.isMeasured(ids[5]))
    XCTAssertEqual(copy.traits(of: ids[6]), [])
    XCTAssertEqual(copy.index(of: ids[7]), 7)
    XCTAssertTrue(ids.allSatisfy(copy.contains))
    XCTAssertTrue(copy.checkInvariants())
    XCTAssertTrue(list.checkInvariants())

    list.removeAll()
    XCTAssertEqual(copy.count, 2000)
    XCTAssertEqual(copy.index(of: ids[1999]), 1999)
  }

  func testPositionsInGapsBelongToTheNearerTab() {
    var list = ItemList()
    for extent in [10, 0, 20] as [Int64] { list.insert(at: .max, estimate: LayoutUnit(rawValue: extent), traits: []) }
    // Starts at 0, 14 and 18; ends at 10, 14 and 38.
    let expected: [(Int64, Int)] = [
      (-5, 0), (0, 0), (9, 0), (10, 0), (12, 0), (13, 1), (14, 1), (16, 1), (17, 2), (18, 2), (37, 2), (99, 2),
    ]
    for (position, index) in expected {
      XCTAssertEqual(
        list.index(atPosition: LayoutUnit(rawValue: position), spacing: LayoutUnit(rawValue: 4)), index,
        "at \(position)")
    }
    XCTAssertEqual(
      list.index(atPosition: LayoutUnit(rawValue: 10), spacing: .zero), 2, "a tab without extent holds no position")
    XCTAssertEqual(
      list.index(atPosition: LayoutUnit(rawValue: 10), spacing: LayoutUnit(rawValue: -4)), 2,
      "spacing below zero is none")
  }

  func testMeasuredLastsUntilStale() {
    var list = ItemList(count: 3, estimate: point)
    let ids = (0..<3).map { list.id(at: $0)! }
    XCTAssertFalse(list.isMeasured(ids[0]))
    XCTAssertEqual(list.setExtent(LayoutUnit(4), of: ids[0]), LayoutUnit(3))
    XCTAssertEqual(list.setExtent(point, of: ids[1]), .zero, "a measurement that confirms the estimate")
    XCTAssertTrue(list.isMeasured(ids[0]))
    XCTAssertTrue(list.isMeasured(ids[1]))

    list.markStale(ids[0])
    XCTAssertFalse(list.isMeasured(ids[0]))
    XCTAssertEqual(list.extent(of: ids[0]), LayoutUnit(4), "what was measured is the new estimate")
    XCTAssertTrue(list.isMeasured(ids[1]))

    list.markAllStale()
    XCTAssertFalse(list.isMeasured(ids[1]))
    list.setExtent(point, of: ids[2])
    XCTAssertFalse(list.isMeasured(ids[1]), "measuring one does not bring back the others")
    list.move(ids[1], to: 2)
    XCTAssertFalse(list.isMeasured(ids[1]), "nor does moving")
    list.move(ids[2], to: 0)
    XCTAssertTrue(list.isMeasured(ids[2]), "a moved tab need not be measured again")
  }

  /// Stretches measured before and after a change of fonts come to share chunks as the list gets shorter.
  func testTabsKeepTheirOwnMeasuredStateWhenTheListShrinks() {
    for seed in 0..<6 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var list = ItemList(count: 4000, estimate: point)
      let ids = (0..<4000).map { list.id(at: $0)! }
      for id in ids { list.setExtent(point, of: id) }
      list.markAllStale()
      let measured = Set(ids.enumerated().filter { $0.offset / 400 % 2 == Int(seed % 2) }.map(\.element))
      for id in measured { list.setExtent(point, of: id) }

      var left = ids.shuffled(using: &random)
      for id in left[300...] { list.remove(id) }
      left.removeSubrange(300...)
      XCTAssertEqual(Set(left.filter(list.isMeasured)), measured.intersection(left), "seed \(seed)")
      XCTAssertTrue(list.checkInvariants(), "seed \(seed)")
    }
  }

  func testExtentsStopAtTheirBounds() {
    var list = ItemList()
    let id = list.insert(at: 0, estimate: LayoutUnit(-3), traits: [])
    XCTAssertEqual(list.extent(of: id), .zero)
    XCTAssertEqual(list.setExtent(LayoutUnit(.infinity), of: id), ItemList.longestExtent)
    XCTAssertEqual(list.setExtent(LayoutUnit(-1), of: id), .zero - ItemList.longestExtent)
    XCTAssertEqual(list.totalExtent, .zero)
  }

  func testSumsOfTheLongestExtentsAreExact() {
    let list = ItemList(count: 5000, estimate: LayoutUnit(.infinity))
    XCTAssertEqual(list.totalExtent.rawValue, 5000 * ItemList.longestExtent.rawValue)
    XCTAssertEqual(list.extentBefore(4999), list.totalExtent - ItemList.longestExtent)
    XCTAssertEqual(list.index(atPosition: LayoutUnit(rawValue: .max), spacing: LayoutUnit(rawValue: .max)), 4999)
    XCTAssertEqual(list.index(atPosition: list.extentBefore(4321), spacing: .zero), 4321)
  }

  func testDisabledTabsArePassedOver() {
    var list = ItemList(count: 4000, estimate: point)
    for index in 0..<4000 where index != 700 && index != 3300 {
      list.setTraits(.disabled, of: list.id(at: index)!)
    }
    XCTAssertEqual(list.enabledCount, 2)
    XCTAssertEqual(list.nextEnabled(from: -9), 700)
    XCTAssertEqual(list.nextEnabled(from: 700), 700)
    XCTAssertEqual(list.nextEnabled(from: 701), 3300)
    XCTAssertNil(list.nextEnabled(from: 3301))
    XCTAssertEqual(list.previousEnabled(from: .max), 3300)
    XCTAssertEqual(list.previousEnabled(from: 3299), 700)
    XCTAssertNil(list.previousEnabled(from: 699))
  }

  func testAMillionTabs() {
    let count = 1_000_000
    var list = ItemList(count: count, estimate: LayoutUnit(100))
    XCTAssertEqual(list.totalExtent, LayoutUnit(100_000_000))
    let middle = list.id(at: 500_000)!
    XCTAssertEqual(list.setExtent(LayoutUnit(150), of: middle), LayoutUnit(50))
    XCTAssertEqual(list.extentBefore(500_000), LayoutUnit(50_000_000))
    XCTAssertEqual(list.extentBefore(500_001), LayoutUnit(50_000_150))
    XCTAssertEqual(list.totalExtent, LayoutUnit(100_000_050))
    XCTAssertEqual(list.index(atPosition: LayoutUnit(50_000_149), spacing: .zero), 500_000)
    XCTAssertEqual(list.index(atPosition: LayoutUnit(50_000_150), spacing: .zero), 500_001)
    XCTAssertEqual(list.index(of: middle), 500_000)
    XCTAssertTrue(list.move(middle, to: count))
    XCTAssertEqual(list.index(of: middle), count - 1)
    XCTAssertTrue(list.remove(list.id(at: 0)!))
    XCTAssertEqual(list.index(of: middle), count - 2)
    XCTAssertEqual(list.insert(contentsOf: 10_000, at: 10, estimate: .zero).count, 10_000)
    XCTAssertEqual(list.count, count + 9_999)
    XCTAssertEqual(list.index(of: middle), count + 9_998)
    XCTAssertEqual(list.nextEnabled(from: count), count)
    XCTAssertTrue(list.checkInvariants())
  }
}
