#if canImport(UIKit)
  import TabStripHosting
  import UIKit

  /// The time of a strip, and its place among the display's frames while it has something to draw.
  @MainActor
  final class FrameClock {
    private var pacing = FramePacing()
    private let link: DisplayLink

    /// Makes the time of a strip. `onFrame` is called before each frame while the clock runs.
    init(onFrame: @escaping @MainActor () -> Void) {
      link = DisplayLink()
      link.onFrame = { [weak self, unowned link] reading in
        // The system keeps a running link alive beyond the strip.
        guard let self else { return link.stop() }
        _ = time(at: reading)
        onFrame()
      }
    }

    /// Seconds now, never less than any time handed out before.
    var now: Double { time(at: CACurrentMediaTime()) }

    /// Seconds at the display's frame that is being made, or at the event handled last.
    var frameTime: Double { pacing.time }

    /// The strip's time at a reading of the system's clock, such as an event's stamp.
    func time(at reading: Double) -> Double { pacing.time(atSeconds: reading) }

    /// Has the frames come, until ``stop()``.
    func run() { link.start() }

    /// Ends the frames.
    func stop() { link.stop() }
  }
#endif
