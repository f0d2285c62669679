extension TabStripEngine {
  /// Whether the tab is selected; false for a tab that is gone. O(1).
  public func isSelected(_ id: TabID) -> Bool {
    id == selected || alsoSelected.contains(slot: id.slot) && items.contains(id)
  }

  /// Every selected tab, the one chosen last first.
  public var selectedTabs: [TabID] { (selected.map { [$0] } ?? []) + alsoSelected.inOrder.reversed() }

  /// Chooses a tab for some cause, as far as rules and the veto let it.
  mutating func choose(
    _ id: TabID?, cause: SelectionCause, animated: Bool, _ allows: (SelectionChange) -> Bool,
    _ update: inout TabStripUpdate
  ) {
    guard let id else { return clear(cause: cause, animated: animated, allows, &update) }
    guard let traits = items.traits(of: id), !(cause.isFromUser && traits.contains(.disabled)) else { return }
    if isSelected(id) {
      guard cause.isFromUser else { return reveal(selected: id, cause: cause, animated: animated, &update) }
      switch configuration.selectionMode {
      case .required, .momentary: reselect(id, animated: animated, &update)
      case .optional, .multiple: deselect(id, cause: cause, animated: animated, allows, &update)
      }
      return
    }
    var change = SelectionChange(old: selected, new: id, cause: cause)
    switch configuration.selectionMode {
    case .required, .optional: break
    case .momentary: change.old = nil
    case .multiple:
      change.old = nil
      guard selectionCount < configuration.selectionMode.most else { return }
    }
    guard !cause.isFromUser || allows(change) else { return }
    adopt(change, animated: animated, &update)
  }

  /// Takes a tab out of the selection, as far as the mode lets it.
  mutating func deselect(
    _ id: TabID, cause: SelectionCause, animated: Bool, _ allows: (SelectionChange) -> Bool,
    _ update: inout TabStripUpdate
  ) {
    guard isSelected(id), selectionCount > configuration.selectionMode.least,
      !(cause.isFromUser && items.traits(of: id)?.contains(.disabled) == true)
    else { return }
    let change = SelectionChange(old: id, new: nil, cause: cause)
    guard !cause.isFromUser || allows(change) else { return }
    adopt(change, animated: animated, &update)
  }

  private mutating func clear(
    cause: SelectionCause, animated: Bool, _ allows: (SelectionChange) -> Bool, _ update: inout TabStripUpdate
  ) {
    guard let selected, configuration.selectionMode.least == 0 || items.enabledCount == 0 else { return }
    let change = SelectionChange(old: selected, new: nil, cause: cause)
    guard !cause.isFromUser || allows(change) else { return }
    alsoSelected.removeAll()
    adopt(change, animated: animated, &update)
  }

  private mutating func reselect(_ id: TabID, animated: Bool, _ update: inout TabStripUpdate) {
    switch configuration.reselection {
    case .ignore: break
    case .report: update.reselected = id
    case .reportAndReveal:
      update.reselected = id
      reveal(selected: id, cause: .reselect, animated: animated, &update)
    }
  }

  private mutating func reveal(
    selected id: TabID, cause: SelectionCause, animated: Bool, _ update: inout TabStripUpdate
  ) {
    reveal(id, configuration.reveal.policy(for: cause), isLasting: true, animated: animated)
    update.stale.insert(.frame)
  }

  var selectionCount: Int { (selected == nil ? 0 : 1) + alsoSelected.count }

  /// Makes the change and sets everything that follows it going.
  // Each of its seven uses would be a copy in the web module.
  @inline(never)
  mutating func adopt(_ change: SelectionChange, animated: Bool, _ update: inout TabStripUpdate) {
    let former = selected
    store(change)
    moveFocus(along: change, from: former)
    let isTracked = tracked != nil && change.cause == .tracking
    if !isTracked {
      let seen = trackedLooks
      tracked = nil
      if configuration.selectionMode != .momentary { show(change, from: seen, animated: animated) }
      reveal(change, animated: animated)
    }
    // The hand that moves the row can take back at once what was chosen meanwhile.
    update.add(change)
    update.stale.formUnion([.frame, .accessibility])
  }

  /// The focus goes where a user chooses. As long as it stands unseen at the selection it goes along with that, whoever moves it: keys that nobody
  /// has used yet must not start from what was selected once.
  private mutating func moveFocus(along change: SelectionChange, from former: TabID?) {
    guard focus.isInside, let new = change.new else { return }
    let isAtSelection = focus.tab == nil || focus.tab == former
    let follows = isAtSelection && !focus.isVisible
    if change.cause.isFromUser || follows && isReachable(new) { focus.tab = new }
  }

  /// Keeps what is selected after the change.
  private mutating func store(_ change: SelectionChange) {
    switch configuration.selectionMode {
    case .momentary: selected = nil
    case .required, .optional: selected = change.new
    case .multiple:
      if let old = change.old {
        alsoSelected.remove(old)
        if selected == old { selected = alsoSelected.popLast() }
      }
      if let new = change.new {
        if let selected { alsoSelected.append(selected) }
        selected = new
      }
    }
  }

  /// Makes one of several selected tabs the one chosen last.
  mutating func chooseAnew(_ id: TabID) {
    alsoSelected.remove(id)
    if let selected { alsoSelected.append(selected) }
    selected = id
  }

  private mutating func show(
    _ change: SelectionChange, from seen: [(tab: TabID, fraction: Double)]?, animated: Bool
  ) {
    guard animated, animates else {
      transition.finish()
      return indicator.jump(to: selectedSpan)
    }
    if let seen {
      // Tabs between take no part, and the old one does not light up again.
      transition.pass(from: seen.filter { $0.tab == change.old || $0.tab == change.new }, to: change.new, at: clock)
    } else {
      transition.pass(from: change.old, to: change.new, at: clock)
    }
    if let span = selectedSpan {
      indicator.travel(to: span, spring: style.indicator.spring, at: clock)
    } else {
      indicator.jump(to: nil)
    }
  }

  private mutating func reveal(_ change: SelectionChange, animated: Bool) {
    // The hand that brought the tab to the middle goes on moving the row.
    guard change.cause != .centralTab else { return }
    let policy = configuration.reveal.policy(for: change.cause)
    guard let new = change.new else {
      // What remains selected is still what the row is to show.
      if let aim = scroll.aim, aim.isLasting, !isSelected(aim.tab) { scroll.aim = nil }
      return
    }
    guard policy != .none else {
      scroll.aim = nil
      return
    }
    reveal(new, policy, isLasting: configuration.selectionMode != .momentary, animated: animated)
  }

  /// Where the mode requires selected tabs there are as many while enough are enabled. They come silently, unless the app wants to hear of the first: nobody chose them.
  ///
  /// Only an edit, traits or another mode can leave too few. O(log n), but O(n) where the mode requires several.
  mutating func requireSelection(_ update: inout TabStripUpdate) {
    let least = configuration.selectionMode.least
    guard selectionCount < least else { return }
    let isFirst = selected == nil
    let oldCount = selectionCount
    var index = 0
    while selectionCount < least, let next = items.nextEnabled(from: index), let id = items.id(at: next) {
      index = next + 1
      guard !isSelected(id) else { continue }
      if selected == nil { selected = id } else { alsoSelected.append(id) }
    }
    guard selectionCount > oldCount else { return }
    transition.finish()
    refreshGeometry()
    indicator.jump(to: selectedSpan)
    if isFirst, let selected {
      reveal(selected: selected, cause: .program, animated: false, &update)
      if configuration.reportsFirstSelection {
        update.add(SelectionChange(old: nil, new: selected, cause: .program))
      }
    }
    update.stale.formUnion([.frame, .accessibility])
  }

  /// Drops what a new selection mode does not allow.
  mutating func fitSelection(_ update: inout TabStripUpdate) {
    let most = configuration.selectionMode.most
    guard selectionCount > most else { return }
    alsoSelected.removeFirst(Swift.min(alsoSelected.count, selectionCount - most))
    if most == 0, let old = selected {
      selected = nil
      update.selection = SelectionChange(old: old, new: nil, cause: .program)
    }
    transition.finish()
    indicator.jump(to: selectedSpan)
    update.stale.formUnion([.frame, .accessibility])
  }

  /// Who takes over from a tab that goes: an enabled tab for which `isFree` says so. O(log n) for each tab that is passed over.
  func heir(
    of index: Int, by succession: Succession = .next, where isFree: (TabID) -> Bool = { _ in true }
  ) -> TabID? {
    switch succession {
    case .next: enabled(from: index, onward: true, isFree) ?? enabled(from: index - 1, onward: false, isFree)
    case .previous: enabled(from: index - 1, onward: false, isFree) ?? enabled(from: index, onward: true, isFree)
    case .first, .none: enabled(from: 0, onward: true, isFree)
    }
  }

  // Its several uses would each be a copy in the web module.
  @inline(never)
  private func enabled(from start: Int, onward: Bool, _ isFree: (TabID) -> Bool) -> TabID? {
    var place = start
    while let found = onward ? items.nextEnabled(from: place) : items.previousEnabled(from: place),
      let id = items.id(at: found)
    {
      if isFree(id) { return id }
      place = onward ? found + 1 : found - 1
    }
    return nil
  }

  /// Passes on the selection of a tab that has gone, or has become disabled.
  mutating func disinherit(_ id: TabID, at index: Int, _ update: inout TabStripUpdate) {
    let isNeeded = selectionCount <= configuration.selectionMode.least
    var passesOn = isNeeded || configuration.succession != .none
    // The others stay selected; only a selection that became too small takes a new tab in.
    if case .multiple = configuration.selectionMode { passesOn = isNeeded }
    let new = passesOn ? heir(of: index, by: configuration.succession) { !isSelected($0) } : nil
    // A tab that is still there keeps what nobody can take over.
    if passesOn, new == nil, items.contains(id) { return }
    adopt(SelectionChange(old: id, new: new, cause: .removal), animated: true, &update)
  }

  /// The indicator's two ends at the selected tab, in flow coordinates.
  var selectedSpan: (start: Double, end: Double)? {
    guard let selected, let index = items.index(of: selected) else { return nil }
    return indicatorSpan(at: index)
  }

  func indicatorSpan(at index: Int) -> (start: Double, end: Double) {
    let (start, length) = span(at: index)
    var free = LayoutUnit.zero
    if style.indicator.extent == .content {
      // A tab that has been stretched shows its content in the middle.
      let own = Swift.min(items.extent(at: index) ?? .zero, length) - anatomy.padding * 2
      free = LayoutUnit(rawValue: (length - Swift.max(.zero, own)).rawValue / 2)
    }
    let room = (length - free - free).points
    // Insets longer than the tab leave nothing, in its middle where they are alike.
    let leading = Swift.min(
      anatomy.indicatorLeadingInset.points, Swift.max(room / 2, room - anatomy.indicatorTrailingInset.points))
    let trailing = Swift.min(anatomy.indicatorTrailingInset.points, room - leading)
    return ((start + free).points + leading, (start + length - free).points - trailing)
  }
}
