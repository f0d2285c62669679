import CAdwaita

/// The window in which a recording is replayed.
@MainActor
enum ReplayWindow {
  /// Makes the window, not shown yet; the replay begins with it.
  static func make(_ file: ReplayFile, in application: UnsafeMutablePointer<GtkApplication>) -> Widget {
    let window = adw_application_window_new(application)!
    let view = ReplayView(file)
    adw_application_window_set_content(
      window.cast(), Widget.column([adw_header_bar_new(), view.widget]).styled("background"))
    gtk_window_set_title(window.cast(), file.name)
    gtk_window_set_default_size(window.cast(), 720, -1)
    // Nobody else keeps the view.
    connect("destroy", of: window) { withExtendedLifetime(view) {} }
    view.play()
    return window
  }
}
