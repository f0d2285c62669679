import TabStripCore
import TabStripHosting

/// A recording on its way, by the seconds since it was begun.
///
/// Steps come as far apart as they were recorded, but nobody waits longer than ``longestPause`` for one, nor for a clock that was
/// wrong.
struct Playback {
  /// The longest time between two steps, in seconds.
  static let longestPause = 2.0

  private var replayer: Replayer
  /// Of each step, how many seconds after the beginning it comes.
  private let dues: [Double]
  /// The recording's own time at the beginning of the pause that is on.
  private var recordedTime = 0.0
  /// The playback's time then.
  private var begin = 0.0

  /// Begins a recording anew.
  init(_ recording: Recording) {
    replayer = Replayer(recording)
    var (due, last) = (0.0, 0.0)
    dues = recording.steps.map { step in
      if step.time.isFinite {
        due += min(max(step.time - last, 0), Self.longestPause)
        last = step.time
      }
      return due
    }
  }

  /// How many steps there are.
  var count: Int { dues.count }
  /// How many steps have been performed.
  var position: Int { replayer.position }
  /// Whether nothing is left to come.
  var isOver: Bool { position == count }
  /// The look of the strip at present.
  var style: TabStripStyle { replayer.engine.style }
  /// What has happened last, by the recording's clock.
  private(set) var time = 0.0

  /// Performs what is due and gives the frame of the moment.
  mutating func advance(to seconds: Double) -> TabStripFrame {
    while position < count, dues[position] <= seconds {
      let step = replayer.nextStep
      begin = dues[position]
      if let step, step.time.isFinite { recordedTime = step.time }
      _ = replayer.perform(notingEveryStep: true)
    }
    time = recordedTime + (isOver ? 0 : max(0, seconds - begin))
    return replayer.record(at: time).frame
  }

  /// Performs all that is left and gives the last frame.
  mutating func finish() -> TabStripFrame { advance(to: .infinity) }
}
