import TabStripCore
import TabStripHosting

/// A random recording to run on engine and model.
package enum ModelSequence {
  /// The recording of a seed. One of four holds bad numbers.
  package static func recording(seed: UInt64) -> Recording {
    var generator = RecordingGenerator(seed: seed, allowsBadNumbers: seed % 4 == 3)
    var recording = generator.recording()
    var random = SeededRandom(seed: ~seed)
    // What matters most here has to be frequent, and is one setting of many there.
    for (setting, values) in often where Int.random(in: 0..<4, using: &random) == 0 {
      recording.configuration.assignments.append(.init(setting, values.randomElement(using: &random)!))
    }
    for _ in 0..<Int.random(in: 6...12, using: &random) {
      let place = Int.random(in: 0..<recording.steps.count, using: &random)
      let step = RecordedStep(at: recording.steps[place].time, seldom(&random))
      recording.steps.insert(step, at: place)
    }
    recording.configuration = whole(recording.configuration)
    for index in recording.steps.indices {
      guard case .reconfigure(let recipe) = recording.steps[index].action else { continue }
      recording.steps[index].action = .reconfigure(whole(recipe))
    }
    return recording
  }

  /// What the generator makes too seldom.
  private static func seldom(_ random: inout SeededRandom) -> RecordedStep.Action {
    let tab = TabName.index(Int.random(in: 0...20, using: &random))
    let x = Double(Int.random(in: -40...700, using: &random))
    let isOne = Bool.random(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .deselect(tab, cause: isOne ? .program : .tap)
    case 1: return .input(.dragOver(x: x, y: 20))
    case 2: return .input(.scroll(to: x, animated: isOne))
    case 3: return .input(.track(position: x / 32))
    case 4: return .input(.trackEnded)
    case 5: return .input(.tick)
    case 7: return .input(.motionPreferenceChanged(isOne || x > 200 ? .full : .reduced))
    case 6: return .setWidth(tab, TabMeasurement(title: abs(x) / 4))
    default: return .setTraits(tab, isOne ? .disabled : [])
    }
  }

  /// The same, but every row is measured whole: the model knows no rows of which it does not know everything.
  private static func whole(_ recipe: Recipe<BehaviorSetting>) -> Recipe<BehaviorSetting> {
    var whole = recipe
    whole.assignments.removeAll { $0.setting == .wholeMeasureLimit }
    whole.assignments.append(.init(.wholeMeasureLimit, 1_000))
    return whole
  }

  private static let often: [(BehaviorSetting, [Double])] = [
    (.fewestSelected, [0, 2]), (.mostSelected, [1, 3]), (.selectionMode, [0, 1, 2, 3]), (.reselection, [0, 1, 2]),
    (.selectsOnFocus, [0, 1]), (.wraps, [0, 1]), (.reachesDisabled, [0, 1]), (.distribution, [0, 1, 2, 3, 4, 5, 6]),
    (.centersEnds, [0, 1]), (.buttons, [0, 1, 2]), (.buttonsShowAlways, [0, 1]), (.paging, [0, 1, 2, 3]),
    (.succession, [0, 1, 2, 3]), (.deselectsDisabled, [0, 1]), (.reportsFirstSelection, [0, 1]),
    (.choosesOnPress, [0, 1]), (.restsAtEnds, [0, 1]), (.tolerance, [1, 3, 40]), (.pageFraction, [0.5, 0.85]),
    (.centerShift, [-30, 20.5]), (.activates, [0, 1]),
    (.pagesOnRelease, [0, 1]), (.snap, [0, 1, 2]), (.bounces, [0, 1]), (.selectsCentralTab, [0, 1]),
    (.springLoadingDelay, [0.25]), (.tapReveal, [0, 1, 2, 3, 4]), (.keyboardReveal, [0, 1, 2, 3, 4]),
    (.programReveal, [0, 1, 2, 3, 4]), (.trackingReveal, [0, 1, 2, 3, 4]),
  ]
}

extension ModelStrip {
  /// Whether all tabs are measured in each layout, as the model does.
  var isWhollyMeasured: Bool {
    tabs.count <= configuration.wholeMeasureLimit || configuration.distribution == .fillProportionally
  }
}
