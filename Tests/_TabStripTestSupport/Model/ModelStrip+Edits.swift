import TabStripCore
import TabStripHosting

extension ModelStrip {
  /// Where a tab is; nil if it is gone.
  func index(of tab: Int) -> Int? { tabs.firstIndex { $0.number == tab } }

  /// Changes the list, while what is seen stays where it is.
  private mutating func editing(
    at time: Double, sparing tab: Int? = nil, _ edit: (inout ModelStrip) -> Void,
    then: (inout ModelStrip) -> Void = { _ in }
  ) {
    changing(at: time) { strip in
      strip.holding(strip.seen(sparing: tab), edit)
      strip.keepInside()
      then(&strip)
      // A position among no tabs says nothing about those that come later.
      if strip.tabs.isEmpty { strip.tracked = nil }
    }
  }

  mutating func insert(_ new: [RecordedTab], at index: Int, time: Double) {
    guard !new.isEmpty else { return }
    let index = max(0, min(index, tabs.count))
    let first = made
    made += new.count
    editing(at: time) { strip in
      let estimate = strip.clamped(ModelLength.units(strip.configuration.estimatedTabWidth))
      // Of several at once the disabled ones are disabled afterwards.
      let fresh = new.enumerated().map { place, tab in
        ModelTab(
          number: first + place, content: tab.measurement,
          isDisabled: new.count == 1 && tab.traits.contains(.disabled), width: estimate)
      }
      strip.tabs.insert(contentsOf: fresh, at: index)
    }
    guard new.count > 1 else { return }
    for (place, tab) in new.enumerated() where tab.traits.contains(.disabled) {
      disable(first + place, true, time: time)
    }
  }

  mutating func remove(_ tab: Int, time: Double) {
    guard let index = index(of: tab) else { return }
    if press?.hold == .tab(tab) { press?.hold = .row }
    if aim?.tab == tab { aim = nil }
    if springLoad?.tab == tab { springLoad = nil }
    editing(at: time, sparing: tab) {
      $0.tabs.remove(at: index)
    } then: { strip in
      let heir = strip.heir(of: index)
      if strip.focus.tab == tab { strip.focus.tab = heir }
      strip.passSelectionOn(from: tab, at: index, isGone: true)
    }
  }

  mutating func removeAll(time: Double) {
    if case .tab = press?.hold { press?.hold = .row }
    aim = nil
    editing(at: time) {
      $0.tabs = []
    } then: { strip in
      strip.focus.tab = nil
      strip.springLoad = nil
      guard let old = strip.selected else { return }
      strip.chosen = [old]
      strip.adopt(old: old, new: nil, .removal, animated: false)
    }
  }

  mutating func move(_ tab: Int, to index: Int, time: Double) {
    editing(at: time, sparing: tab) { strip in
      guard let old = strip.index(of: tab) else { return }
      let moved = strip.tabs.remove(at: old)
      strip.tabs.insert(moved, at: max(0, min(index, strip.tabs.count)))
    }
  }

  mutating func disable(_ tab: Int, _ isDisabled: Bool, time: Double) {
    guard let index = index(of: tab) else { return }
    let wasDisabled = tabs[index].isDisabled
    editing(at: time) {
      $0.tabs[index].isDisabled = isDisabled
    } then: { strip in
      guard isDisabled else { return }
      if strip.press?.hold == .tab(tab) { strip.press?.hold = .row }
      strip.passFocusOn()
      if !wasDisabled, strip.configuration.deselectsDisabled {
        strip.passSelectionOn(from: tab, at: index, isGone: false)
      }
    }
  }

  mutating func setContent(_ content: TabMeasurement, of tab: Int) {
    for index in tabs.indices where tabs[index].number == tab { tabs[index].content = content }
  }

  mutating func configure(_ new: TabStripConfiguration, time: Double) {
    changing(at: time) { strip in
      guard strip.configuration != new else { return }
      strip.holding(strip.seen()) { strip in
        strip.configuration = new
        strip.held = nil
        strip.springLoad = nil
        strip.fitSelection()
        strip.passFocusOn()
      }
    }
  }

  mutating func restyle(_ new: TabStripStyle, time: Double) {
    changing(at: time) { strip in
      guard strip.style != new else { return }
      strip.holding(strip.seen()) { strip in
        strip.style = new
        strip.forgetWidths()
      }
    }
  }
}
