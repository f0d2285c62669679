import _TabStripTestSupport

@testable import TabStripCore

/// A strip and its mirror image under the same steps.
struct StripTwins {
  var strip: TabStripEngine
  var mirror: TabStripEngine
  var frame = TabStripFrame()
  /// What the host has been told is out of date, since it last laid out.
  private var stale: TabStripUpdate.Staleness = [.layout, .frame, .accessibility]
  private var mirrorFrame = TabStripFrame()
  private(set) var parts: [TabID: TabMeasurement] = [:]
  private(set) var clock = 0.0
  /// Whether nothing has happened since the last layout.
  private(set) var isLaidOut = false
  /// What happened, and how often.
  var tally = StripTally()

  init(style: TabStripStyle, configuration: TabStripConfiguration) {
    strip = TabStripEngine(style: style, configuration: configuration)
    mirror = strip
    _ = mirror.handle(.directionChanged(.rightToLeft), at: 0)
  }

  /// Lays a strip out with the widths that its tabs have.
  func lay(_ strip: inout TabStripEngine, into frame: inout TabStripFrame) {
    strip.layout(into: &frame) { parts[$0] ?? TabMeasurement(title: 0) }
  }

  /// Does a step to both, and tells what is wrong afterwards; nil if nothing is. The steps that set a strip up are not counted.
  mutating func perform(_ step: StripStep, counted: Bool = true) -> String? {
    if step.time >= clock, step.time < .infinity { clock = step.time }
    let before = strip
    let seen = firstSeen(sparing: step.action)
    let update = Self.apply(step, to: &strip, mirrored: false) { parts[$0] = $1 }
    let itsUpdate = Self.apply(step, to: &mirror, mirrored: true) { _, _ in }
    if counted { count(step, update, wasMoving: before.isInMotion) }
    stale.formUnion(update.stale)
    if update != itsUpdate { return "update \(update) ≠ mirror's \(itsUpdate)" }
    if let wrong = wrongInUpdate(update, step, from: before) { return wrong }
    if let wrong = wrongInState() { return wrong }
    isLaidOut = step.laysOut
    guard isLaidOut else { return nil }
    let (shown, told) = (frame, stale)
    stale = strip.isUnsettled ? .frame : []
    lay(&strip, into: &frame)
    if let wrong = wrongInStaleness(told, from: shown) { return wrong }
    lay(&mirror, into: &mirrorFrame)
    if let difference = frame.difference(from: mirrorFrame.mirrored()) { return "not the mirror image: \(difference)" }
    if strip.needsTick != mirror.needsTick { return "only one of the two needs a tick" }
    return wrongInState() ?? wrongInFrame() ?? wrongInPlace(of: seen)
  }

  private static func apply(
    _ step: StripStep, to strip: inout TabStripEngine, mirrored: Bool, noting note: (TabID, TabMeasurement) -> Void
  ) -> TabStripUpdate {
    let time = step.time
    switch step.action {
    case .input(let input):
      let width = strip.width.points
      // Counted from the other edge a place may be rounded: both get one that each can say.
      let input = mirrored ? input.mirrored(in: width) : input.mirrored(in: width).mirrored(in: width)
      let hover = strip.hover.map { (original: strip.width.points - $0.x, y: $0.y) }
      let update = strip.handle(input, at: time) { _ in !step.isVetoed }
      if mirrored, case .resized = input, let hover, strip.hover != nil {
        // The edge from which x counts has moved away under the mouse.
        _ = strip.handle(.hover(x: strip.width.points - hover.original, y: hover.y), at: time)
      }
      return update
    case .insert(let parts, let traits, let index):
      let (id, update) = strip.insert(at: index, traits: traits, time: time)
      note(id, parts)
      return update
    case .insertMany(let parts, let index):
      let (ids, update) = strip.insert(count: parts.count, at: index, time: time)
      for (id, parts) in zip(ids, parts) { note(id, parts) }
      return update
    case .remove(let id): return strip.remove(id, time: time)
    case .removeAll: return strip.removeAll(time: time)
    case .move(let id, let index): return strip.move(id, to: index, time: time)
    case .setItems(let kept, let new):
      var update = TabStripUpdate()
      for id in (0..<strip.count).compactMap({ strip.id(at: $0) }) where !kept.contains(id) {
        update.merge(strip.remove(id, time: time))
      }
      for (index, id) in kept.enumerated() { update.merge(strip.move(id, to: index, time: time)) }
      for index in new.keys.sorted() {
        let (id, its) = strip.insert(at: index, time: time)
        note(id, new[index]!)
        update.merge(its)
      }
      update.needsTick = strip.needsTick
      // What came silently to one of the new tabs: a host that sets all tabs at once tells of it.
      if strip.configuration.selectionMode.most == 1 { update.selection?.new = strip.selectedTab }
      return update
    case .setTraits(let traits, let id): return strip.setTraits(traits, of: id, time: time)
    case .remeasure(let id, let parts):
      note(id, parts)
      return strip.remeasure(id, time: time)
    case .remeasureAll(let parts, let lineHeight):
      for (index, parts) in parts.enumerated() {
        if let id = strip.id(at: index) { note(id, parts) }
      }
      return strip.handle(.textChanged(lineHeight: lineHeight.isFinite ? lineHeight : 17), at: time)
    case .setStyle(let style): return strip.setStyle(style, at: time)
    case .setConfiguration(let configuration): return strip.setConfiguration(configuration, at: time)
    }
  }

