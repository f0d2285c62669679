import TabStripCore
import TabStripHosting

/// Makes recordings at random: everything that can happen to a strip, in any order, with bad numbers in between.
public struct RecordingGenerator<Source: RandomNumberGenerator> {
  private var random: Source
  private var tabs = 0
  private var inserted = 0
  private var clock = 0.0
  private var width = 360.0
  private var pointerX = 0.0
  private var isDown = false
  private let allowsBadNumbers: Bool

  /// Starts a generator that draws from a source.
  ///
  /// - Parameter allowsBadNumbers: Whether some numbers are NaN, infinite, negative, huge or tiny, and some times run
  ///   backward. Without them all lengths are whole 64ths of a point.
  public init(drawingFrom source: Source, allowsBadNumbers: Bool = true) {
    random = source
    self.allowsBadNumbers = allowsBadNumbers
  }

  /// The next recording: 30 to 90 steps over 0 to 60 tabs.
  public mutating func recording() -> Recording {
    var recording = Recording()
    tabs = one(in: 8) ? 0 : random(0...60)
    inserted = tabs
    clock = 0
    isDown = false
    recording.style = Recipe(preset: Preset.allCases.randomElement(using: &random)!, assignments: assignments())
    recording.configuration = Recipe(
      preset: Preset.allCases.randomElement(using: &random)!, assignments: assignments())
    recording.direction = one(in: 2) ? .leftToRight : .rightToLeft
    recording.motion = one(in: 6) ? .reduced : .full
    if !one(in: 8) { recording.lineHeight = length(8...30) }
    for _ in 0..<tabs { recording.tabs.append(tab()) }
    if !one(in: 6) { recording.viewport = viewport() }
    for _ in 0..<random(30...89) {
      if !one(in: 4) { clock += one(in: 12) ? 1.5 : Double(random(0...20)) / 64 }
      let time = allowsBadNumbers && one(in: 60) ? badNumber() : clock
      recording.steps.append(RecordedStep(at: time, one(in: 3) ? .frame : action()))
    }
    recording.steps.append(RecordedStep(at: clock + 5, .frame))
    return recording
  }

  // MARK: Chance

  private mutating func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func one(in count: Int) -> Bool { random(1...count) == 1 }

  private mutating func badNumber() -> Double {
    [.nan, .infinity, -.infinity, -1, -0.0, 1e300, -1e300, 1e-300, 4e15, 0.1][random(0...9)]
  }

