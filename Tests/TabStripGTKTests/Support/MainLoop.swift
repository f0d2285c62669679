import CGtk4

/// GLib's main loop, run by a test until something is so.
@MainActor
enum MainLoop {
  /// Runs until the condition holds, at most so many seconds.
  ///
  /// - Returns: Whether it holds.
  @discardableResult
  static func run(seconds: Double = 5, until condition: () -> Bool) -> Bool {
    let deadline = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    // Without it an iteration could wait for an event for ever.
    let wake = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(wake) }
    while !condition() {
      if g_get_monotonic_time() > deadline { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  /// Runs for so many seconds.
  static func run(for seconds: Double) { run(seconds: seconds) { false } }

  /// Handles what is waiting.
  static func settle() { while g_main_context_iteration(nil, 0) != 0 {} }
}
