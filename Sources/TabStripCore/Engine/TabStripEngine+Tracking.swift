extension TabStripEngine {
  /// The tabs on both sides of the tracked position, and how far it is from the first to the second, 0…1.
  var trackedPlace: (from: Int, to: Int, fraction: Double)? { tracked?.place(count: items.count) }

  /// Where the indicator belongs: between two tabs while a position is tracked, else at the selected tab.
  var indicatorSpan: (start: Double, end: Double)? {
    guard let place = trackedPlace else { return selectedSpan }
    let from = indicatorSpan(at: place.from)
    let to = indicatorSpan(at: place.to)
    var ends = style.indicator.interpolation.ends(at: place.fraction)
    // Whichever end is in front hurries ahead.
    if place.to < place.from { ends = (ends.end, ends.start) }
    return (from.start + (to.start - from.start) * ends.start, from.end + (to.end - from.end) * ends.end)
  }

  mutating func track(_ position: TrackedPosition, _ update: inout TabStripUpdate) {
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
    guard let index = tracked?.nearest(count: items.count), let id = items.id(at: index) else {
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
      // Of several selected tabs the mark is at the one chosen last, and the pager has just come to this one.
      if isSelected(id), id != selected { chooseAnew(id) }
      // Without motion the next layout puts it there.
      if animates, let span = selectedSpan {
        indicator.travel(to: span, spring: style.indicator.spring, at: clock)
      }
      reveal(id, configuration.reveal.tracking, isLasting: true, animated: true)
    }
    if animates, let seen { transition.pass(from: seen, to: id, at: clock) }
  }

  /// How far the tabs on both sides of the tracked position look selected; nil where it does not show in their looks.
  var trackedLooks: [(tab: TabID, fraction: Double)]? {
    guard let place = trackedPlace, configuration.selectionMode.most == 1 else { return nil }
    guard place.from != place.to else { return items.id(at: place.from).map { [($0, 1)] } }
    var looks: [(tab: TabID, fraction: Double)] = []
    if let tab = items.id(at: place.from) { looks.append((tab, 1 - place.fraction)) }
    if let tab = items.id(at: place.to) { looks.append((tab, place.fraction)) }
    return looks
  }

  /// Brings the row to where the tracked position is in view: between the places for the two tabs.
  mutating func followTracked() {
    guard followsTracked, width > .zero, let tabs = trackedPlace, configuration.reveal.tracking != .none else { return }
    refreshGeometry()
    let reveal = reveal
    // From both ends of the row, since the least movement has a range of places; asked again, it must not creep on.
    func place(comingFrom end: LayoutUnit) -> Double? {
      func target(_ index: Int) -> Double? {
        let (start, length) = span(at: index)
        return reveal.target(configuration.reveal.tracking, start: start, length: length, from: end)?.points
      }
      guard let from = target(tabs.from), let to = target(tabs.to) else { return nil }
      return from + (to - from) * tabs.fraction
    }
    guard let least = place(comingFrom: .zero), let most = place(comingFrom: reveal.maximum) else { return }
    scroll.aim = nil
    scroll.come(toRestAt: Swift.max(least, Swift.min(scroll.offset, most)))
  }

  /// How far a tab looks selected, 0…1.
  func selectionFraction(of id: TabID, at index: Int) -> Double {
    if let place = trackedPlace, configuration.selectionMode.most == 1 {
      if place.from == place.to { return index == place.from ? 1 : 0 }
      return index == place.from ? 1 - place.fraction : (index == place.to ? place.fraction : 0)
    }
    return transition.fraction(of: id, isSelected: isSelected(id))
  }
}
