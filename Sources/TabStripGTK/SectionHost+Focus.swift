import CGtk4
import TabStripCore

/// The keyboard focus on a page. GTK's own scroller brings what has it into the viewport, but knows nothing of a strip that lies over it.
extension SectionHost {
  /// Listens to where in the window the focus is.
  func followFocus() {
    typealias NotifyHandler = @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void
    guard let root = gtk_widget_get_root(page) else { return }
    let change: NotifyHandler = { _, _, page in onMainActor(page) { SectionHost.of($0)?.focusMoved() } }
    connect("notify::focus-widget", of: gpointer(root), to: page, change)
  }

  /// Ends that, before the page leaves the window.
  func leaveFocus() {
    guard let root = gtk_widget_get_root(page) else { return }
    g_signal_handlers_disconnect_matched(gpointer(root), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, gpointer(page))
  }

  /// Moves the focus on or back inside the page: hero, strip, sections, footer, wherever the strip stands now.
  ///
  /// - Returns: Whether anything on the page has it now.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    let inside = gtk_widget_get_focus_child(page)
    var parts = [hero, strip.widget, column.widget, footer].compactMap(\.self)
    switch direction {
    case GTK_DIR_TAB_FORWARD, GTK_DIR_DOWN: break
    case GTK_DIR_TAB_BACKWARD, GTK_DIR_UP: parts.reverse()
    default: parts = inside.map { [$0] } ?? parts
    }
    let first = parts.firstIndex { $0 == inside } ?? 0
    return parts[first...].contains { gtk_widget_child_focus($0, direction) != 0 }
  }

  private func focusMoved() {
    // Nobody moved it where a section goes that had it.
    guard !isArranging, let root = gtk_widget_get_root(page), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, page) != 0
    else { return }
    if focus == strip.widget || gtk_widget_is_ancestor(focus, strip.widget) != 0 {
      send(.headerFocused(animated: true))
    } else if let (index, content) = column.section(around: focus) {
      let (top, height) = place(of: focus, in: content)
      send(.focusMoved(into: .index(index), top: top, extent: height, animated: true))
    } else {
      let (top, height) = place(of: focus, in: page)
      send(.focusMovedOutside(top: top, extent: height, animated: true))
    }
  }

  private func place(of widget: WidgetPointer, in content: WidgetPointer) -> (top: Double, height: Double) {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, content, &bounds) != 0 else { return (0, 0) }
    return (Double(bounds.origin.y), Double(bounds.size.height))
  }
}
