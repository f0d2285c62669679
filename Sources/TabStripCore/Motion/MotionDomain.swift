/// The numbers that motions are defined for, and how any other number is read.
///
/// A host may hand over whatever a driver, a division by zero or a fuzzer produced. Read through here, nothing traps, nothing
/// stays infinite and every motion ends.
enum MotionDomain {
  /// The farthest place either way, in points, and the greatest speed, in points per second; `LayoutUnit.max` is the same.
  static let farthest = 0x1p46
  /// A place or distance in points: NaN is read as 0, what lies farther than ``farthest`` stops there.
  static func position(_ x: Double) -> Double { within(x, farthest) }

  /// A velocity in points per second: NaN is read as 0, what is faster than ``farthest`` is slowed to it.
  static func velocity(_ v: Double) -> Double { within(v, farthest) }

  /// Seconds since a motion's start: NaN and what comes before the start are read as 0; ∞ stays.
  static func time(_ t: Double) -> Double { t > 0 ? t : 0 }

  /// A start and a target: if one of them is NaN the motion stays at the other one, if both are, at 0.
  static func path(from start: Double, to target: Double) -> (start: Double, target: Double) {
    (position(start == start ? start : target), position(target == target ? target : start))
  }

  /// A limit of what counts as rest: NaN and what is below one millionth are read as one millionth.
  static func tolerance(_ x: Double) -> Double { x > 1e-6 ? Swift.min(x, farthest) : 1e-6 }

  /// A number kept in a range; only for ranges without NaN. NaN is read as the lower end.
  static func clamp(_ x: Double, _ lower: Double, _ upper: Double) -> Double {
    x > upper ? upper : (x > lower ? x : lower)
  }

  // The web module would have it written out at some forty places.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  private static func within(_ x: Double, _ bound: Double) -> Double {
    x == x ? clamp(x, -bound, bound) : 0
  }
}
