extension ItemList {
  /// Puts a new tab, yet to be measured, in front of the one at an index.
  ///
  /// - Parameters:
  ///   - index: Stops at 0 and ``count``; `count` appends.
  ///   - estimate: The extent until the tab is measured.
  ///   - traits: The tab's traits.
  /// - Returns: The new tab's handle.
  /// - Complexity: O(log n + chunk) on average.
  @discardableResult
  public mutating func insert(at index: Int, estimate: LayoutUnit, traits: TabTraits) -> TabID {
    let id = slots.open()
    let record = ItemRecord(slot: id.slot, extent: estimate, traits: traits)
    put(CollectionOfOne(record), at: clamped(index))
    return id
  }

  /// Puts new enabled tabs, yet to be measured, in front of the one at an index.
  ///
  /// - Parameters:
  ///   - count: How many; below zero is read as zero. A list holds 2³¹ − 1 tabs; more are a programmer's error.
  ///   - index: Stops at 0 and ``count``.
  ///   - estimate: The extent of each until it is measured.
  /// - Returns: The new tabs' handles in order.
  /// - Complexity: O(`count` + chunks).
  public mutating func insert(contentsOf count: Int, at index: Int, estimate: LayoutUnit) -> [TabID] {
    guard count > 0 else { return [] }
    precondition(count <= SlotTable.capacity - self.count, "count: the list holds no more than 2³¹ − 1 tabs")
    var ids: [TabID] = []
    ids.reserveCapacity(count)
    slots.reserve(count)
    for _ in 0..<count { ids.append(slots.open()) }
    let records = ids.lazy.map { ItemRecord(slot: $0.slot, extent: estimate) }
    put(records, at: clamped(index))
    return ids
  }

  /// Removes a tab; its handle is stale from now on.
  ///
  /// - Returns: Whether the tab was there.
  /// - Complexity: O(log n + chunk) on average.
  @discardableResult
  public mutating func remove(_ id: TabID) -> Bool {
    guard let chunk = slots.chunk(of: id) else { return false }
    _ = take(at: chunks[chunk].offset(of: id.slot), from: chunk)
    slots.close(id.slot)
    return true
  }

  /// Removes every tab; all handles are stale from now on. O(n).
  public mutating func removeAll() {
    slots.closeAll()
    chunks = []
    order = []
    spareChunks = []
    tree.removeAll()
    total = .zero
  }

  /// Moves a tab; handle, extent, traits and whether it is measured stay.
  ///
  /// - Parameters:
  ///   - id: The tab.
  ///   - index: Where it stands afterwards; stops at the first and the last index.
  /// - Returns: Whether the tab is in the list.
  /// - Complexity: O(log n + chunk) on average.
  @discardableResult
  public mutating func move(_ id: TabID, to index: Int) -> Bool {
    guard let chunk = slots.chunk(of: id) else { return false }
    // The record may land in a chunk of the current epoch: there only what was measured in it may count.
    chunks[chunk].enter(epoch)
    let record = take(at: chunks[chunk].offset(of: id.slot), from: chunk)
    put(CollectionOfOne(record), at: clamped(index))
    return true
  }

  /// Sets a tab's measured extent.
  ///
  /// - Parameters:
  ///   - extent: Below zero is read as zero; stops at ``longestExtent``.
  ///   - id: The tab.
  /// - Returns: By how much the tab grew, or nil when the handle is stale or unknown.
  /// - Complexity: O(log n + chunk); allocates nothing unless a copy of the list is kept.
  @discardableResult
  public mutating func setExtent(_ extent: LayoutUnit, of id: TabID) -> LayoutUnit? {
    guard let chunk = slots.chunk(of: id) else { return nil }
    let offset = chunks[chunk].offset(of: id.slot)
    chunks[chunk].enter(epoch)
    chunks[chunk].setMeasured(true, at: offset)
    let change = chunks[chunk].setExtent(extent, at: offset)
    if change != .zero { add(ItemSummary(count: 0, enabledCount: 0, extent: change), to: chunk) }
    return change
  }

  /// Sets a tab's traits.
  ///
  /// - Returns: Whether the tab is in the list.
  /// - Complexity: O(log n + chunk).
  @discardableResult
  public mutating func setTraits(_ traits: TabTraits, of id: TabID) -> Bool {
    guard let chunk = slots.chunk(of: id) else { return false }
    let change = chunks[chunk].setTraits(traits, at: chunks[chunk].offset(of: id.slot))
    if change != 0 { add(ItemSummary(count: 0, enabledCount: change, extent: .zero), to: chunk) }
    return true
  }

  /// Asks for a tab to be measured again; until then its extent stays as the estimate. O(chunk).
  public mutating func markStale(_ id: TabID) {
    guard let chunk = slots.chunk(of: id) else { return }
    chunks[chunk].setMeasured(false, at: chunks[chunk].offset(of: id.slot))
  }

  /// Asks for every tab to be measured again; until then the extents stay as estimates. O(1).
  public mutating func markAllStale() { epoch += 1 }
}

extension ItemList {
  private func clamped(_ index: Int) -> Int { min(max(index, 0), count) }

  /// Tells tree and total how a chunk's summary changed.
  private mutating func add(_ change: ItemSummary, to chunk: Int) {
    tree.add(change, at: chunks[chunk].rank)
    total += change
  }

  /// Puts records in whose `isMeasured` speaks of the current epoch.
  private mutating func put(_ records: some Collection<ItemRecord>, at index: Int) {
    let place = placeForInserting(at: index)
    let chunk = place.chunk
    chunks[chunk].enter(epoch)
    let old = chunks[chunk].summary
    chunks[chunk].insert(records, at: place.offset)
    for record in records { slots.setChunk(chunk, of: record.slot) }
    add(chunks[chunk].summary - old, to: chunk)
    if chunks[chunk].isOverfull { divide(chunk) }
  }

  private mutating func take(at offset: Int, from chunk: Int) -> ItemRecord {
    let record = chunks[chunk].remove(at: offset)
    add(ItemSummary.zero - record.summary, to: chunk)
    joinIfSparse(chunk)
    return record
  }
}
