extension TabStripEngine {
  mutating func gainFocus(visible: Bool, _ update: inout TabStripUpdate) {
    update.isConsumed = true
    guard !focus.isInside || focus.isVisible != visible else { return }
    focus.isInside = true
    focus.isVisible = visible
    if focus.tab == nil { focus.tab = tabStop }
    update.stale.insert(.frame)
    if visible, let tab = focus.tab { revealFocus(tab) }
  }

  mutating func loseFocus(_ update: inout TabStripUpdate) {
    update.isConsumed = true
    guard focus.isInside else { return }
    // The tab stop falls back to the selection, where the user expects to come back in.
    focus = Focus()
    update.stale.insert(.frame)
  }

  /// Moves the focus away from a tab at which the keyboard no longer stops.
  mutating func passFocusOn(from tab: TabID) {
    guard !isReachable(tab), let index = items.index(of: tab) else { return }
    focus.tab = heir(of: index)
  }

  private mutating func revealFocus(_ tab: TabID) {
    let isSelected = tab == selected
    // The row shows the selected tab already where it was brought, or will as soon as it shows anything.
    let appears = !hasAppeared && configuration.reveal.program != .none
    if isSelected, scroll.aim.map({ $0.isLasting && $0.tab == tab }) ?? appears { return }
    reveal(tab, configuration.reveal.keyboard, isLasting: isSelected, animated: true)
  }

  mutating func press(_ key: TabStripKey, _ allows: (SelectionChange) -> Bool, _ update: inout TabStripUpdate) {
    guard key != .activate || configuration.keyboard.activates, let current = tabStop,
      let index = items.index(of: current)
    else { return }
    // Whoever uses the keys has to see where they are.
    focus.isInside = true
    focus.isVisible = true
    update.stale.insert(.frame)
    guard let target = destination(of: key, from: index), let tab = items.id(at: target) else {
      // An arrow at the end of the row is still the strip's: the focus must not jump elsewhere by it.
      update.isConsumed = true
      if key == .activate {
        choose(current, cause: .keyboard, animated: true, allows, &update)
      }
      return
    }
    update.isConsumed = true
    guard tab != current || focus.tab == nil else { return }
    focus.tab = tab
    if configuration.keyboard.selectsOnFocus, configuration.selectionMode != .momentary, !isSelected(tab) {
      choose(tab, cause: .keyboard, animated: true, allows, &update)
    }
    if selected != tab { revealFocus(tab) }
  }

  /// The tab that the key leads to; nil if it leads nowhere.
  private func destination(of key: TabStripKey, from index: Int) -> Int? {
    let wraps = configuration.keyboard.wraps
    let last = items.count - 1
    let goesOn = isRightToLeft ? TabStripKey.left : .right
    switch key {
    case .activate: return nil
    case .home: return next(from: 0)
    case .end: return previous(from: last)
    case .pageUp:
      let target = Swift.max(0, index - whollySeenCount)
      return next(from: target).flatMap { $0 < index ? $0 : nil } ?? previous(from: index - 1)
    case .pageDown:
      let target = Swift.min(last, index + whollySeenCount)
      return previous(from: target).flatMap { $0 > index ? $0 : nil } ?? next(from: index + 1)
    case goesOn: return next(from: index + 1) ?? (wraps ? next(from: 0) : nil)
    case .left, .right: return previous(from: index - 1) ?? (wraps ? previous(from: last) : nil)
    }
  }

  private func next(from index: Int) -> Int? {
    guard configuration.keyboard.reachesDisabled else { return items.nextEnabled(from: index) }
    return index < items.count ? Swift.max(0, index) : nil
  }

  private func previous(from index: Int) -> Int? {
    guard configuration.keyboard.reachesDisabled else { return items.previousEnabled(from: index) }
    return index >= 0 ? Swift.min(index, items.count - 1) : nil
  }

  /// How many tabs are wholly seen; at least 1, so that a page always leads on.
  private var whollySeenCount: Int {
    let reveal = reveal
    let base = LayoutUnit(limits.clamped(scroll.target))
    let from = base + reveal.leadingCover(at: base)
    let to = base + reveal.viewport - reveal.trailingCover(at: base)
    guard var first = geometry.index(at: from, in: items), var last = geometry.index(at: to, in: items) else {
      return 1
    }
    if span(at: first).start < from { first += 1 }
    let (start, length) = span(at: last)
    if start + length > to { last -= 1 }
    return Swift.max(1, last - first + 1)
  }
}
