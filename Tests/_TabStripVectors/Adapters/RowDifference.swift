import TabStripCore
import TabStripHosting

/// What comes and goes before the tabs that stay, when a strip is given other tabs.
struct RowDifference {
  private var added: [Int] = []
  private var removed: [Int] = []

  init(_ input: VectorInput) throws(Refusal) {
    guard let old = try input.numbers("from"), let new = try input.numbers("to") else { throw Refusal("one list only") }
    var engine = TabStripEngine()
    var map = IdentityMap<Double>()
    _ = map.setAll(old, in: &engine, at: 0)
    let edits = map.edits(to: new, from: engine)
    let staying = new.filter { old.contains($0) }
    let firstOld = old.firstIndex { staying.contains($0) } ?? old.count
    let firstNew = new.firstIndex { staying.contains($0) } ?? new.count
    for edit in edits {
      switch edit {
      case .remove(let index): if index < firstOld { removed.append(index) }
      case .insert(let item, _): if item < firstNew { added.append(item) }
      case .move: break
      }
    }
  }

  func answer(_ key: String) -> Answer? {
    switch key {
    case "addedBefore": .numbers(added.sorted())
    case "removedBefore": .numbers(removed.sorted())
    default: nil
    }
  }
}
