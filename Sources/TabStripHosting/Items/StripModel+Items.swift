#if !hasFeature(Embedded)
  import TabStripCore

  /// Edits of engine, identities and items together, for whoever edits the engine.
  extension StripModel {
    /// What an edit gives back: the merged updates, and the tabs that were there before and show something else now.
    package typealias Edit = (update: TabStripUpdate, changed: [TabID])

    /// Makes the strip have these items.
    package func setItems(_ new: [Item], in engine: inout TabStripEngine, at time: Double) -> Edit {
      orderEdits += 1
      let update = map.setAll(new.map(\.id), traits: { new[$0].traits }, in: &engine, at: time)
      return (update, take(new, engine: engine))
    }

    package func insert(_ item: Item, at index: Int, in engine: inout TabStripEngine, at time: Double) -> (
      tab: TabID, update: TabStripUpdate
    ) {
      orderEdits += 1
      let (tab, update) = map.insert(item.id, at: index, traits: item.traits, in: &engine, at: time)
      set(item, of: tab)
      return (tab, update)
    }

    package func remove(_ id: ID, in engine: inout TabStripEngine, at time: Double) -> TabStripUpdate {
      orderEdits += 1
      let tab = map.tab(of: id)
      let update = map.remove(id, in: &engine, at: time)
      if let tab { set(nil, of: tab) }
      return update
    }

    package func move(_ id: ID, to index: Int, in engine: inout TabStripEngine, at time: Double) -> TabStripUpdate {
      orderEdits += 1
      return map.move(id, to: index, in: &engine, at: time)
    }

    /// Replaces what the tab of the item's identity shows.
    package func update(_ item: Item, in engine: inout TabStripEngine, at time: Double) -> Edit {
      guard let tab = map.tab(of: item.id) else { return (TabStripUpdate(), []) }
      set(item, of: tab)
      return (engine.setTraits(item.traits, of: tab, time: time), [tab])
    }
  }
#endif
