import HeadlessHost
import TabStripCore
import TabStripHosting

/// What the engine and the hosts' common part take of a frame, without a toolkit.
struct HostingTimes {
  func run(_ report: inout TimeReport) {
    for tabs in [1000, 1_000_000] { frames(tabs, &report) }
    identities(100_000, &report)
  }

  private func frames(_ tabs: Int, _ report: inout TimeReport) {
    let host = HeadlessHost(count: tabs, configuration: .pills)
    host.frame()
    report.measure("hosting.\(tabs).frame in a fling", target: .microseconds(50), times: 10_000) { step in
      if step % 120 == 0 { host.send(.fling(vx: (step / 120) % 2 == 0 ? 9000 : -9000, vy: 0)) }
      host.frame()
      return host.coordinator.liveViewCount
    }
    report.measure("hosting.\(tabs).frame of a selection", target: .microseconds(50), times: 10_000) { step in
      if step % 30 == 0 {
        host.send(.select(host.tabs[(step / 30) * 7919 % tabs], cause: .program, animated: true))
      }
      host.frame()
      return host.coordinator.liveViewCount
    }
    report.measure("hosting.\(tabs).hover without a frame", target: .microseconds(5), times: 10_000) { step in
      host.send(.hover(x: Double(step % 1200), y: 20))
      return 0
    }
  }

  private func identities(_ count: Int, _ report: inout TimeReport) {
    var engine = TabStripEngine()
    var map = IdentityMap<Int>()
    let ids = Array(0..<count)
    var swapped = ids
    swapped.swapAt(count / 10, count / 2)
    report.measure("identity.\(count).set", target: .milliseconds(100), rounds: 1, times: 1) { _ in
      _ = map.setAll(ids, in: &engine, at: 0)
      return engine.count
    }
    report.measure("identity.\(count).set with two exchanged", target: .milliseconds(100), times: 2) { step in
      _ = map.setAll(step == 0 ? swapped : ids, in: &engine, at: 0)
      return engine.count
    }
    report.measure("identity.\(count).insert and remove", target: .microseconds(20), times: 10_000) { step in
      _ = map.insert(count, at: step * 7, in: &engine, at: 0)
      _ = map.remove(count, in: &engine, at: 0)
      return engine.count
    }
    report.measure("identity.\(count).reverse", target: .milliseconds(500), rounds: 1, times: 1) { _ in
      _ = map.setAll(ids.reversed(), in: &engine, at: 0)
      return engine.count
    }
  }
}
