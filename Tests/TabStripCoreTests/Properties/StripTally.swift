import TabStripCore

/// What happened in random sequences, and how often.
struct StripTally {
  private var counts: [String: Int] = [:]
  /// Steps counted; the others' shares are of these.
  private(set) var steps = 0

  /// What a run has to have done in one step of a hundred at least. Names of the same kind begin with the same word.
  static let required: [String] =
    InputKind.allCases.map { "input \($0)" } + TabStripKey.allCases.map { "key \($0)" }
    + ["wheel by points", "wheel by notches", "press of the leading button", "press of the trailing button"]
    + ["pointer mouse", "pointer touch", "pointer pen"]
    + EditKind.allCases.flatMap { ["edit \($0) at rest", "edit \($0) in motion"] }
    + SelectionCause.allCases.map { "cause \($0)" }
    + ["neither", "leading", "trailing", "both"].map { "overflow \($0)" }
    + ["required", "optional", "multiple", "momentary"].map { "mode \($0)" }
    + Distribution.allCases.map { "distribution \($0)" }
    + ["idle", "dragging", "ballistic", "driven", "external"].map { "row \($0)" }
    + ["hidden", "empty", "more than 64 tabs", "right to left", "reduced motion", "tracked", "spring loading"]
    .map { "state \($0)" }
    + ["several selected", "selected disabled", "button held", "hovered", "beyond the ends", "inline buttons"]
    .map { "state \($0)" }
    + ["snapping", "central tab", "centred ends"].map { "state \($0)" }
    + ["bad time", "veto", "focus changed"].map { "event \($0)" }

  mutating func countStep() { steps += 1 }

  mutating func count(_ name: String, _ isSo: Bool = true) { if isSo { counts[name, default: 0] += 1 } }

  mutating func add(_ other: StripTally) {
    steps += other.steps
    counts.merge(other.counts) { $0 + $1 }
  }

  /// What was too rare.
  var rare: [String] { Self.required.filter { counts[$0, default: 0] * 100 < steps } }

  /// One line a kind: how many in a thousand steps each was.
  var shares: String {
    let names = Self.required + Set(counts.keys).subtracting(Self.required).sorted()
    var lines: [(group: Substring, shares: [String])] = []
    for name in names {
      let parts = name.split(separator: " ", maxSplits: 1)
      let share = Double(counts[name, default: 0] * 10_000 / Swift.max(1, steps)) / 100
      if lines.last?.group != parts[0] { lines.append((parts[0], [])) }
      lines[lines.count - 1].shares.append("\(parts[1]) \(share) %")
    }
    return lines.map { "  \($0.group): \($0.shares.joined(separator: ", "))" }.joined(separator: "\n")
  }
}
