import TabStripCore
import TabStripHosting

/// A strip with a host's part played: it measures when asked, lays out after every input and lets time pass.
struct Strip {
  private(set) var engine: TabStripEngine
  /// How the strip lies on the screen.
  private(set) var axis: StripAxis
  private(set) var frame = TabStripFrame()
  private(set) var now = 0.0
  /// The tabs in the order in which they were made.
  private(set) var tabs: [TabID] = []
  /// Widths of titles by tab.
  private var titles: [TabID: Double] = [:]
  /// The width of a title that has none of its own.
  var ordinaryTitle = 60.0
  /// The width of a title by how far its tab looks selected, where it depends on that.
  var titleBySelection: ((Double) -> Double)?
  /// Every change of selection that the engine told, in order.
  private(set) var changes: [SelectionChange] = []
  /// What the last input changed.
  private(set) var last = TabStripUpdate()

  /// A strip laid out in a viewport; with a width of nil it has none yet.
  ///
  /// - Parameters:
  ///   - titles: The widths of the tabs' titles, as many as there are tabs.
  ///   - scale: 64 pixels a point show every place as exactly as the engine has it.
  init(
    titles: [Double], viewport: Double?, height: Double = 48, isRightToLeft: Bool = false, isVertical: Bool = false,
    style: TabStripStyle = Strip.plainStyle, configuration: TabStripConfiguration = Strip.plainConfiguration,
    disabled: Set<Int> = [], lineHeight: Double = 16, scale: Double = 64
  ) {
    engine = TabStripEngine(style: style, configuration: configuration)
    axis = StripAxis(isVertical: isVertical)
    send(.motionPreferenceChanged(.reduced))
    if isRightToLeft { send(.directionChanged(.rightToLeft)) }
    send(.textChanged(lineHeight: lineHeight))
    for (index, title) in titles.enumerated() {
      let tab = engine.insert(at: index, traits: disabled.contains(index) ? .disabled : [], time: now).id
      tabs.append(tab)
      self.titles[tab] = title
    }
    if let viewport { resize(to: viewport, height: height, scale: scale) }
    layout()
    changes = []
  }

  /// Titles without padding: a tab is as wide as its title.
  static var plainStyle: TabStripStyle {
    var style = TabStripStyle()
    style.horizontalPadding = 0
    style.indicator = IndicatorStyle(form: .bar, thickness: 2)
    return style
  }

  /// Everything measured and shown, so that every place is in the frame; nothing selected unless asked for.
  static var plainConfiguration: TabStripConfiguration {
    var configuration = TabStripConfiguration()
    configuration.selectionMode = .optional
    configuration.reveal = RevealPolicies(.none)
    configuration.overscan = 1_000_000
    configuration.wholeMeasureLimit = 1_000_000
    return configuration
  }

  // MARK: Inputs

  mutating func send(_ input: TabStripInput, allowing allows: (SelectionChange) -> Bool = { _ in true }) {
    note(engine.handle(axis.flow(input), at: now, allowing: allows))
  }

  /// Changes tabs or settings.
  mutating func edit(_ body: (inout TabStripEngine, Double) -> TabStripUpdate) { note(body(&engine, now)) }

  private mutating func note(_ update: TabStripUpdate) {
    last = update
    if let change = update.selection { changes.append(change) }
    layout()
  }

  mutating func layout() {
    let (titles, ordinary, bySelection, previous) = (titles, ordinaryTitle, titleBySelection, frame)
    engine.layout(into: &frame) { tab in
      if let bySelection {
        return TabMeasurement(title: bySelection(previous.tabs.first { $0.id == tab }?.selectionFraction ?? 0))
      }
      return TabMeasurement(title: titles[tab] ?? ordinary)
    }
  }

  /// Gives the strip another length, along its row.
  mutating func resize(to width: Double, height: Double = 48, scale: Double = 64) {
    let (across, along) = axis.isVertical ? (height, width) : (width, height)
    send(.resized(Viewport(width: across, height: along, scale: scale)))
  }

