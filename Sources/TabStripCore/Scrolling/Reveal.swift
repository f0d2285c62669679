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
  /// Room that the app keeps clear at the leading end.
  var leadingMargin = LayoutUnit.zero
  /// Room that the app keeps clear at the trailing end.
  var trailingMargin = LayoutUnit.zero

  /// How far beyond the middle of the strip a tab's middle is brought to.
  var centerShift = LayoutUnit.zero

  /// The room covered at the leading end when the row is at `offset`.
  func leadingCover(at offset: LayoutUnit) -> LayoutUnit { coversAlways || offset > tolerance ? cover : .zero }

  /// The room covered at the trailing end when the row is at `offset`.
  func trailingCover(at offset: LayoutUnit) -> LayoutUnit {
    coversAlways || offset < maximum - tolerance ? cover : .zero
  }

  /// The offset that shows a tab, starting from `offset`; nil where the policy moves nothing.
  func target(_ policy: RevealPolicy, start: LayoutUnit, length: LayoutUnit, from offset: LayoutUnit) -> LayoutUnit? {
    let end = start + length
    // A margin takes only the room that the tab leaves it: what is kept clear must not push the tab out of sight.
    let spare = Swift.max(.zero, viewport - cover * 2 - length)
    let before = Swift.min(leadingMargin, spare)
    let after = Swift.min(trailingMargin, spare)
    switch policy {
    case .none: return nil
    case .center:
      // However far beside the middle, the tab stays in sight.
      let room = LayoutUnit(rawValue: Swift.max(0, (viewport - length).rawValue / 2))
      return centered(start: start, end: end, shift: Swift.max(.zero - room, Swift.min(centerShift, room)))
    case .leading: return leading(start - before)
    case .trailing: return trailing(end + after)
    case .nearest(let peek):
      // What is kept clear is shown along with the tab.
      return nearest(start: start - before, end: end + Swift.min(after, spare - before), peek: peek, from: offset)
    }
  }

  private func nearest(start: LayoutUnit, end: LayoutUnit, peek: Double, from offset: LayoutUnit) -> LayoutUnit {
    let open = viewport - cover * 2
    let spare = LayoutUnit(rawValue: Swift.max(0, (open - (end - start)).rawValue / 2))
    let peek = Swift.max(.zero, Swift.min(LayoutUnit(peek), spare))
    let first = start - peek
    let last = end + peek
    if end - start > open { return leading(start) }
    // The offsets that show the tab go from the lowest that shows its end to the highest that shows its beginning. An end of the row
    // is not covered while the row is there, so a tab near it also shows while the row is within the tolerance of that end.
    let least = last - viewport + cover
    let most = first - cover
    let lowest = canUncover ? Swift.min(least, Swift.max(last - viewport, maximum - tolerance)) : least
    let highest = canUncover ? Swift.max(most, Swift.min(first, tolerance)) : most
    if offset > highest { return clamped(canUncover && most <= tolerance ? Swift.max(.zero, lowest) : most) }
    if offset < lowest { return clamped(canUncover && least >= maximum - tolerance ? highest : least) }
    return clamped(offset)
  }

  /// Whether going to an end of the row takes a cover away.
  private var canUncover: Bool { cover > .zero && !coversAlways }

  /// The offset at which a place is the first that is seen.
  private func leading(_ start: LayoutUnit) -> LayoutUnit {
    clamped(canUncover && start - cover <= tolerance ? .zero : start - cover)
  }

  /// The offset at which a place is the last that is seen.
  private func trailing(_ end: LayoutUnit) -> LayoutUnit {
    let offset = end - viewport + cover
    return clamped(canUncover && offset >= maximum - tolerance ? maximum : offset)
  }

  /// The offset at which a stretch of the row is in the middle.
  func centered(start: LayoutUnit, end: LayoutUnit, shift: LayoutUnit = .zero) -> LayoutUnit {
    clamped(LayoutUnit(rawValue: (start + end - viewport).rawValue / 2) - shift)
  }

  func clamped(_ offset: LayoutUnit) -> LayoutUnit { Swift.max(.zero, Swift.min(offset, maximum)) }
}
