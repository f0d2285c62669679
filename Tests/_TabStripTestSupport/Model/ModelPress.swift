import TabStripCore

/// A pointer that is down on a ``ModelStrip``.
struct ModelPress {
  enum Hold: Equatable { case tab(Int), button(StripEnd), row, nothing }

  /// Where it went down; x is the distance from the leading edge of the strip.
  let down: Pointer
  /// Where it was last.
  var last: Pointer
  var hold: Hold
  /// Whether letting go here counts.
  var isArmed = true
  /// Whether it stopped a row that flew.
  var stopsRow = false
  /// Where it was when.
  var samples: [(time: Double, x: Double)] = []

  mutating func sample(_ x: Double, at time: Double) {
    if let newest = samples.last, time <= newest.time { return }
    samples.append((time, x))
  }

  /// How fast it moves: the slope at the newest sample of the parabola through the last 0.1 s, by least squares. A pause of more than
  /// 0.05 s hides what came before it, and one that lasts is rest.
  func speed(at now: Double) -> Double {
    guard let newest = samples.last else { return 0 }
    var used = [newest]
    for sample in samples.dropLast().reversed() {
      if used.last!.time - sample.time > 0.05 || newest.time - sample.time > 0.1 { break }
      used.append(sample)
    }
    let still = used.prefix { $0.x == newest.x }.last!.time
    guard used.count > 1, max(now, newest.time) - still <= 0.05 else { return 0 }
    return max(-8_000, min(Self.slope(used.map { ($0.time - newest.time, $0.x - newest.x) }), 8_000))
  }

  /// The slope at 0 of the parabola nearest to some points, or of the line through two.
  private static func slope(_ points: [(t: Double, x: Double)]) -> Double {
    if points.count == 2 { return points[1].x / points[1].t }
    // The normal equations for a + b t + c t², solved by elimination; t in tenths of a second.
    func sum(_ power: Int, _ x: Bool = false) -> Double {
      points.map { point in
        (0..<power).reduce(1.0) { product, _ in product * point.t * 10 } * (x ? point.x : 1)
      }.reduce(0, +)
    }
    var rows = (0..<3).map { row in (0..<3).map { sum(row + $0) } + [sum(row, true)] }
    for column in 0..<3 {
      for row in 0..<3 where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in 0..<4 { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return rows[1][3] / rows[1][1] * 10
  }
}
