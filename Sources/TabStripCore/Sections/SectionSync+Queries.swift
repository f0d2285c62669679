extension SectionSync {
  /// The fractional position between the sections: 2.35 is 35 % of the way from section 2 to section 3; nil where none is active.
  /// O(log n + 512).
  public var position: Double? { current().position }

  /// The index of the active section, which is that of its tab. O(log n + 512).
  public var activeIndex: Int? { active.flatMap { sections.index(of: $0) } }

  /// Whether the active section is one that was asked for, and stays so until it is reached and then moved by somebody.
  public var isLocked: Bool { lock.chosen != nil }

  /// The largest offset of the page in points; 0 where everything fits. O(1).
  public var maximumOffset: Double { geometry.maximumOffset.points }

  /// How much of the viewport's top is covered while the strip is pinned, in points. O(1).
  public var coveredExtent: Double { geometry.cover.points }

  /// Where the strip is on the screen. O(1).
  public var headerPlace: StickyHeader.Place { headerPlace(at: offset) }

  func headerPlace(at offset: Double) -> StickyHeader.Place {
    header.place(
      offset: offset, hero: sections.hero.points, end: sections.end.points,
      viewport: geometry.isLaidOut ? geometry.viewport.points : .infinity)
  }

  /// The offset that brings a section's top right under the pinned strip, as far as the page goes; nil if there is no such section.
  /// O(log n + 512).
  public func target(of choice: SectionChoice) -> Double? {
    sections.index(of: choice).map { geometry.target(top: sections.top(of: $0)).points }
  }

  /// The offset from which on a section is active when the page is scrolled down; nil if there is no such section.
  ///
  /// Sections without extent, when another follows at once, are passed over there. O(log n + 512).
  public func activationOffset(of choice: SectionChoice) -> Double? {
    sections.index(of: choice).map { positions.start(of: $0, in: sections).points }
  }

  /// The offset nearest to the present one that shows a stretch of a section clear of the pinned strip, or its top, if it is too
  /// long; nil if there is no such section or a number is none. O(log n + 512).
  ///
  /// - Parameters:
  ///   - choice: The section.
  ///   - top: Where the stretch begins, in points from the section's top.
  ///   - extent: How high it is, in points; below zero is read as zero.
  public func offset(showing choice: SectionChoice, top: Double, extent: Double) -> Double? {
    guard top.isFinite, extent.isFinite, let id = sections.id(of: choice) else { return nil }
    let goal = ScrollLock.Goal.rectangle(id, top: LayoutUnit(top), extent: LayoutUnit(Swift.max(0, extent)))
    return target(of: goal, from: restingOffset).points
  }

  /// The kinds of bad data met so far.
  public var diagnostics: Diagnostics { found }

  /// The kinds of bad data met that have not been taken before: each is reported once.
  public mutating func takeDiagnostics() -> Diagnostics {
    let fresh = found.subtracting(reported)
    reported.formUnion(found)
    return fresh
  }
}
