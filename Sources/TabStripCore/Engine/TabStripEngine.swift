/// A whole strip as one value: it takes inputs and edits with their time, and gives a frame to draw.
///
/// The engine decides everything that a strip does; a host translates its toolkit's events into ``TabStripInput``, measures titles
/// when asked, and draws ``TabStripFrame``. It holds no clock, closure, string or colour, so that a copy is a snapshot of the
/// whole strip and the same inputs give the same frames on every platform.
///
/// ```swift
/// var engine = TabStripEngine(style: .pills, configuration: .pills)
/// var frame = TabStripFrame()
/// let tabs = engine.insert(count: 10, at: 0, time: 0).ids
/// _ = engine.handle(.resized(Viewport(width: 360, height: 48)), at: 0)
/// _ = engine.handle(.select(tabs[4], cause: .program, animated: false), at: 0)
/// engine.layout(into: &frame) { _ in TabMeasurement(title: 60) }
/// ```
///
/// Times are seconds from any fixed beginning and never run backward; a time that is NaN, infinite, earlier than the one before or more than
/// 10¹² seconds later is read as the one before.
public struct TabStripEngine: Sendable {
  /// How the strip looks.
  public internal(set) var style: TabStripStyle
  /// How the strip behaves, with bad numbers replaced by their defaults.
  public internal(set) var configuration: TabStripConfiguration

  var anatomy: Anatomy
  var items = ItemList()
  var direction = WritingDirection.leftToRight
  var motionPreference = MotionPreference.full
  var width = LayoutUnit.zero
  var height = 0.0
  var grid = PixelGrid(scale: 1)
  var lineHeight = 0.0
  var clock = 0.0
  var geometry: StripGeometry
  var isGeometryStale = false
  /// Whether a frame with a real width has been laid out: until then nothing is animated, since nothing has been seen.
  var hasAppeared = false
  /// Whether the strip as it is now has been laid out with a real width since it was last hidden: until then no motion would be seen.
  var isShown = false
  /// Whether the last layout stopped before every visible tab was measured.
  var isUnsettled = false
  var scroll = ScrollState()
  /// The selected tab; of several, the one chosen last.
  var selected: TabID?
  /// The other selected tabs.
  var alsoSelected = ChosenTabs()
  /// The position that a pager reports, while it does.
  var tracked: TrackedPosition?
  /// Whether the row goes along with that position; a hand that moves the row ends it until the next one comes.
  var followsTracked = false
  var springLoad: SpringLoad?
  var transition = SelectionTransition()
  var indicator = IndicatorMotion()
  var focus = Focus()
  var press: Press?
  var heldButton: HeldButton?
  /// Whether the wheel last turned more sideways than up or down.
  var isTurnedSideways = false
  /// Where a mouse or pen hovers, as seen.
  var hover: TabStripFrame.Rect?
  var found: Diagnostics = []
  var reported: Diagnostics = []

  /// Seconds, thirty thousand years: more than any clock is set forward. One wild time must not leave every later one in its past.
  static let longestStep = 1e12

  /// Makes an empty strip without a room.
  public init(style: TabStripStyle = TabStripStyle(), configuration: TabStripConfiguration = TabStripConfiguration()) {
    self.style = style
    anatomy = Anatomy(style)
    let (sound, isSound) = configuration.sound()
    self.configuration = sound
    geometry = StripGeometry(items: items, anatomy: anatomy, configuration: sound, width: .zero)
    if !anatomy.isSound { found.insert(.style) }
    if !isSound { found.insert(.configuration) }
  }

  /// Gives the strip another look. Every tab is measured again when it comes into view. O(1).
  public mutating func setStyle(_ style: TabStripStyle, at time: Double) -> TabStripUpdate {
    changing(at: time) { engine, update in
      guard engine.style != style else { return }
      let anchor = engine.anchor()
      engine.style = style
      engine.anatomy = Anatomy(style)
      if !engine.anatomy.isSound { engine.found.insert(.style) }
      engine.items.markAllStale()
      engine.isGeometryStale = true
      engine.hold(anchor)
      update.stale.formUnion([.layout, .frame])
    }
  }

  /// Gives the strip another behaviour. O(1), but O(n) where the selection mode begins to require a selection among disabled tabs.
  public mutating func setConfiguration(_ configuration: TabStripConfiguration, at time: Double) -> TabStripUpdate {
    changing(at: time, isSelectionInDoubt: true) { engine, update in
      let (sound, isSound) = configuration.sound()
      if !isSound { engine.found.insert(.configuration) }
      guard engine.configuration != sound else { return }
      let anchor = engine.anchor()
      engine.configuration = sound
      engine.heldButton = nil
      engine.springLoad = nil
      engine.isGeometryStale = true
      engine.fitSelection(&update)
      if let tab = engine.focus.tab { engine.passFocusOn(from: tab) }
      engine.hold(anchor)
      update.stale.formUnion([.layout, .frame])
    }
  }

  /// Brings the strip to `time` and lets `body` change it, then restores what always holds. The selection is in doubt where tabs, their
  /// traits or the mode may change; looking for it at every tick would cost O(n) where more tabs are required than there are.
  mutating func changing(
    at time: Double, isSelectionInDoubt: Bool = false, _ body: (inout TabStripEngine, inout TabStripUpdate) -> Void
  ) -> TabStripUpdate {
    var update = TabStripUpdate()
    let wasMoving = needsTick
    let oldFocus = focusedTab
    let wasUnderHand = isUnderHand
    let wasPressed = press != nil
    let oldOffset = scroll.offset
    advance(to: time)
    body(&self, &update)
    if configuration.overflow.restsAtEnds, wasUnderHand || wasPressed { restAtEnd() }
    if configuration.selectsCentralTab, scroll.offset != oldOffset, wasUnderHand || isUnderHand {
      selectCentralTab(&update)
    }
    if isSelectionInDoubt { requireSelection(&update) }
    refreshGeometry()
    keepInsideLimits()
    // A strip that had no tab for the focus, and has one now, shows where it is.
    if focus.isInside, focus.tab == nil { focus.tab = tabStop }
    // Keys, selection, edits and traits all move the focus; here none of them can be forgotten.
    if focusedTab != oldFocus {
      update.focus = FocusChange(old: oldFocus, new: focusedTab)
      update.stale.formUnion([.frame, .accessibility])
    }
    update.needsTick = needsTick
    if wasMoving || update.needsTick { update.stale.insert(.frame) }
    return update
  }

  /// Moves everything that moves by itself to where it is at `time`.
  mutating func advance(to time: Double) {
    if time >= clock && time - clock <= Self.longestStep {
      clock = time
    } else {
      found.insert(.time)
    }
    scroll.advance(to: clock)
    confine()
    indicator.advance(to: clock)
    transition.advance(to: clock)
  }

  /// Works the geometry out again if widths, order or settings changed.
  mutating func refreshGeometry() {
    guard isGeometryStale else { return }
    geometry = currentGeometry
    isGeometryStale = false
  }

  /// The geometry as it is now, also right after an edit.
  var currentGeometry: StripGeometry {
    isGeometryStale
      ? StripGeometry(items: items, anatomy: anatomy, configuration: configuration, width: width) : geometry
  }

  var limits: ScrollLimits {
    let geometry = currentGeometry
    return ScrollLimits(
      maximum: geometry.maximumOffset.points, viewport: geometry.viewport.points,
      bounces: configuration.scrolling.bounces)
  }

  var animates: Bool { isShown && width > .zero && motionPreference == .full }
}
