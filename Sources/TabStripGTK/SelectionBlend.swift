import CGtk4
import TabStripCore

/// Draws tabs that are between two looks, the selected one and the other, as the engine's `selectionFraction` says.
///
/// A tab's widget is in one state or the other, and what either looks like is up to CSS, the app's too. So each tab on the way has a
/// second widget over it in the opposite state for as long as it takes, and the two are drawn across each other: colours of title,
/// body, border and icon, weight and size of the title blend alike.
///
/// It exists for two or three tabs at a time. A tab that shows a widget of the app's has no second one, and changes at once.
@MainActor
final class SelectionBlend {
  private struct Other {
    var view: TabView
    var share: Double
  }

  private var others: [TabID: Other] = [:]
  private var spare: [TabView] = []

  /// Finds the tabs of a frame that are on the way, and gives each its second widget; drops all of those once none is.
  func prepare(_ frame: TabStripFrame, shown: [TabView], host: StripHost) {
    var next: [TabID: Other] = [:]
    for (tab, view) in zip(frame.tabs, shown) where tab.isVisible && !view.hasOwnContent {
      let share = tab.states.contains(.selected) ? 1 - tab.selectionFraction : tab.selectionFraction
      guard share > 0 else { continue }
      let other = others.removeValue(forKey: tab.id)?.view ?? makeView(of: tab.id, host: host)
      var opposite = tab
      opposite.states.formSymmetricDifference(.selected)
      other.place(as: opposite, in: frame)
      next[tab.id] = Other(view: other, share: min(share, 1))
    }
    for unused in others.values {
      unused.view.conceal()
      spare.append(unused.view)
    }
    others = next
    if next.isEmpty { discard() }
  }

  /// Has the second widget of a tab, if there is one, made anew, because the tab shows something else now.
  func contentChanged(_ id: TabID) { others.removeValue(forKey: id)?.view.discard() }

  /// Gives the second widgets the rooms of their tabs.
  func allocate() { for other in others.values { other.view.allocate() } }

  /// Adds a tab to a picture of the strip.
  func snapshot(_ view: TabView, to snapshot: OpaquePointer, of strip: WidgetPointer) {
    guard let other = view.tab.flatMap({ others[$0] }) else {
      return gtk_widget_snapshot_child(strip, view.widget, snapshot)
    }
    gtk_snapshot_push_cross_fade(snapshot, other.share)
    gtk_widget_snapshot_child(strip, view.widget, snapshot)
    gtk_snapshot_pop(snapshot)
    gtk_widget_snapshot_child(strip, other.view.widget, snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// Drops all second widgets.
  func discard() {
    for other in others.values { other.view.discard() }
    for view in spare { view.discard() }
    others.removeAll(keepingCapacity: true)
    spare.removeAll(keepingCapacity: true)
  }

  private func makeView(of id: TabID, host: StripHost) -> TabView {
    let view = spare.popLast() ?? TabView(in: host.widget, asPicture: true)
    view.take(id)
    if let content = host.source.content(of: id) {
      view.show(content, style: host.style, direction: host.coordinator.frame.direction)
    }
    return view
  }
}
