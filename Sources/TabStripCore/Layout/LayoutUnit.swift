/// A length of 1/64 point, held as a whole number.
///
/// Layout adds and subtracts thousands of widths. In whole numbers those sums are exact and do not depend on their order,
/// so nothing drifts and two layouts can be compared with `==`. Motion uses `Double`; ``init(_:)-(Double)`` is the one way in.
/// Unit and name follow the Blink layout engine.
///
/// Sums that leave the range stop at its end; they never trap.
public struct LayoutUnit: Hashable, Comparable, Sendable {
  /// The length in 1/64 points.
  public var rawValue: Int64

  /// Layout units in one point.
  public static let unitsPerPoint: Int64 = 64

  /// The longest length, 2⁵² / 64 points: the largest that a `Double` still tells apart from its neighbours.
  public static let max = LayoutUnit(rawValue: 1 << 52)

  /// No length.
  public static let zero = LayoutUnit(rawValue: 0)

  /// Makes a length of so many 1/64 points.
  @inlinable
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Makes a length from points, rounded to the nearest 1/64 (ties to even).
  ///
  /// - Parameter points: A length in points. NaN is read as zero; what lies outside ±``max``, infinity included, stops there.
  public init(_ points: Double) {
    let scaled = (points * 64).rounded(.toNearestOrEven)
    if scaled != scaled {
      rawValue = 0
    } else if scaled >= Double(Self.max.rawValue) {
      rawValue = Self.max.rawValue
    } else if scaled <= -Double(Self.max.rawValue) {
      rawValue = -Self.max.rawValue
    } else {
      rawValue = Int64(scaled)
    }
  }

  /// The length in points; exact.
  @inlinable
  public var points: Double { Double(rawValue) / 64 }

  /// Whether one length is shorter than another.
  @inlinable
  public static func < (a: LayoutUnit, b: LayoutUnit) -> Bool { a.rawValue < b.rawValue }
}

// Written out at each use, the ways in which these can stop cost a WebAssembly module 36 kB.
extension LayoutUnit: AdditiveArithmetic {
  /// The sum; stops at the end of the range.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable
  #endif
  public static func + (a: LayoutUnit, b: LayoutUnit) -> LayoutUnit {
    let (sum, overflow) = a.rawValue.addingReportingOverflow(b.rawValue)
    return LayoutUnit(rawValue: overflow ? (a.rawValue < 0 ? .min : .max) : sum)
  }

  /// The difference; stops at the end of the range.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable
  #endif
  public static func - (a: LayoutUnit, b: LayoutUnit) -> LayoutUnit {
    let (difference, overflow) = a.rawValue.subtractingReportingOverflow(b.rawValue)
    return LayoutUnit(rawValue: overflow ? (a.rawValue < 0 ? .min : .max) : difference)
  }

  /// The length repeated; stops at the end of the range.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable
  #endif
  public static func * (a: LayoutUnit, count: Int) -> LayoutUnit {
    let (product, overflow) = a.rawValue.multipliedReportingOverflow(by: Int64(count))
    return LayoutUnit(rawValue: overflow ? ((a.rawValue < 0) == (count < 0) ? .max : .min) : product)
  }
}
