import CGtk4
import TabStripCore

/// What the style's colour roles are called in CSS, and what they are where nobody says otherwise.
///
/// Each role is a named colour `tabstrip_…`. An app redefines one with `@define-color` at its own priority. Those here follow
/// libadwaita's names where that is in use, so that accent, dark theme and high contrast follow the app; and GTK's own theme
/// names elsewhere. All of them lie at the lowest priority, which any theme and any app overrides.
@MainActor
enum ColorPalette {
  private static var provider: UnsafeMutablePointer<GtkCssProvider>?
  private static var isHighContrast: Bool?

  /// Loads the names for the display, or loads them again where a high-contrast theme came or went.
  ///
  /// - Returns: Whether the strip's theme is one of high contrast.
  @discardableResult
  static func follow(theme strip: WidgetPointer) -> Bool {
    let contrast = hasHighContrast(strip)
    defer { load(highContrast: contrast) }
    return contrast
  }

  private static func load(highContrast contrast: Bool) {
    guard isHighContrast != contrast else { return }
    isHighContrast = contrast
    let present = provider ?? gtk_css_provider_new()!
    gtk_css_provider_load_from_data(present, css(highContrast: contrast), -1)
    guard provider == nil else { return }
    provider = present
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(present), guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
  }

  /// The CSS of the names. Greys are mixed from background and text, so that a theme needs no more than those two. In high
  /// contrast the grey of texts is left to what is disabled, see ``TabStripStyle/inHighContrast``; lines are much darker.
  nonisolated static func css(highContrast: Bool) -> String {
    func grey(_ name: String, _ share: Double) -> String {
      "@define-color tabstrip_\(name) mix(@window_bg_color, @window_fg_color, \(CSSText.number(share)));\n"
    }
    return """
      @define-color window_bg_color @theme_bg_color;
      @define-color window_fg_color @theme_fg_color;
      @define-color view_bg_color @theme_base_color;
      @define-color accent_color mix(@theme_selected_bg_color, @theme_fg_color, 0.4);
      @define-color accent_bg_color @theme_selected_bg_color;
      @define-color accent_fg_color @theme_selected_fg_color;
      @define-color destructive_bg_color #c01c28;
      @define-color destructive_fg_color #ffffff;
      @define-color tabstrip_background @window_bg_color;
      @define-color tabstrip_raised @view_bg_color;
      @define-color tabstrip_label @window_fg_color;
      @define-color tabstrip_accent @accent_bg_color;
      @define-color tabstrip_accent_mark @accent_color;
      @define-color tabstrip_on_accent @accent_fg_color;
      @define-color tabstrip_badge @destructive_bg_color;
      @define-color tabstrip_on_badge @destructive_fg_color;

      """ + grey("secondary_label", highContrast ? 0.7 : 0.68) + grey("separator", highContrast ? 0.6 : 0.18)
        + grey("fill", highContrast ? 0.12 : 0.06) + grey("pressed_fill", highContrast ? 0.24 : 0.12)
  }

  /// The colour as CSS for a surface or a border.
  nonisolated static func surface(_ role: ColorRole) -> String {
    switch role {
    case .clear: "transparent"
    case .background: "@tabstrip_background"
    case .raised: "@tabstrip_raised"
    case .label: "@tabstrip_label"
    case .secondaryLabel: "@tabstrip_secondary_label"
    case .separator: "@tabstrip_separator"
    case .fill: "@tabstrip_fill"
    case .pressedFill: "@tabstrip_pressed_fill"
    case .accent: "@tabstrip_accent"
    case .onAccent: "@tabstrip_on_accent"
    case .badge: "@tabstrip_badge"
    case .onBadge: "@tabstrip_on_badge"
    case .custom(let number): "@tabstrip_custom_\(number)"
    }
  }

  /// The colour as CSS for text and thin marks. The accent has a shade of its own for those, as in libadwaita: that for
  /// surfaces is made to have text on it, and not to be read itself.
  nonisolated static func mark(_ role: ColorRole) -> String {
    role == .accent ? "@tabstrip_accent_mark" : surface(role)
  }

  /// Names for the app's own colours that a style mentions, to be drawn as text where the app defines none.
  nonisolated static func fallbacks(for roles: some Sequence<ColorRole>) -> String {
    var numbers: Set<UInt8> = []
    for case .custom(let number) in roles { numbers.insert(number) }
    return numbers.sorted().map { "@define-color tabstrip_custom_\($0) @tabstrip_label;\n" }.joined()
  }

  /// Themes for high contrast are known by their names, and libadwaita's, which has none, by borders that hide little.
  private static func hasHighContrast(_ strip: WidgetPointer) -> Bool {
    if let name = tabstrip_settings_string(gtk_widget_get_settings(strip), "gtk-theme-name") {
      defer { g_free(name) }
      let theme = String(cString: name).lowercased()
      if theme.hasPrefix("highcontrast") || theme.contains("-hc") { return true }
    }
    var border = GdkRGBA()
    return tabstrip_widget_lookup_color(strip, "accent_bg_color", &border) != 0
      && tabstrip_widget_lookup_color(strip, "borders", &border) != 0 && (0.4..<1).contains(border.alpha)
  }
}
