import CGtk4

/// The display that the tests draw on, with settings that every machine has alike.
@MainActor
enum TestDisplay {
  private static var state: Bool?

  /// Whether whoever runs the tests wants to do without those that need a display.
  static var isLeftOut: Bool { g_getenv("TABSTRIP_WITHOUT_DISPLAY") != nil }

  /// Connects to the display, once.
  static func open() -> Bool {
    if let state { return state }
    g_setenv("GSK_RENDERER", "cairo", 1)
    g_setenv("GDK_BACKEND", "x11", 1)
    // What is told to assistive technologies is kept to be asked for, and goes to no bus.
    g_setenv("GTK_A11Y", "test", 1)
    TestLog.start()
    let isOpen = gtk_init_check() != 0
    state = isOpen
    if isOpen { resetSettings() }
    return isOpen
  }

  /// The settings of the desktop.
  static var settings: OpaquePointer { gtk_settings_get_default()! }

  /// Puts the settings back to what the reference pictures were drawn with.
  static func resetSettings() {
    set("gtk-font-name", "Inter 11")
    set("gtk-xft-dpi", 96 * 1024)
    set("gtk-xft-antialias", 1)
    set("gtk-xft-hinting", 0)
    set("gtk-xft-rgba", "none")
    set("gtk-enable-animations", true)
    set("gtk-application-prefer-dark-theme", false)
    set("gtk-theme-name", "Default")
  }

  static func set(_ name: String, _ value: Bool) {
    var box = GValue()
    g_value_init(&box, GType(5 << 2))
    g_value_set_boolean(&box, value ? 1 : 0)
    apply(name, &box)
  }

  static func set(_ name: String, _ value: Int32) {
    var box = GValue()
    g_value_init(&box, GType(6 << 2))
    g_value_set_int(&box, value)
    apply(name, &box)
  }

  static func set(_ name: String, _ value: String) {
    var box = GValue()
    g_value_init(&box, GType(16 << 2))
    g_value_set_string(&box, value)
    apply(name, &box)
  }

  private static func apply(_ name: String, _ box: inout GValue) {
    g_object_set_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &box)
    g_value_unset(&box)
  }
}
