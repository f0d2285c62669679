import CAdwaita

/// The side at which the lines of a text begin.
@MainActor
enum Paragraph {
  /// Has all lines of a label begin where lines of the window do, now and whenever its writing direction changes.
  ///
  /// GTK by itself lines up a paragraph by the language it is in, so that in a window from right to left the first line of an
  /// English text begins at the right and the others wherever they come to.
  static func follow(_ label: Widget) {
    align(label)
    // The label keeps the closure: it must not be kept by it in return, which a bare pointer does not.
    connect("direction-changed", of: label) { align(label) }
    connect("notify::label", of: label) { align(label) }
  }

  /// The same for every label inside a widget that wraps its text.
  static func followAll(in widget: Widget) {
    if String(cString: gtk_widget_get_css_name(widget)) == "label", gtk_label_get_wrap(widget.opaque) != 0 {
      follow(widget)
    }
    for child in widget.children { followAll(in: child) }
  }

  private static func align(_ label: Widget) {
    let text = pango_layout_get_direction(gtk_label_get_layout(label.opaque), 0)
    let isAgainst = (gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL) != (text == PANGO_DIRECTION_RTL)
    gtk_label_set_justify(label.opaque, isAgainst ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT)
  }
}
