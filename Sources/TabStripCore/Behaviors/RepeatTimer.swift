/// When a held button acts again: once after a delay, then at intervals.
struct RepeatTimer: Sendable {
  private var due: Double
  private let interval: Double

  /// Starts at a press.
  init(at time: Double, delay: Double, interval: Double) {
    due = time + delay
    self.interval = interval
  }

  /// Whether it acts at `time`. After a clock that stood still it acts once, not once for every interval missed.
  mutating func fires(at time: Double) -> Bool {
    guard time >= due else { return false }
    due = due + interval > time ? due + interval : time + interval
    return true
  }
}
