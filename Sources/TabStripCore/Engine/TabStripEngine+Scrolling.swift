extension TabStripEngine {
  mutating func wheel(dx: Double, dy: Double, unit: WheelUnit, _ update: inout TabStripUpdate) {
    guard width > .zero, geometry.maximumOffset > .zero else { return }
    switch scroll.activity {
    case .dragging, .external: return
    case .idle, .ballistic, .driven: break
    }
    let turn = onward(dx, dy)
    guard turn != 0 else { return }
    let limits = limits
    switch unit {
    case .points:
      let target = limits.clamped(scroll.offset + turn)
      guard target != scroll.offset else { return }
      takeRow()
      scroll.come(toRestAt: target)
    case .notches:
      // Notches add up: the next one starts from where the last one leads.
      let target = limits.clamped(limits.clamped(scroll.target) + turn * configuration.scrolling.wheelStep)
      guard target != scroll.target else { return }
      takeRow()
      drive(to: target, animated: true)
    }
    loosenPress()
    update.isConsumed = true
    update.stale.insert(.frame)
  }

  mutating func fling(vx: Double, vy: Double, _ update: inout TabStripUpdate) {
    guard width > .zero, geometry.maximumOffset > .zero else { return }
    switch scroll.activity {
    case .dragging, .external: return
    case .idle, .ballistic, .driven: break
    }
    let velocity = onward(vx, vy)
    let limits = limits
    let isFast = velocity.magnitude >= configuration.scrolling.minimumFlingSpeed
    let hasRoom = velocity > 0 ? scroll.offset < limits.maximum : scroll.offset > 0
    // A row that snaps must come to a proper rest also after a trackpad that just stopped, and fingers at rest stop one that flies.
    guard isFast && hasRoom || configuration.scrolling.snap != .none || !isFast && scroll.isFlying else { return }
    takeRow()
    release(at: velocity)
    loosenPress()
    update.isConsumed = true
    update.stale.insert(.frame)
  }

  /// The larger of two distances as seen, as a distance along the row. Downward is onward in both writing directions. Of equal ones the
  /// one that counted last counts again, or a diagonal gesture would go to and fro.
  private mutating func onward(_ dx: Double, _ dy: Double) -> Double {
    if dx.magnitude != dy.magnitude { isTurnedSideways = dx.magnitude > dy.magnitude }
    return isTurnedSideways ? (isRightToLeft ? -dx : dx) : dy
  }

  /// The program scrolls the row.
  mutating func scroll(to offset: Double, animated: Bool) {
    guard width > .zero else { return }
    switch scroll.activity {
    case .dragging, .external: return
    case .idle, .ballistic, .driven: break
    }
    takeRow()
    drive(to: limits.clamped(offset), animated: animated)
  }

  /// Brings the row to an offset inside its limits.
  mutating func drive(to target: Double, animated: Bool) {
    guard animated, animates, target != scroll.offset else { return scroll.come(toRestAt: target) }
    let velocity = scroll.velocity(at: clock)
    scroll.activity = .driven(
      .init(
        simulation: .spring(
          Spring(
            from: scroll.offset, to: target, velocity: velocity, tuning: configuration.scrolling.spring, tolerance: 0.25
          )),
        begin: clock))
  }

  /// The user moves the row: what it was meant to show no longer counts.
  mutating func takeRow() {
    scroll.aim = nil
    followsTracked = false
  }

  // MARK: Reveal

  /// Brings a tab into view by a policy, now or as soon as there is a view.
  mutating func reveal(_ id: TabID, _ policy: RevealPolicy, isLasting: Bool, animated: Bool) {
    guard items.contains(id), policy != .none else { return }
    switch scroll.activity {
    case .dragging, .external: return
    case .idle, .ballistic, .driven: break
    }
    followsTracked = false
    scroll.aim = RevealAim(tab: id, policy: policy, isLasting: isLasting)
    pursueAim(animated: animated && animates)
  }

  /// Heads for what the row is meant to show, if it is not there or on its way.
  mutating func pursueAim(animated: Bool) {
    guard width > .zero, let aim = scroll.aim, let index = items.index(of: aim.tab) else { return }
    switch scroll.activity {
    case .dragging, .external: return
    case .idle, .ballistic, .driven: break
    }
    refreshGeometry()
    let (start, length) = span(at: index)
    let base = limits.clamped(scroll.target)
    guard let target = reveal.target(aim.policy, start: start, length: length, from: LayoutUnit(base)),
      target.points != scroll.target
    else { return }
    let isLasting = aim.isLasting
    drive(to: target.points, animated: animated)
    // A jump ends passing aims at once; before the row has been measured there it must be able to jump again.
    if !isLasting, !animated { scroll.aim = aim }
  }

  var reveal: Reveal {
    let isOverlaid = geometry.hasButtons && configuration.overflow.placement == .overlaid
    let shows = geometry.overflows || configuration.overflow.showsAlways
    return Reveal(
      cover: isOverlaid && shows ? anatomy.buttonWidth : .zero, coversAlways: configuration.overflow.showsAlways,
      viewport: geometry.viewport, maximum: geometry.maximumOffset,
      tolerance: LayoutUnit(configuration.overflow.slack),
      leadingMargin: LayoutUnit(configuration.reveal.leadingMargin),
      trailingMargin: LayoutUnit(configuration.reveal.trailingMargin),
      centerShift: LayoutUnit(configuration.reveal.centerShift))
  }

  // MARK: Content changes

  /// A tab that is seen, to be kept where it is: the first whose width is known, for what has not been measured has not been seen. nil
  /// where the row is at its beginning, so that what is new there shows.
  func anchor(sparing id: TabID? = nil) -> ScrollAnchor? {
    guard width > .zero, hasAppeared, scroll.offset > 0, !isExternal else { return nil }
    let geometry = currentGeometry
    let offset = LayoutUnit(scroll.offset)
    guard var index = geometry.index(at: offset, in: items) else { return nil }
    func anchor(at index: Int) -> ScrollAnchor? {
      guard let tab = items.id(at: index), tab != id else { return nil }
      return ScrollAnchor(tab: tab, start: geometry.start(of: index, in: items))
    }
    // In a gap the tab before it may be nearer, but it is not seen.
    if index + 1 < items.count, geometry.start(of: index, in: items) + geometry.length(of: index, in: items) <= offset {
      index += 1
    }
    var first: ScrollAnchor?
    let before = anchor(at: index - 1)
    // Tabs of no width could be many.
    for _ in 0..<64 {
      guard let id = items.id(at: index), geometry.start(of: index, in: items) < offset + geometry.viewport else {
        break
      }
      if let found = anchor(at: index) {
        if items.isMeasured(id) { return found }
        first = first ?? found
      }
      index += 1
    }
    return first ?? anchor(at: index) ?? before
  }

  /// A tab as it lies now.
  func anchor(at tab: TabID?) -> ScrollAnchor? {
    guard let tab, let index = items.index(of: tab) else { return nil }
    return ScrollAnchor(tab: tab, start: currentGeometry.start(of: index, in: items))
  }

  private var isExternal: Bool {
    if case .external = scroll.activity { true } else { false }
  }

  /// Moves the row along with the anchor's tab.
  mutating func hold(_ anchor: ScrollAnchor?) {
    guard let anchor, let index = items.index(of: anchor.tab) else { return }
    refreshGeometry()
    let distance = (geometry.start(of: index, in: items) - anchor.start).points
    if distance != 0 {
      scroll.shift(by: distance)
      indicator.shift(by: distance)
    }
  }

  /// Keeps the row inside limits that may have changed.
  mutating func keepInsideLimits() {
    guard width > .zero else { return }
    let limits = limits
    switch scroll.activity {
    case .idle:
      if press == nil, !limits.contains(scroll.offset) { scroll.come(toRestAt: limits.clamped(scroll.offset)) }
    case .driven(let motion):
      let target = motion.simulation.target
      if !limits.contains(target) {
        drive(to: limits.clamped(target), animated: true)
      } else if isReleased(motion, by: limits) {
        scroll.activity = .idle
        drive(to: target, animated: true)
      }
    case .ballistic(let motion, let maximum):
      // Friction goes on as it was; only where it meets the end changes.
      guard maximum != limits.maximum else { break }
      if !limits.bounces, !limits.contains(scroll.offset) {
        return scroll.come(toRestAt: limits.clamped(scroll.offset))
      }
      let velocity = motion.velocity(at: clock)
      if configuration.scrolling.snap == .none { fly(at: velocity) } else { flyToSnap(at: velocity) }
    case .dragging, .external: break
    }
    confine()
  }

  /// Takes a row that was left near an end to it.
  mutating func restAtEnd() {
    guard width > .zero, press == nil, case .idle = scroll.activity else { return }
    let rest = limits.maximum - scroll.offset
    guard Swift.min(scroll.offset, rest) <= configuration.overflow.tolerance else { return }
    scroll.come(toRestAt: scroll.offset <= rest ? 0 : limits.maximum)
  }

  /// Whether an end that held a spring's overshoot back has moved away: the row goes on from where it is seen, and does not leap to where the spring is.
  private func isReleased(_ motion: ScrollActivity.Motion, by limits: ScrollLimits) -> Bool {
    guard !limits.bounces else { return false }
    let position = motion.position(at: clock)
    return limits.contains(position) && (position - scroll.offset).magnitude > 0.25
  }

  /// A row that does not bounce shows nothing beyond its ends, however it moves and however they do.
  mutating func confine() {
    if !configuration.scrolling.bounces, !isExternal, width > .zero { scroll.offset = limits.clamped(scroll.offset) }
  }
}
