/// Times operations, prints a line for each and remembers whether a target was missed.
struct TimeReport {
  let isWanted: (String) -> Bool
  private var missed = 0
  /// What operations return flows in here, so that the optimizer cannot leave them out.
  private var sink = 0

  init(isWanted: @escaping (String) -> Bool) { self.isWanted = isWanted }

  /// Times `operation`, called `times` times with 0, 1, 2 and so on, and prints the mean.
  ///
  /// The best of `rounds` counts: on a shared machine only the disturbance varies. Edits that cannot be repeated on what
  /// they leave behind take one round.
  mutating func measure(
    _ name: String, target: Duration, rounds: Int = 5, times: Int = 100_000, _ operation: (Int) -> Int
  ) {
    guard isWanted(name) else { return }
    var best = Duration.seconds(1_000_000)
    for _ in 0..<rounds {
      let elapsed = ContinuousClock().measure {
        for step in 0..<times { sink &+= operation(step) }
      }
      best = min(best, elapsed / times)
    }
    line(name, best, target)
  }

  func finish() {
    print(missed == 0 ? "all targets met" : "\(missed) targets missed", "(checksum \(sink))")
  }

  private mutating func line(_ name: String, _ mean: Duration, _ target: Duration) {
    if mean > target { missed += 1 }
    let padding = String(repeating: " ", count: max(1, 48 - name.count))
    print(name + padding + text(mean), "of", text(target), mean > target ? "MISSED" : "ok")
  }

  private func text(_ duration: Duration) -> String {
    let nanoseconds = duration / .nanoseconds(1)
    let text = nanoseconds < 100_000 ? "\(Int(nanoseconds)) ns" : "\(Int(nanoseconds / 1000) ) µs"
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }
}
