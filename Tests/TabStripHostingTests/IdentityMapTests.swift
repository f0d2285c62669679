import TabStripCore
import TabStripHosting
import XCTest
import _TabStripTestSupport

final class IdentityMapTests: XCTestCase {
  private var map = IdentityMap<String>()
  private var engine = TabStripEngine(style: StripFixture.plain())

  private func set(_ ids: [String], traits: (Int) -> TabTraits = { _ in [] }) -> TabStripUpdate {
    map.setAll(ids, traits: traits, in: &engine, at: 0)
  }

  private var order: [String] { (0..<engine.count).map { map.id(of: engine.id(at: $0)!)! } }
  private func tab(_ id: String) -> TabID { map.tab(of: id)! }

  func testIDsAreFoundByTabAndTabsByID() {
    _ = set(["a", "b", "c"])
    XCTAssertEqual(order, ["a", "b", "c"])
    XCTAssertEqual(map.tab(of: "b"), engine.id(at: 1))
    XCTAssertNil(map.tab(of: "z"))
    let b = tab("b")
    _ = set(["a", "c"])
    XCTAssertNil(map.id(of: b), "a tab that is gone")
    XCTAssertNil(map.tab(of: "b"))
    _ = set(["a", "c", "d"])
    XCTAssertNil(map.id(of: b), "its slot has another tab now")
    XCTAssertEqual(map.id(of: tab("d")), "d")
    XCTAssertNil(map.id(of: TabID(slot: 5000, generation: 0)))
  }

  func testSelectionFollowsTheIdentity() {
    _ = set(["a", "b", "c"])
    _ = engine.handle(.select(tab("b"), cause: .program, animated: false), at: 0)
    let update = set(["x", "c", "y", "b"])
    XCTAssertEqual(map.id(of: engine.selectedTab!), "b")
    XCTAssertNil(update.selection)
    XCTAssertTrue(update.stale.contains(.layout))
  }

  func testARemovedSelectionGoesToTheNextTabThatStays() {
    _ = set(["a", "b", "c", "d", "e"])
    _ = engine.handle(.select(tab("b"), cause: .program, animated: false), at: 0)
    let b = tab("b")
    let update = set(["a", "e", "f"])
    XCTAssertEqual(update.selection, SelectionChange(old: b, new: tab("e"), cause: .removal))
  }

  func testWhenAllAreReplacedTheReportNamesTheTabThatIsSelectedNow() {
    _ = set(["a", "b", "c"])
    _ = engine.handle(.select(tab("b"), cause: .program, animated: false), at: 0)
    _ = engine.handle(.focusGained(visible: true), at: 0)
    let b = tab("b")
    let update = set(["x", "y"])
    XCTAssertEqual(engine.selectedTab, tab("x"))
    XCTAssertEqual(update.selection, SelectionChange(old: b, new: tab("x"), cause: .removal))
    XCTAssertEqual(update.focus?.new, engine.focusedTab)
    let x = tab("x")
    XCTAssertEqual(set([]).selection, SelectionChange(old: x, new: nil, cause: .removal))
  }

  func testOfSeveralSelectedTabsTheRestStaysWithoutBeingReportedAsNew() {
    var configuration = TabStripConfiguration()
    configuration.selectionMode = .multiple(min: 0, max: 5)
    engine = TabStripEngine(style: StripFixture.plain(), configuration: configuration)
    _ = set(["a", "b", "c"])
    for id in ["a", "b"] { _ = engine.handle(.select(tab(id), cause: .program, animated: false), at: 0) }
    let b = tab("b")
    XCTAssertEqual(set(["a", "c"]).selection, SelectionChange(old: b, new: nil, cause: .removal))
    XCTAssertEqual(engine.selectedTabs, [tab("a")])
  }

  func testNothingChangedIsNothingToDo() {
    _ = set(["a", "b"])
    XCTAssertEqual(map.edits(to: ["a", "b"], from: engine), [])
    XCTAssertEqual(set(["a", "b"]), TabStripUpdate())
    XCTAssertEqual(map.edits(to: ["b", "c"], from: engine), [.remove(at: 0), .insert(item: 1, at: 1)])
  }

  func testTraitsAreThoseOfTheNewList() {
    _ = set(["a", "b", "c", "d"], traits: { $0 < 2 ? .disabled : [] })
    XCTAssertEqual(map.id(of: engine.selectedTab!), "c", "the first that is enabled")
    XCTAssertEqual(engine.traits(of: tab("a")), .disabled)
    _ = set(["d", "a"], traits: { $0 == 0 ? .disabled : [] })
    XCTAssertEqual(engine.traits(of: tab("a")), [])
    XCTAssertEqual(engine.traits(of: tab("d")), .disabled)
    _ = set(["w", "x", "y", "z"], traits: { $0 == 2 ? .disabled : [] })
    XCTAssertEqual(["w", "x", "y", "z"].map { engine.traits(of: tab($0)) }, [[], [], .disabled, []])
  }

