extension TabStripEngine {
  mutating func pointerDown(
    _ pointer: Pointer, _ allows: (SelectionChange) -> Bool, _ update: inout TabStripUpdate
  ) {
    // A pointer that goes down again has gone up unheard.
    if pointer.isPrimary, press?.pointer == pointer.id { cancelPress(&update) }
    guard pointer.isPrimary, press == nil, width > .zero, pointer.y >= 0, pointer.y < height else { return }
    let flow = flowX(pointer.x)
    guard flow >= 0, flow <= width.points else { return }
    update.isConsumed = true
    update.stale.insert(.frame)
    if let end = buttonEnd(atFlowX: flow) {
      press = Press(pointer, flow: flow, hold: .button(end))
      pressButton(at: end)
      return
    }
    var hold = Press.Hold.row
    let stopsRow = scroll.isFlying
    if stopsRow {
      // Whoever stops a moving row did not aim at the tab that happens to be there.
      scroll.come(toRestAt: scroll.offset)
    } else if let tab = tab(atFlowX: flow), items.traits(of: tab)?.contains(.disabled) == false {
      hold = .tab(tab)
    }
    press = Press(pointer, flow: flow, hold: hold)
    press?.stopsRow = stopsRow
    scroll.tracker.reset()
    scroll.tracker.add(position: flow, time: clock)
    if case .tab(let tab) = hold, configuration.choosesOnPress, pointer.kind != .touch {
      // What is chosen is not chosen again when it is let go.
      press?.hold = .row
      choose(tab, cause: .tap, animated: true, allows, &update)
    }
  }

  mutating func pointerMoved(_ pointer: Pointer, _ update: inout TabStripUpdate) {
    guard var press, press.pointer == pointer.id else { return }
    let flow = flowX(pointer.x)
    press.lastX = flow
    press.lastY = pointer.y
    self.press = press
    update.isConsumed = press.hold != .nothing
    if case .dragging(let grip) = scroll.activity {
      scroll.tracker.add(position: flow, time: clock)
      scroll.offset = limits.resisted(grip - flow)
      update.stale.insert(.frame)
      return
    }
    scroll.tracker.add(position: flow, time: clock)
    let dx = (flow - press.downX).magnitude
    let dy = (pointer.y - press.downY).magnitude
    let slop = configuration.scrolling.slop
    switch press.hold {
    case .nothing: return
    case .button(let end):
      let wasArmed = press.isArmed
      press.isArmed = buttonEnd(atFlowX: flow) == end && pointer.y >= 0 && pointer.y < height
      if !press.isArmed {
        heldButton = nil
      } else if !wasArmed {
        takeButtonUpAgain(at: end)
      }
    case .row, .tab:
      if dx > slop, dx >= dy, canDrag(press) {
        beginDrag(from: flow, &update)
        press.hold = .row
      } else if press.kind != .mouse, Swift.max(dx, dy) > slop {
        // The row does not take this drag; whatever lies around it may, and a tap it is no longer.
        press.hold = .nothing
        settle(after: press)
        press.stopsRow = false
      } else if case .tab(let tab) = press.hold {
        press.isArmed = pointer.y >= 0 && pointer.y < height && self.tab(atX: pointer.x) == tab
      }
    }
    self.press = press
    update.stale.insert(.frame)
  }

  mutating func pointerUp(
    _ pointer: Pointer, _ allows: (SelectionChange) -> Bool, _ update: inout TabStripUpdate
  ) {
    guard pointer.isPrimary, let last = press, last.pointer == pointer.id else { return }
    if flowX(pointer.x) != last.lastX || pointer.y != last.lastY { pointerMoved(pointer, &update) }
    guard let press else { return }
    self.press = nil
    releaseButton()
    update.stale.insert(.frame)
    update.isConsumed = press.hold != .nothing
    if case .dragging = scroll.activity {
      scroll.tracker.add(position: flowX(pointer.x), time: clock)
      release(at: -scroll.tracker.velocity(at: clock))
      return
    }
    settle(after: press)
    if case .tab(let tab) = press.hold, press.isArmed {
      choose(tab, cause: .tap, animated: true, allows, &update)
    }
  }

  mutating func cancelPress(_ update: inout TabStripUpdate) {
    guard let press else { return }
    self.press = nil
    heldButton = nil
    update.stale.insert(.frame)
    update.isConsumed = true
    if case .dragging = scroll.activity { release(at: 0) } else { settle(after: press) }
  }

  mutating func hover(at point: TabStripFrame.Rect?, _ update: inout TabStripUpdate) {
    guard hover != point else { return }
    hover = point
    update.stale.insert(.frame)
  }

  private func canDrag(_ press: Press) -> Bool {
    // A row that is lent has its hand already.
    if case .external = scroll.activity { return false }
    return (press.kind != .mouse || configuration.scrolling.dragsWithMouse) && geometry.maximumOffset > .zero
  }

  private mutating func beginDrag(from flow: Double, _ update: inout TabStripUpdate) {
    // The row follows from here on and does not leap by the slop.
    scroll.activity = .dragging(grip: limits.unresisted(scroll.offset) + flow)
    takeRow()
    update.claimsPointer = true
  }

  /// Lets the row go at a speed in points a second.
  mutating func release(at velocity: Double) {
    let settings = configuration.scrolling
    let limits = limits
    let speed = velocity.magnitude < settings.minimumFlingSpeed ? 0 : velocity
    if settings.snap != .none { return flyToSnap(at: speed) }
    if speed == 0, limits.contains(scroll.offset) { return scroll.come(toRestAt: scroll.offset) }
    fly(at: speed)
  }

  /// The row moves away under a pointer that holds a tab: letting go would choose one that is elsewhere.
  mutating func loosenPress() {
    if case .tab = press?.hold { press?.hold = .row }
  }

  /// Springs back if the row is held beyond its limits by nothing, and goes on to where it may rest if the press stopped it elsewhere.
  private mutating func settle(after press: Press) {
    guard case .idle = scroll.activity else { return }
    if !limits.contains(scroll.offset) {
      fly(at: 0)
    } else if press.stopsRow, configuration.scrolling.snap != .none {
      flyToSnap(at: 0)
    }
  }

  mutating func fly(at velocity: Double) {
    let limits = limits
    scroll.activity = .ballistic(
      .init(
        simulation: .ballistic(
          Ballistic(
            from: scroll.offset, velocity: bounded(velocity), limits: 0...limits.maximum,
            frictionRate: configuration.scrolling.frictionRate, spring: configuration.scrolling.spring)),
        begin: clock), maximum: limits.maximum)
  }

  /// No fling is faster than a hand, however it comes in.
  func bounded(_ velocity: Double) -> Double {
    MotionDomain.clamp(velocity, -scroll.tracker.maximumSpeed, scroll.tracker.maximumSpeed)
  }
}
