/// The indicator's two ends along the row.
struct IndicatorMotion: Sendable {
  /// Where the ends are, in flow coordinates of the content; nil where nothing is selected.
  private(set) var span: (start: Double, end: Double)?
  private var flight: (start: ScrollActivity.Motion, end: ScrollActivity.Motion)?

  var isMoving: Bool { flight != nil }

  mutating func advance(to time: Double) {
    guard let flight else { return }
    span = (flight.start.position(at: time), flight.end.position(at: time))
    if flight.start.isDone(at: time) && flight.end.isDone(at: time) { self.flight = nil }
  }

  /// Leaves for another tab, from the present place at the present speed.
  mutating func travel(to target: (start: Double, end: Double), spring: SpringTuning, at time: Double) {
    guard let span else { return jump(to: target) }
    func motion(_ from: Double, _ to: Double, _ velocity: Double) -> ScrollActivity.Motion {
      .init(
        simulation: .spring(Spring(from: from, to: to, velocity: velocity, tuning: spring, tolerance: 0.25)),
        begin: time)
    }
    flight = (
      motion(span.start, target.start, flight?.start.velocity(at: time) ?? 0),
      motion(span.end, target.end, flight?.end.velocity(at: time) ?? 0)
    )
  }

  /// Is there at once.
  mutating func jump(to target: (start: Double, end: Double)?) {
    span = target
    flight = nil
  }

  /// The tab's place changed: an indicator at rest is there at once, one under way heads for it.
  mutating func follow(_ target: (start: Double, end: Double)?, spring: SpringTuning, at time: Double) {
    guard let target, let flight else { return jump(to: target) }
    if flight.start.simulation.target != target.start || flight.end.simulation.target != target.end {
      travel(to: target, spring: spring, at: time)
    }
  }

  /// The content before it grew or shrank.
  mutating func shift(by distance: Double) {
    guard let span else { return }
    self.span = (span.start + distance, span.end + distance)
    if let flight {
      self.flight = (
        .init(simulation: flight.start.simulation.shifted(by: distance), begin: flight.start.begin),
        .init(simulation: flight.end.simulation.shifted(by: distance), begin: flight.end.begin)
      )
    }
  }
}
