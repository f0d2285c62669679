/// The passage of the selected look from tab to tab.
struct ModelLooks {
  /// Seconds that it takes.
  static let duration = 0.2

  /// A tab whose look changes, from so much to so much.
  private struct Look {
    let tab: Int
    let from: Double
    let to: Double
  }

  private var looks: [Look] = []
  private var begin = 0.0

  var isMoving: Bool { !looks.isEmpty }

  mutating func advance(to time: Double) { if (time - begin) / Self.duration >= 1 { looks = [] } }

  mutating func finish() { looks = [] }

  /// How far a tab looks selected.
  func fraction(of tab: Int, isSelected: Bool, at time: Double) -> Double {
    guard let look = looks.first(where: { $0.tab == tab }) else { return isSelected ? 1 : 0 }
    return look.from + (look.to - look.from) * (time - begin) / Self.duration
  }

  /// From a tab to another; one that was still going out goes on to, and others are out at once.
  mutating func pass(from old: Int?, to new: Int?, at time: Double) {
    var next: [Look] = []
    if let new { next.append(Look(tab: new, from: fraction(of: new, isSelected: false, at: time), to: 1)) }
    if let old { next.append(Look(tab: old, from: fraction(of: old, isSelected: true, at: time), to: 0)) }
    if let other = looks.first(where: { $0.to == 0 && $0.tab != old && $0.tab != new }) {
      next.append(Look(tab: other.tab, from: fraction(of: other.tab, isSelected: false, at: time), to: 0))
    }
    begin = time
    looks = next
  }

  /// From where a pager left it.
  mutating func pass(from seen: [(tab: Int, fraction: Double)], to new: Int?, at time: Double) {
    let others = seen.filter { $0.tab != new && $0.fraction > 0 }
    let present = seen.first { $0.tab == new }?.fraction ?? 0
    looks = []
    if others.isEmpty, new == nil || present == 1 { return }
    begin = time
    if let new { looks.append(Look(tab: new, from: present, to: 1)) }
    looks += others.map { Look(tab: $0.tab, from: $0.fraction, to: 0) }
  }
}
