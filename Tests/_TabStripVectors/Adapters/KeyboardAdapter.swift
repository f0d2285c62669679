import TabStripCore

/// Keys, focus and the one tab at which the Tab key stops.
struct KeyboardAdapter: VectorAdapter {
  private var strip: Strip
  private var names: [TabID: String] = [:]
  private var focusAfterEach: [JSONValue] = []
  private var selectedAfterEach: [JSONValue] = []
  private var used: [Bool] = []
  private var tabIndexesAfterEach: [JSONValue] = []
  private var tabStopAfterEach: [JSONValue] = []
  private var tabIndexesBefore: JSONValue = nil
  private var selectedByKeys: [Int] = []
  private var events = Events()

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    let items = input["items"]?.elements?.compactMap { $0.text.map(NamedTab.init) }
    var disabled = Set(try input.numbers("disabled")?.map { Int($0) } ?? [])
    for (index, item) in (items ?? []).enumerated() where item.isDisabled { disabled.insert(index) }
    let said = try input.count("count")
    guard let count = items?.count ?? said else { throw Refusal("no tabs are told of") }
    if input.flag("listDisabled") == true { disabled = Set(0..<count) }

    var configuration = Strip.plainConfiguration
    configuration.selectionMode = .required
    configuration.keyboard = try Self.keyboard(input)
    let isVertical = try input.isVertical()
    var isRightToLeft = try input.isRightToLeft()
    // Tabs one below the other, in text whose lines follow each other to the left.
    if let mode = input.text("writingMode") {
      guard mode == "vertical-rl", isVertical else { throw Refusal("writing mode \(mode)") }
      isRightToLeft = true
    }
    strip = Strip(
      titles: Array(repeating: 60, count: count), viewport: 400, isRightToLeft: isRightToLeft, isVertical: isVertical,
      configuration: configuration, disabled: disabled)
    for (tab, item) in zip(strip.tabs, items ?? []) { names[tab] = item.name }

