import TabStripCore

extension ModelStrip {
  var viewport: Double { ModelLength.points(row.viewport) }
  var maximum: Double { ModelLength.points(row.maximum) }

  /// Where the present movement ends.
  var target: Double { movement.motion?.target ?? offset }

  /// Whether movements of the strip's own take their time.
  var animates: Bool { isShown && width > 0 && !reducesMotion }

  /// Whether the user moves the row, or did when it left.
  var isUnderHand: Bool { movement.isHand || movement.isFlight }

  func inside(_ offset: Double) -> Double { max(0, min(offset, maximum)) }

  /// Brings everything that moves to where it is at a time.
  mutating func advance(to time: Double) {
    clock = time >= clock && time - clock <= 1e12 ? time : clock
    if let motion = movement.motion {
      if motion.isDone(at: clock) { rest(at: motion.target) } else { offset = motion.place(at: clock) }
    }
    confine()
    mark.advance(to: clock)
    looks.advance(to: clock)
  }

  /// Ends the movement. What rests lies on whole 64ths.
  mutating func rest(at place: Double) {
    offset = ModelLength.points(ModelLength.units(place))
    movement = .rest
    if aim?.isLasting == false { aim = nil }
  }

  /// The user moves the row: what it was to show no longer counts.
  mutating func takeRow() {
    aim = nil
    followsTracked = false
  }

  /// The row moves away under a pointer that holds a tab.
  mutating func loosenPress() { if case .tab = press?.hold { press?.hold = .row } }

  /// Springs to a place, or is there.
  mutating func drive(to place: Double, animated: Bool) {
    guard animated, animates, place != offset else { return rest(at: place) }
    movement = .drive(
      .spring(
        from: offset, to: place, speed: movement.motion?.speed(at: clock) ?? 0, configuration.scrolling.spring,
        tolerance: 0.25, at: clock))
  }

  /// No fling is faster than 8,000 points a second.
  func asOfAHand(_ speed: Double) -> Double { max(-8_000, min(speed, 8_000)) }

  /// Flies from a hand.
  mutating func fly(at speed: Double) {
    let scrolling = configuration.scrolling
    movement = .flight(
      .ballistic(
        from: offset, speed: asOfAHand(speed), most: maximum,
        rate: max(0.1, min(scrolling.frictionRate, 1_000)), scrolling.spring, at: clock), most: maximum)
  }

  /// Lets go of the row at a speed.
  mutating func release(at speed: Double) {
    let speed = abs(speed) < configuration.scrolling.minimumFlingSpeed ? 0 : speed
    if configuration.scrolling.snap != .none { return flyToSnap(at: speed) }
    if speed == 0, offset == inside(offset) { return rest(at: offset) }
    fly(at: speed)
  }

  // MARK: Inputs

  mutating func wheel(_ dx: Double, _ dy: Double, _ unit: WheelUnit) {
    guard width > 0, row.maximum > 0, !movement.isHand else { return }
    let turn = onward(dx, dy)
    guard turn != 0 else { return }
    switch unit {
    case .points:
      let place = inside(offset + turn)
      guard place != offset else { return }
      takeRow()
      rest(at: place)
    case .notches:
      let place = inside(inside(target) + turn * configuration.scrolling.wheelStep)
      guard place != target else { return }
      takeRow()
      drive(to: place, animated: true)
    }
    loosenPress()
    events.isConsumed = true
  }

  mutating func fling(_ vx: Double, _ vy: Double) {
    guard width > 0, row.maximum > 0, !movement.isHand else { return }
    let speed = onward(vx, vy)
    let isFast = abs(speed) >= configuration.scrolling.minimumFlingSpeed
    let hasRoom = speed > 0 ? offset < maximum : offset > 0
    guard isFast && hasRoom || configuration.scrolling.snap != .none || !isFast && movement.isFlight else { return }
    takeRow()
    release(at: speed)
    loosenPress()
    events.isConsumed = true
  }

  /// The larger of two distances as seen, along the row; of equal ones the one that counted last. Down is onward.
  private mutating func onward(_ dx: Double, _ dy: Double) -> Double {
    if abs(dx) != abs(dy) { isTurnedSideways = abs(dx) > abs(dy) }
    return isTurnedSideways ? (isRightToLeft ? -dx : dx) : dy
  }

  mutating func scroll(to place: Double, animated: Bool) {
    events.isConsumed = true
    guard width > 0, !movement.isHand else { return }
    takeRow()
    drive(to: inside(place), animated: animated)
  }

  mutating func scrollExternally(_ input: TabStripInput) {
    // A scroller without a room means nothing by what it says.
    guard width > 0 else { return }
    switch input {
    case .externalScrollBegan:
      movement = .lent
      takeRow()
      press = nil
      held = nil
    case .externalScroll(let place) where movement.isLent: offset = max(-0x1p46, min(place, 0x1p46))
    case .externalScroll(let place):
      // While the strip moves the row, and where it wrote this itself, it is an echo.
      guard movement.isRest, abs(place - offset) > 1 else { return }
      takeRow()
      rest(at: inside(place))
    default:
      guard movement.isLent else { return }
      rest(at: inside(offset))
    }
    events.isConsumed = true
  }
}
