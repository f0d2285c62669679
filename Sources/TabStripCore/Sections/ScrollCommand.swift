/// Tells the host to scroll the page.
public struct ScrollCommand: Hashable, Sendable {
  /// The offset to scroll to, in points from the top of the content; within the page's range.
  public var target: Double
  /// Whether the user sees the page go there. If not, it is there at once.
  public var isAnimated: Bool
  /// Whether the page is on its way for an earlier command: the motion is sent elsewhere, with the speed it has, and the earlier one
  /// counts no more.
  public var isRetarget: Bool
  /// When the command was given, in the seconds of the inputs: a motion made for it begins here.
  public var time: Double

  /// Makes a command.
  public init(target: Double, isAnimated: Bool, isRetarget: Bool = false, time: Double) {
    self.target = target
    self.isAnimated = isAnimated
    self.isRetarget = isRetarget
    self.time = time
  }
}