  func testSingleEdits() {
    _ = set(["a", "b", "c"])
    let (x, _) = map.insert("x", at: 1, traits: .disabled, in: &engine, at: 0)
    XCTAssertEqual(order, ["a", "x", "b", "c"])
    XCTAssertEqual(map.id(of: x), "x")
    _ = map.move("x", to: 3, in: &engine, at: 0)
    XCTAssertEqual(order, ["a", "b", "c", "x"])
    _ = map.remove("b", in: &engine, at: 0)
    XCTAssertEqual(order, ["a", "c", "x"])
    XCTAssertEqual(map.remove("b", in: &engine, at: 0), TabStripUpdate())
    XCTAssertEqual(map.move("b", to: 0, in: &engine, at: 0), TabStripUpdate())
    XCTAssertEqual(order, ["a", "c", "x"])
  }

  // MARK: Duplicates

  func testTheFirstKeepsTheIDAndItIsReportedOnce() {
    _ = set(["a", "b", "a"])
    XCTAssertEqual(order, ["a", "b", "a"])
    XCTAssertEqual(map.tab(of: "a"), engine.id(at: 0))
    XCTAssertNotEqual(engine.id(at: 0), engine.id(at: 2))
    XCTAssertEqual(engine.takeDiagnostics(), .duplicateID)
    _ = set(["a", "b", "a", "a"])
    _ = map.insert("b", at: 0, in: &engine, at: 0)
    XCTAssertEqual(engine.takeDiagnostics(), [], "said already")
  }

  func testTheNextTakesOverWhenTheFirstGoes() {
    _ = set(["a", "b", "a", "a"])
    let others = [engine.id(at: 2)!, engine.id(at: 3)!]
    _ = map.remove("a", in: &engine, at: 0)
    XCTAssertEqual(map.tab(of: "a"), others[0])
    _ = map.remove(others[1], in: &engine, at: 0)
    XCTAssertEqual(order, ["b", "a"])
    _ = map.remove("a", in: &engine, at: 0)
    XCTAssertNil(map.tab(of: "a"))
    XCTAssertEqual(order, ["b"])
  }

  func testDuplicatesStayTheSameTabsWhenTheListIsSetAgain() {
    _ = set(["a", "b", "a"])
    let tabs = (0..<3).map { engine.id(at: $0)! }
    _ = set(["z", "a", "b", "a"])
    XCTAssertEqual((1..<4).map { engine.id(at: $0)! }, tabs)
  }

  func testRandomListsAndEditsAgreeWithAnArray() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let names = (0..<Int.random(in: 1...12, using: &random)).map { String($0) }
      var map = IdentityMap<String>()
      var engine = TabStripEngine()
      // The model: IDs with the handle that each tab was given.
      var model: [(id: String, tab: TabID)] = []
      func list(_ random: inout SeededRandom) -> [String] {
        (0..<Int.random(in: 0...14, using: &random)).map { _ in names.randomElement(using: &random)! }
      }
      for _ in 0..<8 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let id = names.randomElement(using: &random)!
          let index = Int.random(in: 0...model.count, using: &random)
          let tab = map.insert(id, at: index, in: &engine, at: 0).tab
          model.insert((id, tab), at: index)
        case 1:
          let id = names.randomElement(using: &random)!
          let tab = map.tab(of: id)
          XCTAssertEqual(tab == nil, !model.contains { $0.id == id }, "seed \(seed)")
          _ = map.remove(id, in: &engine, at: 0)
          model.removeAll { $0.tab == tab }
        case 2:
          guard let (id, _) = model.randomElement(using: &random) else { continue }
          let tab = map.tab(of: id)!
          let index = Int.random(in: 0..<model.count, using: &random)
          _ = map.move(id, to: index, in: &engine, at: 0)
          model.removeAll { $0.tab == tab }
          model.insert((id, tab), at: index)
        default:
          let ids = list(&random)
          let former = model
          _ = map.setAll(ids, in: &engine, at: 0)
          model = ids.enumerated().map { ($1, engine.id(at: $0) ?? TabID(slot: .max, generation: 0)) }
          // As many tabs of each ID survive as can.
          for name in names {
            let before = Set(former.filter { $0.id == name }.map(\.tab))
            let after = Set(model.filter { $0.id == name }.map(\.tab))
            XCTAssertEqual(before.intersection(after).count, min(before.count, after.count), "seed \(seed)")
          }
        }
        XCTAssertEqual(engine.count, model.count, "seed \(seed)")
        for (place, entry) in model.enumerated() {
          XCTAssertEqual(engine.id(at: place), entry.tab, "seed \(seed)")
          XCTAssertEqual(map.id(of: entry.tab), entry.id, "seed \(seed)")
        }
        for name in names {
          XCTAssertEqual(
            model.contains { $0.tab == map.tab(of: name) }, model.contains { $0.id == name }, "seed \(seed)")
        }
      }
    }
  }

  func testATabThatHasGoneIsNamedUntilItIsForgotten() {
    _ = set(["a", "b", "c"])
    let (a, b) = (tab("a"), tab("b"))
    _ = set(["b", "c", "d"])
    _ = map.remove("b", in: &engine, at: 0)
    XCTAssertEqual(map.lastID(of: a), "a", "though its slot has another tab now")
    XCTAssertEqual(map.lastID(of: b), "b")
    XCTAssertEqual(map.lastID(of: tab("d")), "d")
    map.forgetGone()
    XCTAssertNil(map.lastID(of: a))
    XCTAssertNil(map.lastID(of: b))
    XCTAssertEqual(map.lastID(of: tab("d")), "d")
  }
}
