/// The numbers that an option can take.
public struct DemoRange: Hashable, Sendable {
  /// The least.
  public let least: Double
  /// The greatest.
  public let greatest: Double
  /// How far apart they are.
  public let step: Double

  /// Makes a range.
  ///
  /// - Precondition: `least` ≤ `greatest`, `step` > 0, all finite.
  public init(_ least: Double, through greatest: Double, step: Double = 1) {
    precondition(least.isFinite && greatest.isFinite && least <= greatest, "least is not below greatest")
    precondition(step > 0 && step.isFinite, "step is not above 0")
    self.least = least
    self.greatest = greatest
    self.step = step
  }

  /// The number of the range that is nearest; the least one for NaN.
  public func nearest(to number: Double) -> Double {
    guard number > least else { return least }
    guard number < greatest else { return greatest }
    return min(least + ((number - least) / step).rounded() * step, greatest)
  }
}
