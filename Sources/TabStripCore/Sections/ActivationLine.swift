/// Where on the screen a section counts as active: a line below the pinned strip, which the section's top has to reach.
public enum ActivationLine: Hashable, Sendable {
  /// So many points below the pinned strip; 0 is its lower edge. Stops at the end of the viewport; negative or NaN is read as 0.
  case offset(Double)
  /// A fraction of what the pinned strip leaves open of the viewport, 0 … 1: 0.5 is its middle. What lies outside stops
  /// there; NaN is read as 0.
  case fraction(Double)

  /// The strip's lower edge.
  public static let belowHeader = ActivationLine.offset(0)

  /// Whether the number is within its range.
  var isSound: Bool {
    switch self {
    case .offset(let points): points >= 0 && points < .infinity
    case .fraction(let fraction): fraction >= 0 && fraction <= 1
    }
  }

  /// The line's distance from the strip's lower edge, where `open` is left of the viewport.
  func distance(open: LayoutUnit) -> LayoutUnit {
    let wanted =
      switch self {
      case .offset(let points): LayoutUnit(points)
      case .fraction(let fraction): LayoutUnit(open.points * fraction)
      }
    return Swift.max(.zero, Swift.min(wanted, open))
  }
}
