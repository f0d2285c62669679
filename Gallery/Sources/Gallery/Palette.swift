import CAdwaita

/// The gallery's colours and type, light and dark.
@MainActor
final class Palette {
  private let provider = gtk_css_provider_new()!

  /// Puts the colours on a display and keeps them in step with light and dark from then on.
  static func install() {
    let palette = Palette()
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(palette.provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    palette.load()
    for property in ["notify::dark", "notify::high-contrast"] {
      connect(property, of: adw_style_manager_get_default()) { palette.load() }
    }
  }

  private func load() {
    let isDark = adw_style_manager_get_dark(adw_style_manager_get_default()) != 0
    let isHighContrast = adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
    let colors = isHighContrast ? (isDark ? Self.strongDark : Self.strongLight) : (isDark ? Self.dark : Self.light)
    gtk_css_provider_load_from_data(provider, colors + Self.rules + (isHighContrast ? Self.edges : ""), -1)
  }

  private static let light = colors(
    window: "#f5f5f7", side: "#ececf0", surface: "#ffffff", label: "#1d1d1f", dim: "#6e6e73", line: "#d2d2d7",
    fill: "#f2f2f7", pressed: "#e5e5ea", accent: "#0a66d8", onAccent: "#ffffff", badge: "#d70015", onBadge: "#ffffff")

  private static let dark = colors(
    window: "#131315", side: "#19191b", surface: "#1c1c1e", label: "#f5f5f7", dim: "#a1a1a6", line: "#3a3a3c",
    fill: "#2c2c2e", pressed: "#3a3a3c", accent: "#4da3ff", onAccent: "#0b0b0c", badge: "#ff6961", onBadge: "#000000")

  private static let strongLight = colors(
    window: "#ffffff", side: "#ffffff", surface: "#ffffff", label: "#000000", dim: "#4a4a4a", line: "#5c5c5c",
    fill: "#ebebeb", pressed: "#d4d4d4", accent: "#00408a", onAccent: "#ffffff", badge: "#9b0010", onBadge: "#ffffff")

  private static let strongDark = colors(
    window: "#000000", side: "#000000", surface: "#000000", label: "#ffffff", dim: "#b8b8b8", line: "#a0a0a0",
    fill: "#262626", pressed: "#404040", accent: "#8cc4ff", onAccent: "#000000", badge: "#ff8f88", onBadge: "#000000")

  /// Surfaces in one colour need edges to be told apart.
  private static let edges = """
    .stage, .page-stage { box-shadow: inset 0 0 0 1px @gallery_line; }

    """

  private static func colors(
    window: String, side: String, surface: String, label: String, dim: String, line: String, fill: String,
    pressed: String, accent: String, onAccent: String, badge: String, onBadge: String
  ) -> String {
    """
    @define-color window_bg_color \(window);
    @define-color window_fg_color \(label);
    @define-color view_bg_color \(surface);
    @define-color view_fg_color \(label);
    @define-color headerbar_bg_color \(window);
    @define-color headerbar_backdrop_color \(window);
    @define-color headerbar_fg_color \(label);
    @define-color card_bg_color \(surface);
    @define-color card_fg_color \(label);
    @define-color accent_color \(accent);
    @define-color accent_bg_color \(accent);
    @define-color accent_fg_color \(onAccent);
    @define-color gallery_side \(side);
    @define-color gallery_dim \(dim);
    @define-color gallery_line \(line);
    @define-color tabstrip_background \(surface);
    @define-color tabstrip_raised \(surface);
    @define-color tabstrip_label \(label);
    @define-color tabstrip_secondary_label \(dim);
    @define-color tabstrip_separator \(line);
    @define-color tabstrip_fill \(fill);
    @define-color tabstrip_pressed_fill \(pressed);
    @define-color tabstrip_accent \(accent);
    @define-color tabstrip_accent_mark \(accent);
    @define-color tabstrip_on_accent \(onAccent);
    @define-color tabstrip_badge \(badge);
    @define-color tabstrip_on_badge \(onBadge);

    """
  }

  private static let rules = """
    window, .background { font-family: Inter, Cantarell, "DejaVu Sans", sans-serif; }
    headerbar { box-shadow: none; }
    .pages, .pages headerbar { background-color: @gallery_side; }
    .heading-1 { font-size: 24px; font-weight: 700; letter-spacing: -0.3px; }
    .explanation { font-size: 14px; color: @gallery_dim; }
    .caption-1 {
      font-size: 11px; font-weight: 600; letter-spacing: 0.7px; text-transform: uppercase; color: @gallery_dim;
    }
    .stage { background-color: @tabstrip_background; padding: 8px 0; }
    .stage.lined { padding: 4px 0 0; }
    .stage.bodied { padding: 12px; }
    row .subtitle { opacity: 1; color: @gallery_dim; }
    .page-stage { background-color: @tabstrip_background; }
    .hero { background-image: linear-gradient(100deg, #5a5eea, #0a84ff); }
    .section { padding: 14px 16px; border-bottom: 1px solid @tabstrip_separator; }
    .section-title { font-size: 15px; font-weight: 700; }
    .section-text { font-size: 14px; color: @gallery_dim; }
    flowbox > flowboxchild { padding: 0; }
    .event { font-size: 13px; color: @gallery_dim; }

    """
}
