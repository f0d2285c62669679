import TabStripCore

extension ModelStrip {
  func policy(for cause: SelectionCause) -> RevealPolicy {
    switch cause {
    case .tap, .reselect: configuration.reveal.tap
    case .keyboard: configuration.reveal.keyboard
    case .program, .removal: configuration.reveal.program
    case .tracking, .centralTab: configuration.reveal.tracking
    }
  }

  /// Brings a tab into view, now or as soon as there is a view. The hand wins.
  mutating func reveal(_ tab: Int, _ policy: RevealPolicy, isLasting: Bool, animated: Bool) {
    guard index(of: tab) != nil, policy != .none, !movement.isHand else { return }
    followsTracked = false
    aim = ModelAim(tab: tab, policy: policy, isLasting: isLasting)
    pursue(animated: animated && animates)
  }

  /// Heads for what the row is to show.
  mutating func pursue(animated: Bool) {
    guard width > 0, !movement.isHand, let aim, let index = index(of: aim.tab) else { return }
    let place = ModelLength.points(place(for: index, aim.policy, from: ModelLength.units(inside(target))))
    guard place != target else { return }
    drive(to: place, animated: animated)
    // What passes stays until the next layout, which may know better.
    if !animated { self.aim = aim }
  }

  /// The offset that shows a tab by a policy other than none.
  func place(for index: Int, _ policy: RevealPolicy, from offset: Int) -> Int {
    let row = row
    let view = row.viewport
    let open = view - 2 * cover
    // A margin takes only the room that the tab leaves it.
    let spare = max(0, open - row.lengths[index])
    let before = min(ModelLength.units(configuration.reveal.leadingMargin), spare)
    let after = min(ModelLength.units(configuration.reveal.trailingMargin), spare)
    let first = row.starts[index] - before
    var last = row.end(index) + after
    let tolerance = ModelLength.units(slack)
    func within(_ place: Int) -> Int { max(0, min(place, row.maximum)) }
    // Where a button goes away at the row's end, a place that near the end is shown by going all the way.
    func leading() -> Int { within(coverGoes && first - cover <= tolerance ? 0 : first - cover) }
    func trailing() -> Int {
      let place = last - view + cover
      return within(coverGoes && place >= row.maximum - tolerance ? row.maximum : place)
    }
    switch policy {
    case .none: return offset
    case .center:
      let room = max(0, view - row.lengths[index]) / 2
      let shift = max(-room, min(ModelLength.units(configuration.reveal.centerShift), room))
      return within((row.starts[index] + row.end(index) - view) / 2 - shift)
    case .leading: return leading()
    case .trailing: return trailing()
    case .nearest(let peek):
      last = row.end(index) + min(after, spare - before)
      if last - first > open { return leading() }
      let room = max(0, min(ModelLength.units(peek), (open - (last - first)) / 2))
      return nearest(first - room, last + room, from: offset)
    }
  }

  /// The nearest offset at which all from one place of the row to another is seen. Where buttons come and go, all offsets at which that can
  /// begin or end are tried.
  private func nearest(_ first: Int, _ last: Int, from offset: Int) -> Int {
    let row = row
    func within(_ place: Int) -> Int { max(0, min(place, row.maximum)) }
    guard coverGoes else { return within(max(last - row.viewport + cover, min(offset, first - cover))) }
    let tolerance = ModelLength.units(slack)
    // Beyond the row's ends there is nothing to see.
    let (first, last) = (max(0, first), min(last, row.length))
    let places = [
      offset, first, first - cover, last - row.viewport, last - row.viewport + cover, 0, row.maximum, tolerance,
      row.maximum - tolerance,
    ].map(within)
    let showing = places.filter {
      first >= $0 + self.cover(.leading, at: $0) && last <= $0 + row.viewport - self.cover(.trailing, at: $0)
    }
    guard let place = showing.min(by: { abs($0 - offset) < abs($1 - offset) }) else { return offset }
    // So near to an end that its button is gone, the row goes on as far as it can.
    if place < offset, place <= tolerance { return showing.min()! }
    if place > offset, place >= row.maximum - tolerance { return showing.max()! }
    return place
  }

  /// The room that a button lying over the row takes while it shows.
  var cover: Int {
    let row = row
    return row.isOverlaid && (row.overflows || configuration.overflow.showsAlways) ? row.button : 0
  }

  var coverGoes: Bool { cover > 0 && !configuration.overflow.showsAlways }

  /// The room covered at an end with the row at an offset.
  func cover(_ end: StripEnd, at place: Int) -> Int {
    let tolerance = ModelLength.units(slack)
    let isThere = end == .leading ? place > tolerance : place < row.maximum - tolerance
    return isThere || configuration.overflow.showsAlways ? cover : 0
  }
}
