#if !hasFeature(Embedded)
  import TabStripCore

  /// Reads a scenario line by line.
  struct ScenarioParser {
    let file: String
    private(set) var recording = Recording()
    private(set) var expectations: [Scenario.Expectation] = []
    private(set) var stepLines: [Int] = []
    /// On which line each thing that can be said once was said.
    private var said: [String: Int] = [:]

    private static let beginnings = [
      "style", "configuration", "set", "direction", "motion", "text", "viewport", "tabs", "tab", "at",
    ]

    init(file: String) { self.file = file }

    mutating func read(_ line: ScenarioLine) throws(ScenarioFault) {
      guard !line.isBlank else { return }
      if line.isIndented {
        try readExpectation(line)
      } else if line.peek == "at" {
        try readStep(line)
      } else {
        try readBeginning(line)
      }
    }

    private mutating func readExpectation(_ line: ScenarioLine) throws(ScenarioFault) {
      guard recording.steps.last?.action == .frame else {
        throw line.fault(expected: "no indented line, because only a frame has expectations")
      }
      let text = line.words.map(\.text).joined(separator: " ")
      expectations.append(Scenario.Expectation(step: recording.steps.count - 1, text: text, line: line.number))
    }

    private mutating func readStep(_ line: ScenarioLine) throws(ScenarioFault) {
      var line = line
      line.skip()
      let time = try line.number("the time in seconds")
      let action = try line.action()
      try line.requireEnd()
      recording.steps.append(RecordedStep(at: time, action))
      stepLines.append(line.number)
    }

    private mutating func readBeginning(_ line: ScenarioLine) throws(ScenarioFault) {
      var line = line
      guard recording.steps.isEmpty else {
        throw line.fault(expected: "'at', because steps have begun and the strip's beginning stands before them")
      }
      let start = line
      switch Self.beginnings[try line.choice("one of", of: Self.beginnings)] {
      case "style":
        try sayOnce("style", start)
        let recipe: Recipe<StyleMetric> = try line.recipe()
        recording.style.preset = recipe.preset
        recording.style.assignments += recipe.assignments
      case "configuration":
        try sayOnce("configuration", start)
        let recipe: Recipe<BehaviorSetting> = try line.recipe()
        recording.configuration.preset = recipe.preset
        recording.configuration.assignments += recipe.assignments
      case "set":
        switch try line.settings() {
        case .restyle(let recipe): recording.style.assignments += recipe.assignments
        case .reconfigure(let recipe): recording.configuration.assignments += recipe.assignments
        default: break
        }
      case "direction":
        try sayOnce("direction", start)
        recording.direction = try line.direction()
      case "motion":
        try sayOnce("motion", start)
        recording.motion = try line.motion()
      case "text":
        try sayOnce("text", start)
        recording.lineHeight = try line.number("the height of a line of text")
      case "viewport":
        try sayOnce("viewport", start)
        recording.viewport = try line.viewport()
      default:
        line = start
        recording.tabs += try line.tabs()
      }
      try line.requireEnd()
    }

    private mutating func sayOnce(_ thing: String, _ line: ScenarioLine) throws(ScenarioFault) {
      if let earlier = said[thing] {
        throw line.fault(expected: "no second '\(thing)': the first is on line \(earlier)")
      }
      said[thing] = line.number
    }
  }
#endif
