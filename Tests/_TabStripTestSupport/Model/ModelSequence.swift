import TabStripCore
import TabStripHosting

/// A random recording to run on engine and model.
package enum ModelSequence {
  /// The recording of a seed.
  package static func recording(seed: UInt64) -> Recording {
    var generator = RecordingGenerator(seed: seed, allowsBadNumbers: false)
    var recording = generator.recording()
    var random = SeededRandom(seed: ~seed)
    // What matters most here has to be frequent, and is one setting of many there.
    for (setting, values) in often where Int.random(in: 0..<3, using: &random) == 0 {
      recording.configuration.assignments.append(.init(setting, values.randomElement(using: &random)!))
    }
    recording.steps.removeAll { !ModelStrip.knows($0.action) }
    return recording
  }

  private static let often: [(BehaviorSetting, [Double])] = [
    (.selectionMode, [0, 1, 2, 3]), (.fewestSelected, [0, 2]), (.mostSelected, [1, 3]), (.reselection, [0, 1, 2]),
    (.selectsOnFocus, [0, 1]), (.wraps, [0, 1]), (.reachesDisabled, [0, 1]),
  ]
}

extension ModelStrip {
  /// Whether the model does the step.
  static func knows(_ action: RecordedStep.Action) -> Bool {
    switch action {
    case .select, .deselect, .insert, .remove, .removeAll, .move, .setTraits, .reconfigure, .refuse: true
    case .input(.key(.pageUp)), .input(.key(.pageDown)): false
    case .input(.key), .input(.focusGained), .input(.focusLost), .input(.directionChanged): true
    default: false
    }
  }
}
