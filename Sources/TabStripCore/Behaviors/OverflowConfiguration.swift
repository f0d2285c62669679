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
    /// The visible width, or the part of it that ``OverflowConfiguration/pageFraction`` says.
    case viewport
    /// As many whole tabs as fit, from the first that is not fully visible on, go to the middle; the last ones to the row's end. A tab longer than the
    /// strip is gone along by what is seen.
    case wholeItems
  }

  /// Where the buttons are.
  public var placement: Placement
  /// Whether buttons show, disabled, even where there is nothing more. Overlaid ones then have room of their own before the first and after the
  /// last tab.
  public var showsAlways: Bool
  /// How far one press goes.
  public var paging: Paging
  /// The part of the visible width that a page of ``Paging-swift.enum/viewport`` moves by, 0.01…1: with 0.85 something stays in view by which to find one's
  /// place. More is read as 1; less or no number as 1, reported.
  public var pageFraction: Double
  /// Whether a short press pages when it is let go over the button instead of when it begins, so that a user can still take it back, as WCAG 2.5.2
  /// asks. A button held pages after ``repeatDelay`` either way.
  public var pagesOnRelease: Bool
  /// Points by which the row may miss its end, or exceed the strip's width, and still count as being there, or as fitting.
  public var tolerance: Double
  /// Whether a row that the user leaves within the ``tolerance`` of an end goes to that end, the nearer one of both. Then only a row right at its end counts as being
  /// there, and one that exceeds the strip at all as overflowing. For scrollers that stop short of an end by part of a pixel.
  public var restsAtEnds: Bool
  /// Seconds that a button is held before it repeats.
  public var repeatDelay: Double
  /// Seconds between repeats.
  public var repeatInterval: Double

  /// Makes the settings.
  public init(
    placement: Placement = .none, showsAlways: Bool = false, paging: Paging = .item, pageFraction: Double = 1,
    pagesOnRelease: Bool = false, tolerance: Double = 1, restsAtEnds: Bool = false, repeatDelay: Double = 0.65,
    repeatInterval: Double = 0.1
  ) {
    self.placement = placement
    self.showsAlways = showsAlways
    self.paging = paging
    self.pageFraction = pageFraction
    self.pagesOnRelease = pagesOnRelease
    self.tolerance = tolerance
    self.restsAtEnds = restsAtEnds
    self.repeatDelay = repeatDelay
    self.repeatInterval = repeatInterval
  }

  /// By how much the row may miss an end and count as there: not at all where it goes to its ends.
  var slack: Double { restsAtEnds ? 0 : tolerance }
}
