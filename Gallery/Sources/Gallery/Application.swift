import CAdwaita

/// The gallery's program while it has a window.
@MainActor
enum Application {
  /// Opens a window and returns once it is closed.
  ///
  /// - Parameter makeWindow: Makes the window in the application.
  /// - Returns: The exit status.
  static func run(_ makeWindow: @escaping @MainActor (UnsafeMutablePointer<GtkApplication>) -> Widget) -> Int32 {
    // Each start is a gallery of its own: nothing has to be found on a bus.
    let application = adw_application_new("tabstrip.Gallery", G_APPLICATION_NON_UNIQUE)!
    defer { g_object_unref(application) }
    let source = OpaquePointer(application)
    connect("activate", of: source) {
      Palette.install()
      let window = makeWindow(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self))
      gtk_window_present(window.cast())
    }
    return g_application_run(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
  }
}

/// The window with the pages.
@MainActor
enum GalleryWindow {
  /// Makes the window, not shown yet.
  static func make(_ opening: Command.Opening, in application: UnsafeMutablePointer<GtkApplication>) -> Widget {
    let window = adw_application_window_new(application)!
    let gallery = GalleryView(opening)
    gtk_window_set_default_size(window.cast(), 1_040, 820)
    adw_application_window_set_content(window.cast(), gallery.widget)
    gallery.onNaming = { gtk_window_set_title(window.cast(), $0) }
    // The view answers its widgets' signals as long as they are there, and nobody else keeps it.
    connect("destroy", of: window) { withExtendedLifetime(gallery) {} }
    return window
  }
}
