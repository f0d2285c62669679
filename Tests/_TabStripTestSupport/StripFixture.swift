import TabStripCore

/// A strip with known widths and a clock that stands still until told otherwise.
///
/// Tabs are named by the order in which they were made: `tab(3)` is the fourth, wherever it is now. Styles made by
/// ``plain(spacing:inset:)`` have no padding, so that a title's width is the tab's.
public struct StripFixture {
  /// The strip.
  public var engine: TabStripEngine
  /// The last frame laid out.
  public var frame = TabStripFrame()
  /// The present time in seconds.
  public var now = 0.0
  /// Every tab made, in order.
  public private(set) var ids: [TabID] = []
  /// The width of every tab made.
  public var widths: [TabID: Double] = [:]
  /// How many tabs have been measured, in all.
  public private(set) var measureCount = 0
  /// Every change of selection, in order.
  public private(set) var changes: [SelectionChange] = []
  /// Every tab that was reported as chosen again.
  public private(set) var reselections: [TabID] = []
  /// What the last input or edit changed.
  public private(set) var last = TabStripUpdate()
  /// Asked before a user's choice takes effect.
  public var allows: (SelectionChange) -> Bool = { _ in true }

  /// Titles without padding, so that widths are what the test says.
  public static func plain(spacing: Double = 0, inset: Double = 0, height: Double = 48) -> TabStripStyle {
    var style = TabStripStyle()
    style.spacing = spacing
    style.leadingInset = inset
    style.trailingInset = inset
    style.horizontalPadding = 0
    style.height = height
    style.bodyHeight = height
    return style
  }

  /// A strip with tabs of these widths; laid out if `width` is above 0.
  public init(
    _ widths: [Double], width: Double = 0, rightToLeft: Bool = false,
    style: TabStripStyle = StripFixture.plain(), configuration: TabStripConfiguration = TabStripConfiguration()
  ) {
    engine = TabStripEngine(style: style, configuration: configuration)
    if rightToLeft { send(.directionChanged(.rightToLeft)) }
    for width in widths { append(width) }
    if width > 0 { resize(width) }
  }

  /// Whether the row runs from right to left.
  public var isRightToLeft: Bool { engine.isRightToLeft }

  /// The n-th tab made.
  public func tab(_ n: Int) -> TabID { ids[n] }

  /// The number of the selected tab, in order of making.
  public var selected: Int? { engine.selectedTab.flatMap { ids.firstIndex(of: $0) } }

  /// Points from the leading end.
  public var offset: Double { engine.offset }

  /// Adds a tab at the end.
  @discardableResult
  public mutating func append(_ width: Double, traits: TabTraits = []) -> TabID {
    insert(width, at: engine.count, traits: traits)
  }

  /// Adds a tab.
  @discardableResult
  public mutating func insert(_ width: Double, at index: Int, traits: TabTraits = []) -> TabID {
    let (id, update) = engine.insert(at: index, traits: traits, time: now)
    ids.append(id)
    widths[id] = width
    note(update)
    return id
  }

  /// Takes the n-th tab made away.
  public mutating func remove(_ n: Int) { note(engine.remove(ids[n], time: now)) }

  /// Sends an input at the present time.
  @discardableResult
  public mutating func send(_ input: TabStripInput) -> TabStripUpdate {
    let update = engine.handle(input, at: now, allowing: allows)
    note(update)
    return update
  }

  /// Takes note of an edit made on the engine directly.
  public mutating func note(_ update: TabStripUpdate) {
    last = update
    if let change = update.selection { changes.append(change) }
    if let tab = update.reselected { reselections.append(tab) }
  }

  /// Lays out at the present time.
  public mutating func layout() {
    var measured = 0
    let widths = widths
    engine.layout(into: &frame) { id in
      measured += 1
      return TabMeasurement(title: widths[id] ?? 0)
    }
    measureCount += measured
  }

  /// Gives the strip a room and lays out.
  public mutating func resize(_ width: Double, height: Double = 48, scale: Double = 1) {
    send(.resized(Viewport(width: width, height: height, scale: scale)))
    layout()
  }

  /// Lets time pass in frames of 1/60 s, with a layout in each, as a host does.
  public mutating func run(_ seconds: Double) {
    let end = now + seconds
    while now < end {
      now = Swift.min(end, now + 1.0 / 60)
      send(.tick)
      layout()
    }
  }

  /// Chooses the n-th tab made, as the program does, and lays out.
  public mutating func select(_ n: Int?, animated: Bool = false) {
    send(.select(n.map { ids[$0] }, cause: .program, animated: animated))
    layout()
  }

  /// A distance from the leading edge of the strip, as x.
  public func x(_ flow: Double) -> Double { isRightToLeft ? frame.width - flow : flow }

  /// Where the n-th tab made is seen, as its distance from the leading edge of the strip, and its width.
  public func seen(_ n: Int) -> (start: Double, width: Double)? {
    frame.tabs.first { $0.id == ids[n] }.map { tab in
      (isRightToLeft ? frame.width - tab.x - tab.width : tab.x, tab.width)
    }
  }

  /// The states in which the n-th tab made is drawn.
  public func states(_ n: Int) -> TabStates? { frame.tabs.first { $0.id == ids[n] }?.states }

  /// Presses and releases at a distance from the leading edge of the strip.
  public mutating func tap(at flow: Double, y: Double = 24, kind: Pointer.Kind = .mouse) {
    send(.pointerDown(Pointer(x: x(flow), y: y, kind: kind)))
    send(.pointerUp(Pointer(x: x(flow), y: y, kind: kind)))
    layout()
  }

  /// Taps the middle of the n-th tab made, which must be in the frame.
  public mutating func tap(_ n: Int) {
    guard let (start, width) = seen(n) else { return }
    tap(at: start + width / 2)
  }
}
