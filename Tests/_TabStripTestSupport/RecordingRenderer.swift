import TabStripCore
import TabStripHosting

/// A renderer that shows nothing, writes down every call, and notes what a renderer should never be asked to do.
public final class RecordingRenderer: TabStripRenderer {
  /// A view that knows what has been done to it.
  public final class TabView {
    /// In the order of making, from 0.
    public let number: Int
    /// What it was made for.
    public let kind: Int
    /// The tab whose content it has.
    public internal(set) var content: TabID?
    /// Where it is, or nil while it is out of sight.
    public internal(set) var tab: TabStripFrame.Tab?
    /// Whether it has been dropped.
    public internal(set) var isDiscarded = false

    init(number: Int, kind: Int) {
      self.number = number
      self.kind = kind
    }
  }

  /// A call from the coordinator; views by their number.
  public enum Call: Hashable {
    case measure(TabID)
    case make(Int)
    case configure(Int, TabID)
    case place(Int, TabID)
    case conceal(Int)
    case discard(Int)
    case finish(needsNaturalSize: Bool)
    case allows(SelectionChange)
    case report(TabStripUpdate)
    case requestFrame(continuous: Bool)
  }

  /// All calls since the record was last cleared.
  public var calls: [Call] = []
  /// Calls against the renderer's contract, in words. A test expects none.
  public private(set) var mistakes: [String] = []
  /// Views made and not dropped.
  public private(set) var views: [TabView] = []
  /// The largest number of such views at any moment.
  public private(set) var peakViewCount = 0

  /// Whether measuring may ask the coordinator for its engine.
  public var measuringAsksEngine = false
  /// The measurement of a tab; 60 points wide unless set.
  public var measurement: (TabID) -> TabMeasurement = { _ in TabMeasurement(title: 60) }
  /// The kind of a tab; 0 unless set.
  public var kind: (TabID) -> Int = { _ in 0 }
  /// What the program does when it is asked.
  public var onAllows: (SelectionChange) -> Bool = { _ in true }
  /// What the program does when it is told.
  public var onReport: (TabStripUpdate) -> Void = { _ in }
  /// What a host might do from inside these calls.
  public var onMeasure: (TabID) -> Void = { _ in }
  /// See ``onMeasure``.
  public var onConfigure: (TabID) -> Void = { _ in }

  private var madeCount = 0

  /// A renderer with an empty record.
  public init() {}

  /// How many calls of the record are of a sort.
  public func count(_ matches: (Call) -> Bool) -> Int { calls.reduce(0) { $0 + (matches($1) ? 1 : 0) } }
  /// How often a view was filled.
  public var configurationCount: Int { count { if case .configure = $0 { true } else { false } } }
  /// How often a tab was measured.
  public var measurementCount: Int { count { if case .measure = $0 { true } else { false } } }
  /// How often frames were asked for.
  public var requestCount: Int { count { if case .requestFrame = $0 { true } else { false } } }
  /// What was reported, in order.
  public var reports: [TabStripUpdate] { calls.compactMap { if case .report(let update) = $0 { update } else { nil } } }
  /// The views in sight, by tab.
  public var shown: [TabID: TabView] {
    var shown: [TabID: TabView] = [:]
    for view in views { if let tab = view.tab { shown[tab.id] = view } }
    return shown
  }

  /// Answers with ``measurement``.
  public func measure(_ id: TabID) -> TabMeasurement {
    calls.append(.measure(id))
    onMeasure(id)
    return measurement(id)
  }

  /// Answers with ``kind``.
  public func kind(of id: TabID) -> Int { kind(id) }

  /// Makes a view with the next number.
  public func makeView(kind: Int) -> TabView {
    let view = TabView(number: madeCount, kind: kind)
    madeCount += 1
    views.append(view)
    peakViewCount = max(peakViewCount, views.count)
    calls.append(.make(view.number))
    return view
  }

  /// Gives the view the content of the tab.
  public func configure(_ view: TabView, for id: TabID) {
    check(view, "configured")
    if view.kind != kind(id) { mistakes.append("view \(view.number) of kind \(view.kind) configured for \(id)") }
    view.content = id
    calls.append(.configure(view.number, id))
    onConfigure(id)
  }

  /// Puts the view in sight.
  public func place(_ view: TabView, as tab: TabStripFrame.Tab, in frame: TabStripFrame) {
    check(view, "placed")
    if view.content != tab.id { mistakes.append("view \(view.number) placed with the content of another tab") }
    if !frame.tabs.contains(tab) { mistakes.append("view \(view.number) placed for a tab that the frame has not") }
    view.tab = tab
    calls.append(.place(view.number, tab.id))
  }

  /// Takes the view out of sight.
  public func conceal(_ view: TabView) {
    check(view, "concealed")
    if view.tab == nil { mistakes.append("view \(view.number) concealed twice") }
    view.tab = nil
    calls.append(.conceal(view.number))
  }

  /// Drops the view.
  public func discard(_ view: TabView) {
    check(view, "discarded")
    view.isDiscarded = true
    view.tab = nil
    views.removeAll { $0 === view }
    calls.append(.discard(view.number))
  }

  /// Checks that just what the frame says is in sight.
  public func finish(_ frame: TabStripFrame, needsNaturalSize: Bool) {
    let shown = shown
    if shown.count != frame.tabs.count || frame.tabs.contains(where: { shown[$0.id]?.tab != $0 }) {
      mistakes.append("what is shown is not the frame")
    }
    calls.append(.finish(needsNaturalSize: needsNaturalSize))
  }

  /// Asks ``onAllows``.
  public func allows(_ change: SelectionChange) -> Bool {
    calls.append(.allows(change))
    return onAllows(change)
  }

  /// Tells ``onReport``.
  public func report(_ update: TabStripUpdate) {
    calls.append(.report(update))
    onReport(update)
  }

  /// Takes note; a test draws when it wants to.
  public func requestFrame(continuous: Bool) { calls.append(.requestFrame(continuous: continuous)) }

  private func check(_ view: TabView, _ verb: String) {
    if view.isDiscarded { mistakes.append("view \(view.number) \(verb) after it was discarded") }
  }
}
