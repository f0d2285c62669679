extension TabStripEngine {
  /// Chooses a tab for some cause, as far as rules and the veto let it.
  mutating func choose(
    _ id: TabID?, cause: SelectionCause, animated: Bool, _ allows: (SelectionChange) -> Bool,
    _ update: inout TabStripUpdate
  ) {
    var new = id
    if let id {
      guard let traits = items.traits(of: id) else { return }
      if cause.isFromUser, traits.contains(.disabled) { return }
      if id == selected {
        guard cause.isFromUser else { return revealSelection(cause: cause, animated: animated, &update) }
        guard configuration.selectionMode == .optional else { return reselect(id, animated: animated, &update) }
        new = nil
      }
    } else if configuration.selectionMode == .required, items.enabledCount > 0 || selected == nil {
      return
    }
    let change = SelectionChange(old: selected, new: new, cause: cause)
    guard change.old != change.new, !cause.isFromUser || allows(change) else { return }
    adopt(change, animated: animated, &update)
  }

  private mutating func reselect(_ id: TabID, animated: Bool, _ update: inout TabStripUpdate) {
    switch configuration.reselection {
    case .ignore: break
    case .report: update.reselected = id
    case .reportAndReveal:
      update.reselected = id
      revealSelection(cause: .reselect, animated: animated, &update)
    }
  }

  private mutating func revealSelection(cause: SelectionCause, animated: Bool, _ update: inout TabStripUpdate) {
    guard let selected else { return }
    reveal(selected, configuration.reveal.policy(for: cause), isLasting: true, animated: animated)
    update.stale.insert(.frame)
  }

  /// Makes the change and sets everything that follows it going.
  mutating func adopt(_ change: SelectionChange, animated: Bool, _ update: inout TabStripUpdate) {
    selected = change.new
    if focus.isInside, let new = change.new, change.cause.isFromUser { focus.tab = new }
    if animated, animates {
      transition.pass(from: change.old, to: change.new, at: clock)
      if let span = selectedSpan {
        indicator.travel(to: span, spring: style.indicator.spring, at: clock)
      } else {
        indicator.jump(to: nil)
      }
    } else {
      transition.finish()
      indicator.jump(to: selectedSpan)
    }
    if let new = change.new {
      let policy = configuration.reveal.policy(for: change.cause)
      if policy == .none { scroll.aim = nil }
      reveal(new, policy, isLasting: true, animated: animated)
    } else {
      scroll.aim = nil
    }
    update.selection = SelectionChange(
      old: update.selection == nil ? change.old : update.selection!.old, new: change.new, cause: change.cause)
    update.stale.formUnion([.frame, .accessibility])
  }

  /// In required mode a strip with enabled tabs has a selection. It comes silently: nobody chose it.
  mutating func requireSelection(_ update: inout TabStripUpdate) {
    guard configuration.selectionMode == .required, selected == nil, let index = items.nextEnabled(from: 0) else {
      return
    }
    selected = items.id(at: index)
    transition.finish()
    refreshGeometry()
    indicator.jump(to: selectedSpan)
    revealSelection(cause: .program, animated: false, &update)
    update.stale.formUnion([.frame, .accessibility])
  }

  /// The rule for a selected tab that goes: the next enabled tab, else the previous one, else none.
  func heir(of index: Int) -> TabID? {
    (items.nextEnabled(from: index) ?? items.previousEnabled(from: index - 1)).flatMap { items.id(at: $0) }
  }

  /// The indicator's two ends at the selected tab, in flow coordinates.
  var selectedSpan: (start: Double, end: Double)? {
    guard let selected, let (start, length) = span(of: selected) else { return nil }
    let inset = Swift.min(anatomy.indicatorInset.points, length.points / 2)
    return (start.points + inset, (start + length).points - inset)
  }
}
