import TabStripCore
import TabStripHosting

/// The numbers by which the element knows its tabs, beside the engine's handles.
///
/// The element counts its items from 0 and uses a number again once its item is gone, so that both tables stay as long as the
/// longest row there has been.
struct TabKeys {
  private struct Owner {
    var generation: UInt32
    var key: Int32
  }

  private var tabs: [TabID?] = []
  /// By the handle's slot.
  private var owners: [Owner?] = []

  /// The largest number of a tab and one more; more are a fault of the element's.
  static let limit: Int32 = 1 << 24

  /// The handle of a tab; nil for a number that is nobody's. O(1).
  func tab(_ key: Int32) -> TabID? { key >= 0 && Int(key) < tabs.count ? tabs[Int(key)] : nil }

  /// The number of a tab; −1 for one that is gone. O(1).
  func key(of tab: TabID?) -> Int32 {
    guard let tab, Int(tab.slot) < owners.count, let owner = owners[Int(tab.slot)], owner.generation == tab.generation
    else { return -1 }
    return owner.key
  }

  /// Notes that the tab has the number, which is at least 0.
  mutating func enter(_ key: Int32, _ tab: TabID) {
    while tabs.count <= Int(key) { tabs.append(nil) }
    tabs[Int(key)] = tab
    while owners.count <= Int(tab.slot) { owners.append(nil) }
    owners[Int(tab.slot)] = Owner(generation: tab.generation, key: key)
  }

  /// Forgets a tab that goes, unless its number has a new owner already.
  mutating func forget(_ tab: TabID) {
    let key = key(of: tab)
    guard key >= 0 else { return }
    owners[Int(tab.slot)] = nil
    if tabs[Int(key)] == tab { tabs[Int(key)] = nil }
  }
}

// MARK: Edits

extension TabKeys {
  /// Makes the strip have these tabs in this order; a disabled one is −1 − its number. Numbers beyond the limit and those given twice are
  /// left out.
  mutating func setAll(_ order: [Int32], in engine: inout TabStripEngine, at time: Double) -> TabStripUpdate {
    var update = TabStripUpdate()
    var wanted: [Int32] = []
    var isDisabled: [Bool] = []
    var isListed: [Bool] = []
    for number in order {
      let key = number < 0 ? -1 - number : number
      guard key < Self.limit else { continue }
      while isListed.count <= Int(key) { isListed.append(false) }
      if isListed[Int(key)] { continue }
      isListed[Int(key)] = true
      wanted.append(key)
      isDisabled.append(number < 0)
    }
    for index in stride(from: engine.count - 1, through: 0, by: -1) {
      guard let tab = engine.id(at: index) else { continue }
      let key = key(of: tab)
      if key < 0 || Int(key) >= isListed.count || !isListed[Int(key)] {
        forget(tab)
        update.merge(engine.remove(tab, time: time))
      }
    }
    // Where none was enabled, the first that is gets the focus back: that is the selected one's.
    if let selected = engine.selectedTab, let place = wanted.firstIndex(of: key(of: selected)), !isDisabled[place],
      engine.traits(of: selected) != []
    {
      update.merge(engine.setTraits([], of: selected, time: time))
    }
    for (index, key) in wanted.enumerated() {
      let traits: TabTraits = isDisabled[index] ? .disabled : []
      if let tab = tab(key) {
        if engine.id(at: index) != tab { update.merge(engine.move(tab, to: index, time: time)) }
        if engine.traits(of: tab) != traits { update.merge(engine.setTraits(traits, of: tab, time: time)) }
      } else {
        let (tab, change) = engine.insert(at: index, traits: traits, time: time)
        enter(key, tab)
        update.merge(change)
      }
    }
    update.settle(in: engine)
    return update
  }
}
