/// How tabs use the width of the strip.
///
/// The first four leave every tab its own width and matter only while all tabs fit; otherwise the row scrolls from its
/// leading end.
public enum Distribution: UInt8, Hashable, Sendable, CaseIterable {
  /// Together at the leading end.
  case leading
  /// Together in the middle.
  case center
  /// Together at the trailing end.
  case trailing
  /// Spread out: each of n tabs gets 1/(2n) of the free room on both its sides.
  case spaceAround
  /// All tabs equally wide and together as wide as the strip. No narrower than the style's minimum; then the row scrolls.
  case fillEqually
  /// The width of the strip shared in proportion to the tabs' own widths. No narrower than the style's minimum; then the row scrolls.
  case fillProportionally
  /// Fills the strip while every title fits, and scrolls otherwise.
  ///
  /// Tabs are equally wide where the widest fits its equal share. Where it does not but all fit together, the wide ones keep
  /// their own width and the others share the rest equally.
  case fillWhileFitting
}
