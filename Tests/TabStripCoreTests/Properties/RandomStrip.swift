import TabStripCore
import _TabStripTestSupport

/// Styles, configurations and steps made from random numbers; some of the numbers are bad.
struct RandomStrip {
  var random: SeededRandom
  var now = 0.0
  /// The pointer that is down, as far as the generator knows.
  var pointer: Pointer?
  /// Which way it mostly moves.
  var drift = 1.0
  let mix: Mix

  /// What a sequence does most.
  enum Mix: CaseIterable { case anything, pointing, editing, moving, calm }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    mix = Mix.allCases.randomElement(using: &random)!
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
    pick(.none, .nearest(peek: 0), .nearest(peek: spoiled(20)), .center, .center, .leading, .trailing)
  }

  mutating func spring() -> SpringTuning { pick(.noBounce, .noBounce, .lightBounce, .heavyBounce) }

  mutating func configuration() -> TabStripConfiguration {
    var result = TabStripConfiguration()
    result.distribution = Distribution.allCases.randomElement(using: &random)!
    result.centersEnds = chance(20)
    result.selectionMode = pick(
      .required, .required, .required, .required, .optional, .multiple(min: 0, max: 3), .multiple(min: 2, max: 4),
      .multiple(min: -1, max: 0),
      .momentary)
    result.selectsCentralTab = chance(20)
    result.springLoadingDelay = chance(40) ? spoiled(0.3) : nil
    result.reselection = pick(.ignore, .report, .report, .reportAndReveal)
    result.succession = pick(.next, .next, .previous, .first, .none)
    result.deselectsDisabled = chance(25)
    result.reportsFirstSelection = chance(25)
    result.choosesOnPress = chance(25)
    result.reveal = RevealPolicies(tap: policy(), keyboard: policy(), program: policy(), tracking: policy())
    if chance(15) {
      result.reveal.leadingMargin = spoiled(30)
      result.reveal.trailingMargin = spoiled(12)
    }
    if chance(15) { result.reveal.centerShift = spoiled(pick(-40, 25.3)) }
    result.overflow = OverflowConfiguration(
      placement: pick(.none, .overlaid, .inline), showsAlways: chance(25),
      paging: pick(.item, .visibleItems, .viewport, .wholeItems), pageFraction: spoiled(pick(1, 1, 0.85, 0.2)),
      pagesOnRelease: chance(20), tolerance: spoiled(pick(0, 1, 1, 1, 10)), restsAtEnds: chance(25),
      repeatDelay: spoiled(0.65), repeatInterval: spoiled(0.1))
    result.scrolling = ScrollConfiguration(
      dragsWithMouse: chance(80), bounces: chance(75), slop: spoiled(pick(0, 8, 20)),
      frictionRate: spoiled(pick(1, 2.5, 8)), minimumFlingSpeed: spoiled(50), wheelStep: spoiled(60),
      snap: pick(.none, .none, .center, .leading),
      spring: spring())
    result.keyboard = KeyboardConfiguration(
      selectsOnFocus: chance(60), wraps: chance(30), reachesDisabled: chance(20), activates: chance(85))
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
    if chance(20) {
      result.indicator.topInset = spoiled(pick(4, -3, 100))
      result.indicator.bottomInset = spoiled(pick(6.3, -2, 0))
    }
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
    let count = chance(5) ? integer(60...200) : chance(6) ? 0 : chance(5) ? integer(17...60) : integer(1...16)
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
}
