import TabStripCore
import XCTest
import _TabStripTestSupport

/// Random inputs in random order; after each one what always holds.
final class SectionSyncRandomTests: XCTestCase {
  private var counts: [String: Int] = [:]

  func testWhatAlwaysHolds() {
    var steps = 0
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var page = PageFixture(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in anyExtent(&random) },
        viewport: random.next() % 5 == 0 ? 0 : 600, header: anyHeader(&random), hero: anyExtent(&random))
      page.pixel = [0, 0, 1, 0.5].randomElement(using: &random)!
      for step in 0..<40 {
        let before = page.sync
        let noted = page.changes.count
        let name = act(on: &page, &random)
        counts[name, default: 0] += 1
        steps += 1
        check(page, before: before, noted: noted, "seed \(seed), step \(step), after \(name)")
      }
      page.settle()
      XCTAssertNil(page.destination, "seed \(seed)")
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("section inputs: \(name) \(count * 1000 / steps) ‰")
      XCTAssertGreaterThan(count * 100, steps, "\(name) is at least one in a hundred")
    }
  }

  private func check(_ page: PageFixture, before: SectionSync, noted: Int, _ place: String) {
    let sync = page.sync
    let count = sync.sections.count
    XCTAssertEqual(sync.active == nil, count == 0, place)
    if let active = sync.active { XCTAssertNotNil(sync.sections.index(of: active), place) }
    if let position = sync.position {
      XCTAssertTrue(position >= 0 && position <= Double(count - 1), place)
      XCTAssertEqual(sync.activeIndex, Int(position), place)
      if sync.isLocked { XCTAssertEqual(position, position.rounded(), place) }
    }
    // Changes are a chain from what was to what is.
    var last = before.active
    for change in page.changes[noted...] {
      XCTAssertEqual(change.old, last, place)
      XCTAssertNotEqual(change.new, last, place)
      last = change.new
    }
    XCTAssertEqual(last, sync.active, place)
    if let command = page.commands.last, command == page.last.scroll {
      XCTAssertTrue(command.target >= 0 && command.target <= sync.maximumOffset, place)
    }
    if !sync.header.leavesWithSections {
      XCTAssertGreaterThanOrEqual(sync.headerPlace.y, sync.header.topInset, place)
      XCTAssertEqual(sync.headerPlace.push, 0, place)
    }
    XCTAssertEqual(sync.diagnostics, [], place)
  }

  private func act(on page: inout PageFixture, _ random: inout SeededRandom) -> String {
    let count = page.sync.sections.count
    let index = Int.random(in: -1...count, using: &random)
    let far = Double.random(in: -100...page.sync.maximumOffset + 100, using: &random)
    switch random.next() % 17 {
    case 0:
      page.send(.pageResized(height: [0, 300, 600, 900].randomElement(using: &random)!))
      return "resize"
    case 1:
      page.send(.headerChanged(anyHeader(&random)))
      return "header"
    case 2:
      page.edit(.insert(extent: anyExtent(&random), at: index))
      return "insert"
    case 3:
      page.edit(.remove(.index(index)))
      return "remove"
    case 4:
      page.edit(.move(.index(index), to: Int.random(in: 0...count, using: &random)))
      return "move"
    case 5:
      page.edit(.setExtent(anyExtent(&random), of: .index(index)))
      return "extent"
    case 6:
      let extents = (0..<Int.random(in: 0...12, using: &random)).map { _ in anyExtent(&random) }
      page.edit(random.next() % 2 == 0 ? .replaceAll(extents) : .setFooter(anyExtent(&random)))
      return "replace or footer"
    case 7:
      page.drag(to: far)
      return "drag"
    case 8:
      page.send(.scrolled(to: far, by: .program))
      return "jump"
    case 9:
      page.send(.gestureBegan)
      return "gesture"
    case 10:
      page.send(.tabChosen(.index(index), cause: .tap, animated: true))
      return "tap"
    case 11:
      page.send(.tabChosen(.index(index), cause: .keyboard, animated: random.next() % 2 == 0))
      return "key"
    case 12:
      page.send(.linked(.index(index)))
      return "link"
    case 13:
      page.send(
        .focusMoved(into: .index(index), top: far / 4, extent: anyExtent(&random), animated: random.next() % 2 == 0))
      return "focus"
    case 14:
      page.step()
      return "step"
    case 15:
      page.settle()
      return "settle"
    default:
      page.send(.programScrollBegan(to: far))
      page.send(.scrolled(to: far / 2, by: .program))
      page.send(.cameToRest(at: random.next() % 2 == 0 ? far : far / 2))
      return "program scroll"
    }
  }

  /// A chosen tab is active until the user moves the page, whatever happens to the page meanwhile.
  func testAChosenTabStaysActiveWhileThePageChanges() {
    for seed in 5000..<5200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var page = PageFixture(
        (0..<10).map { _ in anyExtent(&random) }, viewport: 600, header: anyHeader(&random), hero: anyExtent(&random))
      page.pixel = [0, 1].randomElement(using: &random)!
      let chosen = page.sync.sections.id(at: Int.random(in: 0..<10, using: &random))!
      let isLink = random.next() % 2 == 0
      page.send(isLink ? .linked(.id(chosen)) : .tabChosen(.id(chosen), cause: .tap, animated: true))
      for _ in 0..<20 {
        switch random.next() % 6 {
        case 0: page.edit(.setExtent(anyExtent(&random), of: .index(Int.random(in: 0..<10, using: &random))))
        case 1: page.edit(.insert(extent: anyExtent(&random), at: 0))
        case 2: page.send(.headerChanged(anyHeader(&random)))
        case 3: page.send(.pageResized(height: [0, 300, 900].randomElement(using: &random)!))
        case 4: page.settle()
        default: page.step()
        }
        XCTAssertEqual(page.sync.active, chosen, "seed \(seed)")
      }
      page.send(.pageResized(height: 500))
      page.settle()
      XCTAssertEqual(page.sync.active, chosen, "seed \(seed)")
      if isLink {
        XCTAssertEqual(page.offset, page.sync.target(of: .id(chosen))!, accuracy: 1, "seed \(seed)")
      }
    }
  }

  private func anyExtent(_ random: inout SeededRandom) -> Double {
    random.next() % 4 == 0 ? 0 : Double.random(in: 10...900, using: &random).rounded()
  }

  private func anyHeader(_ random: inout SeededRandom) -> StickyHeader {
    StickyHeader(
      height: [0, 44, 60].randomElement(using: &random)!,
      placement: [.afterHero, .fixed].randomElement(using: &random)!, topInset: [0, 20].randomElement(using: &random)!,
      bottomInset: [nil, 0, 30].randomElement(using: &random)!, leavesWithSections: random.next() % 4 == 0)
  }
}
