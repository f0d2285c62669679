/// What moves the row. Exactly one thing does at a time.
enum ScrollActivity: Sendable {
  /// Nothing.
  case idle
  /// A pointer holds it: `grip` is the pointer's distance from the leading edge of the strip plus the offset without
  /// resistance.
  case dragging(grip: Double)
  /// It flies after a drag, by a simulation made for this largest offset.
  case ballistic(Motion, maximum: Double)
  /// The engine brings it somewhere.
  case driven(Motion)
  /// A native scroller moves it.
  case external

  /// A simulation that began at some time.
  struct Motion: Sendable {
    var simulation: Simulation
    var begin: Double

    func position(at time: Double) -> Double { simulation.position(at: time - begin) }
    func velocity(at time: Double) -> Double { simulation.velocity(at: time - begin) }
    func isDone(at time: Double) -> Bool { simulation.isDone(at: time - begin) }
  }

  /// Whether the row moves by itself.
  var isMoving: Bool {
    switch self {
    case .ballistic, .driven: true
    case .idle, .dragging, .external: false
    }
  }
}
