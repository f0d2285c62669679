/// The strip on its page: where it stands, and how much of the viewport's top it and what lies over it cover.
///
/// Its height is always measured, never assumed: a strip that grows with the text, or is hidden for a while, covers what it covers.
public struct StickyHeader: Hashable, Sendable {
  /// How the strip belongs to the page.
  public enum Placement: UInt8, Hashable, Sendable {
    /// It stands in the content after the hero, taking room there, and pins when the hero has gone.
    case afterHero
    /// It lies over the page's top from the beginning and takes no room in the content.
    case fixed
  }

  /// How the strip belongs to the page.
  public var placement: Placement
  /// Measured height in points; 0 while hidden.
  public var height: Double
  /// What covers the viewport's top above the pinned strip, in points: a status bar, a navigation bar, another pinned thing as long
  /// as it shows.
  public var topInset: Double
  /// What covers the viewport's bottom below a strip that is held there, in points: until a strip after a hero has come to its natural place, it waits at the
  /// viewport's bottom, in sight from the first. nil: it does not. ``topInset`` wins where there is no room for both. After CSS `position: sticky`
  /// with `bottom`.
  public var bottomInset: Double?
  /// Whether the end of the sections pushes the pinned strip out, where a footer follows.
  public var leavesWithSections: Bool

  /// Makes a strip's place. Lengths that are negative, infinite or NaN are read as 0.
  public init(
    height: Double = 0, placement: Placement = .afterHero, topInset: Double = 0, bottomInset: Double? = nil,
    leavesWithSections: Bool = false
  ) {
    self.height = height
    self.placement = placement
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.leavesWithSections = leavesWithSections
  }

  /// Where the strip is on the screen at one offset of the page.
  public struct Place: Hashable, Sendable {
    /// The distance of its top edge from the viewport's top, in points.
    public var y: Double
    /// Whether it has left its natural place, or is about to: the hero has gone. False while it is hidden, and while it waits at the viewport's bottom.
    public var isPinned: Bool
    /// How far the end of the sections has pushed it up, in points.
    public var push: Double

    /// Makes a place.
    public init(y: Double, isPinned: Bool, push: Double) {
      self.y = y
      self.isPinned = isPinned
      self.push = push
    }
  }

  /// Where the strip is on the screen.
  ///
  /// - Parameters:
  ///   - offset: The page's offset in points, as it is: beyond the page's top, a strip after the hero goes down with it.
  ///   - hero: The height of what lies above, in points.
  ///   - end: Where the last section ends in the content, in points.
  ///   - viewport: The height of the part of the page that shows, in points; for ``bottomInset`` alone.
  public func place(offset: Double, hero: Double, end: Double, viewport: Double = .infinity) -> Place {
    let natural = placement == .fixed ? topInset : hero - offset
    let lowest = bottomInset.map { viewport - $0 - height } ?? .infinity
    let free = Swift.max(topInset, Swift.min(natural, lowest))
    // Before the page has been scrolled nothing has been pushed, however little there is of it.
    let limit = Swift.max(end, topInset + height) - height - offset
    let pushed = leavesWithSections ? Swift.min(free, limit) : free
    return Place(y: pushed, isPinned: height > 0 && natural <= topInset, push: free - pushed)
  }

  /// The same with bad numbers read as 0.
  func sound() -> (header: StickyHeader, isSound: Bool) {
    var header = self
    let isHeightSound = height >= 0 && height < .infinity
    let isInsetSound = topInset >= 0 && topInset < .infinity
    header.height = isHeightSound ? Swift.min(height, ItemList.longestExtent.points) : 0
    header.topInset = isInsetSound ? Swift.min(topInset, ItemList.longestExtent.points) : 0
    var isBottomSound = true
    if let inset = bottomInset {
      isBottomSound = inset >= 0 && inset < .infinity
      header.bottomInset = isBottomSound ? Swift.min(inset, ItemList.longestExtent.points) : 0
    }
    return (header, isHeightSound && isInsetSound && isBottomSound)
  }
}
