/// A tab that is to stay where it is seen while widths and order before it change.
struct ScrollAnchor: Sendable {
  /// The tab.
  let tab: TabID
  /// Its distance from the leading end of the row before the change.
  let start: LayoutUnit
}
