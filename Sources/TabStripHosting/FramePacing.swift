/// Decides when a strip needs frames of the display, and makes the display's clock fit for the engine.
///
/// **Frames.** A request is good for one frame. A strip that moves asks again at the end of each frame it draws, so a
/// host stops its clock after a frame that ended without a request; `continuous` tells it that letting the clock run
/// pays. A hidden strip asks for nothing, and neither does an idle one.
///
/// **Time.** The engine wants seconds that never run backward. Readings that are NaN or beyond ``greatestReading``, and readings that lie back by
/// less than ``resetThreshold``, as when an event was stamped before the frame that is being drawn, give the same time
/// as the one before. A clock that lies back by more has been set anew: time goes on from there, as it does from 0 for a clock
/// that begins below 0. A stall is passed on
/// whole: motion is a function of time and has arrived, and the engine fires no queued repeats.
public struct FramePacing: Hashable, Sendable {
  /// How many frames are wanted.
  public enum Demand: UInt8, Hashable, Comparable, Sendable {
    /// No frame.
    case none
    /// The next frame.
    case once
    /// The next frame, and probably those after it.
    case continuous

    /// Whether one asks for less than the other.
    public static func < (a: Demand, b: Demand) -> Bool { a.rawValue < b.rawValue }
  }

  /// Seconds by which a clock must lie back to count as set anew.
  public static let resetThreshold = 1.0
  /// Seconds, three thousand years, beyond which a reading is no time: motion would be lost in its rounding.
  public static let greatestReading = 1e11

  /// What has been asked for and not come yet.
  public private(set) var demand = Demand.none
  /// The time of the last reading, in seconds; 0 before the first.
  public private(set) var time = 0.0

  private var hasReading = false
  /// What is added to readings since the clock was set anew.
  private var shift = 0.0

  /// Nothing asked for, no time read.
  public init() {}

  /// Decides whether to ask for a frame.
  ///
  /// - Parameters:
  ///   - isStale: Something shown, or waiting, is out of date.
  ///   - isMoving: The engine needs ticks.
  ///   - isHidden: Nothing can be seen, so nothing is drawn; what is stale waits until the strip is shown, and what was
  ///     asked for before is asked for again then, since the display's clock may have stood still.
  /// - Returns: What to ask for, or nil if there is nothing to ask or it has been asked for already.
  public mutating func request(isStale: Bool, isMoving: Bool, isHidden: Bool) -> Demand? {
    if isHidden { demand = .none }
    let wanted: Demand = isHidden ? .none : isMoving ? .continuous : isStale ? .once : .none
    guard wanted > demand else { return nil }
    demand = wanted
    return wanted
  }

  /// The frame asked for has come, or the request is void.
  public mutating func frameBegan() { demand = .none }

  /// The engine's time at a reading of the clock in seconds.
  public mutating func time(atSeconds reading: Double) -> Double {
    guard reading.magnitude <= Self.greatestReading else { return time }
    // The engine's time begins at 0 and would stand still until such a clock has come there.
    if !hasReading, reading < 0 { shift = -reading }
    hasReading = true
    let shifted = reading + shift
    if shifted >= time {
      time = shifted
    } else if time - shifted >= Self.resetThreshold {
      shift = time - reading
    }
    return time
  }

  /// The engine's time at a reading of the clock in whole ticks.
  ///
  /// - Precondition: `ticksPerSecond` is more than 0; 1,000,000 for a clock in microseconds.
  public mutating func time(atTicks ticks: Int64, ticksPerSecond: Double) -> Double {
    precondition(ticksPerSecond > 0, "ticksPerSecond must be more than 0")
    return time(atSeconds: Double(ticks) / ticksPerSecond)
  }
}
