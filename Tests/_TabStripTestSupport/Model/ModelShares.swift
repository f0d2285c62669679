/// Widths that fill a room, in 64ths of a point. Their ends are rounded down, so that they add up to it.
struct ModelShares {
  let widths: [Int]
  let minimum: Int
  let maximum: Int

  /// All alike.
  func equal(_ room: Int) -> [Int] {
    let room = min(room, maximum * widths.count)
    return Self.lengths(between: (0...widths.count).map { room * $0 / widths.count })
  }

  /// By the tabs' own widths, none narrower than the minimum, as far as the widest stays within the maximum.
  func proportional(_ room: Int) -> [Int] {
    let own = widths.map { max(1, $0) }
    let most = ModelLength.units(Double(maximum) / Double(own.max() ?? 1) * Double(own.reduce(0, +)) / 64)
    let room = max(min(room, most), minimum * own.count)
    // Those that would be too narrow have the minimum, and the others share what is left, until none is too narrow.
    var narrow: Set<Int> = []
    while true {
      let others = own.indices.filter { !narrow.contains($0) }
      let total = others.map { own[$0] }.reduce(0, +)
      let rest = max(0, room - narrow.count * minimum)
      func part(_ piece: Int) -> Int { total > 0 ? Int(Double(piece) / Double(total) * Double(rest)) : 0 }
      let more = others.filter { part(own[$0]) < minimum }
      narrow.formUnion(more)
      if !more.isEmpty { continue }
      return Self.lengths(
        between: (0...own.count).map { count in
          let before = others.filter { $0 < count }.map { own[$0] }.reduce(0, +)
          return part(before) + narrow.filter { $0 < count }.count * minimum
        })
    }
  }

  /// The wide ones have their own width, and the others share what is left equally.
  func leveled(_ room: Int) -> [Int] {
    let room = min(room, maximum * widths.count)
    var wide: Set<Int> = []
    while true {
      let sharing = widths.count - wide.count
      let rest = room - wide.map { widths[$0] }.reduce(0, +)
      let more = widths.indices.filter { !wide.contains($0) && widths[$0] > rest / sharing }
      wide.formUnion(more)
      if !more.isEmpty, wide.count < widths.count { continue }
      return Self.lengths(
        between: (0...widths.count).map { count in
          let before = wide.filter { $0 < count }
          let share = wide.count < widths.count ? rest * (count - before.count) / sharing : 0
          return before.map { widths[$0] }.reduce(0, +) + share
        })
    }
  }

  private static func lengths(between ends: [Int]) -> [Int] { zip(ends.dropFirst(), ends).map { $0 - $1 } }
}
