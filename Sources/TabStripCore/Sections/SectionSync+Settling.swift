extension SectionSync {
  /// Decides what is active after an input, and says what is new.
  mutating func settle(_ cause: SectionChange.Cause, _ update: inout SectionSyncUpdate) {
    refreshGeometry()
    aim(&update)
    let (index, position) = current()
    let old = active
    active = index.flatMap { sections.id(at: $0) }
    heir = nil
    if active != old {
      // One that was chosen together with edits is active for that, whatever the edits have removed.
      let isGone = old.map { !sections.contains($0) } ?? false && (lock.chosen == nil || cause == .layout)
      update.change = SectionChange(
        old: old, new: active, index: index, cause: isGone ? .removal : cause,
        selectionCause: lock.isFree && cause != .program ? .tracking : .program)
    }
    if let position = positionToTell(position, hasChanged: active != old) {
      if position != toldPosition { update.position = position }
      toldPosition = position
    } else {
      toldPosition = nil
    }
    let place = headerPlace
    if place != toldHeader { update.header = place }
    toldHeader = place
    if geometry.isLaidOut { hasAppeared = true }
  }

  /// What the strip is to track; nil where it goes to a tab by itself, or is there.
  private func positionToTell(_ position: Double?, hasChanged: Bool) -> Double? {
    guard geometry.isLaidOut, !lock.isFree else { return geometry.isLaidOut ? position : nil }
    // A scroll that changes no tab takes the strip along, from where it tracks to where the scroll leads.
    guard !hasChanged, let toldPosition, let position else { return nil }
    guard case .flight = lock, let place = positions.place(at: restingOffset, in: sections) else { return position }
    let present = Double(place.index) + place.fraction
    return Swift.max(Swift.min(toldPosition, position), Swift.min(present, Swift.max(toldPosition, position)))
  }

  /// The active section's index and the fractional position.
  func current() -> (index: Int?, position: Double?) {
    if let chosen = lock.chosen, let index = sections.index(of: chosen) { return (index, Double(index)) }
    guard geometry.isLaidOut else {
      // Nothing shows, so nothing has moved either.
      let index = (heir ?? active).flatMap { sections.index(of: $0) } ?? (sections.isEmpty ? nil : 0)
      return (index, index.map { Double($0) })
    }
    guard let place = positions.place(at: destination, in: sections) else { return (nil, nil) }
    if place.isBeforeFirst, configuration.beforeFirst == .none { return (nil, nil) }
    return (place.index, Double(place.index) + place.fraction)
  }
}
