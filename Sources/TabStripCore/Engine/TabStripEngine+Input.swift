extension TabStripEngine {
  /// Takes one input: the only door into the engine beside edits and settings.
  ///
  /// O(log n), whatever the input.
  ///
  /// - Parameters:
  ///   - input: What happened.
  ///   - time: When, in seconds.
  ///   - allows: Asked before a user's choice takes effect; false leaves everything as it is. Not asked for what the program does.
  /// - Returns: What changed.
  public mutating func handle(
    _ input: TabStripInput, at time: Double, allowing allows: (SelectionChange) -> Bool = { _ in true }
  ) -> TabStripUpdate {
    changing(at: time) { engine, update in
      guard input.isFinite else {
        engine.found.insert(.input)
        return
      }
      engine.refreshGeometry()
      engine.take(input, allows, &update)
    }
  }

  private mutating func take(
    _ input: TabStripInput, _ allows: (SelectionChange) -> Bool, _ update: inout TabStripUpdate
  ) {
    switch input {
    case .resized(let viewport): resize(to: viewport, &update)
    case .directionChanged(let new): changeDirection(to: new, &update)
    case .motionPreferenceChanged(let preference): changeMotionPreference(to: preference, &update)
    case .textChanged(let height): changeText(lineHeight: height, &update)
    case .pointerDown(let pointer): pointerDown(pointer, allows, &update)
    case .pointerMoved(let pointer): pointerMoved(pointer, &update)
    case .pointerUp(let pointer): pointerUp(pointer, allows, &update)
    case .pointerCancelled: cancelPress(&update)
    case .hover(let x, let y): hover(at: TabStripFrame.Rect(x: x, y: y), &update)
    case .hoverEnded: hover(at: nil, &update)
    case .wheel(let dx, let dy, let unit): wheel(dx: dx, dy: dy, unit: unit, &update)
    case .fling(let vx, let vy): fling(vx: vx, vy: vy, &update)
    case .key(let key): press(key, allows, &update)
    case .focusGained(let visible): gainFocus(visible: visible, &update)
    case .focusLost: loseFocus(&update)
    case .select(let id, let cause, let animated):
      choose(id, cause: cause, animated: animated, allows, &update)
      update.isConsumed = true
    case .deselect(let id, let cause):
      deselect(id, cause: cause, animated: true, allows, &update)
      update.isConsumed = true
    case .track(let position): track(.along(position), &update)
    case .trackJump(let from, let to, let fraction): track(.jump(from: from, to: to, fraction: fraction), &update)
    case .trackEnded: endTracking(&update)
    case .dragOver(let x, let y):
      dragOver(x: x, y: y, &update)
      springLoadIfDue(allows, &update)
    case .dragOverEnded: springLoad = nil
    case .reveal(let id, let policy, let animated):
      reveal(id, policy, isLasting: false, animated: animated)
      update.stale.insert(.frame)
      update.isConsumed = true
    case .scroll(let offset, let animated):
      scroll(to: offset, animated: animated)
      update.stale.insert(.frame)
      update.isConsumed = true
    case .overflowPressed(let end):
      pressButton(at: end)
      update.stale.insert(.frame)
      update.isConsumed = true
    case .overflowReleased:
      releaseButton()
      update.stale.insert(.frame)
      update.isConsumed = true
    case .externalScrollBegan, .externalScroll, .externalScrollEnded: scrollExternally(input, &update)
    case .tick:
      tick()
      springLoadIfDue(allows, &update)
    }
  }

  private mutating func resize(to viewport: Viewport, _ update: inout TabStripUpdate) {
    let newWidth = Anatomy.length(viewport.width)
    let newHeight = Anatomy.length(viewport.height)
    let isScaleSound = viewport.scale >= Viewport.leastScale && viewport.scale <= Viewport.greatestScale
    if newWidth == nil || newHeight == nil || !isScaleSound { found.insert(.viewport) }
    grid = PixelGrid(scale: isScaleSound ? viewport.scale : 1)
    height = (newHeight ?? .zero).points
    if width != newWidth ?? .zero {
      width = newWidth ?? .zero
      isGeometryStale = true
      refreshGeometry()
      if width == .zero { hide() }
    }
    update.isConsumed = true
    update.stale.formUnion([.layout, .frame])
  }

  /// What moved is where it was going, since nobody sees it go.
  private mutating func hide() {
    press = nil
    heldButton = nil
    hover = nil
    isShown = false
    springLoad = nil
    transition.finish()
    indicator.jump(to: selectedSpan)
    switch scroll.activity {
    case .ballistic, .driven, .dragging, .external: scroll.come(toRestAt: scroll.target)
    case .idle: break
    }
  }

  private mutating func changeDirection(to new: WritingDirection, _ update: inout TabStripUpdate) {
    update.isConsumed = true
    guard direction != new else { return }
    cancelPress(&update)
    direction = new
    update.stale.formUnion([.layout, .frame, .accessibility])
  }

  private mutating func changeMotionPreference(to preference: MotionPreference, _ update: inout TabStripUpdate) {
    update.isConsumed = true
    guard motionPreference != preference else { return }
    motionPreference = preference
    guard preference == .reduced else { return }
    if case .driven = scroll.activity { scroll.come(toRestAt: limits.clamped(scroll.target)) }
    indicator.jump(to: indicatorSpan)
    transition.finish()
    update.stale.insert(.frame)
  }

  private mutating func changeText(lineHeight height: Double, _ update: inout TabStripUpdate) {
    if height < 0 { found.insert(.measurement) }
    lineHeight = Swift.max(0, Swift.min(height, Anatomy.limit.points))
    items.markAllStale()
    isGeometryStale = true
    update.isConsumed = true
    update.stale.formUnion([.layout, .frame])
  }

  private mutating func tick() {
    guard var held = heldButton else { return }
    guard canScroll(toward: held.end, from: scroll.target) else {
      // Nothing more there, and nothing to wait for.
      heldButton = nil
      return
    }
    let isDue = held.timer.fires(at: clock)
    if isDue { held.pagesWhenReleased = false }
    heldButton = held
    if isDue {
      page(toward: held.end)
      // The hold ends in the tick that reaches the end, so that a second tick at the same time changes nothing.
      if !canScroll(toward: held.end, from: scroll.target) { heldButton = nil }
    }
  }

  private mutating func scrollExternally(_ input: TabStripInput, _ update: inout TabStripUpdate) {
    // A scroller without a room reports 0 and means nothing by it.
    guard width > .zero else { return }
    switch input {
    case .externalScrollBegan:
      // The user's hand ends whatever the engine was doing.
      scroll.activity = .external
      takeRow()
      press = nil
      heldButton = nil
    case .externalScroll(let offset):
      switch scroll.activity {
      case .external: scroll.offset = MotionDomain.position(offset)
      case .driven, .ballistic, .dragging: return
      case .idle:
        // Whole-pixel scrollers report what the engine wrote, rounded.
        if (offset - scroll.offset).magnitude <= 1 { return }
        takeRow()
        scroll.come(toRestAt: limits.clamped(offset))
      }
    default:
      guard case .external = scroll.activity else { return }
      scroll.come(toRestAt: limits.clamped(scroll.offset))
    }
    update.isConsumed = true
    update.stale.insert(.frame)
  }
}

extension TabStripInput {
  /// Whether every number of the input is one. A viewport's numbers have results of their own.
  var isFinite: Bool {
    func finite(_ a: Double, _ b: Double = 0) -> Bool { a.isFinite && b.isFinite }
    return switch self {
    case .pointerDown(let pointer), .pointerMoved(let pointer), .pointerUp(let pointer): finite(pointer.x, pointer.y)
    case .hover(let x, let y), .dragOver(let x, let y): finite(x, y)
    case .track(let position): finite(position)
    case .trackJump(_, _, let fraction): finite(fraction)
    case .scroll(let offset, _): finite(offset)
    case .wheel(let dx, let dy, _): finite(dx, dy)
    case .fling(let vx, let vy): finite(vx, vy)
    case .textChanged(let lineHeight): finite(lineHeight)
    case .externalScroll(let offset): finite(offset)
    case .reveal(_, .nearest(let peek), _): finite(peek)
    default: true
    }
  }
}
