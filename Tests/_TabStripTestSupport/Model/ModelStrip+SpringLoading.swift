import TabStripCore

extension ModelStrip {
  mutating func dragOver(_ x: Double, _ y: Double) {
    guard configuration.springLoadingDelay != nil else { return }
    let tab = isInside(y) ? tab(atFlow: flow(x)) : nil
    let over = tab.flatMap { index(of: $0) }.flatMap { tabs[$0].isDisabled ? nil : tabs[$0].number }
    if over != nil { events.isConsumed = true }
    if over != springLoad?.tab { springLoad = over.map { ModelSpringLoad(tab: $0, begin: clock) } }
  }

  mutating func springLoadIfDue() {
    guard let load = springLoad, !load.isDone, let delay = configuration.springLoadingDelay, clock - load.begin >= delay
    else { return }
    springLoad?.isDone = true
    if !chosen.contains(load.tab) { choose(load.tab, .tap, animated: true) }
  }
}
