import CGtk4
import TabStripCore

/// One style as CSS, loaded once however many strips use it.
///
/// It addresses strips by a class of its own. GTK has no style sheets that reach below one widget only, so that the sheet is
/// loaded for the display and the class tells which strips it is for.
@MainActor
final class StyleSheet {
  /// What a sheet is made from. Lines are drawn on whole device pixels, hence the scale.
  struct Key: Hashable {
    var style: TabStripStyle
    var scale: Int32
    var isHighContrast: Bool
  }

  /// Above themes and the desktop's settings, below the app's own CSS, which may change anything.
  private static let priority = guint(500)
  private(set) static var loaded: [Key: StyleSheet] = [:]
  /// How many numbers were ever in use at a time, and which of them are free. They are used again: GTK keeps the name of every class that it
  /// has met until the program ends.
  private static var numberCount = 0
  private static var freeNumbers: [Int] = []

  /// The class of the strips that the sheet is for.
  let className: String
  private let number: Int
  private let key: Key
  private let provider: UnsafeMutablePointer<GtkCssProvider>
  private var users = 0

  /// The sheet of a style; loads it if no other strip uses it. Each call is to be matched by ``release()``.
  static func acquire(_ style: TabStripStyle, scale: Int32, highContrast: Bool) -> StyleSheet {
    let key = Key(style: style, scale: scale, isHighContrast: highContrast)
    let sheet = loaded[key] ?? StyleSheet(key)
    loaded[key] = sheet
    sheet.users += 1
    return sheet
  }

  /// Ends one use; unloads the sheet after the last.
  func release() {
    users -= 1
    guard users == 0 else { return }
    Self.loaded[key] = nil
    Self.freeNumbers.append(number)
    gtk_style_context_remove_provider_for_display(gdk_display_get_default(), OpaquePointer(provider))
    g_object_unref(gpointer(provider))
  }

  private init(_ key: Key) {
    self.key = key
    if let free = Self.freeNumbers.popLast() {
      number = free
    } else {
      Self.numberCount += 1
      number = Self.numberCount
    }
    className = "tabstrip-\(number)"
    provider = gtk_css_provider_new()
    let css = key.style.css(className: className, scale: Double(key.scale), highContrast: key.isHighContrast)
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), OpaquePointer(provider), Self.priority)
  }
}
