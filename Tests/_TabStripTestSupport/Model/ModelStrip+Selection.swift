import TabStripCore
import TabStripHosting

extension ModelStrip {
  /// The selected tab; of several, the one chosen last.
  var selected: Int? { chosen.last }

  /// The fewest tabs that are selected while enough are enabled.
  var fewest: Int {
    switch configuration.selectionMode {
    case .required: 1
    case .optional, .momentary: 0
    case .multiple(let min, _): max(0, min)
    }
  }

  /// The most tabs that are selected.
  var most: Int {
    switch configuration.selectionMode {
    case .required, .optional: 1
    case .momentary: 0
    case .multiple(let min, let max): Swift.max(0, min, max)
    }
  }

  var isMultiple: Bool { if case .multiple = configuration.selectionMode { true } else { false } }

  func isUsers(_ cause: SelectionCause) -> Bool { cause == .tap || cause == .keyboard || cause == .reselect }

  /// Chooses a tab; nil clears the selection.
  mutating func choose(_ tab: Int?, _ cause: SelectionCause, animated: Bool) {
    guard let tab else { return clear(cause, animated: animated) }
    guard let index = index(of: tab), !(isUsers(cause) && tabs[index].isDisabled) else { return }
    if chosen.contains(tab) {
      // The program asks for what is there: it is shown again. A user takes it back, or chooses it again where that cannot be.
      if !isUsers(cause) { return reveal(tab, policy(for: cause), isLasting: true, animated: animated) }
      if configuration.selectionMode == .required { return reselect(tab, animated: animated) }
      return deselect(tab, cause, animated: animated)
    }
    if isMultiple, chosen.count >= most { return }
    if isUsers(cause), refuses { return }
    let old = isMultiple || configuration.selectionMode == .momentary ? nil : selected
    adopt(old: old, new: tab, cause, animated: animated)
  }

  /// Takes a tab out of the selection, as far as the mode allows.
  mutating func deselect(_ tab: Int, _ cause: SelectionCause, animated: Bool) {
    guard chosen.contains(tab), chosen.count > fewest else { return }
    let isDisabled = tabs.contains { $0.number == tab && $0.isDisabled }
    if isUsers(cause), refuses || isDisabled { return }
    adopt(old: tab, new: nil, cause, animated: animated)
  }

  private mutating func clear(_ cause: SelectionCause, animated: Bool) {
    guard let selected, fewest == 0 || tabs.allSatisfy(\.isDisabled), !(isUsers(cause) && refuses) else { return }
    chosen = [selected]
    adopt(old: selected, new: nil, cause, animated: animated)
  }

  private mutating func reselect(_ tab: Int, animated: Bool) {
    if configuration.reselection == .ignore { return }
    events.reselected = tab
    guard configuration.reselection == .reportAndReveal else { return }
    reveal(tab, policy(for: .reselect), isLasting: true, animated: animated)
  }

  /// Makes a change of the selection.
  mutating func adopt(old: Int?, new: Int?, _ cause: SelectionCause, animated: Bool) {
    let former = selected
    if let old { chosen.removeAll { $0 == old } }
    if let new, configuration.selectionMode != .momentary { chosen.append(new) }
    if focus.isInside, let new {
      // The focus goes along with a selection at which it stands, unless its ring is seen.
      let isAlong = [nil, former].contains(focus.tab) && !focus.isVisible
      let isReachable = index(of: new).map(isReachable(at:)) ?? false
      if isUsers(cause) || isAlong && isReachable { focus.tab = new }
    }
    note(old: old, new: new, cause)
    // A pager that is under way is what shows.
    if tracked != nil, cause == .tracking { return }
    let seen = trackedLooks?.filter { $0.tab == old || $0.tab == new }
    tracked = nil
    if configuration.selectionMode != .momentary { show(old: old, new: new, from: seen, animated: animated) }
    // The hand that brought a tab to the middle goes on moving the row.
    if cause == .centralTab { return }
    guard let new else {
      // What remains selected is still what the row is to show.
      if let aim, aim.isLasting, !chosen.contains(aim.tab) { self.aim = nil }
      return
    }
    guard policy(for: cause) != .none else { return aim = nil }
    reveal(new, policy(for: cause), isLasting: configuration.selectionMode != .momentary, animated: animated)
  }

  private mutating func show(old: Int?, new: Int?, from seen: [(tab: Int, fraction: Double)]?, animated: Bool) {
    guard animated, animates else { return showAtOnce() }
    if let seen { looks.pass(from: seen, to: new, at: clock) } else { looks.pass(from: old, to: new, at: clock) }
    mark.travel(to: selectedEnds, style.indicator.spring, at: clock)
  }

  private mutating func showAtOnce() {
    looks.finish()
    mark.jump(to: selectedEnds)
  }

  /// Several changes by one input are reported as one, and not at all if they come to nothing.
  private mutating func note(old: Int?, new: Int?, _ cause: SelectionCause) {
    guard let earlier = change?.change else {
      change = FrameRecord.Selection(old: old, new: new, cause: cause)
      return
    }
    if old == earlier.new {
      change = earlier.old == new ? nil : FrameRecord.Selection(old: earlier.old, new: new, cause: cause)
    } else {
      // What comes in and what goes out of several are told together.
      change = FrameRecord.Selection(old: old ?? earlier.old, new: new ?? earlier.new, cause: cause)
    }
  }

  /// Tabs become selected, silently, until there are as many as the mode requires. They come in below the one chosen last.
  mutating func requireSelection() {
    let old = chosen
    for tab in tabs where !tab.isDisabled && !chosen.contains(tab.number) && chosen.count < fewest {
      chosen.insert(tab.number, at: max(0, chosen.count - 1))
    }
    guard chosen != old else { return }
    showAtOnce()
    guard old.isEmpty, let selected else { return }
    reveal(selected, policy(for: .program), isLasting: true, animated: false)
    if configuration.reportsFirstSelection { note(old: nil, new: selected, .program) }
  }

  /// Drops what a new mode does not allow; the tab chosen last stays longest.
  mutating func fitSelection() {
    guard chosen.count > most else { return }
    let old = selected
    chosen.removeFirst(chosen.count - most)
    if chosen.isEmpty { change = FrameRecord.Selection(old: old, new: nil, cause: .program) }
    showAtOnce()
  }

  /// Passes on the selection of a tab that was in a place, if it goes.
  mutating func passSelectionOn(from tab: Int, at index: Int, isGone: Bool) {
    guard chosen.contains(tab) else { return }
    let isMissed = chosen.count <= fewest
    // Where several are selected the others stay; only a selection that became too small takes one in.
    let hasHeir = isMissed || !isMultiple && configuration.succession != .none
    let new = hasHeir ? heir(of: index, by: configuration.succession, sparing: chosen) : nil
    if hasHeir, new == nil, !isGone { return }
    adopt(old: tab, new: new, .removal, animated: true)
  }

  /// Who takes over from a tab that goes, of the enabled tabs that are not spared.
  func heir(of index: Int, by succession: Succession = .next, sparing spared: [Int] = []) -> Int? {
    func isFree(_ tab: ModelTab) -> Bool { !tab.isDisabled && !spared.contains(tab.number) }
    let next = tabs.indices.first { $0 >= index && isFree(tabs[$0]) }
    let previous = tabs.indices.last { $0 < index && isFree(tabs[$0]) }
    let heir =
      switch succession {
      case .next: next ?? previous
      case .previous: previous ?? next
      case .first, .none: tabs.indices.first { isFree(tabs[$0]) }
      }
    return heir.map { tabs[$0].number }
  }
}
