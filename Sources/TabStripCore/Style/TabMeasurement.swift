/// The widths of a tab's parts as the host measured them, in points.
///
/// A part that the tab has not is 0. The engine adds gaps and padding by the style and applies its minimum and maximum.
public struct TabMeasurement: Hashable, Sendable {
  /// Width of the title: the widest over all fonts of the style, so that selecting never moves a neighbour. For a tab with
  /// content of the app's own, the width of that content.
  public var title: Double
  /// Width of the icon.
  public var icon: Double
  /// Width of the badge's text.
  public var badge: Double

  /// Makes a measurement. What is negative, infinite or NaN is read as 0 and reported through the engine's diagnostics.
  public init(title: Double, icon: Double = 0, badge: Double = 0) {
    self.title = title
    self.icon = icon
    self.badge = badge
  }
}
