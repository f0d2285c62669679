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
    guard !focus.isInside || focus.isVisible != visible else { return }
    focus = ModelFocus(isInside: true, isVisible: visible, tab: focus.tab ?? tabStop)
  }

  /// A focused tab at which the keyboard no longer stops passes the focus on.
  mutating func passFocusOn() {
    guard let tab = focus.tab, let index = index(of: tab), !isReachable(at: index) else { return }
    focus.tab = heir(of: index)
  }

  mutating func press(_ key: TabStripKey) {
    guard let current = tabStop, let index = index(of: current) else { return }
    focus.isInside = true
    focus.isVisible = true
    if key == .activate { return choose(current, .keyboard, animated: true) }
    guard let target = destination(of: key, from: index), tabs[target].number != current || focus.tab == nil else {
      return
    }
    let tab = tabs[target].number
    focus.tab = tab
    // The selection follows; the focus alone takes nothing out of it.
    if configuration.keyboard.selectsOnFocus, !chosen.contains(tab) { choose(tab, .keyboard, animated: true) }
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
    case .pageUp, .pageDown: nil
    }
  }
}
