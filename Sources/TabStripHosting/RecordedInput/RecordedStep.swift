import TabStripCore

/// One thing that happened to a strip, and when.
public struct RecordedStep: Hashable, Sendable {
  /// Seconds on the clock of the host's frames. Any number, so that a recording can hold a bad clock too.
  public var time: Double
  /// What happened.
  public var action: Action

  /// Makes a step.
  ///
  /// - Precondition: `action` is not ``Action/input(_:)`` with `.select`, `.deselect` or `.reveal`, which hold handles; those have
  ///   actions of their own.
  public init(at time: Double, _ action: Action) {
    if case .input(let input) = action {
      switch input {
      case .select, .deselect, .reveal:
        preconditionFailure("action: a recorded choice or reveal names its tab by a TabName")
      default: break
      }
    }
    self.time = time
    self.action = action
  }

  /// What can happen. An action whose tab is not there does nothing, and the next ``FrameRecord`` says so.
  public enum Action: Hashable, Sendable {
    /// An input without a handle in it.
    case input(TabStripInput)
    /// ``TabStripInput/select(_:cause:animated:)`` for a named tab.
    case select(TabName?, cause: SelectionCause, animated: Bool)
    /// ``TabStripInput/deselect(_:cause:)`` for a named tab.
    case deselect(TabName, cause: SelectionCause)
    /// ``TabStripInput/reveal(_:_:animated:)`` for a named tab.
    case reveal(TabName, RevealPolicy, animated: Bool)
    /// A pointer goes down and up in the middle of the part of the tab that is on screen; nothing if none of it is.
    case tap(TabName, Pointer.Kind)
    /// Tabs are put in before the one at this index; an index beyond the end means the end.
    case insert([RecordedTab], at: Int)
    /// A tab is taken out.
    case remove(TabName)
    /// All tabs are taken out.
    case removeAll
    /// A tab comes to have this index; one beyond the end means the end.
    case move(TabName, to: Int)
    /// The tab's traits become these.
    case setTraits(TabName, TabTraits)
    /// The host will measure this from now on, but the engine is not told.
    case setWidth(TabName, TabMeasurement)
    /// The host will measure this from now on, and tells the engine to measure again.
    case remeasure(TabName, TabMeasurement)
    /// The style changes.
    case restyle(Recipe<StyleMetric>)
    /// The behaviour changes.
    case reconfigure(Recipe<BehaviorSetting>)
    /// From now on the app refuses every change of selection that it is asked about, or allows them again.
    case refuse(Bool)
    /// What a host does before each picture: a tick if the strip moves, then a layout. The frame is noted.
    case frame
  }
}
