/// Whether memory grows with the steps taken: a straight line, by least squares, through the least that was in use of every few counts in
/// a row.
///
/// What comes and goes lifts single counts, and what stays lifts the least ones too. The first third is left out: caches of fonts, icons
/// and styles fill once.
struct MemoryTrend {
  /// Memory in use after so many steps.
  struct Sample {
    var step: Int
    var bytes: Int
  }

  /// By how much of itself memory may grow over the steps that count: 1 %.
  static let allowedShare = 0.01
  /// Of so many counts in a row the least one counts.
  static let countsInARow = 4

  /// What the line is laid through.
  let lows: [Sample]
  /// Bytes that memory grows by with each step.
  let bytesPerStep: Double
  /// Bytes that memory grows by over the steps that count.
  let growth: Double
  /// The same as a share of what is in use.
  let share: Double

  /// nil if fewer than three lows are left, through which a line would say little.
  init?(_ samples: [Sample]) {
    let counted = samples.dropFirst((samples.count + 2) / 3)
    lows = stride(from: counted.startIndex, through: counted.endIndex - Self.countsInARow, by: Self.countsInARow)
      .compactMap { counted[$0..<$0 + Self.countsInARow].min { $0.bytes < $1.bytes } }
    guard lows.count >= 3 else { return nil }
    let count = Double(lows.count)
    let middle = Double(lows.reduce(0) { $0 + $1.step }) / count
    let mean = Double(lows.reduce(0) { $0 + $1.bytes }) / count
    var (along, both) = (0.0, 0.0)
    for low in lows {
      let distance = Double(low.step) - middle
      along += distance * distance
      both += distance * (Double(low.bytes) - mean)
    }
    guard along > 0 else { return nil }
    bytesPerStep = both / along
    growth = bytesPerStep * Double(lows.last!.step - lows.first!.step)
    share = growth / mean
  }

  /// Whether memory stays as it is.
  var isFlat: Bool { share < Self.allowedShare }
}
