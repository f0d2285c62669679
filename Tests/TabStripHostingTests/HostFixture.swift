import TabStripCore
import TabStripHosting
import XCTest
import _TabStripTestSupport

/// A host without a toolkit: a coordinator, a renderer that records, and a display whose frames come when the test says.
final class HostFixture {
  let renderer = RecordingRenderer()
  let coordinator: TabStripCoordinator<RecordingRenderer>
  private(set) var now = 0.0
  /// In the order of making.
  private(set) var tabs: [TabID] = []

  /// A strip of `count` tabs, 60 points wide each, drawn once if it has a width.
  init(
    count: Int, width: Double = 300, rightToLeft: Bool = false, style: TabStripStyle = StripFixture.plain(),
    configuration: TabStripConfiguration = TabStripConfiguration()
  ) {
    coordinator = TabStripCoordinator(style: style, configuration: configuration)
    if rightToLeft { send(.directionChanged(.rightToLeft)) }
    coordinator.edit(renderer: renderer) { [unowned self] engine in
      let (ids, update) = engine.insert(count: count, at: 0, time: now)
      tabs = ids
      return update
    }
    if width > 0 {
      send(.resized(Viewport(width: width, height: 48)))
      render()
    }
    renderer.calls = []
  }

  @discardableResult
  func send(_ input: TabStripInput) -> TabStripUpdate? { coordinator.send(input, at: now, renderer: renderer) }

  func select(_ n: Int, cause: SelectionCause = .tap) { send(.select(tabs[n], cause: cause, animated: true)) }

  func render() {
    coordinator.render(at: now, renderer: renderer)
    XCTAssertEqual(renderer.mistakes, [])
    XCTAssertEqual(coordinator.liveViewCount, coordinator.frame.tabs.count)
  }

  /// Lets the display go on for so many frames of 1/60 s; the host draws only if it was asked to. Returns how many it drew.
  @discardableResult
  func run(frames: Int) -> Int {
    var drawn = 0
    for _ in 0..<frames {
      now += 1.0 / 60
      guard isFrameRequested else { continue }
      lastRequest = renderer.calls.count
      render()
      drawn += 1
    }
    return drawn
  }

  func clearRecord() {
    renderer.calls = []
    lastRequest = 0
  }

  private var lastRequest = 0
  private var isFrameRequested: Bool {
    renderer.calls.dropFirst(lastRequest).contains { if case .requestFrame = $0 { true } else { false } }
  }

  /// The tab drawn as selected.
  var selected: Int? { coordinator.engine.selectedTab.flatMap { tabs.firstIndex(of: $0) } }

  /// Reported changes of selection as "old>new cause".
  var changes: [String] {
    renderer.reports.compactMap { update in
      update.selection.map { change in
        let old = change.old.flatMap { tabs.firstIndex(of: $0) }.map(String.init) ?? "none"
        let new = change.new.flatMap { tabs.firstIndex(of: $0) }.map(String.init) ?? "none"
        return "\(old)>\(new) \(change.cause)"
      }
    }
  }
}
