import TabStripCore

/// What moves the row of a ``ModelStrip``: one thing at a time.
enum ModelMovement {
  /// Nothing.
  case rest
  /// A pointer, which is at `grip` less the offset without resistance.
  case held(grip: Double)
  /// It flies from a hand, by a motion made for this largest offset.
  case flight(ModelMotion, most: Double)
  /// The strip brings it somewhere.
  case drive(ModelMotion)
  /// A native scroller.
  case lent

  var motion: ModelMotion? {
    switch self {
    case .flight(let motion, _), .drive(let motion): motion
    case .rest, .held, .lent: nil
    }
  }

  /// Whether the user's hand has it, or one to which it was lent.
  var isHand: Bool {
    switch self {
    case .held, .lent: true
    case .rest, .flight, .drive: false
    }
  }

  var isFlight: Bool { if case .flight = self { true } else { false } }
  var isDrive: Bool { if case .drive = self { true } else { false } }
  var isHeld: Bool { if case .held = self { true } else { false } }
  var isLent: Bool { if case .lent = self { true } else { false } }
  var isRest: Bool { if case .rest = self { true } else { false } }
}
