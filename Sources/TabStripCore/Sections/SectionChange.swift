/// A change of the active section and its cause.
public struct SectionChange: Hashable, Sendable {
  /// Why a section became active.
  public enum Cause: UInt8, Hashable, Sendable, CaseIterable {
    /// A user chose its tab by touch, click or an assistive technology.
    case tap
    /// A user chose its tab by a key.
    case keyboard
    /// The program chose its tab, or scrolled the page.
    case program
    /// A link led to it when the page was loaded.
    case link
    /// The keyboard focus went to a place that had to be scrolled to.
    case focus
    /// A user scrolled the page.
    case scroll
    /// The page, its sections or the strip changed their size.
    case layout
    /// The section that was active has been removed.
    case removal
  }

  /// The section active before. It may be gone from the page.
  public var old: SectionID?
  /// The section active now; nil where none is.
  public var new: SectionID?
  /// The index of the new one, which is that of its tab.
  public var index: Int?
  /// Why.
  public var cause: Cause
  /// The cause with which to select the tab in the strip, if it has not been chosen there: `.tracking` while the strip follows the
  /// page's positions, `.program` when it is to go to the tab by itself.
  public var selectionCause: SelectionCause

  /// Makes a change.
  public init(
    old: SectionID?, new: SectionID?, index: Int?, cause: Cause, selectionCause: SelectionCause = .tracking
  ) {
    self.old = old
    self.new = new
    self.index = index
    self.cause = cause
    self.selectionCause = selectionCause
  }
}
