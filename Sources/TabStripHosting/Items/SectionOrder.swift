#if !hasFeature(Embedded)
  import TabStripCore

  /// The tabs of a strip in the order in which a page of sections knows them, so that the page can follow the strip, whoever edits that.
  package struct SectionOrder {
    /// The page's tabs.
    package private(set) var tabs: [TabID] = []

    /// A page without sections.
    package init() {}

    /// Takes the strip's order over.
    ///
    /// - Returns: The steps that bring the page there. New sections have no extent yet.
    /// - Complexity: O(n log n) for n tabs before and after; O(n) where none has moved.
    package mutating func follow(_ engine: TabStripEngine) -> [SectionSyncInput] {
      var places: [TabID: Int] = [:]
      places.reserveCapacity(tabs.count)
      for (place, tab) in tabs.enumerated() { places[tab] = place }
      let new = (0..<engine.count).compactMap(engine.id)
      let steps = ListDifference(oldPositions: new.map { places[$0] }, oldCount: tabs.count).edits
      tabs = new
      return steps.map { step in
        switch step {
        case .remove(let index): .sectionsChanged(.remove(.index(index)))
        case .insert(_, let index): .sectionsChanged(.insert(extent: 0, at: index))
        case .move(let from, let to): .sectionsChanged(.move(.index(from), to: to))
        }
      }
    }
  }
#endif
