import _TabStripTestSupport

@testable import TabStripCore

/// The steps after the opening. How often each is chosen is set so that each kind is one step in a hundred at least.
extension RandomStrip {
  mutating func action(_ engine: TabStripEngine, _ frame: TabStripFrame) -> StripAction {
    // Rows move in a third of the steps; to be edited in motion as often as at rest they need more edits then.
    if chance(engine.isInMotion ? editing * 9 / 5 : editing) { return edit(engine) }
    if let input = following(engine, frame) { return .input(input) }
    let weights =
      switch mix {
      case .anything, .editing: [16, 20, 15, 19, 11, 7]
      case .pointing: [38, 17, 11, 14, 9, 7]
      case .moving: [12, 16, 36, 16, 9, 6]
      case .calm: [12, 18, 15, 16, 11, 26]
      }
    return .input(input(weighted(weights), engine, frame))
  }

  /// What comes next where something has begun: a pointer is down, a pager is under way, a row selects what it passes.
  private mutating func following(_ engine: TabStripEngine, _ frame: TabStripFrame) -> TabStripInput? {
    let configuration = engine.configuration
    if configuration.selectsCentralTab, configuration.selectionMode.most == 1, chance(56) {
      return sweeping(engine, frame)
    }
    if pointer != nil, chance(25) { return pointing(engine, frame) }
    if engine.tracked != nil, chance(32) { return .trackEnded }
    if configuration.selectionMode == .required, configuration.reselection != .ignore,
      let selected = engine.selectedTab,
      chance(5)
    {
      return .select(selected, cause: pick(.tap, .tap, .keyboard), animated: chance(70))
    }
    if engine.activityName == "external", chance(20) {
      return chance(45) ? .externalScroll(offset: spoiled(number(-50...900))) : .externalScrollEnded
    }
    return nil
  }

  /// Per cent of the steps that are edits of a strip at rest.
  private var editing: Int {
    switch mix {
    case .anything: 24
    case .pointing: 15
    case .editing: 42
    case .moving: 18
    case .calm: 20
    }
  }

  /// A position in the list, each as likely as its weight is large.
  private mutating func weighted(_ weights: [Int]) -> Int {
    var roll = integer(0...weights.reduce(0, +) - 1)
    var index = 0
    while roll >= weights[index] {
      roll -= weights[index]
      index += 1
    }
    return index
  }

  private mutating func input(_ group: Int, _ engine: TabStripEngine, _ frame: TabStripFrame) -> TabStripInput {
    switch group {
    case 0: pointing(engine, frame)
    case 1: keyboard(engine)
    case 2: moving(engine)
    case 3: choosing(engine)
    case 4: surroundings()
    default: .tick
    }
  }

  // MARK: Pointer

  private mutating func place(_ engine: TabStripEngine, _ frame: TabStripFrame) -> (x: Double, y: Double) {
    var x = number(-20...Swift.max(0, frame.width) + 20)
    let selected = frame.tabs.first { $0.states.contains(.selected) }
    if chance(80), let tab = chance(25) ? selected : frame.tabs.randomElement(using: &random) {
      x = tab.x + tab.width / 2
      // Whole layout units, so that mirroring is exact.
      x = (x * 16).rounded() / 16
    } else if chance(30) {
      x = pick(5, 10, frame.width - 5, 0, frame.width)
    }
    return (spoiled(x), spoiled(chance(80) ? frame.height / 2 : pick(1, -5, frame.height + 5)))
  }

  private mutating func pointing(_ engine: TabStripEngine, _ frame: TabStripFrame) -> TabStripInput {
    let (x, y) = place(engine, frame)
    if chance(16) { return chance(52) ? .hover(x: x, y: y) : .hoverEnded }
    if chance(18) { return chance(56) ? .dragOver(x: x, y: y) : .dragOverEnded }
    if var pointer = self.pointer {
      if chance(5) {
        pointer.id &+= 1
        return pick(.pointerDown(pointer), .pointerMoved(pointer), .pointerUp(pointer))
      }
      if chance(45) { return .pointerMoved(moved(pointer, x, y)) }
      self.pointer = nil
      if chance(32) { return .pointerCancelled }
      if chance(8) { pointer.isPrimary = false }
      return .pointerUp(pointer)
    }
    let pointer = Pointer(id: 7, x: x, y: y, kind: pick(.mouse, .touch, .pen), isPrimary: chance(95))
    self.pointer = pointer
    drift = pick(-1, 1)
    return .pointerDown(pointer)
  }

  private mutating func moved(_ old: Pointer, _ x: Double, _ y: Double) -> Pointer {
    var pointer = old
    if chance(75) {
      pointer.x = spoiled(pointer.x + (chance(70) ? drift * number(0...40) : number(-60...60)))
      pointer.y = spoiled(pointer.y + (chance(85) ? number(-3...3) : number(-60...60)))
    } else {
      (pointer.x, pointer.y) = (x, y)
    }
    if pointer.x.isFinite, pointer.y.isFinite { self.pointer = pointer }
    return pointer
  }

  /// What moves a row past the tabs that it selects.
  private mutating func sweeping(_ engine: TabStripEngine, _ frame: TabStripFrame) -> TabStripInput {
    switch engine.activityName {
    case "ballistic": return .tick
    case "dragging":
      guard let pointer else { return .tick }
      return .pointerMoved(moved(pointer, pointer.x + drift * number(20...200), pointer.y))
    case "external": return .externalScroll(offset: number(-20...Swift.max(0, engine.maximumOffset) + 20))
    default: return chance(87) ? .fling(vx: pick(-1, 1) * number(300...3000), vy: 0) : .externalScrollBegan
    }
  }

