import TabStripCore

/// What a list allocates: nothing for questions and for measuring, little for other edits.
struct ItemListCounts {
  let count: Int
  private let estimate = LayoutUnit(96)

  init(count: Int) { self.count = count }

  func run(_ report: inout CountReport) {
    var list = ItemList(count: count, estimate: estimate)
    let ids = (0..<1000).map { list.id(at: $0 * 97)! }
    questions(of: list, ids, &report)

    report.allocations("items.setExtent") { Int(list.setExtent(LayoutUnit(Double($0)), of: ids[$0])!.rawValue) }
    report.allocations("items.setTraits") { list.setTraits($0 % 2 == 0 ? .disabled : [], of: ids[$0]) ? 1 : 0 }
    report.allocations("items.markStale") {
      list.markStale(ids[$0])
      list.markAllStale()
      return 0
    }
    // Chunks have room for this much before one splits.
    report.allocations("items.remove+insert") {
      list.remove(ids[$0])
      return Int(list.insert(at: $0 * 97, estimate: estimate, traits: []).slot)
    }
    report.allocations("items.insert at one place", limit: 300, times: 10_000) {
      Int(list.insert(at: 5000, estimate: LayoutUnit(Double($0)), traits: []).slot)
    }
    // The first edit after a copy copies what it touches: the row of chunks, one chunk, and the sums.
    report.allocations("items.setExtent after a kept copy", limit: 300, times: 100) {
      let kept = list
      list.setExtent(LayoutUnit(Double($0) + 0.5), of: kept.id(at: $0 * 97)!)
      return kept.count
    }
    if !list.checkInvariants() { report.fail("items: the list is broken") }
  }

  private func questions(of list: ItemList, _ ids: [TabID], _ report: inout CountReport) {
    report.allocations("items.indexOf") { list.index(of: ids[$0])! }
    report.allocations("items.idAt") { Int(list.id(at: $0 * 97)!.slot) }
    report.allocations("items.extents") { Int((list.extent(at: $0 * 97)! + list.extentBefore($0 * 97)).rawValue) }
    report.allocations("items.ofHandle") {
      Int(list.extent(of: ids[$0])!.rawValue) + Int(list.traits(of: ids[$0])!.rawValue)
        + (list.isMeasured(ids[$0]) && list.contains(ids[$0]) ? 1 : 0)
    }
    report.allocations("items.indexAtPosition") {
      list.index(atPosition: estimate * ($0 * 97), spacing: LayoutUnit(8))!
    }
    report.allocations("items.enabled") { list.nextEnabled(from: $0 * 97)! + list.previousEnabled(from: $0 * 97)! }
    report.allocations("items.forEach") {
      var sum = 0
      list.forEach(in: $0 * 97..<$0 * 97 + 600) { index, _, _, _, _ in sum &+= index }
      return sum
    }
  }
}
