import TabStripCore
import XCTest
import _TabStripTestSupport

@testable import TabStripHosting

final class SectionOrderTests: XCTestCase {
  func testTheStepsMakeTheStripsOrderOfTheFormerOne() {
    for seed in wantedSeeds(200) {
      var random = SeededRandom(seed: seed)
      var (engine, order) = (TabStripEngine(style: .pills, configuration: .pills), SectionOrder())
      for round in 0..<6 {
        let former = order.tabs
        for _ in 0..<Int.random(in: 0...5, using: &random) {
          let index = Int.random(in: 0...engine.count, using: &random)
          switch (Int.random(in: 0..<3, using: &random), engine.id(at: index)) {
          case (0, let tab?): _ = engine.remove(tab, time: 0)
          case (1, let tab?): _ = engine.move(tab, to: Int.random(in: 0..<engine.count, using: &random), time: 0)
          default: _ = engine.insert(at: index, time: 0)
          }
        }
        var list: [TabID?] = former
        for step in order.follow(engine, edits: round + 1) {
          switch step {
          case .sectionsChanged(.remove(.index(let index))): list.remove(at: index)
          case .sectionsChanged(.insert(let extent, let index)):
            XCTAssertEqual(extent, 0)
            list.insert(nil, at: index)
          case .sectionsChanged(.move(.index(let from), let to)): list.insert(list.remove(at: from), at: to)
          default: XCTFail("seed \(seed): \(step)")
          }
        }
        let expected = (0..<engine.count).map { index in engine.id(at: index).flatMap { former.contains($0) ? $0 : nil }
        }
        XCTAssertEqual(list, expected, "seed \(seed), round \(round)")
        XCTAssertEqual(order.tabs, (0..<engine.count).compactMap(engine.id), "seed \(seed), round \(round)")
      }
      XCTAssertTrue(order.follow(engine, edits: 7).isEmpty, "seed \(seed)")
    }
  }

  func testAPageIsBehindFromAnEditUntilItFollows() {
    var (engine, order) = (TabStripEngine(style: .pills, configuration: .pills), SectionOrder())
    XCTAssertFalse(order.isBehind(0), "nothing has been edited yet")
    let tabs = engine.insert(count: 2, at: 0, time: 0).ids
    XCTAssertTrue(order.isBehind(1))
    XCTAssertNil(order.index(of: tabs[1]), "which the page has not heard of")
    _ = order.follow(engine, edits: 1)
    XCTAssertFalse(order.isBehind(1))
    XCTAssertEqual(order.index(of: tabs[1]), 1)
    XCTAssertEqual((-1...2).map(order.tab), [nil, tabs[0], tabs[1], nil])
    XCTAssertTrue(order.isBehind(2))
  }
}
