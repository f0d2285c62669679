import TabStripCore
import TabStripHosting

/// A host that does what a real one does, short of drawing: it measures titles letter by letter and moves boxes.
final class CountingHost: TabStripRenderer {
  /// A box with a title.
  final class TabView {
    var title: StaticString = ""
    var x = 0.0
    var width = 0.0
    var isHidden = true
  }

  static let titles: [StaticString] = [
    "All", "Music", "Podcasts", "Recently uploaded", "Live", "Computer science", "New to you", "Gaming", "Mixes",
    "News",
  ]

  let coordinator: TabStripCoordinator<CountingHost>
  private(set) var tabs: [TabID] = []
  private(set) var now = 0.0
  private(set) var measured = 0
  private(set) var configured = 0
  private(set) var views = 0
  private(set) var mostViews = 0
  private(set) var mostTabs = 0
  private(set) var requests = 0
  private var isFrameRequested = false

  init(count: Int, configuration: TabStripConfiguration) {
    var style = TabStripStyle.pills
    style.indicator.form = .pill
    coordinator = TabStripCoordinator(style: style, configuration: configuration)
    coordinator.edit(renderer: self) { engine in
      let (ids, update) = engine.insert(count: count, at: 0, time: 0)
      self.tabs = ids
      return update
    }
    send(.resized(Viewport(width: 1200, height: 48, scale: 2)))
  }

  func send(_ input: TabStripInput) { coordinator.send(input, at: now, renderer: self) }

  /// One frame of a display at 120 Hz. Draws only if asked to, and says whether it did.
  @discardableResult
  func frame() -> Bool {
    now += 1.0 / 120
    guard isFrameRequested else { return false }
    isFrameRequested = false
    coordinator.render(at: now, renderer: self)
    mostTabs = max(mostTabs, coordinator.frame.tabs.count)
    return true
  }

  func forgetCounts() {
    measured = 0
    configured = 0
    requests = 0
  }

  // MARK: TabStripRenderer

  func measure(_ id: TabID) -> TabMeasurement {
    measured += 1
    return TabMeasurement(title: Self.width(of: title(of: id)))
  }

  func kind(of id: TabID) -> Int { id.slot % 50 == 0 ? 1 : 0 }

  func makeView(kind: Int) -> TabView {
    views += 1
    mostViews = max(mostViews, views)
    return TabView()
  }

  func configure(_ view: TabView, for id: TabID) {
    configured += 1
    view.title = title(of: id)
  }

  func place(_ view: TabView, as tab: TabStripFrame.Tab, in frame: TabStripFrame) {
    view.x = tab.x
    view.width = tab.width
    view.isHidden = false
  }

  func conceal(_ view: TabView) { view.isHidden = true }
  func discard(_ view: TabView) { views -= 1 }
  func finish(_ frame: TabStripFrame, needsNaturalSize: Bool) {}
  func allows(_ change: SelectionChange) -> Bool { true }
  func report(_ update: TabStripUpdate) {}

  func requestFrame(continuous: Bool) {
    requests += 1
    isFrameRequested = true
  }

  private func title(of id: TabID) -> StaticString { Self.titles[Int(id.slot) % Self.titles.count] }

  /// Letters of three widths, as in a proportional typeface.
  private static func width(of title: StaticString) -> Double {
    title.withUTF8Buffer { letters in
      letters.reduce(0) { width, letter in
        switch letter {
        case UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: " "): width + 3.5
        case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"): width + 11
        default: width + 7
        }
      }
    }
  }
}
