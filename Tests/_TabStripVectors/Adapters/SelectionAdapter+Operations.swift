import TabStripCore

extension SelectionAdapter {
  mutating func perform(_ operation: SelectionOperation) throws(Refusal) {
    switch operation.name {
    case "append": try performAppend(operation)
    case "prepend": insert(try operation.text(), at: 0)
    case "insert": place(try operation.text(), at: try operation.index())
    case "append two items": for name in ["first more", "second more"] { append(name) }
    case "appendAndSelect":
      append(try operation.text())
      select(try operation.text(), animated: false)
    case "remove", "close": remove(try operation.text())
    case "removeAll": strip.removeAll()
    case "removeLastAndSelectLast":
      let count = strip.engine.count
      guard count > 1, let last = strip.engine.id(at: count - 1), let next = strip.engine.id(at: count - 2) else {
        throw Refusal("too few tabs")
      }
      send(.select(next, cause: .program, animated: false))
      remove(roster.name(of: last) ?? "")
    case "replace":
      guard let old = roster.tab(try operation.text()), let index = strip.engine.index(of: old),
        let new = operation.place?.text
      else { throw Refusal("the operation replace") }
      insert(new, at: index + 1)
      remove(try operation.text())
    case "replaceController": try replaceAll(operation)
    case "setItems", "reload": try setItems(operation)
    case "move": try move(operation.text(), to: operation.index())
    case "moveAfter":
      guard let other = operation.place?.text.flatMap({ roster.tab($0) }), let index = strip.engine.index(of: other),
        let own = roster.tab(try operation.text()).flatMap({ strip.engine.index(of: $0) })
      else { throw Refusal("the operation moveAfter") }
      move(try operation.text(), to: own < index ? index : index + 1)
    case "create": _ = try operation.text()
    default: try performUse(operation)
    }
  }

  /// What is done by a user, a program or a pager without changing the tabs.
  private mutating func performUse(_ operation: SelectionOperation) throws(Refusal) {
    switch operation.name {
    case "select":
      let options = try operation.options("initial", "animated")
      select(try operation.text(), animated: options["animated"] == .bool(true))
    case "selectIndex", "animateTo", "activate", "active", "value", "setValue": try selectValue(operation)
    case "click", "tap":
      _ = try operation.options("max")
      click(try operation.text())
    case "middleClick": throw Refusal("a strip closes no tabs by itself")
    case "pointerDown":
      guard let place = roster.tab(try operation.text()).flatMap({ tab in strip.frame.tabs.first { $0.id == tab } })
      else { throw Refusal("no such tab") }
      send(.pointerDown(Pointer(x: place.x + place.width / 2, y: 10)))
    case "focus":
      _ = try operation.options("follow")
      guard let index = roster.tab(try operation.text()).flatMap({ strip.engine.index(of: $0) }) else {
        throw Refusal("no such tab")
      }
      strip.focus(index)
    case "key": try key(try operation.text())
    case "next": send(.key(.right))
    case "previous": send(.key(.left))
    case "enable", "disable":
      guard let tab = roster.tab(try operation.text()) else { throw Refusal("no such tab") }
      edit { $0.setTraits(operation.name == "disable" ? .disabled : [], of: tab, time: $1) }
    case "disableAll": for tab in strip.tabs { edit { $0.setTraits(.disabled, of: tab, time: $1) } }
    case "mount": try mount(operation)
    case "hover": hover(operation.argument?.text)
    default: try performSurroundings(operation)
    }
  }

  private mutating func performSurroundings(_ operation: SelectionOperation) throws(Refusal) {
    switch operation.name {
    case "hide": strip.resize(to: 0)
    case "show": strip.resize(to: Self.pageWidth)
    case "resize": strip.resize(to: Self.pageWidth / 2)
    case "pagerProgress":
      send(.track(position: Double(strip.selectedIndex ?? 0) + (try operation.number())))
    case "pagerOffset":
      send(.track(position: try operation.number() / Self.pageWidth))
      send(.trackEnded)
    case "pager at last page": send(.track(position: Double(strip.engine.count - 1)))
    case "pagerFinished", "attach strip": send(.trackEnded)
    // The tab at which the keyboard comes in is worked out whenever it is asked for.
    case "setDefault", "setDefaultIfUntouched": _ = try operation.options("disabledFocusable")
    default: throw Refusal("the operation \(operation.name)")
    }
  }

  // MARK: Tabs

  private mutating func performAppend(_ operation: SelectionOperation) throws(Refusal) {
    // A mark on a new tab that asks to be selected is nobody's choice.
    let options = try operation.options("select", "markedSelected")
    append(try operation.text())
    if options["select"] == .bool(true) { select(try operation.text(), animated: false) }
  }

  /// Brings a tab to a place; one that is in the strip already goes there.
  private mutating func place(_ name: String, at index: Int) {
    if roster.tab(name) == nil { insert(name, at: index) } else { move(name, to: index) }
  }

  private mutating func remove(_ name: String) {
    guard let tab = roster.tab(name) else { return }
    let index = strip.engine.index(of: tab)
    strip.remove(tab)
    noteChange(from: index)
    roster.forget(tab)
  }

  private mutating func move(_ name: String, to index: Int) {
    guard let tab = roster.tab(name) else { return }
    strip.edit { $0.move(tab, to: index, time: $1) }
  }

