/// What a strip offers where its tabs do not fit.
public struct OverflowConfiguration: Hashable, Sendable {
  /// Where the buttons are.
  public enum Placement: UInt8, Hashable, Sendable {
    /// There are none.
    case none
    /// Over the ends of the row; each shows only while there is more at its end.
    case overlaid
    /// Beside the row, which is so much narrower while it overflows; the one with nothing more at its end is disabled.
    case inline
  }

  /// How far one press goes.
  public enum Paging: UInt8, Hashable, Sendable {
    /// The next tab that is not fully visible goes to the middle (source system A).
    case item
    /// The first tab that is not fully visible goes to the opposite end.
    case visibleItems
    /// The visible width.
    case viewport
  }

  /// Where the buttons are.
  public var placement: Placement
  /// Whether buttons show, disabled, even where there is nothing more. Overlaid ones then have room of their own before the first and after the
  /// last tab.
  public var showsAlways: Bool
  /// How far one press goes.
  public var paging: Paging
  /// Whether a short press pages when it is let go over the button instead of when it begins, so that a user can still take it back, as WCAG 2.5.2
  /// asks. A button held pages after ``repeatDelay`` either way.
  public var pagesOnRelease: Bool
  /// Points by which the row may miss its end, or exceed the strip's width, and still count as being there, or as fitting.
  public var tolerance: Double
  /// Seconds that a button is held before it repeats.
  public var repeatDelay: Double
  /// Seconds between repeats.
  public var repeatInterval: Double

  /// Makes the settings.
  public init(
    placement: Placement = .none, showsAlways: Bool = false, paging: Paging = .item, pagesOnRelease: Bool = false,
    tolerance: Double = 1, repeatDelay: Double = 0.65, repeatInterval: Double = 0.1
  ) {
    self.placement = placement
    self.showsAlways = showsAlways
    self.paging = paging
    self.pagesOnRelease = pagesOnRelease
    self.tolerance = tolerance
    self.repeatDelay = repeatDelay
    self.repeatInterval = repeatInterval
  }
}
