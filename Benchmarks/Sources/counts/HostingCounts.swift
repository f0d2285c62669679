import HeadlessHost
import TabStripCore
import TabStripHosting

/// What showing a strip costs a host: measurements, views and allocations, whatever the number of tabs.
struct HostingCounts {
  func run(_ report: inout CountReport) {
    opening(tabs: 1_000_000, &report)
    moving(tabs: 10_000, &report)
    flinging(tabs: 1_000_000, &report)
    resting(tabs: 10_000, &report)
  }

  /// Opening measures what is visible and in the overscan, and makes as many views.
  private func opening(tabs: Int, _ report: inout CountReport) {
    let host = HeadlessHost(count: tabs, configuration: .pills)
    host.frame()
    let shown = host.coordinator.frame.tabs
    report.exactly("open \(tabs): tabs in the frame reach over the strip and the overscan", shown.count, fitting(shown))
    report.atMost("open \(tabs): measurements", host.measured, shown.count + 1)
    report.exactly("open \(tabs): views made", host.views, shown.count)
    report.exactly("open \(tabs): views configured", host.configured, shown.count)
  }

  /// How many tabs of the frame lie in the strip or the overscan.
  private func fitting(_ tabs: [TabStripFrame.Tab]) -> Int {
    let overscan = TabStripConfiguration.pills.overscan
    return tabs.count { $0.x < 1200 + overscan && $0.x + $0.width > -overscan }
  }

  /// Flings through tabs never measured before, with the selection's spring, fade and indicator under way at the same time.
  private func moving(tabs: Int, _ report: inout CountReport) {
    let host = HeadlessHost(count: tabs, configuration: .pills)
    // Storage grows with the busiest frame. A wider strip has one busier than any to come.
    for width in [1600.0, 1200] {
      host.send(.resized(Viewport(width: width, height: 48, scale: 2)))
      host.frame()
    }
    host.send(.fling(vx: 9000, vy: 0))
    for _ in 0..<120 { host.frame() }
    host.forgetCounts()

    var drawn = 0
    var allocated = 0
    var allocatedByInputs = 0
    for step in 0..<12 {
      let target = host.tabs[(1900 + 2300 * step) % tabs]
      allocatedByInputs += report.allocations { host.send(.select(target, cause: .tap, animated: true)) }
      allocated += report.allocations { for _ in 0..<20 { drawn += host.frame() ? 1 : 0 } }
      allocatedByInputs += report.allocations { host.send(.fling(vx: step % 3 == 2 ? -7000 : 9000, vy: 0)) }
      allocated += report.allocations { for _ in 0..<100 { drawn += host.frame() ? 1 : 0 } }
    }
    report.exactly("tick, fling and springs in flight: allocations", allocated, 0)
    report.atMost("a selection and a fling, 12 times: allocations", allocatedByInputs, 36)
    report.atLeast("tick: frames drawn meanwhile", drawn, 1200)
    report.atLeast("tick: tabs measured meanwhile", host.measured, 1000)
    report.atLeast("tick: views configured meanwhile", host.configured, 1000)
  }

  /// However far it goes, there are no more views than the busiest frame had tabs.
  private func flinging(tabs: Int, _ report: inout CountReport) {
    let host = HeadlessHost(count: tabs, configuration: .pills, kinds: 3)
    for round in 0..<50 {
      host.send(.fling(vx: 20_000, vy: 0))
      for _ in 0..<60 { host.frame() }
      host.send(.select(host.tabs[(round * 7919) % tabs], cause: .program, animated: round % 2 == 0))
      for _ in 0..<30 { host.frame() }
    }
    report.atMost("fling \(tabs): live and idle views", host.mostViews, host.mostTabs)
    // The narrowest pill of the host's titles, "All", fills the strip and the overscan with so many.
    report.atMost("fling \(tabs): tabs of the busiest frame", host.mostTabs, 40)
    report.atMost("fling \(tabs): measurements, of \(tabs) tabs", host.measured, 60 * 50 * 40)
  }

  /// An idle strip draws nothing; ticks without anything new configure and measure nothing.
  private func resting(tabs: Int, _ report: inout CountReport) {
    let host = HeadlessHost(count: tabs, configuration: .pills)
    host.send(.select(host.tabs[tabs / 2], cause: .program, animated: false))
    for _ in 0..<600 { host.frame() }
    host.forgetCounts()
    for _ in 0..<600 { host.frame() }
    report.exactly("idle: frames asked for", host.requests, 0)
    for step in 0..<1000 {
      host.send(.wheel(dx: step % 2 == 0 ? 4 : -4, dy: 0, unit: .points))
      host.frame()
    }
    report.exactly("1000 ticks with nothing new: views configured", host.configured, 0)
    report.exactly("1000 ticks with nothing new: measurements", host.measured, 0)
    host.forgetCounts()
    let pointer = Pointer(x: 500, y: 24)
    host.send(.pointerDown(pointer))
    host.send(.pointerUp(pointer))
    host.frame()
    report.exactly("tap: measurements", host.measured, 0)
  }
}
