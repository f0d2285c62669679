import TabStripCore

extension ModelStrip {
  /// A row that does not bounce shows nothing beyond its ends.
  mutating func confine() {
    if !configuration.scrolling.bounces, !movement.isLent, width > 0 { offset = inside(offset) }
  }

  /// A row that was left near an end goes there, to the nearer one.
  mutating func restAtEnd() {
    guard width > 0, press == nil, movement.isRest else { return }
    let tolerance = configuration.overflow.tolerance
    if offset <= tolerance, offset <= maximum - offset { return rest(at: 0) }
    if maximum - offset <= tolerance { rest(at: maximum) }
  }

  /// Keeps the row within its ends, which may have moved.
  mutating func keepInside() {
    guard width > 0 else { return }
    switch movement {
    case .rest: if press == nil, offset != inside(offset) { rest(at: inside(offset)) }
    case .drive(let motion):
      let place = motion.place(at: clock)
      if motion.target != inside(motion.target) {
        drive(to: inside(motion.target), animated: true)
      } else if !configuration.scrolling.bounces, place == inside(place), abs(place - offset) > 0.25 {
        // An end that held the spring back has gone: on from where the row is seen.
        movement = .rest
        drive(to: motion.target, animated: true)
      }
    case .flight(let motion, let most):
      guard most != maximum else { break }
      if !configuration.scrolling.bounces, offset != inside(offset) { return rest(at: inside(offset)) }
      let speed = motion.speed(at: clock)
      if configuration.scrolling.snap == .none { fly(at: speed) } else { flyToSnap(at: speed) }
    case .held, .lent: break
    }
    confine()
  }

  /// Beyond its ends a row follows a hand less and less: x c d / (x c + d), with c = 0.55 and d the viewport.
  func resisted(_ wanted: Double) -> Double {
    let over = max(-0x1p46, min(wanted - inside(wanted), 0x1p46))
    guard configuration.scrolling.bounces, over != 0 else { return inside(wanted) }
    let shown = viewport * (abs(over) * 0.55 / (abs(over) * 0.55 + viewport))
    return inside(wanted) + (over < 0 ? -shown : shown)
  }

  /// What the hand must ask for so that an offset shows.
  func unresisted(_ offset: Double) -> Double {
    let shown = offset - inside(offset)
    guard configuration.scrolling.bounces, shown != 0 else { return inside(offset) }
    // No drag shows as much as the whole viewport.
    let over = abs(shown) >= viewport ? 0x1p46 : viewport / 0.55 * (1 / (1 - abs(shown) / viewport) - 1)
    return inside(offset) + (shown < 0 ? -over : over)
  }

  // MARK: What is seen stays

  /// Does something to the row while a tab stays where it is seen.
  mutating func holding(_ tab: Int?, _ change: (inout ModelStrip) -> Void) {
    let old = tab.flatMap { index(of: $0) }.map { row.starts[$0] }
    change(&self)
    guard let old, let new = tab.flatMap({ index(of: $0) }).map({ row.starts[$0] }), new != old else { return }
    let distance = ModelLength.points(new - old)
    offset += distance
    mark.shift(by: distance)
    switch movement {
    case .held(let grip): movement = .held(grip: grip + distance)
    case .flight(var motion, _):
      motion.shift(by: distance)
      // Its ends have moved, too.
      movement = .flight(motion, most: -1)
    case .drive(var motion):
      motion.shift(by: distance)
      movement = .drive(motion)
    case .rest, .lent: break
    }
  }

  /// The tab that stays where it is seen: the first one seen whose width is known. None at the row's beginning.
  func seen(sparing spared: Int? = nil) -> Int? {
    guard width > 0, hasAppeared, offset > 0, !movement.isLent, !tabs.isEmpty else { return nil }
    let row = row
    let from = ModelLength.units(offset)
    let first = tabs.indices.first { row.end($0) > from } ?? tabs.count - 1
    let seen = tabs.indices.filter { $0 >= first && row.starts[$0] < from + row.viewport }
    let kept = seen.filter { tabs[$0].number != spared }
    if let index = kept.first(where: { tabs[$0].isMeasured }) ?? kept.first { return tabs[index].number }
    // Nothing else is seen: what comes next, else what came before.
    return [(seen.last ?? first - 1) + 1, first - 1].filter { tabs.indices.contains($0) && tabs[$0].number != spared }
      .first.map { tabs[$0].number }
  }
}
