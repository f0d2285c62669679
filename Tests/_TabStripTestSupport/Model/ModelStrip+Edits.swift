import TabStripCore
import TabStripHosting

extension ModelStrip {
  /// Where a tab is; nil if it is gone.
  func index(of tab: Int) -> Int? { tabs.firstIndex { $0.number == tab } }

  mutating func insert(_ new: [RecordedTab], at index: Int, time: Double) {
    guard !new.isEmpty else { return }
    let index = max(0, min(index, tabs.count))
    let first = made
    made += new.count
    changing(at: time) { strip in
      for (place, tab) in new.enumerated() {
        // Of several at once the disabled ones are disabled afterwards.
        let isDisabled = new.count == 1 && tab.traits.contains(.disabled)
        strip.tabs.insert(
          ModelTab(number: first + place, content: tab.measurement, isDisabled: isDisabled, width: 0),
          at: index + place)
      }
    }
    guard new.count > 1 else { return }
    for (place, tab) in new.enumerated() where tab.traits.contains(.disabled) {
      disable(first + place, true, time: time)
    }
  }

  mutating func remove(_ tab: Int, time: Double) {
    guard let index = index(of: tab) else { return }
    changing(at: time) { strip in
      strip.tabs.remove(at: index)
      let heir = strip.heir(of: index)
      if strip.focus.tab == tab { strip.focus.tab = heir }
      guard strip.chosen.contains(tab) else { return }
      // Where several are selected the others stay; only a selection that became too small takes one in.
      let isMissed = !strip.isMultiple || strip.chosen.count <= strip.fewest
      let new = isMissed ? strip.heir(of: index, sparing: strip.chosen) : nil
      strip.adopt(old: tab, new: new, .removal, animated: true)
    }
  }

  mutating func removeAll(time: Double) {
    changing(at: time) { strip in
      strip.tabs = []
      strip.focus.tab = nil
      guard let old = strip.selected else { return }
      strip.chosen = [old]
      strip.adopt(old: old, new: nil, .removal, animated: false)
    }
  }

  mutating func move(_ tab: Int, to index: Int, time: Double) {
    guard let old = self.index(of: tab) else { return }
    changing(at: time) { strip in
      let moved = strip.tabs.remove(at: old)
      strip.tabs.insert(moved, at: max(0, min(index, strip.tabs.count)))
    }
  }

  mutating func disable(_ tab: Int, _ isDisabled: Bool, time: Double) {
    guard let index = index(of: tab) else { return }
    changing(at: time) { strip in
      strip.tabs[index].isDisabled = isDisabled
      strip.passFocusOn()
    }
  }

  mutating func configure(_ new: TabStripConfiguration, time: Double) {
    changing(at: time) { strip in
      guard strip.configuration != new else { return }
      strip.configuration = new
      strip.fitSelection()
      strip.passFocusOn()
    }
  }
}
