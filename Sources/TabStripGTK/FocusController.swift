import CGtk4
import TabStripCore

/// GtkEventControllerFocus as the engine's focus.
@MainActor
enum FocusController {
  typealias FocusHandler = @convention(c) (OpaquePointer?, gpointer?) -> Void

  /// Adds the controller to a strip, which becomes one stop of the Tab key.
  static func add(to strip: WidgetPointer) {
    let controller = gtk_event_controller_focus_new()!
    let enter: FocusHandler = { _, strip in
      onMainActor(strip) { strip in
        guard let host = StripHost.of(strip) else { return }
        host.send(.focusGained(visible: !host.takesFocusByPointer && FocusController.isShown(around: host.widget)))
      }
    }
    let leave: FocusHandler = { _, strip in
      onMainActor(strip) { _ = StripHost.of($0)?.send(.focusLost) }
    }
    connect("enter", of: gpointer(controller), to: strip, enter)
    connect("leave", of: gpointer(controller), to: strip, leave)
    gtk_widget_add_controller(strip, controller)
    gtk_widget_set_focusable(strip, 1)
  }

  /// Takes the focus because the mouse was pressed, which needs no ring to show where.
  static func take(_ host: StripHost) {
    host.takesFocusByPointer = true
    gtk_widget_grab_focus(host.widget)
    host.takesFocusByPointer = false
  }

  /// Follows the window's wish to show where the focus is. It comes after the focus itself has moved.
  static func followWindow(of strip: WidgetPointer) {
    typealias NotifyHandler = @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void
    guard let root = gtk_widget_get_root(strip) else { return }
    let change: NotifyHandler = { _, _, strip in
      onMainActor(strip) { strip in
        guard let host = StripHost.of(strip), host.holdsFocus else { return }
        host.send(.focusGained(visible: FocusController.isShown(around: host.widget)))
      }
    }
    connect("notify::focus-visible", of: gpointer(root), to: strip, change)
  }

  /// Ends that, before the strip leaves the window.
  static func leaveWindow(of strip: WidgetPointer) {
    guard let root = gtk_widget_get_root(strip) else { return }
    g_signal_handlers_disconnect_matched(
      gpointer(root), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, gpointer(strip))
  }

  /// Whether the window shows where the focus is: GTK does so after keys, and not after clicks.
  private static func isShown(around strip: WidgetPointer) -> Bool {
    guard let root = gtk_widget_get_root(strip) else { return false }
    return gtk_window_get_focus_visible(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)) != 0
  }
}
