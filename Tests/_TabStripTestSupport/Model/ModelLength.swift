import TabStripCore

/// How the model reads points: as whole 64ths.
enum ModelLength {
  /// The nearest number of 64ths, the even one of two.
  static func units(_ points: Double) -> Int {
    let units = (points * 64).rounded(.toNearestOrEven)
    return units.isNaN ? 0 : Int(max(-0x1p52, min(units, 0x1p52)))
  }

  /// The same for what must be a length: what is negative, infinite or no number is 0.
  static func length(_ points: Double) -> Int {
    points >= 0 && points < .infinity ? units(min(points, 0x1p26)) : 0
  }

  static func points(_ units: Int) -> Double { Double(units) / 64 }
}
