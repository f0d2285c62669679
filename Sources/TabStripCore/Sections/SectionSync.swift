/// Keeps a strip of tabs and the sections of a page together: which section is active, and where to scroll for a chosen tab.
///
/// A value like ``TabStripEngine``: the host tells it what happens to the page, and does what the update says. It never scrolls by
/// itself, and never guesses whether a scroll is over.
///
/// ```swift
/// var sync = SectionSync()
/// _ = sync.handle(.sectionsChanged(.replaceAll([500, 500, 200, 100])), at: 0)
/// _ = sync.handle(.headerChanged(StickyHeader(height: 50, placement: .fixed)), at: 0)
/// _ = sync.handle(.pageResized(height: 600), at: 0)
/// sync.handle(.scrolled(to: 225, by: .user), at: 1).position   // 0.5
/// sync.handle(.tabChosen(.index(1), cause: .tap, animated: true), at: 2).scroll?.target   // 450
/// ```
///
/// A step of a scroll costs O(log n + 512) for n sections and allocates nothing. Times are seconds from any fixed beginning; one
/// that is NaN, infinite or earlier than the one before is read as the one before.
public struct SectionSync: Sendable {
  /// The page's content.
  public internal(set) var sections = SectionMap()
  /// The strip on the page, with bad numbers read as 0.
  public internal(set) var header = StickyHeader()
  /// The settings.
  public internal(set) var configuration: SectionSyncConfiguration
  /// The active section; nil without sections and, if so set, above the first.
  public internal(set) var active: SectionID?
  /// Who is to take over from the active section, which this input has removed, where nothing shows that could decide: the next, else the one before.
  var heir: SectionID?
  /// The page's offset as last told, beyond its range while it bounces.
  public internal(set) var offset = 0.0

  var viewport = LayoutUnit.zero
  var lock = ScrollLock.free
  var lastScroller = SectionSyncInput.Scroller.program
  /// Whether the page is known to stand still: a page that moves has to be told even to stay where it is.
  var isResting = true
  var motionPreference = MotionPreference.full
  /// Whether the page has been seen: until then nothing is animated.
  var hasAppeared = false
  var clock = 0.0
  var geometry: PageGeometry
  var positions: PositionMap
  var isGeometryStale = false
  var toldPosition: Double?
  var toldHeader: StickyHeader.Place?
  var found: Diagnostics = []
  var reported: Diagnostics = []

  /// Makes a page without sections that is not laid out yet.
  public init(configuration: SectionSyncConfiguration = SectionSyncConfiguration()) {
    self.configuration = configuration
    geometry = PageGeometry(sections: sections, header: header, line: configuration.line, viewport: .zero)
    positions = PositionMap(geometry: geometry, sections: sections)
    if !configuration.line.isSound { found.insert(.configuration) }
  }

  /// Takes one input. O(log n + 512), but for edits that cost more.
  ///
  /// - Parameters:
  ///   - input: What happened.
  ///   - time: When, in seconds.
  public mutating func handle(_ input: SectionSyncInput, at time: Double) -> SectionSyncUpdate {
    advance(to: time)
    var update = SectionSyncUpdate()
    let cause = take(input)
    settle(cause, &update)
    return update
  }

  /// Takes inputs that belong together: what is active is decided once, after the last one.
  ///
  /// So a page whose sections grew and whose offset was moved along with them does not pass through a state that never was.
  public mutating func handle(_ inputs: [SectionSyncInput], at time: Double) -> SectionSyncUpdate {
    advance(to: time)
    var update = SectionSyncUpdate()
    var cause = SectionChange.Cause.layout
    for input in inputs { cause = take(input) }
    settle(cause, &update)
    return update
  }

  private mutating func advance(to time: Double) {
    if time >= clock && time < .infinity { clock = time } else { found.insert(.time) }
  }

  /// Works out again what follows from sizes, if any changed. O(log n + 512).
  mutating func refreshGeometry() {
    guard isGeometryStale else { return }
    isGeometryStale = false
    geometry = PageGeometry(sections: sections, header: header, line: configuration.line, viewport: viewport)
    positions = PositionMap(geometry: geometry, sections: sections)
  }

  /// The offset within the page's range.
  var restingOffset: LayoutUnit { geometry.clamped(LayoutUnit(offset)) }
}
