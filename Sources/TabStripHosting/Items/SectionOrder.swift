#if !hasFeature(Embedded)
  import TabStripCore

  /// The tabs of a strip in the order in which a page of sections knows them, so that the page can follow the strip, whoever edits that.
  package struct SectionOrder {
    /// The page's tabs.
    package private(set) var tabs: [TabID] = []
    /// The strip's count of edits as it was when the page followed last.
    private var edits = 0

    /// A page without sections.
    package init() {}

    /// The tab of a section; nil for a section that there is not. O(1).
    package func tab(at index: Int) -> TabID? { tabs.indices ~= index ? tabs[index] : nil }

    /// The section of a tab; nil for one that the page does not know, or not yet. O(n).
    package func index(of tab: TabID) -> Int? { tabs.firstIndex(of: tab) }

    /// Whether the strip has been edited since the page followed last.
    ///
    /// - Parameter edits: How often the strip has been edited so far, as ``StripModel/orderEdits`` counts.
    package func isBehind(_ edits: Int) -> Bool { self.edits != edits }

    /// Takes the strip's order over.
    ///
    /// - Parameters:
    ///   - engine: The strip's.
    ///   - edits: How often it has been edited so far.
    /// - Returns: The steps that bring the page there. New sections have no extent yet.
    /// - Complexity: O(n log n) for n tabs before and after; O(n) where none has moved.
    package mutating func follow(_ engine: TabStripEngine, edits: Int) -> [SectionSyncInput] {
      self.edits = edits
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