  mutating func insert(title: Double, at index: Int, traits: TabTraits = []) -> TabID {
    var made: TabID?
    edit { engine, now in
      let (tab, update) = engine.insert(at: index, traits: traits, time: now)
      made = tab
      return update
    }
    guard let made else { preconditionFailure("an engine without a tab that it inserted") }
    tabs.insert(made, at: Swift.max(0, Swift.min(index, tabs.count)))
    setTitle(title, of: made)
    return made
  }

  mutating func remove(_ tab: TabID) {
    tabs.removeAll { $0 == tab }
    edit { $0.remove(tab, time: $1) }
  }

  mutating func removeAll() {
    tabs = []
    edit { $0.removeAll(time: $1) }
  }

  /// The tab's content became another one.
  mutating func setTitle(_ title: Double, of tab: TabID) {
    titles[tab] = title
    edit { $0.remeasure(tab, time: $1) }
  }

  /// Measures every tab anew.
  mutating func remeasureAll() {
    for tab in tabs { edit { $0.remeasure(tab, time: $1) } }
  }

  /// The user's scroller brings the row to an offset.
  mutating func place(at offset: Double) {
    send(.externalScrollBegan)
    send(.externalScroll(offset: offset))
    send(.externalScrollEnded)
  }

  mutating func setAnimated(_ isAnimated: Bool) {
    send(.motionPreferenceChanged(isAnimated ? .full : .reduced))
  }

  /// Lets time pass, in frames of a sixtieth of a second.
  mutating func wait(_ seconds: Double) {
    let end = now + seconds
    while now < end {
      now = Swift.min(end, now + 1.0 / 60)
      send(.tick)
    }
  }

  // MARK: Places

  /// The mark as it is seen in the strip's room.
  var shownMark: TabStripFrame.Rect? { frame.indicator.map(axis.shown) }

  /// Where each tab is seen along the strip: from the top down, or from the left.
  var shownAlong: [[Double]] {
    frame.tabs.map { tab in
      let rect = axis.shown(tab, of: frame)
      return axis.isVertical ? [rect.y, rect.height] : [rect.x, rect.width]
    }
  }

  /// Start and length of a tab in the row, from its leading end.
  func span(_ index: Int) -> [Double] {
    guard tabs.indices.contains(index), let span = engine.span(of: tabs[index]) else { return [] }
    return [span.start.points, span.length.points]
  }

  var spans: [[Double]] { tabs.indices.map(span) }

  /// Left edge and width of a tab as seen in the viewport.
  func seen(_ index: Int) -> [Double]? {
    frame.tabs.first { $0.index == index }.map { [$0.x, $0.width] }
  }

  /// A distance from the viewport's left edge as one from the row's.
  func inContent(_ x: Double) -> Double {
    // Right to left, a row shorter than the strip lies at its right.
    x + (engine.isRightToLeft ? frame.contentWidth - frame.width - frame.offset : frame.offset)
  }

  /// Left edge and width of the mark in the row, from its leading end; nil where there is none.
  var mark: [Double]? {
    frame.indicator.map { mark in
      let left = inContent(mark.x)
      return [engine.isRightToLeft ? frame.contentWidth - left - mark.width : left, mark.width]
    }
  }

  var selectedIndex: Int? { engine.selectedTab.flatMap { engine.index(of: $0) } }

  /// Whether the whole tab is in the viewport.
  func isWhollySeen(_ index: Int, within tolerance: Double = 0) -> Bool {
    guard let place = seen(index) else { return false }
    return place[0] >= frame.clip.x - tolerance
      && place[0] + place[1] <= frame.clip.x + frame.clip.width + tolerance
  }

  // MARK: Pointers

  /// A click in the middle of what is seen of a tab.
  mutating func click(_ tab: TabID, isPrimary: Bool = true) {
    guard let place = frame.tabs.first(where: { $0.id == tab }) else { return }
    let left = Swift.max(place.x, frame.clip.x)
    let right = Swift.min(place.x + place.width, frame.clip.x + frame.clip.width)
    let seen = axis.shown(TabStripFrame.Rect(x: left, width: right - left, height: frame.height))
    let pointer = Pointer(x: seen.x + seen.width / 2, y: seen.y + seen.height / 2, isPrimary: isPrimary)
    send(.pointerDown(pointer))
    let down = last
    send(.pointerUp(pointer))
    last = {
      var both = down
      both.merge(last)
      return both
    }()
  }
}