  private mutating func replaceAll(_ operation: SelectionOperation) throws(Refusal) {
    guard let length = try operation.options("length")["length"]?.number, length >= 0 else {
      throw Refusal("a controller without a length")
    }
    strip.removeAll()
    for index in 0..<Int(length) { append(String(index)) }
  }

  /// The new tabs stand where the old ones that stay let them; the others go, and then those come that are new.
  private mutating func setItems(_ operation: SelectionOperation) throws(Refusal) {
    let around = try operation.options("around")["around"]?.text
    guard let names = operation.argument?.elements?.compactMap(\.text) else { throw Refusal("no list of tabs") }
    for (index, name) in names.enumerated() { place(name, at: index) }
    for tab in strip.tabs where !names.contains(roster.name(of: tab) ?? "") { remove(roster.name(of: tab) ?? "") }
    if let around { select(around, animated: false) }
  }

  // MARK: Choosing

  private mutating func select(_ name: String, animated: Bool) {
    guard let tab = roster.tab(name) else { return }
    send(.select(tab, cause: .program, animated: animated))
  }

  /// By index where the argument is a number, by name where it is a text. What there is not is not selected.
  private mutating func selectValue(_ operation: SelectionOperation) throws(Refusal) {
    if let name = operation.argument?.text { return select(name, animated: operation.name == "animateTo") }
    let index = Int(try operation.number())
    guard let tab = strip.engine.id(at: index) else { return }
    send(.select(tab, cause: .program, animated: operation.name == "animateTo"))
  }

  private mutating func click(_ name: String) {
    guard let tab = roster.tab(name) else { return }
    let before = strip.selectedIndex
    strip.setAnimated(true)
    strip.click(tab)
    if strip.last.selection != nil { wasMoving = strip.engine.needsTick }
    if strip.last.selection != nil || strip.last.reselected != nil {
      clicks += 1
      events.add("tabClick", .string(name))
    }
    noteChange(from: before)
    strip.setAnimated(false)
  }

  private mutating func key(_ name: String) throws(Refusal) {
    switch name {
    case "Delete", "Backspace":
      // The owner closes the tab that has the focus.
      if let tab = strip.engine.focusedTab { remove(roster.name(of: tab) ?? "") }
    default:
      let before = strip.selectedIndex
      _ = try strip.press(name)
      noteChange(from: before)
    }
  }

  private mutating func mount(_ operation: SelectionOperation) throws(Refusal) {
    let options = try operation.options("default", "value", "mandatory", "cancelAll", "orientation")
    if let name = (options["default"] ?? options["value"])?.text { select(name, animated: false) }
  }

  private mutating func hover(_ name: String?) {
    let before = hovered
    if let place = name.flatMap({ roster.tab($0) }).flatMap({ tab in strip.frame.tabs.first { $0.id == tab } }) {
      strip.send(.hover(x: place.x + place.width / 2, y: strip.frame.height / 2))
    } else {
      strip.send(.hoverEnded)
    }
    if let before { events.add("leave", .number(Double(before))) }
    if let hovered { events.add("enter", .number(Double(hovered))) }
  }

  private var hovered: Int? { strip.frame.tabs.first { $0.states.contains(.hovered) }?.index }

  private mutating func send(_ input: TabStripInput) {
    let before = strip.selectedIndex
    strip.send(input)
    noteChange(from: before)
  }

  private mutating func edit(_ body: (inout TabStripEngine, Double) -> TabStripUpdate) {
    let before = strip.selectedIndex
    strip.edit(body)
    noteChange(from: before)
  }

  /// Tells of a selection that the strip made by itself, where that is asked for.
  mutating func noteFirst(_ change: SelectionChange) {
    let new = roster.name(of: change.new)
    if let new { events.add("selected", .string(new)) }
    events.add("change", .optional(new), "initial", "none")
    events.add("update", .optional(new))
  }

  /// Tells of a change as hosts do: of what a user, a pager or a removal did, not of what the program did itself.
  private mutating func noteChange(from before: Int?) {
    guard let change = strip.last.selection else { return }
    let new = roster.name(of: change.new)
    if let old = roster.name(of: change.old) { events.add("unselected", .string(old)) }
    if let new { events.add("selected", .string(new)) }
    // Whoever holds the value, and removes its tab, knows that none is left.
    guard change.cause != .program, !isHeld || change.cause != .removal || change.new != nil else { return }
    let now = change.new.flatMap { strip.engine.index(of: $0) }
    var direction = "none"
    let directions = strip.axis.isVertical ? ["up", "down"] : ["left", "right"]
    if change.cause != .removal, let before, let now { direction = directions[now > before ? 1 : 0] }
    events.add(
      "change", .optional(new), Self.reason(change, strip), .string(direction))
    if strip.engine.configuration.selectionMode.isSingle { events.add("update", .optional(new)) }
    events.add("selectedTabChange", .optional(now))
  }
}

extension SelectionAdapter {
  /// Why a selection passed on: its tab is gone, or only disabled.
  private static func reason(_ change: SelectionChange, _ strip: Strip) -> JSONValue {
    guard change.cause == .removal else { return nil }
    return change.old.map { strip.engine.contains($0) } == true ? "disabled" : "missing"
  }
}

extension SelectionMode {
  var isSingle: Bool {
    if case .multiple = self { false } else { true }
  }
}
