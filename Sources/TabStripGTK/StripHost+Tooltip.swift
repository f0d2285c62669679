import CGtk4
import TabStripCore

/// Tooltips: an item's own, or the whole title where it is shortened.
extension StripHost {
  /// Fills a tooltip for the tab at an x, or for the focused one if x is nil.
  ///
  /// - Returns: Whether there is something to tell.
  func fill(_ tooltip: OpaquePointer, x: Double?) -> Bool {
    let engine = coordinator.engine
    guard let id = x.map(engine.tab(atX:)) ?? engine.focusedTab,
      let tab = coordinator.frame.tabs.first(where: { $0.id == id }), let content = source.content(of: id),
      let text = content.tooltip ?? (isShortened(tab) ? content.title : nil)
    else { return false }
    let frame = coordinator.frame
    var area = GdkRectangle(
      x: Int32(tab.x), y: Int32(frame.bodyY), width: Int32(tab.width), height: Int32(frame.bodyHeight))
    gtk_tooltip_set_tip_area(tooltip, &area)
    gtk_tooltip_set_text(tooltip, text)
    return true
  }

  private func isShortened(_ tab: TabStripFrame.Tab) -> Bool {
    shown.contains { $0.isVisible && $0.box.x == tab.x && $0.isShortened }
  }
}