  private mutating func count(_ step: StripStep, _ update: TabStripUpdate, wasMoving: Bool) {
    tally.countStep()
    count(step.action, update, wasMoving: wasMoving)
    tally.count("event veto", step.isVetoed)
    tally.count("event bad time", !(step.time >= 0 && step.time < .infinity))
    tally.count("event focus changed", update.focus != nil)
    tally.count("event claims pointer", update.claimsPointer)
    let mode =
      switch strip.configuration.selectionMode {
      case .required: "required"
      case .optional: "optional"
      case .multiple: "multiple"
      case .momentary: "momentary"
      }
    tally.count("mode \(mode)")
    if strip.width > .zero {
      let ends = (strip.canScroll(toward: .leading), strip.canScroll(toward: .trailing))
      tally.count(
        ends == (true, true)
          ? "overflow both" : ends.0 ? "overflow leading" : ends.1 ? "overflow trailing" : "overflow neither")
    }
    tally.count("distribution \(strip.configuration.distribution)")
    tally.count("row \(strip.activityName)")
    tally.count("state tracked", strip.tracked != nil)
    tally.count("state spring loading", strip.springLoad != nil)
    tally.count("state several selected", strip.selectionCount > 1)
    tally.count(
      "state selected disabled", strip.selectedTabs.contains { strip.traits(of: $0)?.contains(.disabled) == true })
    tally.count("state snapping", strip.configuration.scrolling.snap != .none)
    tally.count("state central tab", strip.configuration.selectsCentralTab)
    tally.count("state hidden", strip.width == .zero)
    tally.count("state empty", strip.count == 0)
    tally.count("state more than 64 tabs", strip.count > 64)
    tally.count("state right to left", strip.isRightToLeft)
    tally.count("state reduced motion", strip.motionPreference == .reduced)
    tally.count("state inline buttons", strip.geometry.hasInlineButtons)
    tally.count("state button held", strip.heldButton != nil)
    tally.count("state hovered", strip.hover != nil)
    tally.count("state beyond the ends", !strip.limits.contains(strip.offset))
    tally.count("state centred ends", strip.configuration.centersEnds)
  }

  private mutating func count(_ action: StripAction, _ update: TabStripUpdate, wasMoving: Bool) {
    if let edit = EditKind(action) { tally.count("edit \(edit) \(wasMoving ? "in motion" : "at rest")") }
    tally.count("cause reselect", update.reselected != nil)
    /// A cause that was put in with the input proves nothing, except where that is how it comes about.
    var given: SelectionCause?
    if case .input(let input) = action {
      tally.count("input \(InputKind(input))")
      switch input {
      case .key(let key): tally.count("key \(key)")
      case .wheel(_, _, let unit): tally.count("wheel by \(unit)")
      case .overflowPressed(let end): tally.count("press of the \(end) button")
      case .pointerDown(let pointer): tally.count("pointer \(pointer.kind)")
      case .select(_, let cause, _), .deselect(_, let cause): given = cause == .program || cause == .tap ? nil : cause
      default: break
      }
    }
    if let cause = update.selection?.cause, cause != given, cause != .reselect { tally.count("cause \(cause)") }
  }

  /// Whether the row is where nothing but its own rules put it: no hand holds it and it does not move.
  var isAtRest: Bool { strip.activityName == "idle" && strip.press == nil }
}

extension TabStripEngine {
  /// Whether something moves, by itself or by a hand.
  var isInMotion: Bool { needsTick || isUnderHand }

  /// What moves the row, in a word.
  var activityName: String {
    switch scroll.activity {
    case .idle: "idle"
    case .dragging: "dragging"
    case .ballistic: "ballistic"
    case .driven: "driven"
    case .external: "external"
    }
  }
}
