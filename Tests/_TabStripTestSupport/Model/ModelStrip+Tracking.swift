import TabStripCore

extension ModelStrip {
  /// The two tabs between which the pager is, and how far it is from one to the other.
  var place: (from: Int, to: Int, fraction: Double)? {
    guard let tracked, !tabs.isEmpty else { return nil }
    let last = tabs.count - 1
    switch tracked {
    case .along(let position):
      let inside = max(0, min(position, Double(last)))
      let from = min(Int(inside), max(0, last - 1))
      return (from, min(from + 1, last), inside - Double(from))
    case .jump(let from, let to, let fraction):
      return (max(0, min(from, last)), max(0, min(to, last)), max(0, min(fraction, 1)))
    }
  }

  mutating func track(_ position: ModelPager) {
    guard !tabs.isEmpty else { return }
    events.isConsumed = true
    tracked = position
    followsTracked = !isUnderHand
    looks.finish()
    mark.jump(to: markEnds)
    followTracked()
  }

  mutating func endTracking() {
    guard let place else { return tracked = nil }
    events.isConsumed = true
    let tab = tabs[place.fraction < 0.5 ? place.from : place.to].number
    let seen = trackedLooks
    tracked = nil
    let isMomentary = configuration.selectionMode == .momentary
    if !chosen.contains(tab), isMomentary || !chosen.isEmpty || most > 0 {
      // It takes the place of the tab chosen last, unless more are required than there are.
      adopt(old: isMomentary || chosen.count < fewest ? nil : selected, new: tab, .tracking, animated: true)
    } else {
      // Of several selected tabs this is now the one chosen last.
      if chosen.contains(tab) { chosen = chosen.filter { $0 != tab } + [tab] }
      if animates {
        mark.travel(to: selectedEnds, style.indicator.spring, at: clock)
      } else {
        mark.jump(to: selectedEnds)
      }
      reveal(tab, configuration.reveal.tracking, isLasting: true, animated: true)
    }
    if animates, let seen { looks.pass(from: seen, to: tab, at: clock) }
  }

  /// How far the tabs beside the pager's place look selected.
  var trackedLooks: [(tab: Int, fraction: Double)]? {
    guard let place, most == 1 else { return nil }
    if place.from == place.to { return [(tabs[place.from].number, 1)] }
    return [(tabs[place.from].number, 1 - place.fraction), (tabs[place.to].number, place.fraction)]
  }

  /// The row goes to where the pager's place is in view; as little as it can.
  mutating func followTracked() {
    guard followsTracked, width > 0, let tabs = place, configuration.reveal.tracking != .none else { return }
    func between(from end: Int) -> Double {
      let (a, b) = (tabs.from, tabs.to)
      let first = ModelLength.points(place(for: a, configuration.reveal.tracking, from: end))
      let second = ModelLength.points(place(for: b, configuration.reveal.tracking, from: end))
      return first + (second - first) * tabs.fraction
    }
    aim = nil
    rest(at: max(between(from: 0), min(offset, between(from: row.maximum))))
  }
}
