extension ItemList {
  /// Where a tab is: its chunk, how far into it, and what lies before the chunk.
  struct Place {
    var chunk: Int
    var offset: Int
    var before: ItemSummary
  }

  /// The place of an index in 0 ..< `count`.
  func place(at index: Int) -> Place {
    let (rank, before) = tree.last { $0.count <= index }
    return Place(chunk: order[rank], offset: index - before.count, before: before)
  }

  /// The index of a tab; nil when the handle is stale or unknown. O(log n + chunk).
  public func index(of id: TabID) -> Int? {
    guard let chunk = slots.chunk(of: id) else { return nil }
    return tree.sum(before: chunks[chunk].rank).count + chunks[chunk].offset(of: id.slot)
  }

  /// The handle of the tab at an index; nil outside 0 ..< ``count``. O(log n).
  public func id(at index: Int) -> TabID? {
    guard index >= 0, index < count else { return nil }
    let place = place(at: index)
    return slots.id(of: chunks[place.chunk].items[place.offset].slot)
  }

  /// The extent of the tab at an index; nil outside 0 ..< ``count``. O(log n).
  public func extent(at index: Int) -> LayoutUnit? {
    guard index >= 0, index < count else { return nil }
    let place = place(at: index)
    return chunks[place.chunk].items[place.offset].extent
  }

  /// The sum of the extents of the tabs before an index, without spacing.
  ///
  /// - Parameter index: Stops at 0 and ``count``.
  /// - Complexity: O(log n + chunk).
  public func extentBefore(_ index: Int) -> LayoutUnit {
    guard index > 0 else { return .zero }
    guard index < count else { return totalExtent }
    let place = place(at: index)
    return place.before.extent + chunks[place.chunk].extent(before: place.offset)
  }

  /// The tab at a position along the strip.
  ///
  /// Tab i takes up the room from `extentBefore(i) + spacing * i` on, its end not included. A position in a gap belongs
  /// to the nearer tab, or to the earlier one halfway; one before the first tab to the first, one behind the last to the
  /// last.
  ///
  /// - Parameters:
  ///   - position: The distance from the leading edge of the first tab.
  ///   - spacing: The gap between neighbours; below zero is read as zero.
  /// - Returns: An index, or nil when the list is empty.
  /// - Complexity: O(log n + chunk).
  public func index(atPosition position: LayoutUnit, spacing: LayoutUnit) -> Int? {
    guard !isEmpty else { return nil }
    guard position >= .zero else { return 0 }
    let spacing = max(spacing, .zero)
    var (rank, before) = tree.last { $0.extent + spacing * $0.count <= position }
    if rank == order.count {
      rank -= 1
      before -= chunks[order[rank]].summary
    }
    // The last tab that starts no later than the position, looked for from the start of its chunk.
    let chunk = chunks[order[rank]]
    var offset = 0
    var end = before.extent + spacing * before.count + chunk.items[0].extent
    while end + spacing <= position, offset + 1 < chunk.items.count {
      offset += 1
      end = end + spacing + chunk.items[offset].extent
    }
    let index = before.count + offset
    let isNearerToNext = end + spacing - position < position - end
    return isNearerToNext && index + 1 < count ? index + 1 : index
  }

  /// The first tab at or after an index that a user can select; nil when there is none.
  ///
  /// - Parameter index: Below zero is read as zero; from ``count`` on there is none.
  /// - Complexity: O(log n + chunk).
  public func nextEnabled(from index: Int) -> Int? {
    let index = max(index, 0)
    guard index < count else { return nil }
    let place = place(at: index)
    let chunk = chunks[place.chunk]
    if let offset = chunk.firstEnabled(from: place.offset) { return place.before.count + offset }
    let passed = place.before.enabledCount + chunk.summary.enabledCount
    guard passed < enabledCount else { return nil }
    let (rank, before) = tree.last { $0.enabledCount <= passed }
    return chunks[order[rank]].firstEnabled(from: 0).map { before.count + $0 }
  }

  /// The last tab at or before an index that a user can select; nil when there is none.
  ///
  /// - Parameter index: From ``count`` on it is read as the last; below zero there is none.
  /// - Complexity: O(log n + chunk).
  public func previousEnabled(from index: Int) -> Int? {
    guard index >= 0, !isEmpty else { return nil }
    let place = place(at: min(index, count - 1))
    if let offset = chunks[place.chunk].lastEnabled(through: place.offset) { return place.before.count + offset }
    let passed = place.before.enabledCount
    guard passed > 0 else { return nil }
    let (rank, before) = tree.last { $0.enabledCount < passed }
    let chunk = chunks[order[rank]]
    return chunk.lastEnabled(through: chunk.items.count - 1).map { before.count + $0 }
  }

  /// Calls `body` for each tab of a range, in order.
  ///
  /// - Parameters:
  ///   - range: Indices; what lies outside 0 ..< ``count`` is left out.
  ///   - body: Gets index, handle, extent, traits, and whether the extent is measured.
  /// - Complexity: O(log n + chunk + length of the range); allocates nothing.
  public func forEach(
    in range: Range<Int>,
    _ body: (_ index: Int, _ id: TabID, _ extent: LayoutUnit, _ traits: TabTraits, _ measured: Bool) -> Void
  ) {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return }
    let start = place(at: range.lowerBound)
    var rank = chunks[start.chunk].rank
    var offset = start.offset
    var index = range.lowerBound
    while index < range.upperBound {
      let chunk = chunks[order[rank]]
      let isCurrent = chunk.epoch == epoch
      let end = min(chunk.items.count, offset + range.upperBound - index)
      while offset < end {
        let item = chunk.items[offset]
        body(index, slots.id(of: item.slot), item.extent, item.traits, isCurrent && item.isMeasured)
        offset += 1
        index += 1
      }
      rank += 1
      offset = 0
    }
  }
}
