import TabStripCore

extension TabStripUpdate {
  /// Makes merged updates of a whole new list say what there is now: a selection or focus that was lost with the last old tab may have come,
  /// silently, to a new one.
  package mutating func settle(in engine: TabStripEngine) {
    switch engine.configuration.selectionMode {
    case .required, .optional: selection?.new = engine.selectedTab
    case .multiple, .momentary: break
    }
    focus?.new = engine.focusedTab
  }
}
