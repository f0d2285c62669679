/// A tab that the row is to show, and how.
///
/// It outlives the movement: while a selected tab is where it was brought to, a change of widths or of the strip's own width
/// brings it there again. A user who scrolls ends it.
struct RevealAim: Hashable, Sendable {
  /// The tab.
  let tab: TabID
  /// Where it goes.
  let policy: RevealPolicy
  /// Whether the row keeps showing it after it has arrived.
  let isLasting: Bool
}
