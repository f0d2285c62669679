import TabStripCore

extension ModelStrip {
  /// Whether the keyboard stops at the tab in a place.
  func isReachable(at index: Int) -> Bool { configuration.keyboard.reachesDisabled || !tabs[index].isDisabled }

  /// The tab that the keyboard reaches first.
  package var tabStop: Int? {
    if let tab = focus.tab { return tab }
    if let selected, let index = index(of: selected), isReachable(at: index) { return selected }
    return tabs.indices.first { isReachable(at: $0) }.map { tabs[$0].number }
  }

  /// The tab that has the focus.
  package var focusedTab: Int? { focus.isInside ? tabStop : nil }

  mutating func gainFocus(visible: Bool) {
    events.isConsumed = true
    guard !focus.isInside || focus.isVisible != visible else { return }
    focus = ModelFocus(isInside: true, isVisible: visible, tab: focus.tab ?? tabStop)
    if visible { revealFocus() }
  }

  /// A focused tab at which the keyboard no longer stops passes the focus on.
  mutating func passFocusOn() {
    guard let tab = focus.tab, let index = index(of: tab), !isReachable(at: index) else { return }
    focus.tab = heir(of: index)
  }

  /// A focused tab comes into view.
  private mutating func revealFocus() {
    guard let tab = focus.tab else { return }
    if tab == selected {
      // It is where it was brought, or comes there when the strip first shows.
      if let aim, aim.isLasting, aim.tab == tab { return }
      if aim == nil, !hasAppeared, policy(for: .program) != .none { return }
    }
    reveal(tab, configuration.reveal.keyboard, isLasting: tab == selected, animated: true)
  }

  mutating func press(_ key: TabStripKey) {
    guard key != .activate || configuration.keyboard.activates, let current = tabStop, let index = index(of: current)
    else { return }
    events.isConsumed = true
    focus.isInside = true
    focus.isVisible = true
    if key == .activate { return choose(current, .keyboard, animated: true) }
    guard let target = destination(of: key, from: index), tabs[target].number != current || focus.tab == nil else {
      return
    }
    let tab = tabs[target].number
    focus.tab = tab
    // The selection follows; the focus alone takes nothing out of it.
    let selects = configuration.keyboard.selectsOnFocus && configuration.selectionMode != .momentary
    if selects, !chosen.contains(tab) { choose(tab, .keyboard, animated: true) }
    if selected != tab { revealFocus() }
  }

  /// The place to which a key leads; nil if to none.
  private func destination(of key: TabStripKey, from index: Int) -> Int? {
    let stops = tabs.indices.filter { isReachable(at: $0) }
    let after = stops.first { $0 > index }
    let before = stops.last { $0 < index }
    let wraps = configuration.keyboard.wraps
    return switch key {
    case .home: stops.first
    case .end: stops.last
    case .activate: nil
    case .left where isRightToLeft, .right where !isRightToLeft: after ?? (wraps ? stops.first : nil)
    case .left, .right: before ?? (wraps ? stops.last : nil)
    case .pageUp: stops.first { $0 >= index - whollySeen && $0 < index } ?? before
    case .pageDown: stops.last { $0 <= index + whollySeen && $0 > index } ?? after
    }
  }

  /// How many tabs are wholly seen where the row is going; at least one, so that a page leads on.
  private var whollySeen: Int {
    guard width > 0 else { return 1 }
    let row = row
    let base = ModelLength.units(inside(target))
    let first = base + cover(.leading, at: base)
    let last = base + row.viewport - cover(.trailing, at: base)
    return max(1, tabs.indices.filter { row.starts[$0] >= first && row.end($0) <= last }.count)
  }
}
