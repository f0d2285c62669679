/// Tabs of the strip in the order in which they were chosen, any of which is found in O(1).
///
/// A bit for each slot stands beside the order, so that drawing a row of which thousands are selected asks no list. Only tabs that are
/// in the strip belong here: a tab leaves before, or together with, its slot.
struct ChosenTabs: Sendable {
  private(set) var inOrder: [TabID] = []
  private var bits: [UInt64] = []

  var count: Int { inOrder.count }

  /// Whether the tab that is in the slot was chosen; the caller knows that the handle is still good.
  func contains(slot: UInt32) -> Bool {
    let word = Int(slot >> 6)
    return word < bits.count && bits[word] & (1 << UInt64(slot & 63)) != 0
  }

  /// Adds a tab that is not among them, as the last chosen. Amortised O(1).
  mutating func append(_ id: TabID) {
    inOrder.append(id)
    let word = Int(id.slot >> 6)
    while bits.count <= word { bits.append(0) }
    bits[word] |= 1 << UInt64(id.slot & 63)
  }

  /// Takes out a tab, if it is among them. O(n) for n chosen tabs.
  mutating func remove(_ id: TabID) {
    guard let place = inOrder.lastIndex(of: id) else { return }
    inOrder.remove(at: place)
    clear(id)
  }

  /// Takes out the tab chosen last.
  mutating func popLast() -> TabID? {
    guard let id = inOrder.popLast() else { return nil }
    clear(id)
    return id
  }

  /// Takes out the `count` tabs chosen first. O(n).
  mutating func removeFirst(_ count: Int) {
    for id in inOrder.prefix(count) { clear(id) }
    inOrder.removeFirst(count)
  }

  mutating func removeAll() {
    inOrder.removeAll(keepingCapacity: true)
    bits.removeAll(keepingCapacity: true)
  }

  private mutating func clear(_ id: TabID) { bits[Int(id.slot >> 6)] &= ~(1 << UInt64(id.slot & 63)) }
}
