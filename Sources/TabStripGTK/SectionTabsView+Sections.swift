import CGtk4
import TabStripCore
import TabStripHosting

/// Sections by identity.
///
/// An edit changes tabs, contents and what is active as one. Made while the strip asks `shouldSelect`, it waits until that has returned, and the
/// sections are those of before until then.
extension SectionTabsView {
  /// The sections in order. O(n).
  public var sections: [TabSection<ID>] {
    let engine = host.strip.coordinator.engine
    return (0..<engine.count).compactMap(engine.id).compactMap { tab in
      strip.model.items[tab].map { TabSection(tab: $0, content: model.content(of: tab).widget) }
    }
  }

  /// Replaces all sections. One whose identity was there before stays what it is, active or aimed at, wherever it stands now.
  ///
  /// Two sections of the same identity are two sections, of which the first has the identity.
  /// - Parameter sections: Their contents may be widgets that are on the page already, for the same sections or for others.
  /// - Complexity: O(n log n) for n sections before and after.
  public func setSections(_ sections: [TabSection<ID>]) {
    let (host, items, model) = (host, strip.model, model)
    let contents = sections.map { SectionContent($0.content) }
    host.edit { engine, time in
      let result = items.setItems(sections.map(\.tab), in: &engine, at: time)
      let tabs = contents.indices.compactMap { engine.id(at: $0) }
      model.contents = Dictionary(uniqueKeysWithValues: zip(tabs, contents))
      return result
    }
  }

  /// Inserts a section.
  ///
  /// - Parameters:
  ///   - section: The section. If its identity is there already, it becomes a second one, found by position only.
  ///   - index: Where it stands afterwards; below 0 is taken as 0, beyond the end as the end.
  /// - Complexity: O(n) for n sections, until GTK lays the page out.
  public func insert(_ section: TabSection<ID>, at index: Int) {
    let (host, items, model) = (host, strip.model, model)
    let content = SectionContent(section.content)
    host.edit { engine, time in
      let (tab, update) = items.insert(section.tab, at: index, in: &engine, at: time)
      model.contents[tab] = content
      return (update, [])
    }
  }

  /// Removes a section, with its tab and its content. If it was active, what lies at its place is. An unknown identity changes nothing.
  /// - Complexity: As ``insert(_:at:)``.
  public func remove(_ id: ID) {
    let items = strip.model
    host.edit { engine, time in (items.remove(id, in: &engine, at: time), []) }
  }

  /// Moves a section so that it stands at `index` afterwards, which stops at the first and the last. An unknown identity changes nothing.
  /// - Complexity: O(n log n) for n sections, until GTK lays the page out.
  public func move(_ id: ID, to index: Int) {
    let items = strip.model
    host.edit { engine, time in (items.move(id, to: index, in: &engine, at: time), []) }
  }

  /// Replaces the tab and the content of the section with the same identity. An unknown identity changes nothing.
  ///
  /// - Parameter section: Its content may be the widget that is there already.
  /// - Complexity: As ``insert(_:at:)``.
  public func update(_ section: TabSection<ID>) {
    let (host, items, model) = (host, strip.model, model)
    let content = SectionContent(section.content)
    host.edit { engine, time in
      if let tab = items.map.tab(of: section.tab.id) { model.replace(content, of: tab) }
      return items.update(section.tab, in: &engine, at: time)
    }
  }
}
