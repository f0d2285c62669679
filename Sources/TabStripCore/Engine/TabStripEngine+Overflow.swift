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
    var target = onward ? base + step : base - step
    var aim: RevealAim?
    if configuration.overflow.paging != .viewport, let next = hidden(toward: end, first: first, last: last) {
      let (start, length) = span(at: next)
      var wanted: LayoutUnit?
      switch configuration.overflow.paging {
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
      case .viewport: break
      }
      // A tab wider than the strip can leave the row where it is, or send it back: then it goes on by what is seen.
      if let wanted, onward ? wanted > base : wanted < base, isWithinStep(wanted, base, step) {
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
