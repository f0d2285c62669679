import TabStripCore
import TabStripHosting

/// What random recordings made the model do, and how often.
package struct ModelTally {
  private var counts: [String: Int] = [:]
  /// Steps counted; shares are of these.
  package private(set) var steps = 0

  /// Makes a tally of nothing.
  package init() {}

  /// Counts a step by what it is, and by the state in which it left the model.
  package mutating func count(_ step: RecordedStep, _ strip: ModelStrip) {
    steps += 1
    for name in [Self.name(step.action)] + Self.states(strip) { counts[name, default: 0] += 1 }
  }

  /// What was less than one step in two hundred.
  package var rare: [String] { Self.required.filter { counts[$0, default: 0] * 200 < steps } }

  /// How many in a hundred steps each was.
  package var shares: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \(Double($0.value * 1_000 / max(1, steps)) / 10) %" }
      .joined(separator: ", ")
  }

  private static let required =
    ["cancel", "deselect", "disable or enable", "drag over", "fling", "focus", "frame", "hover", "insert", "key"]
    + ["lent row", "line height", "motion", "move", "overflow button", "pager", "pointer", "refuse", "remeasure"]
    + [
      "remove", "restyle", "reconfigure", "reveal", "scroll", "select", "tap", "turn round", "viewport", "wheel",
      "width",
    ]
    + ["rest", "held", "flight", "drive", "lent"].map { "row: \($0)" }
    + ["required", "optional", "multiple", "momentary"].map { "mode: \($0)" }
    + Distribution.allCases.map { "distribution: \($0)" }
    + ["right to left", "reduced motion", "hidden", "empty", "a pager is under way", "a button is held"]
    + ["too long", "beyond its ends", "snaps", "inline buttons", "overlaid buttons", "the mark moves"]

  private static func name(_ action: RecordedStep.Action) -> String {
    switch action {
    case .input(let input): name(input)
    case .select: "select"
    case .deselect: "deselect"
    case .reveal: "reveal"
    case .tap: "tap"
    case .insert: "insert"
    case .remove: "remove"
    case .removeAll: "remove all"
    case .move: "move"
    case .setTraits: "disable or enable"
    case .setWidth: "width"
    case .remeasure: "remeasure"
    case .restyle: "restyle"
    case .reconfigure: "reconfigure"
    case .refuse: "refuse"
    case .frame: "frame"
    }
  }

  private static func name(_ input: TabStripInput) -> String {
    switch input {
    case .resized: "viewport"
    case .directionChanged: "turn round"
    case .motionPreferenceChanged: "motion"
    case .textChanged: "line height"
    case .pointerDown, .pointerMoved, .pointerUp: "pointer"
    case .pointerCancelled: "cancel"
    case .hover, .hoverEnded: "hover"
    case .wheel: "wheel"
    case .fling: "fling"
    case .key: "key"
    case .focusGained, .focusLost: "focus"
    case .select: "select"
    case .deselect: "deselect"
    case .track, .trackJump, .trackEnded: "pager"
    case .dragOver, .dragOverEnded: "drag over"
    case .reveal: "reveal"
    case .scroll: "scroll"
    case .overflowPressed, .overflowReleased: "overflow button"
    case .externalScrollBegan, .externalScroll, .externalScrollEnded: "lent row"
    case .tick: "tick"
    }
  }

  private static func states(_ strip: ModelStrip) -> [String] {
    let movement =
      switch strip.movement {
      case .rest: "rest"
      case .held: "held"
      case .flight: "flight"
      case .drive: "drive"
      case .lent: "lent"
      }
    let mode =
      switch strip.configuration.selectionMode {
      case .required: "required"
      case .optional: "optional"
      case .multiple: "multiple"
      case .momentary: "momentary"
      }
    let others = [
      (strip.isRightToLeft, "right to left"), (strip.reducesMotion, "reduced motion"), (strip.width == 0, "hidden"),
      (strip.tabs.isEmpty, "empty"), (strip.tracked != nil, "a pager is under way"),
      (strip.held != nil, "a button is held"), (strip.row.overflows, "too long"),
      (strip.offset != strip.inside(strip.offset), "beyond its ends"),
      (strip.configuration.scrolling.snap != .none, "snaps"), (strip.row.hasInlineButtons, "inline buttons"),
      (strip.row.isOverlaid, "overlaid buttons"), (strip.mark.isMoving, "the mark moves"),
    ]
    return ["row: \(movement)", "mode: \(mode)", "distribution: \(strip.configuration.distribution)"]
      + others.filter(\.0).map(\.1)
  }
}
