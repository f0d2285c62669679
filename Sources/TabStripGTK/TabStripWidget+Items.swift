import TabStripCore
import TabStripHosting

/// Items by identity. In the strip of a ``SectionTabsView`` the sections follow them, at the cost of the view's own edits.
extension TabStripWidget {
  /// The items in order. O(n).
  public var items: [TabStripItem<ID>] {
    model.items(in: host.coordinator.engine)
  }

  /// Replaces all items. A tab whose identity was there before keeps its selection, focus and widget.
  ///
  /// Two items of the same identity are two tabs, of which the first has the identity; it is reported once as
  /// ``Diagnostics/duplicateID``.
  /// - Complexity: O(n log n) for n items before and after.
  public func setItems(_ items: [TabStripItem<ID>]) {
    let model = model
    host.edit { engine, time in model.setItems(items, in: &engine, at: time) }
    model.follower?.stripEdited()
  }

  /// Inserts an item.
  ///
  /// - Parameters:
  ///   - item: The item. If its identity is there already, it becomes a second tab, found by position only.
  ///   - index: Where it stands afterwards; below 0 is taken as 0, beyond the end as the end.
  /// - Complexity: O(√n).
  public func insert(_ item: TabStripItem<ID>, at index: Int) {
    let model = model
    host.edit { engine, time in model.insert(item, at: index, in: &engine, at: time).update }
    model.follower?.stripEdited()
  }

  /// Removes a tab. If it was selected, the selection goes to the one that the configuration's `succession` names, and is reported with the cause
  /// `.removal`. An unknown identity changes nothing.
  /// - Complexity: O(√n).
  public func remove(_ id: ID) {
    let model = model
    host.edit { engine, time in model.remove(id, in: &engine, at: time) }
    model.follower?.stripEdited()
  }

  /// Moves a tab so that it stands at `index` afterwards; below 0 is taken as 0, beyond the end as the end. An unknown identity changes nothing.
  /// - Complexity: O(√n).
  public func move(_ id: ID, to index: Int) {
    let model = model
    host.edit { engine, time in model.move(id, to: index, in: &engine, at: time) }
    model.follower?.stripEdited()
  }

  /// Replaces what the tab of the item's identity shows. An unknown identity changes nothing.
  /// - Complexity: O(log n).
  public func update(_ item: TabStripItem<ID>) {
    let model = model
    host.edit { engine, time in model.update(item, in: &engine, at: time) }
  }
}
