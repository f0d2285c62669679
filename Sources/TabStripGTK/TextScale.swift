import CGtk4

/// How much larger than usual the user wants text, as set for the whole desktop.
///
/// Desktops tell their text scale through the resolution of fonts: 96 dots an inch is 1, and GNOME's "large text" is 1.25 of
/// it. GTK's CSS applies the same factor to every length in `pt`, so that titles measured with this scale and titles
/// drawn by CSS agree.
enum TextScale {
  /// CSS points in a point of the style at scale 1: CSS has 72 of its points and 96 pixels an inch.
  static let cssPointsPerPoint = 72.0 / 96.0

  /// The factor in force for a widget; 1 where the desktop says nothing.
  static func current(of widget: WidgetPointer) -> Double {
    guard let settings = gtk_widget_get_settings(widget) else { return 1 }
    let resolution = tabstrip_settings_int(settings, "gtk-xft-dpi")
    return resolution > 0 ? Double(resolution) / 1024 / 96 : 1
  }
}
