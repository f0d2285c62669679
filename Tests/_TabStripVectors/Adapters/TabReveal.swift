import TabStripCore

/// Tabs that are brought into view by a policy.
struct TabReveal: RevealTrial {
  private var strip: Strip
  private let policy: NamedPolicy
  private let plan: RevealPlan
  private var start = 0.0
  /// Where the row was brought to, one tab after the other, and where it was before the last.
  private var targetsInOrder: [Double] = []
  private var targetBefore: Double?
  private let isItemAbsent: Bool

  init(_ input: VectorInput) throws(Refusal) {
    plan = try RevealPlan(input)
    isItemAbsent = input.values["item"] == .null
    var policy = try NamedPolicy(input.text("policy") ?? "")
    policy.margins = try input.pair("scrollPadding") ?? policy.margins
    if let peek = plan.peek { policy.policy = .nearest(peek: peek) }
    self.policy = policy
    var configuration = policy.configuration(viewport: plan.viewport)
    // The Tab key brings what has the focus into view; a focus that came otherwise leaves the row alone.
    let trigger = input.text("trigger") ?? ""
    if trigger.contains("pointer") { configuration.reveal.keyboard = .none }
    configuration.selectionMode = .required
    // A row that begins late is centred beyond the middle by as much.
    if policy.policy == .center { configuration.reveal.centerShift = try input.number("startOffset") ?? 0 }
    let isInitial = input.flag("initial") == true
    strip = plan.row.strip(
      viewport: isInitial ? nil : plan.viewport, isRightToLeft: plan.isRightToLeft, isVertical: plan.isVertical,
      configuration: configuration)
    if isInitial {
      // Chosen before there is a viewport, shown in the first one.
      if let goal = plan.goal { strip.send(.select(strip.tabs[goal], cause: .program, animated: false)) }
      strip.resize(to: plan.viewport)
      return
    }
    input.scope.numbers["max"] = strip.engine.maximumOffset
    if let words = input.text("offset"), words.hasPrefix("max of ") {
      start = strip.engine.maximumOffset
    } else {
      start = (try input.number("offset") ?? 0) + plan.room
    }
    try prepareSelection(configuration)
    strip.send(.scroll(to: start, animated: false))
    if trigger.contains("focus"), let goal = plan.goal {
      strip.focus(goal)
    } else {
      try move(input)
    }
  }

  private mutating func prepareSelection(_ configuration: TabStripConfiguration) throws(Refusal) {
    guard let current = plan.current else { return }
    var resting = configuration
    resting.reveal = RevealPolicies(.none)
    strip.edit { $0.setConfiguration(resting, at: $1) }
    strip.send(.select(strip.tabs[current], cause: .program, animated: false))
    strip.edit { $0.setConfiguration(configuration, at: $1) }
  }

  private mutating func move(_ input: VectorInput) throws(Refusal) {
    switch input.text("operation") {
    case nil: break
    case "remove the first two items": for tab in strip.tabs.prefix(2) { strip.remove(tab) }
    case let other?: throw Refusal("the operation \(other)")
    }
    for index in try input.numbers("activeSequence") ?? [] {
      guard strip.tabs.indices.contains(Int(index)) else { throw Refusal("no tab \(index)") }
      targetBefore = target
      strip.send(.reveal(strip.tabs[Int(index)], policy.policy, animated: false))
      targetsInOrder.append(target)
    }
    guard let goal = plan.goal else { return }
    if let widths = plan.widths {
      strip.send(.select(strip.tabs[goal], cause: .program, animated: false))
      if let current = plan.current { strip.setTitle(widths.narrow, of: strip.tabs[current]) }
      strip.setTitle(widths.wide, of: strip.tabs[goal])
    } else {
      strip.send(.reveal(strip.tabs[goal], policy.policy, animated: false))
    }
    if let next = plan.nextGoal { strip.send(.reveal(strip.tabs[next], policy.policy, animated: false)) }
  }

  /// Where each tab is brought to by itself.
  private var targets: [Double] {
    plan.row.indices.map { index in
      var trial = strip
      trial.send(.scroll(to: plan.room, animated: false))
      trial.send(.reveal(trial.tabs[index], policy.policy, animated: false))
      return trial.engine.targetOffset - plan.room
    }
  }

  private var snapPositions: [Double] {
    var positions: [Double] = []
    for target in targets where positions.last != target { positions.append(target) }
    return positions
  }

  private var target: Double { strip.engine.targetOffset - plan.room }

  mutating func answer(_ key: String) throws(Refusal) -> Answer? {
    switch key {
    case "target", "targetAfterFirst":
      if isItemAbsent { return .number(target == start ? nil : target) }
      let limit = strip.engine.maximumOffset
      let (target, count) = (target, strip.engine.count)
      return Answer(.number(target)) { expected, scope in
        if let words = expected.text, words.hasPrefix("max of ") {
          return words == "max of \(count) items" && target == limit
        }
        return expected.matches(.number(target), within: 1.0 / 64, in: scope)
      }
    case "targets": return .numbers(targetsInOrder.isEmpty ? targets : targetsInOrder)
    case "delta": return .number(strip.engine.targetOffset - start)
    case "maxOffset": return .number(strip.engine.maximumOffset)
    case "snapPositions": return .numbers(snapPositions)
    case "nativeNegative": return .numbers(snapPositions.map { 0 - $0 })
    case "logicalStarts": return .numbers(plan.row.indices.map { strip.span($0)[0] })
    case "itemCentreInViewport": return .number(plan.goal.flatMap { strip.seen($0) }.map { $0[0] + $0[1] / 2 })
    case "itemVisible":
      let strip = strip
      return Answer(Answer.spans(strip.frame.tabs.map { [$0.x, $0.width] }).shown) { expected, _ in
        expected.number.map { strip.isWhollySeen(Int($0)) } ?? false
      }
    case "noScrollCommand": return .flag(strip.engine.targetOffset == start)
    case "direction":
      let words = plan.isVertical ? ["top", "bottom"] : ["left", "right"]
      return .text(words[target < targetBefore ?? start - plan.room ? 0 : 1])
    case "selected": return .index(strip.selectedIndex)
    case "lastItemPhysicalLeft": return .number(strip.seen(strip.tabs.count - 1).map { strip.inContent($0[0]) })
    default: return nil
    }
  }
}
