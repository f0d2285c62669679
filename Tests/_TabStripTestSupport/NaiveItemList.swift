import TabStripCore

/// The plainest list of tabs that is right: one array, every answer found by looking at all of it.
///
/// `ItemList` must answer the same. Handles are its business, so edits here are given the handles it made.
package struct NaiveItemList {
  /// One tab.
  package struct Item: Equatable {
    package var id: TabID
    package var extent: LayoutUnit
    package var traits: TabTraits
    package var isMeasured: Bool

    /// Makes a tab that is yet to be measured.
    package init(id: TabID, extent: LayoutUnit, traits: TabTraits = []) {
      self.id = id
      self.extent = Self.bounded(extent)
      self.traits = traits
      self.isMeasured = false
    }

    fileprivate static func bounded(_ extent: LayoutUnit) -> LayoutUnit {
      min(max(extent, .zero), ItemList.longestExtent)
    }
  }

  /// The tabs in order.
  package private(set) var items: [Item] = []

  /// Makes an empty list.
  package init() {}
}

// MARK: Questions

extension NaiveItemList {
  package var count: Int { items.count }
  package var enabledCount: Int { items.filter { !$0.traits.contains(.disabled) }.count }
  package var totalExtent: LayoutUnit { extentBefore(items.count) }

  package func index(of id: TabID) -> Int? { items.firstIndex { $0.id == id } }
  package func item(of id: TabID) -> Item? { items.first { $0.id == id } }
  package func item(at index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

  package func extentBefore(_ index: Int) -> LayoutUnit {
    items.prefix(max(index, 0)).reduce(.zero) { $0 + $1.extent }
  }

  package func index(atPosition position: LayoutUnit, spacing: LayoutUnit) -> Int? {
    guard !items.isEmpty else { return nil }
    let spacing = max(spacing, .zero)
    var start = LayoutUnit.zero
    var previousEnd: LayoutUnit?
    for (index, item) in items.enumerated() {
      if position < start {
        // In the gap before this tab, or before the first.
        guard let previousEnd else { return 0 }
        return start - position < position - previousEnd ? index : index - 1
      }
      let end = start + item.extent
      if position < end { return index }
      previousEnd = end
      start = end + spacing
    }
    return items.count - 1
  }

  package func nextEnabled(from index: Int) -> Int? {
    items.indices.first { $0 >= index && !items[$0].traits.contains(.disabled) }
  }

  package func previousEnabled(from index: Int) -> Int? {
    items.indices.last { $0 <= index && !items[$0].traits.contains(.disabled) }
  }
}

// MARK: Edits

extension NaiveItemList {
  package mutating func insert(_ new: [Item], at index: Int) {
    items.insert(contentsOf: new, at: min(max(index, 0), items.count))
  }

  package mutating func remove(_ ids: Set<TabID>) { items.removeAll { ids.contains($0.id) } }
  package mutating func removeAll() { items = [] }

  package mutating func move(_ id: TabID, to index: Int) {
    guard let old = self.index(of: id) else { return }
    let item = items.remove(at: old)
    items.insert(item, at: min(max(index, 0), items.count))
  }

  package mutating func setExtent(_ extent: LayoutUnit, of id: TabID) -> LayoutUnit? {
    guard let index = index(of: id) else { return nil }
    let old = items[index].extent
    items[index].extent = Item.bounded(extent)
    items[index].isMeasured = true
    return items[index].extent - old
  }

  package mutating func setTraits(_ traits: TabTraits, of id: TabID) {
    if let index = index(of: id) { items[index].traits = traits }
  }

  package mutating func markStale(_ id: TabID) {
    if let index = index(of: id) { items[index].isMeasured = false }
  }

  package mutating func markAllStale() {
    for index in items.indices { items[index].isMeasured = false }
  }
}
