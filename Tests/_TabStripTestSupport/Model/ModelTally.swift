import TabStripCore
import TabStripHosting

/// What random recordings made the model do, and how often.
package struct ModelTally {
  private var counts: [String: Int] = [:]
  /// Steps counted; shares are of these.
  package private(set) var steps = 0

  /// Makes a tally of nothing.
  package init() {}

  /// Counts the steps of a recording by what they are.
  package mutating func count(_ recording: Recording) {
    for step in recording.steps {
      steps += 1
      counts[Self.name(step.action), default: 0] += 1
    }
  }

  /// What was less than one step in three hundred.
  package var rare: [String] { counts.filter { $0.value * 300 < steps }.keys.sorted() }

  /// How many in a hundred steps each was, the most frequent first.
  package var shares: String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \(Double($0.value * 1_000 / max(1, steps)) / 10) %" }.joined(separator: ", ")
  }

  /// The first word of a step's text: the name of the input or edit.
  private static func name(_ action: RecordedStep.Action) -> String {
    var recording = Recording()
    recording.steps = [RecordedStep(at: 0, action)]
    let words = (recording.text.split(separator: "\n").last ?? "").split(separator: " ").dropFirst(2).map(String.init)
    return words.first == "key" ? words.prefix(2).joined(separator: " ") : words.first ?? ""
  }
}
