/// Where the sections of a page lie, from the top of its content down.
///
/// The content is a hero, the room that the strip takes if it stands in the content, the sections with gaps between them, and a
/// footer. Any of them may have no extent, and change it at any time: what is not loaded yet is 0 high.
///
/// Sections scroll vertically, so the writing direction does not enter here.
///
/// Questions and edits cost O(log n + 512) for n sections, as those of ``ItemList``, which holds the extents; all of them stop at
/// ``ItemList/longestExtent``, and sums of them are exact.
public struct SectionMap: Sendable {
  /// What lies above the first section and, if it stands in the content, above the strip.
  public private(set) var hero = LayoutUnit.zero
  /// What lies between two sections. It counts as part of the upper one.
  public private(set) var gap = LayoutUnit.zero
  /// What lies below the last section.
  public private(set) var footer = LayoutUnit.zero
  /// What the strip takes up between hero and first section.
  var headerRoom = LayoutUnit.zero
  private(set) var items = ItemList()

  /// Makes a page without sections.
  public init() {}

  /// How many sections there are. O(1).
  public var count: Int { items.count }

  /// Whether there is no section. O(1).
  public var isEmpty: Bool { items.isEmpty }

  /// Where the first section begins. O(1).
  public var firstTop: LayoutUnit { hero + headerRoom }

  /// Where the last section ends. O(1).
  public var end: LayoutUnit { firstTop + items.totalExtent + gap * Swift.max(0, count - 1) }

  /// The height of the whole content. O(1).
  public var pageExtent: LayoutUnit { end + footer }

  /// The handle of the section at an index; nil outside 0 ..< ``count``.
  public func id(at index: Int) -> SectionID? { items.id(at: index).map { SectionID(item: $0) } }

  /// The index of a section; nil if it has been removed.
  public func index(of id: SectionID) -> Int? { items.index(of: id.item) }

  /// The index of the section that a choice names; nil if there is none.
  public func index(of choice: SectionChoice) -> Int? {
    switch choice {
    case .index(let index): index >= 0 && index < count ? index : nil
    case .id(let id): index(of: id)
    }
  }

  /// The handle of the section that a choice names; nil if there is none.
  public func id(of choice: SectionChoice) -> SectionID? {
    switch choice {
    case .index(let index): id(at: index)
    case .id(let id): contains(id) ? id : nil
    }
  }

  /// Whether a section is on the page. O(1).
  public func contains(_ id: SectionID) -> Bool { items.contains(id.item) }

  /// The height of the section at an index; nil outside 0 ..< ``count``.
  public func extent(at index: Int) -> LayoutUnit? { items.extent(at: index) }

  /// Where the section at an index begins.
  ///
  /// - Parameter index: Stops at 0 and ``count``; for `count` the answer is where one more section would begin.
  public func top(of index: Int) -> LayoutUnit {
    let index = Swift.max(0, Swift.min(index, count))
    return firstTop + items.extentBefore(index) + gap * index
  }

  /// The section at a place of the content: the last one that begins there or above.
  ///
  /// So a section owns its own top edge and the gap below it, and one without extent owns nothing when another follows at once.
  ///
  /// - Parameter y: The distance from the top of the content.
  /// - Returns: An index, or nil above the first section and on a page without sections.
  public func index(at y: LayoutUnit) -> Int? {
    guard y >= firstTop, let nearest = items.index(atPosition: y - firstTop, spacing: gap) else { return nil }
    return top(of: nearest) > y ? nearest - 1 : nearest
  }
}

extension SectionMap {
  /// Makes one edit of a page.
  ///
  /// - Returns: Whether every number of the edit was sound. Extents that are negative, infinite or NaN are read as 0.
  mutating func make(_ edit: SectionEdit) -> Bool {
    var isSound = true
    func length(_ points: Double) -> LayoutUnit {
      guard points >= 0, points < .infinity else {
        isSound = false
        return .zero
      }
      return Swift.min(LayoutUnit(points), ItemList.longestExtent)
    }
    switch edit {
    case .insert(let extent, let index): _ = items.insert(at: index, estimate: length(extent), traits: [])
    case .remove(let choice):
      if let id = id(of: choice) { _ = items.remove(id.item) }
    case .move(let choice, let index):
      if let id = id(of: choice) { _ = items.move(id.item, to: index) }
    case .setExtent(let extent, let choice):
      let extent = length(extent)
      if let id = id(of: choice) { _ = items.setExtent(extent, of: id.item) }
    case .replaceAll(let extents):
      while items.count > extents.count, let last = items.id(at: items.count - 1) { _ = items.remove(last) }
      for index in extents.indices {
        if let item = items.id(at: index) {
          _ = items.setExtent(length(extents[index]), of: item)
        } else {
          _ = items.insert(at: index, estimate: length(extents[index]), traits: [])
        }
      }
    case .setHero(let extent): hero = length(extent)
    case .setGap(let extent): gap = length(extent)
    case .setFooter(let extent): footer = length(extent)
    }
    return isSound
  }
}
