/// Works out the offset that shows a tab.
struct Reveal {
  /// The room over the row's ends that overlaid buttons cover.
  let cover: LayoutUnit
  /// Whether a covered end is covered even where there is nothing more.
  let coversAlways: Bool
  /// Width of the part in which the row shows.
  let viewport: LayoutUnit
  /// The largest offset.
  let maximum: LayoutUnit
  /// By how much the row may miss its end and count as being there.
  let tolerance: LayoutUnit

  /// The room covered at the leading end when the row is at `offset`.
  func leadingCover(at offset: LayoutUnit) -> LayoutUnit { coversAlways || offset > tolerance ? cover : .zero }

  /// The room covered at the trailing end when the row is at `offset`.
  func trailingCover(at offset: LayoutUnit) -> LayoutUnit {
    coversAlways || offset < maximum - tolerance ? cover : .zero
  }

  /// The offset that shows a tab, starting from `offset`; nil where the policy moves nothing.
  func target(_ policy: RevealPolicy, start: LayoutUnit, length: LayoutUnit, from offset: LayoutUnit) -> LayoutUnit? {
    let end = start + length
    switch policy {
    case .none: return nil
    case .center:
      return clamped(LayoutUnit(rawValue: (start + end - viewport).rawValue / 2))
    case .leading: return clamped(start - (coversAlways || start - cover > tolerance ? cover : .zero))
    case .nearest(let peek): return nearest(start: start, end: end, peek: peek, from: offset)
    }
  }

  private func nearest(start: LayoutUnit, end: LayoutUnit, peek: Double, from offset: LayoutUnit) -> LayoutUnit {
    let open = viewport - cover * 2
    let spare = LayoutUnit(rawValue: Swift.max(0, (open - (end - start)).rawValue / 2))
    let peek = Swift.max(.zero, Swift.min(LayoutUnit(peek), spare))
    let first = start - peek
    let last = end + peek
    let leadingmost = clamped(first - (coversAlways || first - cover > tolerance ? cover : .zero))
    if end - start > open { return leadingmost }
    // From the highest offset that still shows the tab's beginning to the lowest that already shows its end.
    if offset > leadingmost { return leadingmost }
    let needed = last + (coversAlways || last + cover - viewport < maximum - tolerance ? cover : .zero) - viewport
    return Swift.max(clamped(offset), clamped(needed))
  }

  func clamped(_ offset: LayoutUnit) -> LayoutUnit { Swift.max(.zero, Swift.min(offset, maximum)) }
}
