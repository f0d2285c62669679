import CGtk4
import TabStripCore

/// Measures titles in every font of a style, with the family and rendering options of the strip's own CSS.
///
/// It keeps one text layout per distinct font and no text beyond the last one measured: the engine remembers widths.
@MainActor
final class PangoMeasurer {
  private let widget: WidgetPointer
  private var titleFonts: [FontRole] = []
  private var badgeFont = FontRole(size: 11)
  private var titleLayouts: [OpaquePointer] = []
  private var badgeLayout: OpaquePointer?
  private var base: OpaquePointer?
  private var scale = 0.0

  private var badgePadding = 0.0
  private var badgeHeight = 0.0
  private var usualLineHeight = 0.0
  private var greatestHeight = 0.0

  /// Height of the tallest line of a title over the style's fonts, in points; higher where a text that was measured is, since other scripts
  /// come from other fonts.
  var lineHeight: Double { max(usualLineHeight, greatestHeight) }

  /// Makes a measurer for a widget that outlives it.
  init(widget: WidgetPointer) { self.widget = widget }

  /// Takes the fonts of a style. ``refresh()`` has to follow.
  func setFonts(of style: TabStripStyle) {
    let fonts = style.titleFont
    titleFonts = []
    for font in [fonts.normal, fonts.selected, fonts.pressed, fonts.hovered, fonts.focused, fonts.disabled] {
      if let font, !titleFonts.contains(font) { titleFonts.append(font) }
    }
    badgeFont = style.badgeFont
    badgePadding = style.badgePadding
    badgeHeight = style.badgeHeight
    discard()
  }

  /// Looks whether the strip's font or the text scale has changed, and if so measures with the new one from now on.
  ///
  /// - Returns: Whether what was measured before is out of date.
  func refresh() -> Bool {
    let context = gtk_widget_get_pango_context(widget)
    let current = pango_context_get_font_description(context)
    let scale = TextScale.current(of: widget)
    if let base, scale == self.scale, pango_font_description_equal(base, current) != 0, !titleLayouts.isEmpty {
      return false
    }
    discard()
    base = pango_font_description_copy(current)
    self.scale = scale
    titleLayouts = titleFonts.map(makeLayout)
    badgeLayout = makeLayout(badgeFont)
    greatestHeight = 0
    usualLineHeight = titleFonts.map { height(of: $0, in: context) }.max() ?? 0
    return true
  }

  /// Width of a title: the widest over all fonts, in whole points, so that GTK has no reason to shorten it.
  func titleWidth(_ title: String) -> Double {
    titleLayouts.reduce(0) { max($0, size(of: title, in: $1).width) }
  }

  /// Width of a badge's text, in whole points; more where the badge would be narrower than it has to be high.
  func badgeWidth(_ text: String) -> Double {
    guard let badgeLayout else { return 0 }
    let size = size(of: text, in: badgeLayout)
    return size.height > badgeHeight ? max(size.width, size.height - 2 * badgePadding) : size.width
  }

  /// Lets go of all that Pango lent. Measuring goes on after the next ``refresh()``.
  func discard() {
    for layout in titleLayouts { g_object_unref(gpointer(layout)) }
    titleLayouts = []
    if let badgeLayout { g_object_unref(gpointer(badgeLayout)) }
    badgeLayout = nil
    pango_font_description_free(base)
    base = nil
  }

  private func size(of text: String, in layout: OpaquePointer) -> (width: Double, height: Double) {
    guard !text.isEmpty else { return (0, 0) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
    var (ink, line) = (PangoRectangle(), PangoRectangle())
    pango_layout_get_extents(layout, &ink, &line)
    // The middle of the line is put in the middle of the body. Some fonts draw beyond their lines: Arabic ones do.
    let middle = Double(line.y) + Double(line.height) / 2
    let reach = max(middle - Double(ink.y), Double(ink.y + ink.height) - middle)
    let size = (width: Self.points(line.width), height: Self.points(line.height))
    greatestHeight = max(greatestHeight, size.height, Self.points(Int32(2 * reach)))
    return size
  }

  /// A length of Pango's in whole points.
  private static func points(_ length: Int32) -> Double { (Double(length) / Double(PANGO_SCALE)).rounded(.up) }

  private func makeLayout(_ font: FontRole) -> OpaquePointer {
    let layout = gtk_widget_create_pango_layout(widget, nil)!
    let description = makeDescription(font)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    return layout
  }

  private func makeDescription(_ font: FontRole) -> OpaquePointer {
    let description = pango_font_description_copy(base)!
    pango_font_description_set_absolute_size(description, font.size * scale * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(font.weight.css)))
    return description
  }

  private func height(of font: FontRole, in context: OpaquePointer?) -> Double {
    let description = makeDescription(font)
    let metrics = pango_context_get_metrics(context, description, nil)
    let height = pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics)
    pango_font_metrics_unref(metrics)
    pango_font_description_free(description)
    return Self.points(height)
  }
}

extension FontRole.Weight {
  /// The weight on the scale that CSS and Pango share.
  var css: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}
