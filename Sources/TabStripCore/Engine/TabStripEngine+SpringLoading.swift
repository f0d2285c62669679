extension TabStripEngine {
  mutating func dragOver(x: Double, y: Double, _ update: inout TabStripUpdate) {
    guard configuration.springLoadingDelay != nil else { return }
    var tab: TabID?
    if y >= 0, y < height { tab = self.tab(atX: x) }
    if let candidate = tab, items.traits(of: candidate)?.contains(.disabled) != false { tab = nil }
    update.isConsumed = tab != nil
    guard tab != springLoad?.tab else { return }
    springLoad = tab.map { SpringLoad(tab: $0, begin: clock) }
  }

  /// Chooses the tab over which something has waited long enough; once.
  mutating func springLoadIfDue(_ allows: (SelectionChange) -> Bool, _ update: inout TabStripUpdate) {
    guard let load = springLoad, !load.isDone, let delay = configuration.springLoadingDelay,
      clock - load.begin >= delay
    else { return }
    springLoad?.isDone = true
    if !isSelected(load.tab) { choose(load.tab, cause: .tap, animated: true, allows, &update) }
  }
}
