import TabStripCore

/// What a strip showed and said at one step of a recording, with tabs by their insertion numbers instead of handles.
public struct FrameRecord: Hashable, Sendable {
  /// Which step of the recording, from 0.
  public var step: Int
  /// The step's time.
  public var time: Double
  /// The frame.
  public var frame: TabStripFrame
  /// The insertion numbers of the frame's tabs, in the frame's order.
  public var numbers: [Int] = []
  /// The insertion number of the tab that the keyboard reaches first.
  public var tabStop: Int?
  /// The offset before it is brought to device pixels.
  public var exactOffset = 0.0
  /// The offset to which the row is moving.
  public var targetOffset = 0.0

  /// All changes of the selection since the record before, in order.
  public var selections: [Selection] = []
  /// The tab chosen again.
  public var reselected: Int?
  /// The focus's change since the record before, if there was one.
  public var focus: Change?
  /// What went out of date since the record before.
  public var stale: TabStripUpdate.Staleness = []
  /// Whether any input since the record before was used.
  public var isConsumed = false
  /// Whether the strip began to drag since the record before.
  public var claimsPointer = false
  /// Whether the strip moves on.
  public var needsTick = false

  /// Bad data met for the first time since the record before.
  public var diagnostics: Diagnostics = []
  /// How many tabs were measured since the record before.
  public var measuredCount = 0
  /// Whether a step since the record before named a tab that was not there, or tapped one that was not to be seen.
  public var wasInVain = false

  /// From which tab to which, by insertion number; nil: none.
  public struct Change: Hashable, Sendable {
    /// The tab before.
    public var old: Int?
    /// The tab now.
    public var new: Int?

    /// Makes a change.
    public init(old: Int?, new: Int?) {
      self.old = old
      self.new = new
    }
  }

  /// A change of the selection, and why.
  public struct Selection: Hashable, Sendable {
    /// From which tab to which.
    public var change: Change
    /// Why.
    public var cause: SelectionCause

    /// Makes a selection.
    public init(old: Int?, new: Int?, cause: SelectionCause) {
      change = Change(old: old, new: new)
      self.cause = cause
    }
  }

  /// Makes a record of a frame in which nothing changed.
  public init(step: Int, time: Double, frame: TabStripFrame) {
    self.step = step
    self.time = time
    self.frame = frame
  }

  mutating func take(_ update: TabStripUpdate, number: (TabID) -> Int?) {
    reselected = update.reselected.flatMap(number)
    if let change = update.focus {
      focus = Change(old: change.old.flatMap(number), new: change.new.flatMap(number))
    }
    stale = update.stale
    isConsumed = update.isConsumed
    claimsPointer = update.claimsPointer
  }
}
