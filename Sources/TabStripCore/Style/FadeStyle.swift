/// How the row fades at an end where there is more to see.
///
/// The row itself becomes transparent over whatever is behind it. Its opacity rises from 0 at `clearDistance` from the end
/// to 1 at `solidDistance`; the whole fade comes in over the first `rampDistance` points scrolled away from that end, so
/// it never pops.
public struct FadeStyle: Hashable, Sendable {
  /// Points from the end of the row up to which nothing of it shows.
  public var clearDistance: Double
  /// Points from the end of the row from which all of it shows. No greater than `clearDistance`: no fade.
  public var solidDistance: Double
  /// Points of scrolling over which the fade comes in; 0: at once.
  public var rampDistance: Double

  /// No fade.
  public static let none = FadeStyle(clearDistance: 0, solidDistance: 0, rampDistance: 0)

  /// Makes a fade.
  public init(clearDistance: Double, solidDistance: Double, rampDistance: Double = 24) {
    self.clearDistance = clearDistance
    self.solidDistance = solidDistance
    self.rampDistance = rampDistance
  }
}
