import CGtk4
import TabStripCore
import TabStripHosting

/// Sections by identity.
extension SectionTabsView {
  /// The sections in order. O(n).
  public var sections: [TabSection<ID>] {
    strip.items.enumerated().map { TabSection(tab: $1, content: host.column.content(at: $0)) }
  }

  /// Replaces all sections. One whose identity was there before stays what it is, active or aimed at, wherever it stands now.
  ///
  /// Two sections of the same identity are two sections, of which the first has the identity.
  /// - Complexity: O(n log n) for n sections before and after.
  public func setSections(_ sections: [TabSection<ID>]) {
    let steps = strip.model.map.edits(to: sections.map(\.tab.id), from: host.strip.coordinator.engine)
    strip.setItems(sections.map(\.tab))
    host.take(steps, contents: sections.map(\.content))
  }

  /// Inserts a section.
  ///
  /// - Parameters:
  ///   - section: The section. If its identity is there already, it becomes a second one, found by position only.
  ///   - index: Where it stands afterwards; below 0 is taken as 0, beyond the end as the end.
  /// - Complexity: O(n) for n sections, which is a move in memory, until GTK lays the page out.
  public func insert(_ section: TabSection<ID>, at index: Int) {
    strip.insert(section.tab, at: index)
    let index = max(0, min(index, host.column.count))
    host.take([.insert(item: 0, at: index)], contents: [section.content], isWhole: false)
  }

  /// Removes a section, with its tab and its content. If it was active, what lies at its place is. An unknown identity changes nothing.
  /// - Complexity: As ``insert(_:at:)``.
  public func remove(_ id: ID) {
    guard let index = index(of: id) else { return }
    strip.remove(id)
    host.take([.remove(at: index)], contents: [], isWhole: false)
  }

  /// Moves a section so that it stands at `index` afterwards, which stops at the first and the last. An unknown identity changes nothing.
  /// - Complexity: As ``insert(_:at:)``.
  public func move(_ id: ID, to index: Int) {
    guard let old = self.index(of: id) else { return }
    strip.move(id, to: index)
    host.take(
      [.move(from: old, to: max(0, min(index, host.column.count - 1)))], contents: [], isWhole: false)
  }

  /// Replaces the tab and the content of the section with the same identity. An unknown identity changes nothing.
  ///
  /// - Parameter section: Its content may be the widget that is there already.
  /// - Complexity: O(log n).
  public func update(_ section: TabSection<ID>) {
    guard let index = index(of: section.tab.id) else { return }
    strip.update(section.tab)
    host.column.replace([(index, section.content)])
  }
}
