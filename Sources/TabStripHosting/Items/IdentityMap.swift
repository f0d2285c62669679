#if !hasFeature(Embedded)
  import TabStripCore

  /// Translates between the program's identities and the engine's handles, and an array of identities into edits.
  ///
  /// The order of tabs is the engine's alone; the map knows which handle belongs to which ID and back. So single edits
  /// cost the engine's edit and O(1) here, and only ``setAll(_:traits:in:at:)`` is O(n log n).
  ///
  /// Two tabs of the same ID never trap. The first one given keeps the ID; later ones are distinct tabs, whose handles
  /// are found by position only, until the first one goes and the next takes over. That it happened is reported once as
  /// ``Diagnostics/duplicateID``.
  ///
  /// Every edit goes through the map, and the map through one engine only; keep them together. The IDs of tabs that have gone are kept
  /// until ``forgetGone()``, which a host calls when ``TabStripCoordinator/isSettled``.
  public struct IdentityMap<ID: Hashable> {
    fileprivate struct Slot {
      var generation: UInt32
      var id: ID
    }

    private var firsts: [ID: TabID] = [:]
    /// The handles of an ID after the first one, in the order given.
    private var duplicates: [ID: [TabID]] = [:]
    /// By the handle's slot.
    private var slots: [Slot?] = []
    /// The IDs of tabs that have gone, until what happened to them has been reported.
    private var gone: [TabID: ID] = [:]

    /// A map without tabs.
    public init() {}

    /// The tab of an ID; of several, the first. Expected O(1).
    public func tab(of id: ID) -> TabID? { firsts[id] }

    /// The ID of a tab, or nil if the tab is gone. Duplicates give the ID that they were made with. O(1).
    public func id(of tab: TabID) -> ID? {
      guard Int(tab.slot) < slots.count, let slot = slots[Int(tab.slot)], slot.generation == tab.generation else {
        return nil
      }
      return slot.id
    }

    /// The ID of a tab, also of one that has gone since ``forgetGone()``: a report that comes late still names whom it is about. O(1).
    public func lastID(of tab: TabID) -> ID? { id(of: tab) ?? gone[tab] }

    /// Forgets the tabs that have gone. For hosts, when everything has been reported. O(tabs gone).
    public mutating func forgetGone() { gone.removeAll() }

    // MARK: Single edits

    /// Inserts a tab. Expected O(1) and the engine's cost.
    ///
    /// - Parameters:
    ///   - index: Where; taken as the engine takes it.
    ///   - engine: The engine that the map belongs to.
    ///   - time: Seconds of the host's frame clock.
    public mutating func insert(
      _ id: ID, at index: Int, traits: TabTraits = [], in engine: inout TabStripEngine, at time: Double
    ) -> (tab: TabID, update: TabStripUpdate) {
      let (tab, update) = engine.insert(at: index, traits: traits, time: time)
      enter(id, tab, in: &engine)
      return (tab, update)
    }

    /// Removes the tab of an ID; an unknown ID changes nothing. Expected O(1) and the engine's cost.
    public mutating func remove(_ id: ID, in engine: inout TabStripEngine, at time: Double) -> TabStripUpdate {
      guard let tab = firsts[id] else { return unchanged(engine) }
      return remove(tab, in: &engine, at: time)
    }

    /// Removes a tab by its handle, as is needed for duplicates. Expected O(1), O(duplicates of the ID), and the
    /// engine's cost.
    public mutating func remove(_ tab: TabID, in engine: inout TabStripEngine, at time: Double) -> TabStripUpdate {
      guard let id = id(of: tab) else { return unchanged(engine) }
      forget(id, tab)
      return engine.remove(tab, time: time)
    }

    /// Moves the tab of an ID so that it stands at `index` afterwards; an unknown ID changes nothing. Costs the
    /// engine's move.
    public func move(_ id: ID, to index: Int, in engine: inout TabStripEngine, at time: Double) -> TabStripUpdate {
      guard let tab = firsts[id] else { return unchanged(engine) }
      return engine.move(tab, to: index, time: time)
    }

    // MARK: All at once

    /// The steps from the engine's present tabs to the new ones, for hosts that only want to look.
    ///
    /// The k-th tab of an ID in the new list is the k-th one given with that ID before, whatever their positions.
    /// - Complexity: O(n log n) for n tabs in both lists.
    public func edits(to ids: [ID], from engine: TabStripEngine) -> [ListEdit] {
      ListDifference(oldPositions: oldPositions(of: ids, in: engine), oldCount: engine.count).edits
    }

    /// Makes the strip have these tabs in this order. Tabs whose ID was there before stay what they are: same handle,
    /// view and selection.
    ///
    /// - Parameters:
    ///   - ids: The new list; duplicates are allowed, see above.
    ///   - traits: The traits of the tab at an index of the new list.
    ///   - engine: The engine that the map belongs to.
    ///   - time: Seconds of the host's frame clock.
    /// - Returns: The merged updates. Where several selected tabs went, it names one of them;
    ///   ``TabStripEngine/selectedTabs`` tells what is left.
    /// - Complexity: O(n log n) for n tabs in both lists, and the engine's cost for each edit.
    public mutating func setAll(
      _ ids: [ID], traits: (Int) -> TabTraits = { _ in [] }, in engine: inout TabStripEngine, at time: Double
    ) -> TabStripUpdate {
      let positions = oldPositions(of: ids, in: engine)
      let old = positions.map { position in position.flatMap { engine.id(at: $0) } }
      let edits = ListDifference(oldPositions: positions, oldCount: engine.count).edits
      var update = unchanged(engine)
      var next = 0
      while next < edits.count {
        switch edits[next] {
        case .remove(let index):
          if let tab = engine.id(at: index) { update.merge(remove(tab, in: &engine, at: time)) }
        case .move(let from, let to):
          if let tab = engine.id(at: from) { update.merge(engine.move(tab, to: to, time: time)) }
        case .insert(let item, let index):
          let count = runLength(of: edits, from: next, traits: traits)
          update.merge(insertRun(ids, item, count, at: index, traits(item), in: &engine, at: time))
          next += count - 1
        }
        next += 1
      }
      for (place, tab) in old.enumerated() {
        guard let tab, let present = engine.traits(of: tab) else { continue }
        let wanted = traits(place)
        if wanted != present { update.merge(engine.setTraits(wanted, of: tab, time: time)) }
      }
      update.settle(in: engine)
      return update
    }

    /// How many insertions from this one on go side by side and have no traits, so that the engine takes them in one
    /// step.
    private func runLength(of edits: [ListEdit], from first: Int, traits: (Int) -> TabTraits) -> Int {
      guard case .insert(let item, let index) = edits[first], traits(item).isEmpty else { return 1 }
      var count = 1
      while first + count < edits.count, edits[first + count] == .insert(item: item + count, at: index + count),
        traits(item + count).isEmpty
      {
        count += 1
      }
      return count
    }

    private mutating func insertRun(
      _ ids: [ID], _ item: Int, _ count: Int, at index: Int, _ traits: TabTraits, in engine: inout TabStripEngine,
      at time: Double
    ) -> TabStripUpdate {
      if count == 1 { return insert(ids[item], at: index, traits: traits, in: &engine, at: time).update }
      let (tabs, update) = engine.insert(count: count, at: index, time: time)
      firsts.reserveCapacity(firsts.count + count)
      for (offset, tab) in tabs.enumerated() { enter(ids[item + offset], tab, in: &engine) }
      return update
    }

    /// For each new ID the present position of its tab.
    private func oldPositions(of ids: [ID], in engine: TabStripEngine) -> [Int?] {
      var positionOfSlot = [Int](repeating: -1, count: slots.count)
      for position in 0..<engine.count {
        if let tab = engine.id(at: position) { positionOfSlot[Int(tab.slot)] = position }
      }
      var seen: [ID: Int] = [:]
      var taken = [Bool](repeating: false, count: slots.count)
      return ids.map { id in
        guard var tab = firsts[id] else { return nil }
        if taken[Int(tab.slot)] {
          let ordinal = seen[id, default: 0]
          seen[id] = ordinal + 1
          guard let later = duplicates[id], ordinal < later.count else { return nil }
          tab = later[ordinal]
        }
        taken[Int(tab.slot)] = true
        return positionOfSlot[Int(tab.slot)]
      }
    }

    private func unchanged(_ engine: TabStripEngine) -> TabStripUpdate {
      var update = TabStripUpdate()
      update.needsTick = engine.needsTick
      return update
    }

    private mutating func enter(_ id: ID, _ tab: TabID, in engine: inout TabStripEngine) {
      while slots.count <= Int(tab.slot) { slots.append(nil) }
      slots[Int(tab.slot)] = Slot(generation: tab.generation, id: id)
      if firsts[id] == nil {
        firsts[id] = tab
      } else {
        duplicates[id, default: []].append(tab)
        engine.report(.duplicateID)
      }
    }

    private mutating func forget(_ id: ID, _ tab: TabID) {
      slots[Int(tab.slot)] = nil
      gone[tab] = id
      guard var later = duplicates[id] else {
        firsts[id] = nil
        return
      }
      if firsts[id] == tab { firsts[id] = later.removeFirst() } else { later.removeAll { $0 == tab } }
      duplicates[id] = later.isEmpty ? nil : later
    }
  }

  extension IdentityMap: Sendable where ID: Sendable {}
  extension IdentityMap.Slot: Sendable where ID: Sendable {}
#endif
