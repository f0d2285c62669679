extension SectionSync {
  /// Where the page will be when it has arrived.
  var destination: LayoutUnit {
    guard case .flight(let flight) = lock else { return restingOffset }
    return target(of: flight.goal, from: flight.target ?? restingOffset)
  }

  /// The offset that a goal asks for.
  func target(of goal: ScrollLock.Goal, from offset: LayoutUnit) -> LayoutUnit {
    switch goal {
    case .section(let id, let gap): geometry.target(top: top(of: id), gap: gap)
    case .rectangle(let id, let top, let extent):
      geometry.offset(showing: self.top(of: id) + top, extent: extent, from: offset)
    case .content(let top, let extent):
      geometry.offset(showing: top, extent: extent, from: offset, below: cover(at: top))
    case .offset(let offset): geometry.clamped(offset)
    }
  }

  /// What covers the top of the viewport for content that begins at a place: a strip that stands after the hero does not cover that.
  private func cover(at top: LayoutUnit) -> LayoutUnit {
    header.placement == .afterHero && top < geometry.firstTop ? LayoutUnit(header.topInset) : geometry.cover
  }

  /// Where the page should be for a held section to keep its place.
  func target(of hold: ScrollLock.Hold) -> LayoutUnit { geometry.target(top: top(of: hold.section), gap: hold.gap) }

  /// Ends a scroll where the page is now.
  mutating func finish(_ flight: ScrollLock.Flight) {
    guard case .section(let id, _) = flight.goal else {
      lock = .free
      return
    }
    // A link's section is to get to the strip yet, when more has loaded. That of a tap stays where it came to be.
    let gap = flight.isLink ? .zero : top(of: id) - geometry.cover - restingOffset
    let target = geometry.target(top: top(of: id), gap: gap)
    lock = .hold(.init(section: id, gap: gap, isLink: flight.isLink, target: target, offset: restingOffset))
  }

  /// Sends the page on its way, or elsewhere if its goal has moved.
  mutating func aim(_ update: inout SectionSyncUpdate) {
    if let id = lock.section, !sections.contains(id) { giveUp(&update) }
    guard geometry.isLaidOut else { return forgetAim() }
    if case .hold(let hold) = lock { follow(hold) }
    guard case .flight(var flight) = lock else { return }
    let target = target(of: flight.goal, from: flight.target ?? restingOffset)
    guard target != flight.target else { return }
    if flight.goal.isCommanded {
      if flight.target == nil, isResting, target == LayoutUnit(offset) { return finish(flight) }
      flight.isAnimated = flight.isAnimated && motionPreference == .full
      update.scroll = ScrollCommand(
        target: target.points, isAnimated: flight.isAnimated, isRetarget: flight.isUnderway, time: clock)
      flight.isUnderway = flight.isAnimated
      isResting = false
    }
    flight.target = target
    lock = .flight(flight)
  }

  /// The section that the page goes to, or holds on to, has been removed.
  private mutating func giveUp(_ update: inout SectionSyncUpdate) {
    if !geometry.isLaidOut, lock.chosen != nil, let heir {
      lock = .flight(.init(goal: .section(heir, gap: .zero), isAnimated: false))
      return
    }
    if geometry.isLaidOut, case .flight(let flight) = lock, flight.target != nil {
      update.scroll = ScrollCommand(
        target: restingOffset.points, isAnimated: false, isRetarget: flight.isUnderway, time: clock)
    }
    lock = .free
  }

  /// Keeps a held section at its place on the screen when what lies above it has changed.
  private mutating func follow(_ held: ScrollLock.Hold) {
    var hold = held
    let target = target(of: hold)
    guard target != hold.target else { return }
    if !hold.follows {
      lock = .free
    } else if target == LayoutUnit(offset) {
      hold.target = target
      hold.offset = target
      lock = .hold(hold)
    } else {
      lock = .flight(.init(goal: .section(hold.section, gap: hold.gap), isAnimated: false, isLink: hold.isLink))
    }
  }

  /// While nothing shows, nothing is sent anywhere; when the page is back, it is at its goal at once.
  private mutating func forgetAim() {
    switch lock {
    case .flight(let flight) where flight.goal.isCommanded:
      lock = .flight(.init(goal: flight.goal, isAnimated: false, isLink: flight.isLink))
    case .hold(let hold):
      lock = .flight(.init(goal: .section(hold.section, gap: hold.gap), isAnimated: false, isLink: hold.isLink))
    case .flight:
      // A scroll of the program's own has ended where it was, and nobody will say so.
      lock = .free
    case .free: break
    }
    isResting = true
  }

  private func top(of id: SectionID) -> LayoutUnit { sections.index(of: id).map { sections.top(of: $0) } ?? .zero }
}
