extension ElementaryFunctions {
  /// The largest angle, in radians either way, that ``sin(_:)`` and ``cos(_:)`` accept: 2²⁰.
  public static let largestAngle = 1_048_576.0

  /// The sine of an angle.
  ///
  /// - Parameter x: An angle in radians, within ±``largestAngle``. Any other, infinities and NaN included, gives NaN: the
  ///   quarter turns can no longer be taken off exactly, and no spring turns that often before it rests.
  public static func sin(_ x: Double) -> Double {
    guard let angle = Remainder(of: x) else { return .nan }
    let value = angle.quarter & 1 == 0 ? angle.sine : angle.cosine
    return angle.quarter & 2 == 0 ? value : -value
  }

  /// The cosine of an angle.
  ///
  /// - Parameter x: An angle in radians; the same limits as for ``sin(_:)``.
  public static func cos(_ x: Double) -> Double {
    guard let angle = Remainder(of: x) else { return .nan }
    let value = angle.quarter & 1 == 0 ? angle.cosine : angle.sine
    return (angle.quarter + 1) & 2 == 0 ? value : -value
  }

  /// What is left of an angle when whole quarter turns are taken off.
  private struct Remainder {
    /// How many quarter turns were taken off.
    let quarter: Int
    /// The rest, at most an eighth of a turn, and the part of it that did not fit.
    let high, low: Double

    init?(of x: Double) {
      guard x >= -largestAngle, x <= largestAngle else { return nil }
      // π/2 in four pieces; the first three have 32 bits, so their products with up to 2²⁰ are exact.
      let multiple = nearestInteger(x * 0x1.45f306dc9c883p-1)
      let first = x - multiple * 0x1.921fb54400000p+0
      let second = Self.difference(first, multiple * 0x1.0b4611a600000p-34)
      let third = Self.difference(second.value, multiple * 0x1.3198a2e000000p-69)
      let lost = second.error + third.error - multiple * 0x1.b839a252049c1p-104
      quarter = Int(multiple)
      high = third.value + lost
      low = (third.value - high) + lost
    }

    /// A difference with exactly what its rounding lost (Knuth's two-sum).
    @inline(__always)
    static func difference(_ a: Double, _ b: Double) -> (value: Double, error: Double) {
      let value = a - b
      let virtual = value - a
      return (value, (a - (value - virtual)) - (b + virtual))
    }

    var sine: Double {
      let z = high * high
      var tail = 1.0 / 355_687_428_096_000
      tail = tail * z - 1.0 / 1_307_674_368_000
      tail = tail * z + 1.0 / 6_227_020_800
      tail = tail * z - 1.0 / 39_916_800
      tail = tail * z + 1.0 / 362_880
      tail = tail * z - 1.0 / 5_040
      tail = tail * z + 1.0 / 120
      tail = tail * z - 1.0 / 6
      return high + (high * z * tail + low * (1 - 0.5 * z))
    }

    var cosine: Double {
      let z = high * high
      var tail = 1.0 / 20_922_789_888_000
      tail = tail * z - 1.0 / 87_178_291_200
      tail = tail * z + 1.0 / 479_001_600
      tail = tail * z - 1.0 / 3_628_800
      tail = tail * z + 1.0 / 40_320
      tail = tail * z - 1.0 / 720
      tail = tail * z + 1.0 / 24
      // 1 - z/2 is rounded; what that loses goes back in with the small terms.
      let half = 0.5 * z
      let main = 1 - half
      return main + (((1 - main) - half) + (z * z * tail - high * low))
    }
  }
}