    let focus = try Self.focus(input)
    try select(input, focus)
    if let focus { strip.focus(focus) }
    tabIndexesBefore = tabIndexes
    for key in input["keys"]?.elements ?? [] {
      guard let name = key.text else { throw Refusal("the key \(key)") }
      try press(name)
    }
    for operation in input["ops"]?.elements ?? [] { try perform(operation) }
  }

  private mutating func press(_ name: String) throws(Refusal) {
    try step { (strip: inout Strip) throws(Refusal) in try strip.press(name) }
  }

  private static func keyboard(_ input: VectorInput) throws(Refusal) -> KeyboardConfiguration {
    var keyboard = KeyboardConfiguration()
    switch input.text("activation") {
    case nil, "automatic": break
    case "manual": keyboard.selectsOnFocus = false
    case let other?: throw Refusal("activation \(other)")
    }
    // Where it is not asserted, it is the strip's own.
    keyboard.wraps = input.flag("wrap") ?? keyboard.wraps
    keyboard.reachesDisabled = input.flag("disabledFocusable") ?? keyboard.reachesDisabled
    return keyboard
  }

  /// The tab focused at first; nil outside the strip.
  private static func focus(_ input: VectorInput) throws(Refusal) -> Int? {
    if input.text("focus")?.contains(" ") == true { return nil }
    return try input.count("focus")
  }

  private mutating func select(_ input: VectorInput, _ focus: Int?) throws(Refusal) {
    var selected = focus
    if let name = input.text("selected"), let tab = tab(named: name) {
      selected = strip.engine.index(of: tab)
    } else if let index = try input.count("selected") {
      selected = index
    }
    guard let selected else { return }
    guard strip.tabs.indices.contains(selected) else { throw Refusal("no tab \(selected)") }
    strip.send(.select(strip.tabs[selected], cause: .program, animated: false))
  }

  private func tab(named name: String) -> TabID? { names.first { $0.value == name }?.key }

  /// Does something and notes what followed from it.
  private mutating func step(_ body: (inout Strip) throws(Refusal) -> Bool) throws(Refusal) {
    let before = strip.selectedIndex
    let focus = strip.focusedIndex
    used.append(try body(&strip))
    focusAfterEach.append(strip.focusedIndex.map { .number(Double($0)) } ?? "outside")
    selectedAfterEach.append(.optional(strip.selectedIndex))
    tabIndexesAfterEach.append(tabIndexes)
    tabStopAfterEach.append(.optional(strip.engine.tabStop.flatMap { names[$0] }))
    if let now = strip.selectedIndex, now != before {
      selectedByKeys.append(now)
      events.add("change", .number(Double(now)))
    }
    if let now = strip.focusedIndex, now != focus { events.add("focusChange", .number(Double(now))) }
  }

  private mutating func perform(_ operation: JSONValue) throws(Refusal) {
    guard let parts = operation.elements, parts.count == 2, let name = parts[0].text else {
      throw Refusal("the operation \(operation)")
    }
    let tab =
      parts[1].text.flatMap { self.tab(named: $0) }
      ?? parts[1].number.flatMap { strip.tabs.indices.contains(Int($0)) ? strip.tabs[Int($0)] : nil }
    switch (name, tab) {
    case ("key", _):
      guard let key = parts[1].text else { throw Refusal("the operation \(operation)") }
      try press(key)
    case ("click", let tab?):
      try step { strip in
        strip.click(tab)
        // Toolkits give the focus to what is clicked.
        strip.send(.focusGained(visible: false))
        return true
      }
    case ("setValue", let tab?):
      try step { strip in
        strip.send(.select(tab, cause: .program, animated: false))
        return true
      }
    case ("focus", let tab?):
      try step { strip in
        strip.focus(strip.engine.index(of: tab) ?? 0)
        return true
      }
    case ("remove", let tab?):
      try step { strip in
        strip.remove(tab)
        return true
      }
    default: throw Refusal("the operation \(operation)")
    }
  }

  /// 0 for the tab at which the Tab key stops, −1 for the others.
  private var tabIndexes: JSONValue { .numbers(strip.tabs.map { $0 == strip.engine.tabStop ? 0 : -1 }) }

  private func states(_ state: TabStates) -> Answer {
    Answer(.flags(strip.tabs.map { tab in strip.frame.tabs.first { $0.id == tab }?.states.contains(state) ?? false }))
  }

  /// All steps, or those that are asked for by their number from 1.
  private func steps(_ all: [JSONValue], _ shape: JSONValue) -> Answer {
    guard case .object = shape else { return Answer(.array(all)) }
    return Answer(.object(Dictionary(uniqueKeysWithValues: all.enumerated().map { (String($0 + 1), $1) })))
  }

  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer? {
    switch key {
    case "focus": return Answer(strip.focusedIndex.map { .number(Double($0)) } ?? "outside")
    case "focusAfterEach": return steps(focusAfterEach, shape)
    case "selected": return .index(strip.selectedIndex)
    case "selectedAfterEach": return steps(selectedAfterEach, shape)
    case "events": return events.answer()
    case "activated": return .numbers(selectedByKeys)
    case "defaultPrevented", "handled":
      if case .null = shape { return used.last.map { .flag($0) } }
      return steps(used.map { .bool($0) }, shape)
    case "tabIndexes", "tabIndexesAfter": return Answer(tabIndexes)
    case "tabIndexesBefore": return Answer(tabIndexesBefore)
    case "tabIndexesAfterEach": return Answer(.array(tabIndexesAfterEach))
    case "tabIndexOthers":
      let others = Set(tabIndexes.elements ?? []).subtracting([.number(0)])
      return Answer(others.count == 1 ? others.first ?? nil : nil)
    case "tabStops": return Answer(.flags(strip.tabs.map { $0 == strip.engine.tabStop }))
    case "tabStop": return .text(strip.engine.tabStop.flatMap { names[$0] })
    case "tabStopAfterEach": return Answer(.array(tabStopAfterEach))
    case "ariaSelected", "selectedStates": return states(.selected)
    case "ariaDisabled": return states(.disabled)
    case "visiblePanels": return .numbers(strip.selectedIndex.map { [$0] } ?? [])
    case "posInSet": return .numbers(strip.frame.tabs.map { $0.index + 1 })
    case "setSize": return .index(strip.frame.count)
    default: return nil
    }
  }
}
