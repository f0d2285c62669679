import CAccessibleCheck
import CGtk4

/// What GTK has been told to say of a widget, asked before any bus.
@MainActor
enum SpokenText {
  /// Whether a widget has this name.
  static func isName(_ name: String, of widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    matches(name, GTK_ACCESSIBLE_PROPERTY_LABEL, of: widget)
  }

  /// Whether a widget has this description.
  static func isDescription(_ description: String, of widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    matches(description, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, of: widget)
  }

  private static func matches(
    _ text: String, _ property: GtkAccessibleProperty, of widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    let told = tabstrip_check_text(widget, property.rawValue, text)
    g_free(told)
    return told == nil
  }
}
