import TabStripCore
import TabStripHosting

/// Edits of engine, identities and items together, for whoever edits the engine.
extension StripModel {
  /// Makes the strip have these items.
  ///
  /// - Returns: The merged updates, and the tabs that were there before and show something else now.
  func setItems(_ new: [TabStripItem<ID>], in engine: inout TabStripEngine, at time: Double) -> (
    update: TabStripUpdate, changed: [TabID]
  ) {
    let update = map.setAll(new.map(\.id), traits: { new[$0].traits }, in: &engine, at: time)
    return (update, take(new, engine: engine))
  }

  func insert(_ item: TabStripItem<ID>, at index: Int, in engine: inout TabStripEngine, at time: Double) -> (
    tab: TabID, update: TabStripUpdate
  ) {
    let (tab, update) = map.insert(item.id, at: index, traits: item.traits, in: &engine, at: time)
    set(item, of: tab)
    return (tab, update)
  }

  func remove(_ id: ID, in engine: inout TabStripEngine, at time: Double) -> TabStripUpdate {
    let tab = map.tab(of: id)
    let update = map.remove(id, in: &engine, at: time)
    if let tab { set(nil, of: tab) }
    return update
  }

  /// Replaces what the tab of the item's identity shows.
  func update(_ item: TabStripItem<ID>, in engine: inout TabStripEngine, at time: Double) -> (
    update: TabStripUpdate, changed: [TabID]
  ) {
    guard let tab = map.tab(of: item.id) else { return (TabStripUpdate(), []) }
    set(item, of: tab)
    return (engine.setTraits(item.traits, of: tab, time: time), [tab])
  }
}
