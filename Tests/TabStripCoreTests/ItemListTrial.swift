import TabStripCore
import XCTest
import _TabStripTestSupport

/// A list and its oracle under the same edits.
struct ItemListTrial {
  var random: SeededRandom
  private(set) var list = ItemList()
  private(set) var failed = false
  private let seed: UInt64
  private var oracle = NaiveItemList()
  private var steps = 0
  private var lastEdit = "nothing"
  private var given: Set<TabID> = []
  private var stale: [TabID] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SeededRandom(seed: seed)
  }

  mutating func editOnce(length: ClosedRange<Int>, bulk: ClosedRange<Int>) {
    let wantsMore = oracle.count < length.lowerBound || oracle.count == 0
    let wantsFewer = oracle.count > length.upperBound
    switch wantsMore ? 0 : wantsFewer ? 1 : Int.random(in: 0..<100, using: &random) {
    case 0, 2..<6: insertMany(Int.random(in: bulk, using: &random))
    case 1, 6..<10: removeRun(Int.random(in: bulk, using: &random))
    case 10..<25: insertOne(at: random.next() % 3)
    case 25..<40: removeOne(at: random.next() % 3)
    case 40..<55: moveOne()
    case 55..<75: setExtent()
    case 75..<85: setTraits()
    case 85..<92: markStale()
    case 92..<96: markAllStale()
    case 96: removeAll()
    default: editStale()
    }
    steps += 1
  }

  /// `place`: 0 the front, 1 the end, otherwise anywhere, beyond both ends included.
  mutating func insertOne(at place: UInt64) {
    let index = place == 0 ? 0 : place == 1 ? oracle.count : Int.random(in: -2...oracle.count + 2, using: &random)
    let extent = anyExtent()
    let traits = anyTraits()
    lastEdit = "insert \(extent) \(traits) at \(index) of \(oracle.count)"
    let id = list.insert(at: index, estimate: extent, traits: traits)
    noteNew([id])
    oracle.insert([.init(id: id, extent: extent, traits: traits)], at: index)
  }

  mutating func removeOne(at place: UInt64) {
    guard oracle.count > 0 else { return }
    let anywhere = Int.random(in: 0..<oracle.count, using: &random)
    let id = oracle.items[place == 0 ? 0 : place == 1 ? oracle.count - 1 : anywhere].id
    lastEdit = "remove \(id)"
    expect(list.remove(id), true, "found")
    oracle.remove([id])
    stale.append(id)
  }

  private mutating func insertMany(_ count: Int) {
    let index = Int.random(in: -2...oracle.count + 2, using: &random)
    let extent = anyExtent()
    lastEdit = "insert \(count) of \(extent) at \(index) of \(oracle.count)"
    let ids = list.insert(contentsOf: count, at: index, estimate: extent)
    expect(ids.count, count, "handles")
    noteNew(ids)
    oracle.insert(ids.map { .init(id: $0, extent: extent) }, at: index)
  }

  private mutating func removeRun(_ count: Int) {
    let start = Int.random(in: 0..<oracle.count, using: &random)
    let ids = oracle.items[start...].prefix(count).map(\.id)
    lastEdit = "remove \(ids.count) from \(start) of \(oracle.count)"
    for id in ids { expect(list.remove(id), true, "found") }
    oracle.remove(Set(ids))
    stale += ids
  }

  private mutating func moveOne() {
    let id = anyID()
    let index = Int.random(in: -2...oracle.count + 2, using: &random)
    lastEdit = "move \(id) to \(index) of \(oracle.count)"
    expect(list.move(id, to: index), true, "found")
    oracle.move(id, to: index)
  }

  private mutating func setExtent() {
    let id = anyID()
    let extent = anyExtent()
    lastEdit = "set extent \(extent) of \(id)"
    expect(list.setExtent(extent, of: id), oracle.setExtent(extent, of: id), "change")
  }

  private mutating func setTraits() {
    let id = anyID()
    let traits = anyTraits()
    lastEdit = "set traits \(traits) of \(id)"
    expect(list.setTraits(traits, of: id), true, "found")
    oracle.setTraits(traits, of: id)
  }

  private mutating func markStale() {
    let id = anyID()
    lastEdit = "mark \(id) stale"
    list.markStale(id)
    oracle.markStale(id)
  }

  private mutating func markAllStale() {
    lastEdit = "mark all stale"
    list.markAllStale()
    oracle.markAllStale()
  }

  private mutating func removeAll() {
    lastEdit = "remove all"
    stale += oracle.items.map(\.id)
    list.removeAll()
    oracle.removeAll()
  }

  /// Edits through a handle whose tab is gone: nothing happens.
  private mutating func editStale() {
    guard let id = stale.randomElement(using: &random) else { return }
    lastEdit = "edit stale \(id)"
    expect(list.remove(id), false, "found to remove")
    expect(list.move(id, to: 0), false, "found to move")
    expect(list.setExtent(LayoutUnit(5), of: id), nil, "change")
    expect(list.setTraits(.disabled, of: id), false, "found to set")
    list.markStale(id)
  }
}

// MARK: Comparing

