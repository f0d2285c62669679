import TabStripCore

/// The indicator's two ends along the row.
struct ModelMark {
  /// Where they are.
  private(set) var ends: (start: Double, end: Double)?
  private var flight: (start: ModelMotion, end: ModelMotion)?

  var isMoving: Bool { flight != nil }

  mutating func advance(to time: Double) {
    guard let flight else { return }
    ends = (flight.start.place(at: time), flight.end.place(at: time))
    if flight.start.isDone(at: time), flight.end.isDone(at: time) { self.flight = nil }
  }

  /// Is there at once.
  mutating func jump(to target: (start: Double, end: Double)?) {
    ends = target
    flight = nil
  }

  /// Springs to another place, from where it is and as fast as it is.
  mutating func travel(to target: (start: Double, end: Double)?, _ tuning: SpringTuning, at time: Double) {
    guard let ends, let target else { return jump(to: target) }
    flight = (
      .spring(
        from: ends.start, to: target.start, speed: flight?.start.speed(at: time) ?? 0, tuning, tolerance: 0.25,
        at: time),
      .spring(
        from: ends.end, to: target.end, speed: flight?.end.speed(at: time) ?? 0, tuning, tolerance: 0.25, at: time)
    )
  }

  /// Its tab is elsewhere: at rest it is there too, under way it heads for it.
  mutating func follow(_ target: (start: Double, end: Double)?, _ tuning: SpringTuning, at time: Double) {
    guard let target, let flight else { return jump(to: target) }
    if flight.start.target != target.start || flight.end.target != target.end { travel(to: target, tuning, at: time) }
  }

  mutating func shift(by distance: Double) {
    ends = ends.map { ($0.start + distance, $0.end + distance) }
    flight?.start.shift(by: distance)
    flight?.end.shift(by: distance)
  }
}
