import TabStripCore

extension ModelStrip {
  /// Whether there is more to see at an end, with the row at an offset.
  func hasMore(_ end: StripEnd, at place: Double) -> Bool {
    guard row.overflows else { return false }
    let tolerance = slack
    return end == .leading ? place > tolerance : place < maximum - tolerance
  }

  func showsButton(_ end: StripEnd) -> Bool {
    row.hasButtons && (row.hasInlineButtons || configuration.overflow.showsAlways || hasMore(end, at: offset))
  }

  /// The button at a distance from the leading edge.
  func button(atFlow x: Double) -> StripEnd? {
    let (room, width) = (ModelLength.points(row.button), ModelLength.points(width))
    if x >= 0, x < room, showsButton(.leading) { return .leading }
    if x >= width - room, x <= width, showsButton(.trailing) { return .trailing }
    return nil
  }

  mutating func pressButton(_ end: StripEnd) {
    held = nil
    guard width > 0, hasMore(end, at: target) || hasMore(end, at: offset) else { return }
    if !configuration.overflow.pagesOnRelease { page(end) }
    hold(end, for: configuration.overflow.repeatDelay)
  }

  mutating func hold(_ end: StripEnd, for delay: Double) {
    held = ModelHeldButton(end: end, due: clock + delay, pagesWhenReleased: configuration.overflow.pagesOnRelease)
  }

  mutating func letButtonGo() {
    if let held, held.pagesWhenReleased { page(held.end) }
    held = nil
  }

  /// Time passed with a button held.
  mutating func repeatButton() {
    guard let button = held else { return }
    guard hasMore(button.end, at: target) else { return held = nil }
    guard clock >= button.due else { return }
    let interval = configuration.overflow.repeatInterval
    // After a clock that stood still it acts once.
    held = ModelHeldButton(
      end: button.end, due: button.due + interval > clock ? button.due + interval : clock + interval,
      pagesWhenReleased: false)
    page(button.end)
    if !hasMore(button.end, at: target) { held = nil }
  }

  /// Goes on by a page, from where the row is going.
  mutating func page(_ end: StripEnd) {
    guard !movement.isHand else { return }
    let row = row
    let base = ModelLength.units(inside(target))
    let first = base + cover(.leading, at: base)
    let last = base + row.viewport - cover(.trailing, at: base)
    let step = max(1, last - first)
    let isOnward = end == .trailing
    // The next tab that is not wholly seen.
    var next: Int?
    if let edge = row.index(at: isOnward ? last : first) {
      let isCut = isOnward ? row.end(edge) > last : row.starts[edge] < first
      let index = isCut ? edge : edge + (isOnward ? 1 : -1)
      next = tabs.indices.contains(index) ? index : nil
    }
    var way = step
    if configuration.overflow.paging == .viewport {
      way = max(1, ModelLength.units(ModelLength.points(step) * configuration.overflow.pageFraction))
    }
    var place = isOnward ? base + way : base - way
    var aim: ModelAim?
    if let next, let wanted = wanted(next, isOnward, from: base), isOnward ? wanted > base : wanted < base,
      configuration.overflow.paging == .wholeItems || abs(wanted - base) <= step
    {
      // Onward, and nothing is skipped.
      place = wanted
      if configuration.overflow.paging == .item {
        aim = ModelAim(tab: tabs[next].number, policy: .center, isLasting: false)
      }
    }
    takeRow()
    self.aim = aim
    drive(to: ModelLength.points(max(0, min(place, row.maximum))), animated: true)
    if !animates { self.aim = nil }
  }

  /// Where paging by tabs wants the row.
  private func wanted(_ next: Int, _ isOnward: Bool, from base: Int) -> Int? {
    switch configuration.overflow.paging {
    case .item: return place(for: next, .center, from: base)
    case .visibleItems:
      if isOnward { return place(for: next, .leading, from: base) }
      // To the opposite end, clear of the button that is there then.
      let bare = row.end(next) - row.viewport
      return max(0, min(bare + cover(.trailing, at: bare), row.maximum))
    case .viewport: return nil
    case .wholeItems: return placeOfWhole(next, isOnward)
    }
  }

  /// As many whole tabs as fit between the buttons, from one on, in the middle; the last of the row at its end. nil where not even that one fits.
  private func placeOfWhole(_ next: Int, _ isOnward: Bool) -> Int? {
    let row = row
    let open = row.viewport - 2 * cover + ModelLength.units(slack)
    guard row.lengths[next] <= open else { return nil }
    let indices = tabs.indices
    let last = isOnward ? indices.last { $0 >= next && row.end($0) - row.starts[next] <= open }! : next
    let first = isOnward ? next : indices.first { $0 <= next && row.end(next) - row.starts[$0] <= open }!
    if !configuration.centersEnds {
      if isOnward, last == indices.last {
        return min(row.maximum, row.starts[first] - cover + ModelLength.units(slack))
      }
      if !isOnward, first == 0 {
        return max(0, row.end(last) + cover - row.viewport - ModelLength.units(slack))
      }
    }
    return max(0, min((row.starts[first] + row.end(last) - row.viewport) / 2, row.maximum))
  }
}