  /// Whole 64ths of a point, from a range of whole points.
  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    if allowsBadNumbers, one(in: 40) { return badNumber() }
    let points = Double(random(range))
    return one(in: 3) ? points + Double(random(0...63)) / 64 : points
  }

  // MARK: Parts

  private mutating func tab() -> RecordedTab {
    var measurement = TabMeasurement(title: one(in: 12) ? length(200...700) : length(10...140))
    if one(in: 6) { measurement.icon = length(8...24) }
    if one(in: 6) { measurement.badge = length(4...30) }
    return RecordedTab(measurement, traits: one(in: 7) ? .disabled : [])
  }

  private mutating func viewport() -> Viewport {
    if one(in: 10) { return Viewport(width: 0, height: length(30...60)) }
    // Widths on the pixels of their scale, as a host has them.
    let scale = [1, 1, 2, 1.5][random(0...3)]
    width = Double(one(in: 4) ? random(20...1_100) : random(20...250)) * 2
    if allowsBadNumbers, one(in: 30) { return Viewport(width: badNumber(), height: badNumber(), scale: badNumber()) }
    return Viewport(width: width, height: length(30...60), scale: scale)
  }

  private mutating func name() -> TabName {
    one(in: 2) ? .index(random(0...max(1, tabs + tabs / 20))) : .insertion(random(0...max(1, inserted)))
  }

  private mutating func assignments<Setting: RecordedSetting>() -> [Recipe<Setting>.Assignment] {
    var assignments: [Recipe<Setting>.Assignment] = []
    for _ in 0..<(one(in: 2) ? 0 : random(1...4)) {
      let setting = Setting.allCases.randomElement(using: &random)!
      assignments.append(Recipe.Assignment(setting, value(of: setting)))
    }
    return assignments
  }

  private mutating func value<Setting: RecordedSetting>(of setting: Setting) -> Double {
    switch setting.kind {
    case .flag: return Double(random(0...1))
    case .choice(let count): return Double(random(0...Int(count) - 1))
    case .whole: return Double(random(-1...80))
    case .number:
      if allowsBadNumbers, one(in: 12) { return badNumber() }
      // Near the preset's value, whatever it measures.
      let preset = setting.value(in: Setting.subject(of: Preset.allCases.randomElement(using: &random)!))
      guard preset.isFinite else { return Double(random(40...200)) }
      return (preset * Double(random(8...160))).rounded(.down) / 64 + Double(random(0...8))
    }
  }

  private mutating func pointer(_ move: Int) -> Pointer {
    if allowsBadNumbers, one(in: 60) { return Pointer(x: badNumber(), y: badNumber()) }
    pointerX += Double(random(-move...move))
    let kind: Pointer.Kind = [.mouse, .mouse, .touch, .pen][random(0...3)]
    return Pointer(
      id: one(in: 20) ? 1 : 0, x: pointerX, y: Double(random(-4...52)), kind: kind, isPrimary: !one(in: 20))
  }

  private mutating func action() -> RecordedStep.Action {
    if isDown, !one(in: 3) {
      if !one(in: 4) { return .input(.pointerMoved(pointer(60))) }
      isDown = false
      return .input(one(in: 6) ? .pointerCancelled : .pointerUp(pointer(20)))
    }
    switch random(0...99) {
    case 0..<10:
      isDown = true
      pointerX = Double(random(0...Int(width)))
      return .input(.pointerDown(pointer(2)))
    case 10..<15: return .tap(name(), [.mouse, .touch][random(0...1)])
    case 15..<24: return selection()
    case 24..<27: return .reveal(name(), policy(), animated: !one(in: 3))
    case 27..<41: return edit()
    case 41..<48: return .input(.key(TabStripKey.allCases.randomElement(using: &random)!))
    case 48..<51: return .input(.focusGained(visible: !one(in: 3)))
    case 51..<53: return .input(.focusLost)
    case 53..<60: return .input(.wheel(dx: turn(3), dy: turn(3), unit: one(in: 2) ? .notches : .points))
    case 60..<64: return .input(.fling(vx: turn(3_000), vy: turn(500)))
    case 64..<69: return .input(.overflowPressed(one(in: 2) ? .leading : .trailing))
    case 69..<71: return .input(.overflowReleased)
    case 71..<75: return .input(.resized(viewport()))
    case 75..<77: return .input(.textChanged(lineHeight: length(8...30)))
    case 77..<79: return .input(.directionChanged(one(in: 2) ? .leftToRight : .rightToLeft))
    case 79..<80: return .input(.motionPreferenceChanged(one(in: 2) ? .full : .reduced))
    case 80..<83: return .input(.hover(x: length(0...max(1, Int(width))), y: length(0...50)))
    case 83..<84: return .input(.hoverEnded)
    case 84..<86: return .input(.externalScrollBegan)
    case 86: return .input(.scroll(to: length(-40...2_000), animated: !one(in: 3)))
    case 87..<89: return .input(.externalScroll(offset: length(-40...2_000)))
    case 89..<91: return .input(.externalScrollEnded)
    case 91..<93: return .restyle(Recipe(preset: preset(), assignments: assignments()))
    case 93..<95: return .reconfigure(Recipe(preset: preset(), assignments: assignments()))
    case 95..<97: return .refuse(one(in: 3))
    case 97:
      if one(in: 2) { return .input(.track(position: turn(60))) }
      return .input(.trackJump(from: random(0...tabs), to: random(0...tabs), fraction: Double(random(0...8)) / 8))
    case 98: return one(in: 2) ? .input(.trackEnded) : .deselect(name(), cause: one(in: 2) ? .program : .tap)
    default: return dragOver()
    }
  }

  private mutating func dragOver() -> RecordedStep.Action {
    switch random(0...3) {
    case 0: .input(.dragOverEnded)
    case 1: .input(.tick)
    default: .input(.dragOver(x: length(0...max(1, Int(width))), y: length(0...50)))
    }
  }

  private mutating func preset() -> Preset? { one(in: 2) ? nil : Preset.allCases.randomElement(using: &random) }

  private mutating func turn(_ most: Int) -> Double {
    if allowsBadNumbers, one(in: 40) { return badNumber() }
    return Double(random(-most...most))
  }

  private mutating func selection() -> RecordedStep.Action {
    let cause = SelectionCause.allCases.randomElement(using: &random)!
    return .select(one(in: 8) ? nil : name(), cause: one(in: 2) ? .program : cause, animated: !one(in: 3))
  }

  private mutating func policy() -> RevealPolicy {
    switch random(0...4) {
    case 0: .none
    case 1: .nearest(peek: length(0...40))
    case 2: .center
    case 3: .trailing
    default: .leading
    }
  }

  private mutating func edit() -> RecordedStep.Action {
    switch random(0...11) {
    case 0...2 where tabs < 58:
      let count = one(in: 2) ? 1 : random(0...min(6, 60 - tabs))
      var new: [RecordedTab] = []
      for _ in 0..<count { new.append(tab()) }
      tabs += count
      inserted += count
      return .insert(new, at: random(0...tabs))
    case 3, 4:
      tabs = max(0, tabs - 1)
      return .remove(name())
    case 5:
      guard one(in: 6) else { return .move(name(), to: random(0...tabs)) }
      tabs = 0
      return .removeAll
    case 6, 7: return .move(name(), to: random(0...tabs))
    case 8: return .setTraits(name(), one(in: 2) ? .disabled : [])
    case 9: return .setWidth(name(), tab().measurement)
    default: return .remeasure(name(), tab().measurement)
    }
  }
}

extension RecordingGenerator<SeededRandom> {
  /// Starts the generator of a seed.
  public init(seed: UInt64, allowsBadNumbers: Bool = true) {
    self.init(drawingFrom: SeededRandom(seed: seed), allowsBadNumbers: allowsBadNumbers)
  }
}

extension Recording {
  /// The recording of a seed. Three of four hold bad numbers.
  public static func random(seed: UInt64) -> Recording {
    var generator = RecordingGenerator(seed: seed, allowsBadNumbers: seed % 4 != 0)
    return generator.recording()
  }
}
