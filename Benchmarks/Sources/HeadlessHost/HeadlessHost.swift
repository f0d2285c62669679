import TabStripCore
import TabStripHosting

/// A host that does what a real one does, short of drawing: it measures titles letter by letter and moves boxes.
public final class HeadlessHost: TabStripRenderer {
  /// A box with a title.
  public final class TabView {
    var title: StaticString = ""
    var x = 0.0
    var width = 0.0
    var isHidden = true
  }

  private static let titles: [StaticString] = [
    "All", "Music", "Podcasts", "Recently uploaded", "Live", "Computer science", "New to you", "Gaming", "Mixes",
    "News",
  ]

  /// The strip.
  public let coordinator: TabStripCoordinator<HeadlessHost>
  /// The tabs in the order of the row.
  public private(set) var tabs: [TabID] = []
  private let kinds: Int
  private var now = 0.0
  /// How many tabs were measured.
  public private(set) var measured = 0
  /// How often a box was filled.
  public private(set) var configured = 0
  /// How many boxes there are.
  public private(set) var views = 0
  /// The most boxes there ever were.
  public private(set) var mostViews = 0
  /// The most tabs that a frame had.
  public private(set) var mostTabs = 0
  /// How often frames were asked for.
  public private(set) var requests = 0
  private var isFrameRequested = false

  /// A strip 1,200 points wide, not drawn yet, whose tabs are of so many kinds in turn.
  public init(count: Int, configuration: TabStripConfiguration, kinds: Int = 1) {
    self.kinds = kinds
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

  /// Sends an input at the present time.
  public func send(_ input: TabStripInput) { coordinator.send(input, at: now, renderer: self) }

  /// One frame of a display at 120 Hz. Draws only if asked to, and says whether it did.
  @discardableResult
  public func frame() -> Bool {
    now += 1.0 / 120
    guard isFrameRequested else { return false }
    isFrameRequested = false
    coordinator.render(at: now, renderer: self)
    mostTabs = max(mostTabs, coordinator.frame.tabs.count)
    return true
  }

  /// Sets what is counted in frames back to 0.
  public func forgetCounts() {
    measured = 0
    configured = 0
    requests = 0
  }

  // MARK: TabStripRenderer

  /// Adds up the letters.
  public func measure(_ id: TabID) -> TabMeasurement {
    measured += 1
    return TabMeasurement(title: Self.width(of: title(of: id)))
  }

  /// The kinds come in turn.
  public func kind(of id: TabID) -> Int { Int(id.slot) % kinds }

  /// Makes a box.
  public func makeView(kind: Int) -> TabView {
    views += 1
    mostViews = max(mostViews, views)
    return TabView()
  }

  /// Writes the title.
  public func configure(_ view: TabView, for id: TabID) {
    configured += 1
    view.title = title(of: id)
  }

  /// Moves the box.
  public func place(_ view: TabView, as tab: TabStripFrame.Tab, in frame: TabStripFrame) {
    view.x = tab.x
    view.width = tab.width
    view.isHidden = false
  }

  /// Hides the box.
  public func conceal(_ view: TabView) { view.isHidden = true }
  /// Forgets the box.
  public func discard(_ view: TabView) { views -= 1 }
  /// Draws nothing.
  public func finish(_ frame: TabStripFrame, needsNaturalSize: Bool) {}
  /// Allows everything.
  public func allows(_ change: SelectionChange) -> Bool { true }
  /// Ignores it.
  public func report(_ update: TabStripUpdate) {}

  /// Has the next frame drawn.
  public func requestFrame(continuous: Bool) {
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
