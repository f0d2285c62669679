import TabStripCore

/// Which tab is selected, through everything that is done to the tabs.
struct SelectionAdapter: VectorAdapter {
  /// The pages of a pager are as wide as the strip.
  static let pageWidth = 400.0

  var strip: Strip
  var roster = Roster()
  private(set) var steps: [SelectionStep] = []
  var events = Events()
  /// How many events there were before each step.
  private var eventsBefore: [Int] = []
  var wasMoving = false
  var clicks = 0
  var focusAtStart: Int?
  /// Whether the strip's owner holds the selected value, and is left to say what comes after it.
  let isHeld: Bool
  private let input: VectorInput

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    self.input = input
    let operations = try SelectionOperation.all(input)
    let texts = try Self.tabs(input)
    var configuration = Strip.plainConfiguration
    configuration.selectionMode = try Self.mode(input, operations, asked)
    configuration.reselection = .report
    let mounts = operations.filter { $0.name == "mount" }
    isHeld = mounts.contains { $0.options["value"]?.text != nil }
    let isGiven = isHeld || mounts.contains { $0.options["default"]?.text != nil }
    configuration.deselectsDisabled = isGiven && !isHeld
    let isForced = mounts.contains { $0.options["mandatory"] == "force" }
    configuration.reportsFirstSelection = isForced
    // Of tabs that are all replaced at once the first is selected.
    let replaces = operations.contains { $0.name == "reload" }
    configuration.succession = isHeld ? .none : replaces ? .first : .next
    // Nobody takes over only where there may be nobody.
    if configuration.succession == .none, operations.contains(where: { $0.name == "remove" }) {
      configuration.selectionMode = .optional
    }
    configuration.choosesOnPress = input.tags.contains("disagreement:activation-on-press")
    // An activation key means something only where the focus does not select.
    configuration.keyboard.selectsOnFocus = !operations.contains {
      $0.name == "key" && ($0.argument == "Enter" || $0.argument == "Space")
    }
    let isVertical = operations.contains { $0.options["orientation"] == "vertical" }
    strip = Strip(titles: [], viewport: Self.pageWidth, isVertical: isVertical, configuration: configuration)
    for text in texts { append(text) }
    if let index = try input.count("focusIndex") {
      strip.send(.select(try tab(at: index), cause: .program, animated: false))
      strip.focus(index)
      focusAtStart = index
    }
    input.ignore("condition")
    for operation in operations {
      eventsBefore.append(events.all.count)
      var before = steps.last ?? step(nil)
      try perform(operation)
      // What is selected to begin with has nothing before it.
      if operation.options["initial"] == .bool(true) { before = step(nil) }
      steps.append(step(before))
      if case .multiple = configuration.selectionMode, steps.last?.selected != before.selected {
        events.add("update", .texts(strip.engine.selectedTabs.reversed().compactMap { roster.name(of: $0) }))
      }
    }
    nameLast()
  }

  /// The last index is a number only once the tabs are there.
  private func nameLast() { input.scope.numbers["last"] = Double(strip.engine.count - 1) }

  private static func tabs(_ input: VectorInput) throws(Refusal) -> [String] {
    guard let initial = input["initial"]?.elements else {
      guard let count = try input.count("count") else { throw Refusal("no tabs are told of") }
      return (0..<count).map(String.init)
    }
    var texts: [String] = []
    for element in initial {
      guard let text = element.text else { throw Refusal("a child that is no tab") }
      texts.append(text)
    }
    return texts
  }

  private static func mode(
    _ input: VectorInput, _ operations: [SelectionOperation], _ asked: [String: JSONValue]
  ) throws(Refusal) -> SelectionMode {
    let isMandatory = operations.contains { $0.options["mandatory"] != nil }
    if let options = input["options"] {
      guard case .object(let members) = options, members.keys.allSatisfy({ $0 == "deselectable" }) else {
        throw Refusal("the options \(options)")
      }
      if options["deselectable"] == .bool(true) { return .optional }
    }
    if let most = operations.compactMap({ $0.options["max"]?.number }).first {
      return .multiple(min: 0, max: Int(most))
    }
    // Where events tell of several tabs, several can be selected.
    if asked["events"]?.elements?.contains(where: { $0.elements?.dropFirst().first?.elements != nil }) == true {
      return .multiple(min: 0, max: .max)
    }
    if input.tags.contains("disagreement:deselect-on-click"), !isMandatory { return .optional }
    let beginsWithNone = operations.contains {
      $0.options["default"] == .null || $0.name == "active" && $0.argument == .number(-1)
    }
    return beginsWithNone ? .optional : .required
  }

  func tab(at index: Int) throws(Refusal) -> TabID {
    guard strip.tabs.indices.contains(index) else { throw Refusal("no tab \(index)") }
    return strip.tabs[index]
  }

  mutating func append(_ text: String) { insert(text, at: strip.engine.count) }

  mutating func insert(_ text: String, at index: Int) {
    let tab = NamedTab(text)
    let changes = strip.changes.count
    roster.enter(text, strip.insert(title: 60, at: index, traits: tab.isDisabled ? .disabled : []))
    for change in strip.changes.dropFirst(changes) { noteFirst(change) }
  }

  /// How things are now, and what happened since they were otherwise.
  private func step(_ before: SelectionStep?) -> SelectionStep {
    let tabs = (0..<strip.engine.count).compactMap { strip.engine.id(at: $0) }
    let name = roster.name(of: strip.engine.selectedTab)
    let order = tabs.compactMap { roster.text(of: $0) }
    return SelectionStep(
      selected: name, index: strip.selectedIndex,
      previous: strip.selectedIndex == before?.index ? before?.previous : before?.index,
      focus: roster.name(of: strip.engine.focusedTab), order: order,
      markIndex: strip.frame.indicator.flatMap { mark in strip.frame.tabs.first { $0.x == mark.x }?.index },
      notifications: (before?.notifications ?? 0) + (before != nil && before?.selected != name ? 1 : 0),
      selectedBefore: before?.selected, isMoved: before.map { $0.order != order } ?? false)
  }

  private func each(_ value: (SelectionStep) -> JSONValue) -> Answer { Answer(.array(steps.map(value))) }

  private func events(since step: Int) -> Answer {
    guard eventsBefore.indices.contains(step) else { return Answer(nil) }
    return events.since(eventsBefore[step]).answer()
  }

  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer? {
    let now = step(steps.last)
    switch key {
    case "selected": return .text(now.selected)
    case "index": return .index(now.index)
    case "selectedAfterEach": return each { .optional($0.selected) }
    case "indexAfterEach", "pageAfterEach": return each { .optional($0.index) }
    case "previousAfterEach": return each { .optional($0.previous ?? $0.index) }
    case "focusAfterEach": return each { .optional($0.focus) }
    case "order": return Answer(.texts(now.order))
    case "orderAfterEach": return each { .texts($0.order) }
    case "count": return .index(strip.engine.count)
    case "countAfterEach": return each { .number(Double($0.order.count)) }
    default: return answerMore(key, shape, now)
    }
  }

  private func answerMore(_ key: String, _ shape: JSONValue, _ now: SelectionStep) -> Answer? {
    switch key {
    case "events": return events.answer()
    case "eventsFromLastTwo": return events(since: steps.count - 2)
    case _ where key.hasPrefix("eventsAfter"): return events(since: steps.count - 1)
    case "active", "tabStop": return .text(roster.name(of: strip.engine.tabStop))
    case "exactlyOneSelected": return .flag(strip.frame.tabs.filter { $0.states.contains(.selected) }.count == 1)
    case "newItemSelected": return .flag(strip.engine.selectedTabs.contains { !strip.tabs.contains($0) })
    case "error": return Answer(nil)
    case "changed":
      if case .array = shape { return Answer(.flags(steps.map(\.isMoved))) }
      return .flag(!strip.changes.isEmpty)
    case "handled":
      return Answer(
        .object(
          Dictionary(
            uniqueKeysWithValues: steps.enumerated().map { (String($0 + 1), .bool($1.selected != $1.selectedBefore)) }))
      )
    case "notifyCountAfterEach": return each { .number(Double($0.notifications)) }
    case "indicatorPositionAfterEach": return each { .optional($0.markIndex) }
    case "pagerOffsetAfterEach": return each { .optional($0.index.map { Double($0) * Self.pageWidth }) }
    case "pageWidth": return .number(Self.pageWidth)
    case "changingDuringAnimation": return .flag(wasMoving)
    case "clickEvents": return .index(clicks)
    case "activated": return .index(strip.changes.last?.new.flatMap { strip.engine.index(of: $0) })
    case "deactivated": return .index(strip.changes.last?.old.flatMap { strip.engine.index(of: $0) })
    case "directions": return Answer(.texts(["none"] + directions))
    case "state":
      return .text(strip.frame.tabs.contains { $0.selectionFraction == 1 } ? "selected" : "scrolling")
    case "focusItem":
      guard let start = focusAtStart, let name = now.focus.flatMap({ Int($0) }) else { return Answer(nil) }
      return .text("the one that was at k+\(name - start)")
    case "focus": return .text(now.focus ?? "outside the strip")
    default: return nil
    }
  }

  private var directions: [String] {
    events.all.filter { $0[0] == "change" && $0.count > 3 && $0[2] != "initial" }.compactMap { $0[3].text }
  }
}

extension Events {
  /// Those after so many.
  func since(_ count: Int) -> Events {
    var later = Events()
    for event in all.dropFirst(count) { later.add(event) }
    return later
  }
}
