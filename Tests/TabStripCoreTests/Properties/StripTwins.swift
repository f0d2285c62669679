import _TabStripTestSupport

@testable import TabStripCore

/// A strip and its mirror image under the same steps.
struct StripTwins {
  var strip: TabStripEngine
  var mirror: TabStripEngine
  var frame = TabStripFrame()
  /// What the host has been told is out of date, since it last laid out.
  private var stale: TabStripUpdate.Staleness = []
  private var mirrorFrame = TabStripFrame()
  private(set) var parts: [TabID: TabMeasurement] = [:]
  private(set) var clock = 0.0
  /// Whether nothing has happened since the last layout.
  private(set) var isLaidOut = false
  /// What happened, and how often.
  var counts: [String: Int] = [:]

  init(style: TabStripStyle, configuration: TabStripConfiguration) {
    strip = TabStripEngine(style: style, configuration: configuration)
    mirror = strip
    _ = mirror.handle(.directionChanged(.rightToLeft), at: 0)
  }

  mutating func count(_ name: String, _ isSo: Bool = true) { if isSo { counts[name, default: 0] += 1 } }

  /// Lays a strip out with the widths that its tabs have.
  func lay(_ strip: inout TabStripEngine, into frame: inout TabStripFrame) {
    strip.layout(into: &frame) { parts[$0] ?? TabMeasurement(title: 0) }
  }

  /// Does a step to both, and tells what is wrong afterwards; nil if nothing is.
  mutating func perform(_ step: StripStep) -> String? {
    if step.time >= clock, step.time < .infinity { clock = step.time }
    let before = strip
    let seen = firstSeen(sparing: step.action)
    let update = Self.apply(step, to: &strip, mirrored: false) { parts[$0] = $1 }
    let itsUpdate = Self.apply(step, to: &mirror, mirrored: true) { _, _ in }
    tally(step, update)
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
      let input = mirrored ? input.mirrored(in: strip.width.points) : input
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

  private mutating func tally(_ step: StripStep, _ update: TabStripUpdate) {
    count("step")
    count(step.action.name)
    count("~veto", step.isVetoed)
    count("~bad time", !(step.time >= 0 && step.time < .infinity))
    count("~selection changed", update.selection != nil)
    count("~selection by \(update.selection.map { "\($0.cause)" } ?? "")", update.selection != nil)
    count("~reselected", update.reselected != nil)
    count("=tracked", strip.tracked != nil)
    count("=spring loads", strip.springLoad != nil)
    count("=several selected", strip.selectionCount > 1)
    count("=selected disabled", strip.selectedTabs.contains { strip.traits(of: $0)?.contains(.disabled) == true })
    count("=snaps", strip.configuration.scrolling.snap != .none)
    count("~focus changed", update.focus != nil)
    count("~claims pointer", update.claimsPointer)
    count("~consumed", update.isConsumed)
    count("=overflows", strip.overflows)
    count("=hidden", strip.width == .zero)
    count("=empty", strip.count == 0)
    count("=right to left", strip.isRightToLeft)
    count("=reduced motion", strip.motionPreference == .reduced)
    count("=needs tick", strip.needsTick)
    count("=inline buttons", strip.geometry.hasInlineButtons)
    count("=button held", strip.heldButton != nil)
    count("=pressed", strip.press != nil)
    count("=hovered", strip.hover != nil)
    count("=aims", strip.scroll.aim != nil)
    count("=out of limits", !strip.limits.contains(strip.offset))
    count("=centers ends", strip.configuration.centersEnds)
    count("=\(strip.configuration.distribution)")
    count("=\(strip.activityName)")
  }

  /// Whether the row is where nothing but its own rules put it: no hand holds it and it does not move.
  var isAtRest: Bool { strip.activityName == "idle" && strip.press == nil }
}

extension TabStripEngine {
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
