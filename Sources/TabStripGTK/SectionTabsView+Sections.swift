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
    return (0..<engine.count).compactMap { index in
      guard let tab = engine.id(at: index), let item = strip.model.items[tab], let content = model.contents[tab] else {
        return nil
      }
      return TabSection(tab: item, content: content.widget)
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
      let edits = items.map.edits(to: sections.map(\.tab.id), from: engine)
      let result = items.setItems(sections.map(\.tab), in: &engine, at: time)
      let tabs = contents.indices.compactMap { engine.id(at: $0) }
      host.steps += edits.map { edit in
        switch edit {
        case .remove(let index): .remove(at: index)
        case .insert(let item, let index): .insert(tabs[item], contents[item], at: index)
        case .move(let from, let to): .move(from: from, to: to)
        }
      }
      for (index, tab) in tabs.enumerated() {
        guard let old = model.contents[tab], old.widget != contents[index].widget else { continue }
        host.steps.append(.replace(contents[index], at: index))
      }
      model.contents = Dictionary(uniqueKeysWithValues: zip(tabs, contents))
      return result
    }
  }

  /// Inserts a section.
  ///
  /// - Parameters:
  ///   - section: The section. If its identity is there already, it becomes a second one, found by position only.
  ///   - index: Where it stands afterwards; below 0 is taken as 0, beyond the end as the end.
  /// - Complexity: O(n) for n sections, which is a move in memory, until GTK lays the page out.
  public func insert(_ section: TabSection<ID>, at index: Int) {
    let (host, items, model) = (host, strip.model, model)
    let content = SectionContent(section.content)
    host.edit { engine, time in
      let (tab, update) = items.insert(section.tab, at: index, in: &engine, at: time)
      model.contents[tab] = content
      if let place = engine.index(of: tab) { host.steps.append(.insert(tab, content, at: place)) }
      return (update, [])
    }
  }

  /// Removes a section, with its tab and its content. If it was active, what lies at its place is. An unknown identity changes nothing.
  /// - Complexity: As ``insert(_:at:)``.
  public func remove(_ id: ID) {
    let (host, items, model) = (host, strip.model, model)
    host.edit { engine, time in
      if let tab = items.map.tab(of: id), let index = engine.index(of: tab) {
        model.contents[tab] = nil
        host.steps.append(.remove(at: index))
      }
      return (items.remove(id, in: &engine, at: time), [])
    }
  }

  /// Moves a section so that it stands at `index` afterwards, which stops at the first and the last. An unknown identity changes nothing.
  /// - Complexity: As ``insert(_:at:)``.
  public func move(_ id: ID, to index: Int) {
    let (host, items) = (host, strip.model)
    host.edit { engine, time in
      let tab = items.map.tab(of: id)
      let old = tab.flatMap { engine.index(of: $0) }
      let update = items.map.move(id, to: index, in: &engine, at: time)
      if let old, let new = tab.flatMap({ engine.index(of: $0) }) { host.steps.append(.move(from: old, to: new)) }
      return (update, [])
    }
  }

  /// Replaces the tab and the content of the section with the same identity. An unknown identity changes nothing.
  ///
  /// - Parameter section: Its content may be the widget that is there already.
  /// - Complexity: As ``insert(_:at:)``.
  public func update(_ section: TabSection<ID>) {
    let (host, items, model) = (host, strip.model, model)
    let content = SectionContent(section.content)
    host.edit { engine, time in
      if let tab = items.map.tab(of: section.tab.id), let index = engine.index(of: tab) {
        model.contents[tab] = content
        host.steps.append(.replace(content, at: index))
      }
      return items.update(section.tab, in: &engine, at: time)
    }
  }
}
