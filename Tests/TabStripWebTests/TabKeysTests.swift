import TabStripCore
import XCTest

@testable import TabStripWeb

final class TabKeysTests: XCTestCase {
  private func order(_ keys: TabKeys, _ engine: TabStripEngine) -> [Int32] {
    (0..<engine.count).map { keys.key(of: engine.id(at: $0)) }
  }

  func testARowSetAnewHasJustItsTabsInTheirOrderAndKeepsThoseThatStay() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0 ... .max, using: &random)
    print("seed \(seed)")
    var generator = Seeded(state: seed)
    var keys = TabKeys()
    var engine = TabStripEngine(style: .pills, configuration: .pills)
    for round in 0..<200 {
      let wanted = (0..<Int32(30)).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
      let disabled = Set(wanted.filter { $0 % 5 == Int32(round % 5) })
      let before = Dictionary(uniqueKeysWithValues: order(keys, engine).map { ($0, keys.tab($0)) })
      _ = keys.setAll(wanted.map { disabled.contains($0) ? -1 - $0 : $0 }, in: &engine, at: Double(round))
      XCTAssertEqual(order(keys, engine), wanted, "round \(round)")
      for key in wanted {
        if let tab = before[key] { XCTAssertEqual(keys.tab(key), tab) }
        XCTAssertEqual(engine.traits(of: keys.tab(key)!), disabled.contains(key) ? .disabled : [])
      }
    }
  }

  func testWhereEveryTabIsReplacedWhatIsSelectedNowIsSaid() {
    var keys = TabKeys()
    var engine = TabStripEngine(style: .pills, configuration: .pills)
    _ = keys.setAll([0, 1, 2], in: &engine, at: 0)
    _ = engine.handle(.select(keys.tab(1), cause: .program, animated: false), at: 0)
    let update = keys.setAll([3, 4], in: &engine, at: 1)
    XCTAssertEqual(engine.selectedTab, keys.tab(3))
    XCTAssertEqual(update.selection?.new, keys.tab(3))
    XCTAssertEqual(update.selection?.cause, .removal)
    XCTAssertNil(keys.setAll([], in: &engine, at: 2).selection?.new)
  }

  func testNumbersGivenTwiceOrOutOfReachAreLeftOut() {
    var keys = TabKeys()
    var engine = TabStripEngine(style: .pills, configuration: .pills)
    _ = keys.setAll([3, 3, TabKeys.limit, 1, .max, .min], in: &engine, at: 0)
    XCTAssertEqual(order(keys, engine), [3, 1])
  }

  func testANumberUsedAgainIsTheNewTabs() {
    var keys = TabKeys()
    var engine = TabStripEngine(style: .pills, configuration: .pills)
    _ = keys.setAll([0], in: &engine, at: 0)
    let old = keys.tab(0)
    _ = keys.setAll([], in: &engine, at: 0)
    XCTAssertNil(keys.tab(0))
    XCTAssertEqual(keys.key(of: old), -1)
    _ = keys.setAll([-1], in: &engine, at: 0)
    XCTAssertEqual(keys.key(of: old), -1, "the one that is gone is not taken for its successor")
    XCTAssertEqual(keys.key(of: keys.tab(0)), 0)
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
