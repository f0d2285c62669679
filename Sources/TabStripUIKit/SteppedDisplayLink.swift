#if canImport(UIKit) && !canImport(ObjectiveC)
  import UIKit

  /// What stands for CADisplayLink where there are no selectors: a test steps it.
  @MainActor
  package final class DisplayLink {
    /// Called before each frame, with its time on the clock of `CACurrentMediaTime()`.
    var onFrame: @MainActor (Double) -> Void = { _ in }
    private static var running: [ObjectIdentifier: DisplayLink] = [:]

    /// How many run.
    static var runningCount: Int { running.count }

    /// Has the frames come.
    func start() { Self.running[ObjectIdentifier(self)] = self }

    /// Ends them.
    func stop() { Self.running[ObjectIdentifier(self)] = nil }

    /// A frame of the display, for all that run.
    package static func step(at reading: Double) { for link in Array(running.values) { link.onFrame(reading) } }
  }
#endif
