import CPangoCairo
@_spi(StandIn) import UIKit

/// Text in a real typeface, measured and drawn alike.
@_spi(StandIn)
public final class PangoTypesetter: Typesetter, @unchecked Sendable {
  /// The one that measures and draws.
  public static let shared = PangoTypesetter()
  private let lock = NSLock()
  private let context: OpaquePointer
  private static let family = "Inter, Cantarell, DejaVu Sans, sans-serif"

  private init() {
    let map = pango_cairo_font_map_new()
    // A point of the type is a point of the view.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    // What is measured has to hold at every scale.
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// The height of the typeface, as it says itself.
  public func lineHeight(of font: UIFont) -> CGFloat {
    lock.withLock {
      let description = Self.description(of: font)
      defer { pango_font_description_free(description) }
      let metrics = pango_context_get_metrics(context, description, nil)
      defer { pango_font_metrics_unref(metrics) }
      return Self.points(pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics))
    }
  }

  /// The room that the text takes, shaped and broken between words.
  public func size(of text: String, in font: UIFont, width: CGFloat, lines: Int) -> CGSize {
    withLayout(of: text, in: font, width: lines == 1 ? nil : width, lines: lines) { layout in
      var (width, height): (Int32, Int32) = (0, 0)
      pango_layout_get_size(layout, &width, &height)
      return CGSize(width: Self.points(width), height: Self.points(height))
    }
  }

  /// Sets a text, for as long as the closure takes.
  ///
  /// - Parameter width: Where lines are broken or, where no more may come, shortened; nil: nowhere.
  func withLayout<Result>(
    of text: String, in font: UIFont, width: CGFloat?, lines: Int, _ body: (OpaquePointer) -> Result
  ) -> Result {
    lock.withLock {
      let layout = pango_layout_new(context)!
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      let description = Self.description(of: font)
      defer { pango_font_description_free(description) }
      pango_layout_set_font_description(layout, description)
      pango_layout_set_text(layout, text, -1)
      // A word too long for its line is broken as it comes.
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      if lines == 1 { pango_layout_set_single_paragraph_mode(layout, 1) }
      if let width, width < 1_000_000 {
        pango_layout_set_width(layout, Int32((width * CGFloat(PANGO_SCALE)).rounded(.up)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if lines > 0 {
          pango_layout_set_height(layout, -Int32(lines))
          pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
      }
      return body(layout)
    }
  }

  private static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  private static func description(of font: UIFont) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, Double(font.pointSize) * Double(PANGO_SCALE))
    let weight =
      switch font.weight {
      case .bold: PANGO_WEIGHT_BOLD
      case .semibold: PANGO_WEIGHT_SEMIBOLD
      case .medium: PANGO_WEIGHT_MEDIUM
      default: PANGO_WEIGHT_NORMAL
      }
    pango_font_description_set_weight(description, weight)
    return description
  }
}
