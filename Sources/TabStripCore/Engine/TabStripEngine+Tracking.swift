extension TabStripEngine {
  /// The tracked position, kept inside the row.
  private var trackedPosition: Double? {
    guard let tracked, items.count > 0 else { return nil }
    return Swift.max(0, Swift.min(tracked, Double(items.count - 1)))
  }

  /// The tab before the tracked position, and how far it is from there to the next one, 0…1.
  var trackedPlace: (index: Int, fraction: Double)? {
    guard let position = trackedPosition else { return nil }
    let index = Swift.min(Int(position), Swift.max(0, items.count - 2))
    return (index, position - Double(index))
  }

  /// Where the indicator belongs: between two tabs while a position is tracked, else at the selected tab.
  var indicatorSpan: (start: Double, end: Double)? {
    guard let (index, fraction) = trackedPlace else { return selectedSpan }
    let from = indicatorSpan(at: index)
    guard index + 1 < items.count else { return from }
    let to = indicatorSpan(at: index + 1)
    let ends = style.indicator.interpolation.ends(at: fraction)
    return (from.start + (to.start - from.start) * ends.start, from.end + (to.end - from.end) * ends.end)
  }

  mutating func track(_ position: Double, _ update: inout TabStripUpdate) {
    guard items.count > 0 else { return }
    tracked = position
    // A hand that moves the row meanwhile keeps it.
    followsTracked = !isUnderHand
    transition.finish()
    indicator.jump(to: indicatorSpan)
    followTracked()
    update.isConsumed = true
    update.stale.insert(.frame)
  }

  mutating func endTracking(_ update: inout TabStripUpdate) {
    guard let position = trackedPosition, let id = items.id(at: Int((position + 0.5).rounded(.down))) else {
      tracked = nil
      return
    }
    let seen = trackedLooks
    tracked = nil
    update.isConsumed = true
    update.stale.insert(.frame)
    let mode = configuration.selectionMode
    if !isSelected(id), mode == .momentary || selected != nil || selectionCount < mode.most {
      // Where more have to be selected than can be, none of them makes room.
      let old = mode == .momentary || selectionCount < mode.least ? nil : selected
      adopt(SelectionChange(old: old, new: id, cause: .tracking), animated: true, &update)
    } else {
      if animates, let span = selectedSpan {
        indicator.travel(to: span, spring: style.indicator.spring, at: clock)
      } else {
        indicator.jump(to: selectedSpan)
      }
      reveal(id, configuration.reveal.tracking, isLasting: true, animated: true)
    }
    if animates, let seen { transition.pass(from: seen, to: id, at: clock) }
  }

  /// How far the tabs on both sides of the tracked position look selected; nil where it does not show in their looks.
  var trackedLooks: [(tab: TabID, fraction: Double)]? {
    guard let (index, fraction) = trackedPlace, configuration.selectionMode.most == 1 else { return nil }
    var looks: [(tab: TabID, fraction: Double)] = []
    if let tab = items.id(at: index) { looks.append((tab, 1 - fraction)) }
    if let tab = items.id(at: index + 1) { looks.append((tab, fraction)) }
    return looks
  }

  /// Brings the row to where the tracked position is in view: between the places for the two tabs.
  mutating func followTracked() {
    guard followsTracked, width > .zero, let (index, fraction) = trackedPlace, configuration.reveal.tracking != .none
    else {
      return
    }
    refreshGeometry()
    let reveal = reveal
    let next = Swift.min(index + 1, items.count - 1)
    // From both ends of the row, since the least movement has a range of places; asked again, it must not creep on.
    func place(comingFrom end: LayoutUnit) -> Double? {
      func target(_ index: Int) -> Double? {
        let (start, length) = span(at: index)
        return reveal.target(configuration.reveal.tracking, start: start, length: length, from: end)?.points
      }
      guard let from = target(index), let to = target(next) else { return nil }
      return from + (to - from) * fraction
    }
    guard let least = place(comingFrom: .zero), let most = place(comingFrom: reveal.maximum) else { return }
    scroll.aim = nil
    scroll.come(toRestAt: Swift.max(least, Swift.min(scroll.offset, most)))
  }

  /// How far a tab looks selected, 0…1.
  func selectionFraction(of id: TabID, at index: Int) -> Double {
    if let place = trackedPlace, configuration.selectionMode.most == 1 {
      return index == place.index ? 1 - place.fraction : (index == place.index + 1 ? place.fraction : 0)
    }
    return transition.fraction(of: id, isSelected: isSelected(id))
  }
}
