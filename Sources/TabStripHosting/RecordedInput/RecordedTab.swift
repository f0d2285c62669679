import TabStripCore

/// A tab of a recording: what the host measures for it, and its traits.
public struct RecordedTab: Hashable, Sendable {
  /// The widths that the host answers when it is asked.
  public var measurement: TabMeasurement
  /// The traits with which the tab is put in.
  public var traits: TabTraits

  /// Makes a tab. Widths may be any number; the engine says what it makes of bad ones.
  public init(_ measurement: TabMeasurement, traits: TabTraits = []) {
    self.measurement = measurement
    self.traits = traits
  }

  /// Makes an ordinary tab with a title `width` points wide.
  public init(width: Double) { self.init(TabMeasurement(title: width)) }
}

/// Which tab a step is about.
public enum TabName: Hashable, Sendable {
  /// The one at this position, from 0, at that time.
  case index(Int)
  /// The one that was put in as this one, counted from 0 over the whole recording; the same tab after any move.
  case insertion(Int)
}