  // MARK: Keys, scrolling, surroundings

  private mutating func keyboard(_ engine: TabStripEngine) -> TabStripInput {
    if chance(24) { return pick(.focusGained(visible: true), .focusGained(visible: false), .focusLost, .focusLost) }
    return .key(TabStripKey.allCases.randomElement(using: &random)!)
  }

  private mutating func moving(_ engine: TabStripEngine) -> TabStripInput {
    switch integer(0...15) {
    case 14, 15: return .scroll(to: spoiled(number(-50...900)), animated: chance(70))
    case 0, 1, 2:
      guard chance(50) else {
        return .wheel(dx: spoiled(Double(integer(-2...2))), dy: Double(integer(-2...2)), unit: .notches)
      }
      return .wheel(dx: spoiled(chance(50) ? number(-90...90) : 0), dy: spoiled(number(-90...90)), unit: .points)
    case 3: return .externalScrollBegan
    case 4, 5: return .fling(vx: spoiled(number(-3000...3000)), vy: chance(30) ? number(-3000...3000) : 0)
    case 6, 7: return .overflowPressed(chance(50) ? .leading : .trailing)
    case 8: return .overflowPressed(chance(50) ? .leading : .trailing)
    case 9, 10: return .overflowReleased
    case 11: return .externalScrollBegan
    case 12: return .externalScroll(offset: spoiled(number(-50...900)))
    default: return .externalScrollEnded
    }
  }

  private mutating func surroundings() -> TabStripInput {
    switch integer(0...9) {
    case 0..<4: viewport()
    case 4, 5: .directionChanged(pick(.leftToRight, .rightToLeft))
    case 6, 7: .motionPreferenceChanged(pick(.full, .full, .reduced))
    default: .textChanged(lineHeight: spoiled(number(10...30)))
    }
  }

  // MARK: Choosing

  private mutating func anyTab(_ engine: TabStripEngine) -> TabID {
    if engine.count > 0, chance(95), let id = engine.id(at: integer(0...engine.count - 1)) { return id }
    return TabID(slot: UInt32(integer(0...20)), generation: UInt32(integer(0...1)))
  }

  private mutating func choosing(_ engine: TabStripEngine) -> TabStripInput {
    switch integer(0...99) {
    case 0..<12: return .deselect(chance(50) ? engine.selectedTab ?? anyTab(engine) : anyTab(engine), cause: cause())
    case 12..<26:
      return .trackJump(
        from: integer(-1...engine.count), to: integer(-1...engine.count), fraction: spoiled(number(-0.2...1.2)))
    case 26..<45: return .track(position: spoiled(number(-1...Double(engine.count) + 1)))
    case 45..<47: return .trackEnded
    case 47..<58: return .reveal(anyTab(engine), policy(), animated: chance(70))
    case 58..<74: return .select(anyTab(engine), cause: .tap, animated: chance(70))
    case 74..<88: return .select(chance(6) ? nil : anyTab(engine), cause: .program, animated: chance(70))
    default: return .select(chance(10) ? nil : anyTab(engine), cause: cause(), animated: chance(70))
    }
  }

  private mutating func cause() -> SelectionCause { SelectionCause.allCases.randomElement(using: &random)! }

  // MARK: Edits

  private mutating func traits() -> TabTraits { chance(25) ? .disabled : [] }

  private mutating func edit(_ engine: TabStripEngine) -> StripAction {
    let end = engine.count
    // An empty strip is filled again before long.
    if end == 0, chance(50) {
      return .insertMany((0..<integer(1...14)).map { _ in measurement() }, at: 0)
    }
    switch integer(0...99) {
    case 0..<8: return .insert(measurement(), traits: traits(), at: integer(-1...end + 1))
    case 8..<14:
      let count = chance(3) && end < 100 ? integer(60...100) : integer(0...4)
      return .insertMany((0..<count).map { _ in measurement() }, at: integer(-1...end + 1))
    case 14..<24: return .remove(chance(25) ? engine.selectedTab ?? anyTab(engine) : anyTab(engine))
    case 24..<33: return .removeAll
    case 33..<41: return .move(anyTab(engine), to: integer(-1...end))
    case 41..<49: return setItems(engine)
    case 49..<57: return .setTraits([], anyTab(engine))
    case 57..<65: return .setTraits(.disabled, chance(20) ? engine.focusedTab ?? anyTab(engine) : anyTab(engine))
    case 65..<73: return .remeasure(anyTab(engine), measurement())
    case 73..<81: return .remeasureAll((0..<end).map { _ in measurement() }, lineHeight: spoiled(number(10...30)))
    case 81..<90: return .setStyle(style())
    default: return .setConfiguration(configuration())
    }
  }

  /// Most of the tabs, some at other places, and new ones between them.
  private mutating func setItems(_ engine: TabStripEngine) -> StripAction {
    var kept = (0..<engine.count).compactMap { engine.id(at: $0) }
    let gone = pick(5, 20, 90)
    kept.removeAll { _ in chance(gone) }
    for _ in 0..<integer(0...2) where kept.count > 1 {
      kept.swapAt(integer(0...kept.count - 1), integer(0...kept.count - 1))
    }
    if chance(10) { kept.shuffle(using: &random) }
    var new: [Int: TabMeasurement] = [:]
    for _ in 0..<integer(0...3) { new[integer(0...kept.count)] = measurement() }
    return .setItems(kept, new: new)
  }
}
