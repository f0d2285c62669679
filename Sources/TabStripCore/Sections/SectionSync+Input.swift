extension SectionSync {
  /// By how much a page may miss the offset it was sent to, and count as being there: native scrollers round to pixels.
  static let tolerance = LayoutUnit(1)

  /// Takes one input and tells for what cause the active section changes, should it change.
  mutating func take(_ input: SectionSyncInput) -> SectionChange.Cause {
    guard input.isFinite else {
      found.insert(.input)
      return .layout
    }
    refreshGeometry()
    switch input {
    case .pageResized(let height): resize(to: height)
    case .headerChanged(let new): changeHeader(to: new)
    case .sectionsChanged(let edit): change(edit)
    case .configurationChanged(let new): configure(new)
    case .motionPreferenceChanged(let preference): motionPreference = preference
    case .scrolled(let offset, let scroller): return scroll(to: offset, by: scroller)
    case .programScrollBegan(let target):
      isResting = false
      lock = .flight(.init(goal: .offset(LayoutUnit(target)), isAnimated: true, isUnderway: true))
      return .program
    case .cameToRest(let offset): return rest(at: offset)
    case .gestureBegan: return beginGesture()
    case .tabChosen(let choice, let cause, let animated): return choose(choice, cause, animated: animated)
    case .linked(let choice):
      if let id = sections.id(of: choice) {
        send(to: .section(id, gap: .zero), animated: false, isLink: true)
      }
      return .link
    case .focusMoved(let choice, let top, let extent, let animated):
      focus(choice, top: LayoutUnit(top), extent: LayoutUnit(Swift.max(0, extent)), animated: animated)
      return .focus
    case .focusMovedOutside(let top, let extent, let animated):
      show(.content(top: LayoutUnit(top), extent: LayoutUnit(Swift.max(0, extent))), animated: animated)
      return .focus
    case .headerFocused(let animated):
      // Pinned, it is seen wherever the page is going.
      if !headerPlace(at: destination.points).isPinned {
        show(.content(top: sections.hero, extent: LayoutUnit(header.height)), animated: animated)
      }
      return .focus
    }
    return .layout
  }

  private mutating func resize(to height: Double) {
    let isSound = height >= 0 && height < .infinity
    if !isSound { found.insert(.viewport) }
    viewport = isSound ? Swift.min(LayoutUnit(height), ItemList.longestExtent) : .zero
    isGeometryStale = true
  }

  private mutating func changeHeader(to new: StickyHeader) {
    let (sound, isSound) = new.sound()
    if !isSound { found.insert(.measurement) }
    header = sound
    sections.headerRoom = sound.placement == .afterHero ? LayoutUnit(sound.height) : .zero
    isGeometryStale = true
  }

  private mutating func change(_ edit: SectionEdit) {
    let index = (heir ?? active).flatMap { sections.index(of: $0) }
    if !sections.make(edit) { found.insert(.measurement) }
    if let index, let keeper = heir ?? active, !sections.contains(keeper) {
      heir = sections.id(at: Swift.min(index, sections.count - 1))
    }
    isGeometryStale = true
  }

  private mutating func configure(_ new: SectionSyncConfiguration) {
    if !new.line.isSound { found.insert(.configuration) }
    configuration = new
    isGeometryStale = true
  }

  private mutating func choose(_ choice: SectionChoice, _ cause: SelectionCause, animated: Bool) -> SectionChange.Cause
  {
    let own: SectionChange.Cause? =
      switch cause {
      case .tap, .reselect, .centralTab: .tap
      case .keyboard: .keyboard
      case .program: .program
      case .tracking, .removal: nil
      }
    guard let own, let id = sections.id(of: choice) else { return .layout }
    send(to: .section(id, gap: .zero), animated: animated)
    return own
  }

  /// Asks for a scroll; the command is given when everything else is known.
  private mutating func send(to goal: ScrollLock.Goal, animated: Bool, isLink: Bool = false) {
    var isUnderway = false
    if case .flight(let flight) = lock { isUnderway = flight.isUnderway }
    lock = .flight(.init(goal: goal, isAnimated: animated && hasAppeared, isUnderway: isUnderway, isLink: isLink))
  }

  private mutating func focus(_ choice: SectionChoice, top: LayoutUnit, extent: LayoutUnit, animated: Bool) {
    guard let id = sections.id(of: choice) else { return }
    show(.rectangle(id, top: top, extent: extent), animated: animated)
  }

  private mutating func show(_ goal: ScrollLock.Goal, animated: Bool) {
    // What will show once the page has arrived needs no other scroll.
    let destination = self.destination
    if target(of: goal, from: destination) != destination { send(to: goal, animated: animated) }
  }
}

// MARK: Reports of the page

extension SectionSync {
  private mutating func scroll(to new: Double, by scroller: SectionSyncInput.Scroller) -> SectionChange.Cause {
    // Beyond the page's range a moment ago, it is at the end now: it bounced, or was fitted to a page that became shorter.
    let isFitted = LayoutUnit(new) == restingOffset && restingOffset != LayoutUnit(offset)
    offset = new
    lastScroller = scroller
    guard geometry.isLaidOut else { return scrollCause }
    if scroller == .user { isResting = false }
    switch lock {
    case .free: break
    case .flight(let flight):
      if scroller == .user {
        lock = .free
      } else if !flight.isAnimated, let target = flight.target, isNear(target) {
        isResting = true
        finish(flight)
      }
    case .hold(var hold):
      if scroller == .user {
        // A bounce, or a page that cannot scroll, has moved nothing.
        hold.follows = false
        lock = restingOffset == hold.offset ? .hold(hold) : .free
      } else if isFitted || isNear(hold.offset) || isNear(target(of: hold)) {
        hold.offset = restingOffset
        lock = .hold(hold)
      } else {
        lock = .free
      }
    }
    return scrollCause
  }

  private mutating func rest(at new: Double) -> SectionChange.Cause {
    guard case .flight(var flight) = lock else {
      let cause = scroll(to: new, by: lastScroller)
      isResting = true
      return cause
    }
    offset = new
    isResting = true
    guard let target = flight.target else { return scrollCause }
    if isNear(target) || flight.isRepeated || !flight.goal.isCommanded {
      finish(flight)
    } else {
      // Another motion's end, or something in the way: once more. If that does not help, the page cannot go there.
      flight.isRepeated = true
      flight.isUnderway = false
      flight.target = nil
      lock = .flight(flight)
    }
    return scrollCause
  }

  private mutating func beginGesture() -> SectionChange.Cause {
    lastScroller = .user
    isResting = false
    switch lock {
    case .free: break
    case .flight: lock = .free
    case .hold(var hold):
      hold.follows = false
      lock = .hold(hold)
    }
    return .scroll
  }

  private var scrollCause: SectionChange.Cause { lastScroller == .user ? .scroll : .program }

  private func isNear(_ place: LayoutUnit) -> Bool {
    let missed = LayoutUnit(offset) - place
    return missed <= Self.tolerance && missed >= .zero - Self.tolerance
  }
}

extension SectionSyncInput {
  /// Whether every number of the input is one. Sizes have results of their own.
  var isFinite: Bool {
    switch self {
    case .scrolled(let offset, _), .programScrollBegan(let offset), .cameToRest(let offset): offset.isFinite
    case .focusMoved(_, let top, let extent, _), .focusMovedOutside(let top, let extent, _):
      top.isFinite && extent.isFinite
    default: true
    }
  }
}
