extension SectionSync {
  /// Decides what is active after an input, and says what is new.
  mutating func settle(_ cause: SectionChange.Cause, _ update: inout SectionSyncUpdate) {
    refreshGeometry()
    aim(&update)
    let (index, position) = current()
    let old = active
    active = index.flatMap { sections.id(at: $0) }
    if active != old {
      let isGone = old.map { !sections.contains($0) } ?? false
      update.change = SectionChange(old: old, new: active, index: index, cause: isGone ? .removal : cause)
    }
    tell(position, &update)
    if geometry.isLaidOut { hasAppeared = true }
  }

  private mutating func tell(_ position: Double?, _ update: inout SectionSyncUpdate) {
    if geometry.isLaidOut, case .free = lock {
      if position != toldPosition { update.position = position }
      toldPosition = position
    } else {
      // After a lock the strip is at a tab, whatever it was told before.
      toldPosition = nil
    }
    let place = headerPlace
    if place != toldHeader { update.header = place }
    toldHeader = place
  }

  /// The active section's index and the fractional position.
  func current() -> (index: Int?, position: Double?) {
    if let chosen = lock.chosen, let index = sections.index(of: chosen) { return (index, Double(index)) }
    guard geometry.isLaidOut else {
      // Nothing shows, so nothing has moved either.
      let index = active.flatMap { sections.index(of: $0) } ?? (sections.isEmpty ? nil : 0)
      return (index, index.map { Double($0) })
    }
    guard let place = positions.place(at: destination, in: sections) else { return (nil, nil) }
    if place.isBeforeFirst, configuration.beforeFirst == .none { return (nil, nil) }
    return (place.index, Double(place.index) + place.fraction)
  }
}
