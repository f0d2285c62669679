import TabStripCore
import _TabStripTestSupport

/// Styles, configurations and steps made from random numbers; some of the numbers are bad.
struct RandomStrip {
  var random: SeededRandom
  private var now = 0.0
  /// The pointer that is down, as far as the generator knows.
  private var pointer: Pointer?
  /// Which way it mostly moves.
  private var drift = 1.0
  private var mixes: Mix

  /// What a sequence does most.
  enum Mix: CaseIterable { case anything, pointing, editing, moving, calm }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    mixes = .anything
    mixes = Mix.allCases.randomElement(using: &random)!
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func pick<T>(_ choices: T...) -> T { choices.randomElement(using: &random)! }
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * 16).rounded() / 16
  }
  mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  /// Now and then no sensible number at all.
  mutating func spoiled(_ value: Double) -> Double {
    chance(2)
      ? pick(.nan, .infinity, -.infinity, -7, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude) : value
  }

  mutating func policy() -> RevealPolicy {
    pick(.none, .nearest(peek: 0), .nearest(peek: spoiled(20)), .center, .center, .leading)
  }

  mutating func spring() -> SpringTuning { pick(.noBounce, .noBounce, .lightBounce, .heavyBounce) }

  mutating func configuration() -> TabStripConfiguration {
    var result = TabStripConfiguration()
    result.distribution = Distribution.allCases.randomElement(using: &random)!
    result.centersEnds = chance(20)
    result.selectionMode = pick(
      .required, .required, .optional, .multiple(min: 0, max: 3), .multiple(min: 2, max: 4), .multiple(min: -1, max: 0),
      .momentary)
    result.selectsCentralTab = chance(15)
    result.springLoadingDelay = chance(30) ? spoiled(0.3) : nil
    result.reselection = pick(.ignore, .report, .reportAndReveal)
    result.reveal = RevealPolicies(tap: policy(), keyboard: policy(), program: policy(), tracking: policy())
    result.overflow = OverflowConfiguration(
      placement: pick(.none, .overlaid, .inline), showsAlways: chance(25),
      paging: pick(.item, .visibleItems, .viewport),
      tolerance: spoiled(pick(0, 1, 1, 1, 10)), repeatDelay: spoiled(0.65), repeatInterval: spoiled(0.1))
    result.scrolling = ScrollConfiguration(
      dragsWithMouse: chance(80), bounces: chance(75), slop: spoiled(pick(0, 8, 20)),
      frictionRate: spoiled(pick(1, 2.5, 8)), minimumFlingSpeed: spoiled(50), wheelStep: spoiled(60),
      snap: pick(.none, .none, .center, .leading),
      spring: spring())
    result.keyboard = KeyboardConfiguration(
      selectsOnFocus: chance(60), wraps: chance(30), reachesDisabled: chance(20))
    result.estimatedTabWidth = spoiled(pick(80, 80, 0, 300))
    result.overscan = Swift.min(spoiled(pick(100, 0, 500)), 1e4)
    result.wholeMeasureLimit = pick(64, 64, 64, 0, 8, -1)
    return result
  }

  mutating func style() -> TabStripStyle {
    if chance(30) { return pick(.pills, .chips, .selectionList, .segmented, .sticky) }
    var result = StripFixture.plain(spacing: spoiled(pick(0, 8, 0.3, 20)), inset: spoiled(pick(0, 12, 16)))
    if chance(20) { result.leadingInset = spoiled(number(0...60)) }
    result.minimumTabWidth = spoiled(pick(0, 0, 24, 90))
    result.maximumTabWidth = pick(.infinity, .infinity, spoiled(120), 10)
    result.horizontalPadding = spoiled(pick(0, 5, 12))
    if chance(30) { result.bodyHeight = nil }
    result.indicator = IndicatorStyle(
      form: IndicatorStyle.Form.allCases.randomElement(using: &random)!, thickness: spoiled(pick(0.6, 3)),
      inset: spoiled(pick(0, 0, -7.5, 4, 200)), spring: spring(), interpolation: pick(.linear, .elastic))
    result.fade = FadeStyle(
      clearDistance: spoiled(pick(0, 10)), solidDistance: spoiled(pick(0, 24, 30)), rampDistance: spoiled(pick(0, 24)))
    result.overflowButton.width = spoiled(pick(40, 32, 0, 30.3))
    return result
  }

  mutating func measurement() -> TabMeasurement {
    TabMeasurement(
      title: spoiled(pick(number(0...140), number(0...140), number(30...90), 80, 0, 500)),
      icon: chance(15) ? spoiled(16) : 0, badge: chance(15) ? spoiled(number(0...20)) : 0)
  }

  mutating func viewport() -> TabStripInput {
    let width =
      chance(6) ? 0 : chance(6) ? number(0...100) : pick(number(100...800), number(100...800), 320, 360, 399, 2000)
    return .resized(
      Viewport(
        width: chance(10) ? spoiled(width) : width, height: spoiled(pick(48, 48, 48, 44, 44, 31.5, 0)),
        scale: spoiled(pick(1, 1, 2, 1.25, 1.5, 3))))
  }

  /// The steps that set a strip up.
  mutating func opening() -> [StripStep] {
    var steps: [StripStep] = []
    let count = chance(4) ? integer(60...200) : chance(6) ? 0 : integer(1...16)
    steps.append(StripStep(action: .insertMany((0..<count).map { _ in measurement() }, at: 0), time: 0))
    steps.append(StripStep(action: .input(viewport()), time: 0, laysOut: chance(80)))
    steps.append(StripStep(action: .input(.textChanged(lineHeight: 17)), time: 0, laysOut: chance(50)))
    if chance(50) { steps.shuffle(using: &random) }
    return steps
  }

  /// The next step for a strip in this state.
  mutating func step(_ engine: TabStripEngine, _ frame: TabStripFrame) -> StripStep {
    now += pick(0, 0.004, 1.0 / 60, 1.0 / 60, 1.0 / 60, 0.05, 0.3, 2)
    var time = now
    if chance(2) { time = pick(.nan, now - 1, .infinity, -.infinity) }
    return StripStep(action: action(engine, frame), time: time, isVetoed: chance(5), laysOut: chance(85))
  }

  private mutating func action(_ engine: TabStripEngine, _ frame: TabStripFrame) -> StripAction {
    let weights =
      switch mixes {
      case .anything: [15, 10, 15, 10, 20, 10, 15]
      case .pointing: [55, 10, 10, 5, 10, 2, 8]
      case .editing: [10, 5, 10, 10, 45, 5, 15]
      case .moving: [15, 5, 50, 15, 5, 2, 8]
      case .calm: [5, 5, 25, 10, 5, 2, 48]
      }
    var roll = integer(0...weights.reduce(0, +) - 1)
    var kind = 0
    while roll >= weights[kind] {
      roll -= weights[kind]
      kind += 1
    }
    switch kind {
    case 0: return .input(pointing(frame))
    case 1: return .input(keyboard())
    case 2: return .input(moving(engine, frame))
    case 3: return .input(choosing(engine, frame))
    case 4: return edit(engine)
    case 5: return setting()
    default: return .input(.tick)
    }
  }

  private mutating func place(_ frame: TabStripFrame) -> (x: Double, y: Double) {
    var x = number(-20...Swift.max(0, frame.width) + 20)
    if chance(60), let tab = frame.tabs.randomElement(using: &random) {
      x = tab.x + tab.width / 2
      // Whole layout units, so that mirroring is exact.
      x = (x * 16).rounded() / 16
    } else if chance(30) {
      x = pick(5, 10, frame.width - 5, 0, frame.width)
    }
    return (spoiled(x), spoiled(pick(frame.height / 2, frame.height / 2, 1, -5, frame.height + 5)))
  }

  private mutating func pointing(_ frame: TabStripFrame) -> TabStripInput {
    let (x, y) = place(frame)
    if chance(8) { return chance(70) ? .hover(x: x, y: y) : .hoverEnded }
    if chance(8) { return chance(80) ? .dragOver(x: x, y: y) : .dragOverEnded }
    if var pointer = self.pointer {
      if chance(5) {
        pointer.id &+= 1
        return pick(.pointerDown(pointer), .pointerMoved(pointer), .pointerUp(pointer))
      }
      if chance(60) {
        if chance(70) {
          pointer.x = spoiled(pointer.x + (chance(70) ? drift * number(0...40) : number(-60...60)))
          pointer.y = spoiled(pointer.y + (chance(85) ? number(-3...3) : number(-60...60)))
        } else {
          (pointer.x, pointer.y) = (x, y)
        }
        if pointer.x.isFinite, pointer.y.isFinite { self.pointer = pointer }
        return .pointerMoved(pointer)
      }
      self.pointer = nil
      if chance(10) { return .pointerCancelled }
      if chance(10) { pointer.isPrimary = false }
      return .pointerUp(pointer)
    }
    let pointer = Pointer(id: 7, x: x, y: y, kind: pick(.mouse, .touch, .pen), isPrimary: chance(95))
    self.pointer = pointer
    drift = pick(-1, 1)
    return .pointerDown(pointer)
  }

  private mutating func keyboard() -> TabStripInput {
    if chance(25) { return pick(.focusGained(visible: true), .focusGained(visible: false), .focusLost) }
    return .key(TabStripKey.allCases.randomElement(using: &random)!)
  }

  private mutating func moving(_ engine: TabStripEngine, _ frame: TabStripFrame) -> TabStripInput {
    switch integer(0...9) {
    case 0, 1, 2:
      return .wheel(
        dx: spoiled(chance(50) ? number(-90...90) : 0), dy: spoiled(number(-90...90)), unit: .points)
    case 3: return .wheel(dx: spoiled(Double(integer(-2...2))), dy: Double(integer(-2...2)), unit: .notches)
    case 4, 5: return .fling(vx: spoiled(number(-3000...3000)), vy: chance(30) ? number(-3000...3000) : 0)
    case 6: return .overflowPressed(pick(.leading, .trailing, .trailing))
    case 7: return .overflowReleased
    case 8: return chance(40) ? .externalScrollBegan : .externalScroll(offset: spoiled(number(-50...900)))
    default: return .externalScrollEnded
    }
  }

  private mutating func anyTab(_ engine: TabStripEngine) -> TabID {
    if engine.count > 0, chance(95), let id = engine.id(at: integer(0...engine.count - 1)) { return id }
    return TabID(slot: UInt32(integer(0...20)), generation: UInt32(integer(0...1)))
  }

  private mutating func choosing(_ engine: TabStripEngine, _ frame: TabStripFrame) -> TabStripInput {
    if chance(15) { return .deselect(anyTab(engine), cause: cause()) }
    if chance(30) {
      return chance(75) ? .track(position: spoiled(number(-1...Double(engine.count) + 1))) : .trackEnded
    }
    if chance(25) { return .reveal(anyTab(engine), policy(), animated: chance(70)) }
    let tab = chance(10) ? nil : anyTab(engine)
    return .select(tab, cause: cause(), animated: chance(70))
  }

  private mutating func cause() -> SelectionCause { SelectionCause.allCases.randomElement(using: &random)! }

  private mutating func traits() -> TabTraits { chance(25) ? .disabled : [] }

  private mutating func edit(_ engine: TabStripEngine) -> StripAction {
    let end = engine.count
    switch integer(0...99) {
    case 0..<25: return .insert(measurement(), traits: traits(), at: integer(-1...end + 1))
    case 25..<32:
      let count = chance(5) ? integer(60...100) : integer(0...(end == 0 ? 12 : 4))
      return .insertMany((0..<count).map { _ in measurement() }, at: integer(-1...end + 1))
    case 32..<57: return .remove(chance(20) ? engine.selectedTab ?? anyTab(engine) : anyTab(engine))
    case 57: return .removeAll
    case 58..<74: return .move(anyTab(engine), to: integer(-1...end))
    case 74..<88: return .setTraits(traits(), chance(20) ? engine.focusedTab ?? anyTab(engine) : anyTab(engine))
    case 88..<97: return .remeasure(anyTab(engine), measurement())
    default: return .remeasureAll((0..<end).map { _ in measurement() }, lineHeight: spoiled(number(10...30)))
    }
  }

  private mutating func setting() -> StripAction {
    switch integer(0...9) {
    case 0..<5: .input(viewport())
    case 5: .input(.directionChanged(pick(.leftToRight, .rightToLeft)))
    case 6: .input(.motionPreferenceChanged(pick(.full, .reduced)))
    case 7: .setStyle(style())
    default: .setConfiguration(configuration())
    }
  }
}
