extension TabStripEngine {
  mutating func pressButton(at end: StripEnd) {
    heldButton = nil
    guard canScroll(toward: end, from: scroll.target) || canScroll(toward: end) else { return }
    if !configuration.overflow.pagesOnRelease { page(toward: end) }
    holdButton(at: end, repeatingAfter: configuration.overflow.repeatDelay)
  }

  /// The pointer came back to the button that it went down on.
  mutating func takeButtonUpAgain(at end: StripEnd) {
    let overflow = configuration.overflow
    holdButton(at: end, repeatingAfter: overflow.pagesOnRelease ? overflow.repeatDelay : overflow.repeatInterval)
  }

  private mutating func holdButton(at end: StripEnd, repeatingAfter delay: Double) {
    heldButton = HeldButton(
      end: end, timer: RepeatTimer(at: clock, delay: delay, interval: configuration.overflow.repeatInterval),
      pagesWhenReleased: configuration.overflow.pagesOnRelease)
  }

  /// The button is let go; one that has not paged yet does so now, if it is to.
  mutating func releaseButton() {
    if let held = heldButton, held.pagesWhenReleased { page(toward: held.end) }
    heldButton = nil
  }

  /// Scrolls one page. Always moves while there is more toward that end. O(log n).
  mutating func page(toward end: StripEnd) {
    switch scroll.activity {
    case .dragging, .external: return
    case .idle, .ballistic, .driven: break
    }
    let limits = limits
    let base = LayoutUnit(limits.clamped(scroll.target))
    let reveal = reveal
    let first = base + reveal.leadingCover(at: base)
    let last = base + reveal.viewport - reveal.trailingCover(at: base)
    let step = Swift.max(LayoutUnit(rawValue: 1), last - first)
    let onward = end == .trailing
    let paging = configuration.overflow.paging
    var way = step
    if paging == .viewport {
      way = Swift.max(LayoutUnit(rawValue: 1), LayoutUnit(step.points * configuration.overflow.pageFraction))
    }
    var target = onward ? base + way : base - way
    var aim: RevealAim?
    if paging != .viewport, let next = hidden(toward: end, first: first, last: last) {
      let (start, length) = span(at: next)
      var wanted: LayoutUnit?
      switch paging {
      case .item:
        wanted = reveal.target(.center, start: start, length: length, from: base)
        aim = items.id(at: next).map { RevealAim(tab: $0, policy: .center, isLasting: false) }
      case .visibleItems:
        // The first tab that was not wholly seen comes to the opposite end.
        wanted =
          onward
          ? reveal.target(.leading, start: start, length: length, from: base)
          : reveal.clamped(
            start + length - reveal.viewport + reveal.trailingCover(at: start + length - reveal.viewport))
      case .wholeItems: wanted = wholeItems(from: next, onward: onward, reveal)
      case .viewport: break
      }
      // A tab wider than the strip can leave the row where it is, or send it back: then it goes on by what is seen.
      // Whole tabs begin with the first that was not seen, however far that is across a gap.
      if let wanted, onward ? wanted > base : wanted < base,
        paging == .wholeItems || isWithinStep(wanted, base, step)
      {
        target = wanted
      } else {
        aim = nil
      }
    }
    takeRow()
    scroll.aim = aim
    drive(to: reveal.clamped(target).points, animated: true)
    if !animates { scroll.aim = nil }
  }

  /// The offset that shows as many whole tabs as fit in the middle, from one on toward an end, and the last ones at the row's end; nil where not even that one
  /// fits. O(log n).
  private func wholeItems(from next: Int, onward: Bool, _ reveal: Reveal) -> LayoutUnit? {
    let open = reveal.viewport - reveal.cover - reveal.cover + reveal.tolerance
    var start = span(at: next).start
    var end = start + span(at: next).length
    guard end - start <= open else { return nil }
    let far = onward ? start + open : end - open
    guard var other = geometry.index(at: far, in: items) else { return nil }
    var span = self.span(at: other)
    // The tab there may be cut, or lie beyond a gap.
    if other != next, onward ? span.start + span.length > far : span.start < far {
      other += onward ? -1 : 1
      span = self.span(at: other)
    }
    if onward {
      end = span.start + span.length
      if other == items.count - 1, !configuration.centersEnds {
        return Swift.min(reveal.maximum, start - reveal.cover + reveal.tolerance)
      }
    } else {
      start = span.start
      if other == 0, !configuration.centersEnds {
        return Swift.max(.zero, end + reveal.cover - reveal.viewport - reveal.tolerance)
      }
    }
    return reveal.centered(start: start, end: end)
  }

  /// Whether a page skips nothing: what was beyond the end before is in view or still beyond it after.
  private func isWithinStep(_ wanted: LayoutUnit, _ base: LayoutUnit, _ step: LayoutUnit) -> Bool {
    (wanted > base ? wanted - base : base - wanted) <= step
  }

  /// The nearest tab beyond an end that is not wholly between `first` and `last`.
  private func hidden(toward end: StripEnd, first: LayoutUnit, last: LayoutUnit) -> Int? {
    guard let edge = geometry.index(at: end == .trailing ? last : first, in: items) else { return nil }
    let (start, length) = span(at: edge)
    switch end {
    case .trailing:
      if start + length > last { return edge }
      return edge + 1 < items.count ? edge + 1 : nil
    case .leading:
      if start < first { return edge }
      return edge > 0 ? edge - 1 : nil
    }
  }
}
