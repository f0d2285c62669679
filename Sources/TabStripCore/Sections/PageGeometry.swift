/// What a page's offsets follow from: its extents, the viewport, and what the pinned strip covers of it.
struct PageGeometry: Sendable {
  /// Height of the part of the page that shows; zero while hidden or not yet laid out.
  let viewport: LayoutUnit
  /// What the pinned strip and whatever lies over it cover of the viewport's top.
  let cover: LayoutUnit
  /// Distance of the activation line from the viewport's top, with the strip pinned.
  let line: LayoutUnit
  /// Where the first section begins.
  let firstTop: LayoutUnit
  /// Where the last section ends.
  let end: LayoutUnit
  /// The largest offset of the page; zero where everything fits.
  let maximumOffset: LayoutUnit

  /// O(1).
  init(sections: SectionMap, header: StickyHeader, line: ActivationLine, viewport: LayoutUnit) {
    self.viewport = viewport
    cover = Swift.min(LayoutUnit(header.topInset) + LayoutUnit(header.height), viewport)
    self.line = cover + line.distance(open: viewport - cover)
    firstTop = sections.firstTop
    end = sections.end
    maximumOffset = viewport > .zero ? Swift.max(.zero, sections.pageExtent - viewport) : .zero
  }

  /// Whether there is a viewport to scroll in.
  var isLaidOut: Bool { viewport > .zero }

  /// The offset within the page's range; what is beyond its ends only bounces.
  func clamped(_ offset: LayoutUnit) -> LayoutUnit { Swift.max(.zero, Swift.min(offset, maximumOffset)) }

  /// The offset that puts a top `gap` below the pinned strip, as far as the page goes.
  func target(top: LayoutUnit, gap: LayoutUnit = .zero) -> LayoutUnit { clamped(top - cover - gap) }

  /// The offset nearest to `offset` that shows a stretch of the content between the pinned strip and the viewport's end; one too
  /// long for that shows from its top. `cover` is what covers the viewport's top for it, if not the pinned strip.
  func offset(
    showing top: LayoutUnit, extent: LayoutUnit, from offset: LayoutUnit, below cover: LayoutUnit? = nil
  ) -> LayoutUnit {
    let highest = top - (cover ?? self.cover)
    let lowest = Swift.min(top + extent - viewport, highest)
    return clamped(Swift.max(lowest, Swift.min(offset, highest)))
  }
}
