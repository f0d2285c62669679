import CGtk4
import TabStripCore
import TabStripHosting

/// What is on the page, as the app changes it, and the strip that has changed already.
///
/// An edit changes the strip's engine first, at once or when the strip is done with what it is at, whoever makes it. The page follows before
/// anybody is told or asks. Column and sync are always in step with each other; only the engine may be ahead of them.
extension SectionHost: StripFollower {
  /// Makes an edit of the strip. The app is told when strip and page have both changed.
  func edit(_ body: @escaping (inout TabStripEngine, Double) -> (update: TabStripUpdate, changed: [TabID])) {
    whileBusy {
      strip.edit(body)
      catchUp()
    }
  }

  /// Takes the edits that the strip has made.
  func catchUp() { catchUp(with: nil) }

  func stripAsks() { catchUp() }

  func stripEdited() {
    if isBehind { whileBusy { catchUp() } }
  }

  var selectionMode: SelectionMode { selection.mode }

  func stripReports(_ update: TabStripUpdate) {
    whileBusy {
      if let again = update.reselected {
        catchUp(with: (again, .reselect))
      } else if let change = update.selection, let new = change.new {
        catchUp(with: (new, change.cause))
      } else {
        catchUp()
      }
      // It may have gone where the page does not: a tab was removed before it was reported, or a pager came to rest.
      if update.selection != nil { alignStrip() }
    }
  }

  /// The tab of the active section.
  var activeTab: TabID? { sync.activeIndex.flatMap(column.tab) }

  /// Has the strip select the tab of the active section, or none.
  func alignStrip() {
    let (mode, input) = selection.steps(from: strip.coordinator.engine.selectedTab, to: activeTab)
    if let mode { strip.edit { engine, time in engine.setSelectionMode(mode, at: time) } }
    if let input { strip.send(input) }
  }

  /// Puts a widget above or below the sections, instead of the one that was there.
  func put(_ new: WidgetPointer?, at place: ReferenceWritableKeyPath<SectionHost, WidgetPointer?>) {
    let old = self[keyPath: place]
    guard new != old else { return }
    self[keyPath: place] = new
    if let old { gtk_widget_unparent(old) }
    // Before the strip, and so under it.
    if let new { gtk_widget_insert_before(new, page, strip.widget) }
  }
}
