/// The passage of the selected look from one tab to another; tabs between them never take part.
struct SelectionTransition: Sendable {
  /// Seconds that the look takes to pass.
  static let duration = 0.2

  private struct Fading: Sendable {
    var tab: TabID
    var fraction: Double
  }

  private var arriving: Fading?
  private var leaving: Fading?
  /// The one that was still leaving when the next passage began.
  private var trailing: Fading?
  private var begin = 0.0
  private var progress = 1.0

  var isMoving: Bool { progress < 1 }

  mutating func advance(to time: Double) {
    guard isMoving else { return }
    let part = (time - begin) / Self.duration
    progress = part >= 1 ? 1 : Swift.max(0, part)
  }

  /// Begins to pass from the old tab to the new one.
  mutating func pass(from old: TabID?, to new: TabID?, at time: Double) {
    let oldFading = old.map { Fading(tab: $0, fraction: fraction(of: $0, isSelected: true)) }
    // What went before is over; it may be selected again by now.
    let wereLeaving = isMoving ? [leaving, trailing] : []
    let stillLeaving = wereLeaving.compactMap { $0 }.first { $0.tab != new && $0.tab != old }
    let previous = stillLeaving.map { Fading(tab: $0.tab, fraction: fraction(of: $0.tab, isSelected: false)) }
    let newFading = new.map { Fading(tab: $0, fraction: fraction(of: $0, isSelected: false)) }
    arriving = newFading
    leaving = oldFading
    trailing = previous
    begin = time
    progress = 0
  }

  /// Begins to pass from where a pager left the look, of two tabs at most, to the tab selected now.
  mutating func pass(from seen: [(tab: TabID, fraction: Double)], to new: TabID?, at time: Double) {
    let others = seen.filter { $0.tab != new && $0.fraction > 0 }.map { Fading(tab: $0.tab, fraction: $0.fraction) }
    let present = seen.first { $0.tab == new }?.fraction ?? 0
    arriving = new.map { Fading(tab: $0, fraction: present) }
    leaving = others.first
    trailing = others.dropFirst().first
    begin = time
    progress = others.isEmpty && (new == nil || present == 1) ? 1 : 0
  }

  /// The new look is there at once.
  mutating func finish() { progress = 1 }

  /// How far a tab looks selected, 0…1.
  func fraction(of tab: TabID, isSelected: Bool) -> Double {
    if isMoving {
      if let arriving, arriving.tab == tab { return arriving.fraction + (1 - arriving.fraction) * progress }
      if let leaving, leaving.tab == tab { return leaving.fraction * (1 - progress) }
      if let trailing, trailing.tab == tab { return trailing.fraction * (1 - progress) }
    }
    return isSelected ? 1 : 0
  }
}
