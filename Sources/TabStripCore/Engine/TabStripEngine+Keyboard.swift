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

  private mutating func revealFocus(_ tab: TabID) {
    let isLasting = tab == selected
    reveal(tab, configuration.reveal.keyboard, isLasting: isLasting, animated: true)
  }

  mutating func press(_ key: TabStripKey, _ allows: (SelectionChange) -> Bool, _ update: inout TabStripUpdate) {
    guard let current = tabStop, let index = items.index(of: current) else { return }
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
    if configuration.keyboard.selectsOnFocus, tab != selected {
      choose(tab, cause: .keyboard, animated: true, allows, &update)
    }
    if selected != tab { revealFocus(tab) }
  }

  /// The enabled tab that the key leads to; nil if it leads nowhere.
  private func destination(of key: TabStripKey, from index: Int) -> Int? {
    let wraps = configuration.keyboard.wraps
    let goesOn = isRightToLeft ? TabStripKey.left : .right
    switch key {
    case .activate: return nil
    case .home: return items.nextEnabled(from: 0)
    case .end: return items.previousEnabled(from: items.count - 1)
    case goesOn: return items.nextEnabled(from: index + 1) ?? (wraps ? items.nextEnabled(from: 0) : nil)
    case .left, .right:
      return items.previousEnabled(from: index - 1) ?? (wraps ? items.previousEnabled(from: items.count - 1) : nil)
    }
  }
}
