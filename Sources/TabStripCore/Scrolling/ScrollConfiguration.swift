/// How the row moves under hand and wheel.
public struct ScrollConfiguration: Hashable, Sendable {
  /// Whether a mouse drags the row as a finger does.
  public var dragsWithMouse: Bool
  /// Whether the row can be pulled beyond its ends and springs back.
  public var bounces: Bool
  /// Points that a pointer moves before a press becomes a drag.
  public var slop: Double
  /// Speed lost after a fling, per second: the speed is multiplied by e^−rate each second.
  public var frictionRate: Double
  /// Slower releases, in points a second, do not fling.
  public var minimumFlingSpeed: Double
  /// Points moved by one notch of a wheel.
  public var wheelStep: Double
  /// Where the row comes to rest after a drag or a fling.
  public var snap: Snap
  /// The spring of every movement that the engine makes by itself: reveals, pages and wheel notches.
  public var spring: SpringTuning

  /// Makes the settings.
  public init(
    dragsWithMouse: Bool = true, bounces: Bool = true, slop: Double = 8, frictionRate: Double = 2.5,
    minimumFlingSpeed: Double = 50, wheelStep: Double = 60, snap: Snap = .none, spring: SpringTuning = .noBounce
  ) {
    self.dragsWithMouse = dragsWithMouse
    self.bounces = bounces
    self.slop = slop
    self.frictionRate = frictionRate
    self.minimumFlingSpeed = minimumFlingSpeed
    self.wheelStep = wheelStep
    self.snap = snap
    self.spring = spring
  }
}
