import TabStripCore

/// Every question and edit of a list, at random places and at the dearest ones.
struct ItemListTimes {
  let count: Int
  private let question = Duration.microseconds(2)
  private let edit = Duration.microseconds(5)
  private let estimate = LayoutUnit(96)
  private let spacing = LayoutUnit(8)

  init(count: Int) { self.count = count }

  func run(_ report: inout TimeReport) {
    report.measure("items.build", target: .milliseconds(100), rounds: 5, times: 1) { _ in
      ItemList(count: count, estimate: estimate).count
    }
    let fresh = ItemList(count: count, estimate: estimate)
    questions(of: fresh, "items.fresh", &report)
    edits(of: fresh, "items.fresh", &report)

    // After as many random moves as tabs, neighbours in a chunk no longer share memory elsewhere, and chunks are unequal.
    let used = shuffled(fresh)
    questions(of: used, "items.used", &report)
    edits(of: used, "items.used", &report)
    sparse(used, &report)
  }

  private func questions(of list: ItemList, _ name: String, _ report: inout TimeReport) {
    let ids = (0..<100_000).map { list.id(at: scattered($0))! }
    let positions = (0..<100_000).map { list.extentBefore(scattered($0)) + spacing * scattered($0) }
    report.measure("\(name).indexOf", target: question) { list.index(of: ids[$0])! }
    report.measure("\(name).idAt", target: question) { Int(list.id(at: scattered($0))!.slot) }
    report.measure("\(name).contains", target: question) { list.contains(ids[$0]) ? 1 : 0 }
    report.measure("\(name).traitsOf", target: question) { Int(list.traits(of: ids[$0])!.rawValue) }
    report.measure("\(name).extentOf", target: question) { Int(list.extent(of: ids[$0])!.rawValue) }
    report.measure("\(name).extentAt", target: question) { Int(list.extent(at: scattered($0))!.rawValue) }
    report.measure("\(name).isMeasured", target: question) { list.isMeasured(ids[$0]) ? 1 : 0 }
    report.measure("\(name).extentBefore", target: question) { Int(list.extentBefore(scattered($0)).rawValue) }
    report.measure("\(name).indexAtPosition", target: question) {
      list.index(atPosition: positions[$0], spacing: spacing)!
    }
    report.measure("\(name).nextEnabled", target: question) { list.nextEnabled(from: scattered($0)) ?? 0 }
    report.measure("\(name).previousEnabled", target: question) { list.previousEnabled(from: scattered($0)) ?? 0 }
    report.measure("\(name).forEach20", target: question) {
      var sum = 0
      let start = scattered($0)
      list.forEach(in: start..<start + 20) { index, _, _, _, _ in sum &+= index }
      return sum
    }
    let last = list.id(at: count - 1)!
    report.measure("\(name).indexOf.last", target: question) { _ in list.index(of: last)! }
    report.measure("\(name).extentBefore.last", target: question) { _ in Int(list.extentBefore(count - 1).rawValue) }
  }

  private func edits(of original: ItemList, _ name: String, _ report: inout TimeReport) {
    var list = original
    let ids = (0..<100_000).map { list.id(at: scattered($0))! }
    // The first edits after a copy pay for it; the figures are those of a list that nobody else holds.
    for id in ids { list.setExtent(LayoutUnit(50), of: id) }
    list.remove(list.insert(at: 0, estimate: estimate, traits: []))
    let grown = { (step: Int) in LayoutUnit(rawValue: Int64(step % 9973)) }
    report.measure("\(name).setExtent", target: edit) { Int(list.setExtent(grown($0), of: ids[$0])!.rawValue) }
    report.measure("\(name).setTraits", target: edit) {
      list.setTraits($0 % 3 == 0 ? .disabled : [], of: ids[$0]) ? 1 : 0
    }
    report.measure("\(name).markAllStale+setExtent", target: edit) {
      list.markAllStale()
      return Int(list.setExtent(grown($0), of: ids[$0])!.rawValue)
    }
    report.measure("\(name).markStale", target: edit) {
      list.markStale(ids[$0])
      return 0
    }
    report.measure("\(name).move", target: edit) { list.move(ids[$0], to: scattered($0 &+ 71)) ? 1 : 0 }
    report.measure("\(name).move.within", target: edit) { list.move(ids[$0 % 50], to: scattered($0 / 1000)) ? 1 : 0 }
    report.measure("\(name).remove", target: edit, rounds: 1) { list.remove(ids[$0]) ? 1 : 0 }
    report.measure("\(name).insert", target: edit) {
      Int(list.insert(at: scattered($0), estimate: estimate, traits: []).slot)
    }
    report.measure("\(name).insert.front", target: edit) {
      Int(list.insert(at: 0, estimate: grown($0), traits: []).slot)
    }
    report.measure("\(name).append", target: edit) { Int(list.insert(at: .max, estimate: grown($0), traits: []).slot) }
    report.measure("\(name).remove.front", target: edit, rounds: 1) { _ in list.remove(list.id(at: 0)!) ? 1 : 0 }
    report.measure("\(name).remove.last", target: edit, rounds: 1) { _ in
      list.remove(list.id(at: list.count - 1)!) ? 1 : 0
    }
    report.measure("\(name).insert50", target: .microseconds(250), times: 2_000) {
      list.insert(contentsOf: 50, at: scattered($0), estimate: estimate).count
    }
    report.measure("\(name).setExtent.afterKeptCopy", target: .milliseconds(1), times: 50) {
      let kept = list
      list.setExtent(grown($0), of: kept.id(at: scattered($0))!)
      return kept.count
    }
    if !list.checkInvariants() { print("\(name): the list is broken") }
  }

  /// One tab in fifty thousand is enabled: the search for it passes many chunks.
  private func sparse(_ original: ItemList, _ report: inout TimeReport) {
    var list = original
    for index in 0..<count where index % 50_000 != 0 { list.setTraits(.disabled, of: list.id(at: index)!) }
    report.measure("items.sparse.nextEnabled", target: question) { list.nextEnabled(from: scattered($0)) ?? 0 }
    report.measure("items.sparse.previousEnabled", target: question) { list.previousEnabled(from: scattered($0)) ?? 0 }
  }

  private func shuffled(_ original: ItemList) -> ItemList {
    var list = original
    for step in 0..<count { list.move(list.id(at: scattered(step))!, to: scattered(step &* 3 &+ 1)) }
    return list
  }

  /// An index all over the list, the same in every run.
  private func scattered(_ step: Int) -> Int { Int(((UInt64(step) &* 0x9E37_79B9_7F4A_7C15) >> 20) % UInt64(count)) }
}
