/// Where the row is and what moves it.
struct ScrollState: Sendable {
  /// Points from the leading end of the row; beyond the limits while it is pulled or springs back.
  var offset = 0.0
  /// What moves it.
  var activity = ScrollActivity.idle
  /// What it is meant to show.
  var aim: RevealAim?
  /// The movement of the pointer that holds it.
  var tracker = VelocityTracker()

  /// Where the present movement ends.
  var target: Double {
    switch activity {
    case .ballistic(let motion, _), .driven(let motion): motion.simulation.target
    case .idle, .dragging, .external: offset
    }
  }

  /// Whether it flies from a hand.
  var isFlying: Bool {
    if case .ballistic = activity { true } else { false }
  }

  /// Points a second.
  func velocity(at time: Double) -> Double {
    switch activity {
    case .ballistic(let motion, _), .driven(let motion): motion.velocity(at: time)
    case .idle, .dragging, .external: 0
    }
  }

  /// Moves the row to where it is at `time`.
  mutating func advance(to time: Double) {
    switch activity {
    case .ballistic(let motion, _), .driven(let motion):
      if motion.isDone(at: time) {
        come(toRestAt: motion.simulation.target)
      } else {
        offset = motion.position(at: time)
      }
    case .idle, .dragging, .external: break
    }
  }

  /// Ends the movement. At rest the row lies on whole layout units, so that nothing drifts.
  mutating func come(toRestAt offset: Double) {
    self.offset = LayoutUnit(offset).points
    activity = .idle
    if aim?.isLasting == false { aim = nil }
  }

  /// Moves everything by the same distance: the content before the visible part grew or shrank.
  mutating func shift(by distance: Double) {
    offset += distance
    switch activity {
    case .dragging(let grip): activity = .dragging(grip: grip + distance)
    case .ballistic(let motion, _):
      // Its limits are those from before the shift. No row is −1 long, so it is made anew when the row is next kept inside its own.
      activity = .ballistic(
        .init(simulation: motion.simulation.shifted(by: distance), begin: motion.begin), maximum: -1)
    case .driven(let motion):
      activity = .driven(.init(simulation: motion.simulation.shifted(by: distance), begin: motion.begin))
    case .idle, .external: break
    }
  }
}