extension ItemListTrial {
  /// Asks both every question.
  mutating func compare() {
    expect(list.checkInvariants(), true, "invariants")
    expect(list.count, oracle.count, "count")
    expect(list.isEmpty, oracle.items.isEmpty, "is empty")
    expect(list.enabledCount, oracle.enabledCount, "enabled count")
    expect(list.totalExtent, oracle.totalExtent, "total extent")

    var seen: [NaiveItemList.Item] = []
    var indices: [Int] = []
    list.forEach(in: 0..<oracle.count) { index, id, extent, traits, isMeasured in
      var item = NaiveItemList.Item(id: id, extent: extent, traits: traits)
      item.isMeasured = isMeasured
      seen.append(item)
      indices.append(index)
    }
    expect(seen, oracle.items, "tabs in order")
    expect(indices, Array(oracle.items.indices), "their indices")

    for index in probes() { compare(at: index) }
    for _ in 0..<6 { comparePosition() }
    let lower = Int.random(in: -3...oracle.count + 3, using: &random)
    compareRange(lower..<lower + Int.random(in: 0...700, using: &random))
    for id in stale.suffix(3) + stale.prefix(1) { compareStale(id) }
    compareStale(TabID(slot: .max, generation: 0))
    compareStale(TabID(slot: UInt32(given.count), generation: 0))
  }

  private mutating func compare(at index: Int) {
    let item = oracle.item(at: index)
    expect(list.id(at: index), item?.id, "handle at \(index)")
    expect(list.extent(at: index), item?.extent, "extent at \(index)")
    expect(list.extentBefore(index), oracle.extentBefore(index), "extent before \(index)")
    expect(list.nextEnabled(from: index), oracle.nextEnabled(from: index), "next enabled from \(index)")
    expect(list.previousEnabled(from: index), oracle.previousEnabled(from: index), "previous enabled from \(index)")
    guard let item else { return }
    expect(list.contains(item.id), true, "contains \(item.id)")
    expect(list.index(of: item.id), index, "index of \(item.id)")
    expect(list.extent(of: item.id), item.extent, "extent of \(item.id)")
    expect(list.traits(of: item.id), item.traits, "traits of \(item.id)")
    expect(list.isMeasured(item.id), item.isMeasured, "\(item.id) is measured")
  }

  private mutating func comparePosition() {
    let spacing = LayoutUnit(rawValue: [-40, 0, 1, 2, 500, .max].randomElement(using: &random)!)
    let start = oracle.extentBefore(Int.random(in: 0...oracle.count, using: &random))
    let gaps = max(spacing, .zero) * Int.random(in: 0...oracle.count, using: &random)
    let position = start + gaps + LayoutUnit(rawValue: Int64.random(in: -300...300, using: &random))
    expect(
      list.index(atPosition: position, spacing: spacing), oracle.index(atPosition: position, spacing: spacing),
      "index at \(position) with spacing \(spacing)")
  }

  private mutating func compareRange(_ range: Range<Int>) {
    var seen: [TabID] = []
    list.forEach(in: range) { _, id, _, _, _ in seen.append(id) }
    expect(seen, oracle.items.indices.filter(range.contains).map { oracle.items[$0].id }, "tabs in \(range)")
  }

  private mutating func compareStale(_ id: TabID) {
    expect(list.contains(id), false, "contains stale \(id)")
    expect(list.index(of: id), nil, "index of stale \(id)")
    expect(list.extent(of: id), nil, "extent of stale \(id)")
    expect(list.traits(of: id), nil, "traits of stale \(id)")
    expect(list.isMeasured(id), false, "stale \(id) is measured")
  }

  /// Both ends, what lies beyond, and a few indices between; all of them in a short list.
  private mutating func probes() -> [Int] {
    if oracle.count < 20 { return Array(-2...oracle.count + 2) }
    let inside = (0..<6).map { _ in Int.random(in: 0..<oracle.count, using: &random) }
    return inside + [.min, -1, 0, oracle.count - 1, oracle.count, .max]
  }

  private mutating func noteNew(_ ids: [TabID]) {
    for id in ids where !given.insert(id).inserted { expect("given before", "new", "handle \(id)") }
  }

  private mutating func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) {
    guard found != expected, !failed else { return }
    failed = true
    XCTFail("seed \(seed), step \(steps), after \(lastEdit): \(what) is \(found), expected \(expected)")
  }
}

// MARK: Choosing

extension ItemListTrial {
  private mutating func anyID() -> TabID { oracle.items.randomElement(using: &random)!.id }

  private mutating func anyTraits() -> TabTraits {
    // Bits without a meaning today are kept too.
    TabTraits(rawValue: [0, 0, 1, 0x80, 0x81].randomElement(using: &random)!)
  }

  /// Mostly a likely width; often zero, at times below zero or far too long.
  private mutating func anyExtent() -> LayoutUnit {
    switch random.next() % 12 {
    case 0, 1: .zero
    case 2: LayoutUnit(rawValue: -7)
    case 3: LayoutUnit(rawValue: random.next() % 4 == 0 ? .max : 1)
    default: LayoutUnit(rawValue: Int64(random.next() % 9000))
    }
  }
}
