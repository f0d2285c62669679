/// How the row fades at an end where there is more to see.
///
/// The row itself becomes transparent over whatever is behind it. Its opacity rises from 0 at `clearDistance` from the end
/// to 1 at `solidDistance` or `solidFraction`; the whole fade comes in over the first `rampDistance` points scrolled away from that end, so
/// it never pops.
public struct FadeStyle: Hashable, Sendable {
  /// Points from the end of the row up to which nothing of it shows, as an overlaid button lies there. Without one the fade begins at the end and
  /// is as long.
  public var clearDistance: Double
  /// Points from the end of the row from which all of it shows. No greater than `clearDistance`: no fade.
  public var solidDistance: Double
  /// The same as a part of the strip's width, 0…1; the greater of both counts.
  public var solidFraction: Double
  /// Points of scrolling over which the fade comes in; 0: at once.
  public var rampDistance: Double

  /// No fade.
  public static let none = FadeStyle(clearDistance: 0, solidDistance: 0, rampDistance: 0)

  /// The last 4 % of the strip's width at each end (source system B).
  public static let edges = FadeStyle(clearDistance: 0, solidDistance: 0, solidFraction: 0.04)

  /// Makes a fade.
  public init(clearDistance: Double, solidDistance: Double, solidFraction: Double = 0, rampDistance: Double = 24) {
    self.clearDistance = clearDistance
    self.solidDistance = solidDistance
    self.solidFraction = solidFraction
    self.rampDistance = rampDistance
  }
}
