import CAdwaita
import TabStripCore

/// Draws one frame of the engine by itself: every tab as the box that it is, with its position in place of a title.
@MainActor
struct FramePainter {
  private let frame: TabStripFrame
  private let style: TabStripStyle
  private let colors: Widget

  /// Makes a painter.
  ///
  /// - Parameter colors: A widget whose theme names the colours.
  init(_ frame: TabStripFrame, style: TabStripStyle, colors: Widget) {
    self.frame = frame
    self.style = style
    self.colors = colors
  }

  /// Draws the frame.
  func draw(on context: OpaquePointer) {
    cairo_rectangle(context, 0, 0, frame.width, frame.height)
    cairo_clip(context)
    fill(
      TabStripFrame.Rect(width: frame.width, height: frame.height), style.background, context,
      style.backgroundCornerRadius)
    if let trim = frame.trim { fill(trim, style.trim.color, context) }
    cairo_push_group(context)
    cairo_rectangle(context, frame.clip.x, frame.clip.y, frame.clip.width, frame.clip.height)
    cairo_clip(context)
    if style.indicator.form == .pill { drawIndicator(on: context) }
    for tab in frame.tabs where tab.isVisible { draw(tab, on: context) }
    if style.indicator.form != .pill { drawIndicator(on: context) }
    cairo_pop_group_to_source(context)
    mask(context)
    for button in [frame.leadingButton, frame.trailingButton] where button.isVisible { draw(button, on: context) }
  }

  private func draw(_ tab: TabStripFrame.Tab, on context: OpaquePointer) {
    let body = TabStripFrame.Rect(x: tab.x, y: frame.bodyY, width: tab.width, height: frame.bodyHeight)
    cairo_push_group(context)
    fill(
      body, style.bodyColor.value(for: tab.states), context, style.cornerRadius,
      opacity: style.bodyOpacity.value(for: tab.states))
    // A body that the style leaves clear is outlined all the same: its room is what a replay is about.
    stroke(body, .separator, context, style.cornerRadius)
    if tab.states.contains(.focused) { stroke(body, .accent, context, style.cornerRadius, width: 2) }
    let font = style.titleFont.value(for: tab.states)
    cairo_select_font_face(
      context, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
      font.weight == .regular || font.weight == .medium ? CAIRO_FONT_WEIGHT_NORMAL : CAIRO_FONT_WEIGHT_BOLD)
    cairo_set_font_size(context, min(font.size, 64))
    var extents = cairo_text_extents_t()
    let text = "\(tab.index)"
    cairo_text_extents(context, text, &extents)
    set(style.titleColor.value(for: tab.states), on: context)
    cairo_move_to(
      context, tab.x + (tab.width - extents.width) / 2 - extents.x_bearing,
      frame.bodyY + (frame.bodyHeight - extents.height) / 2 - extents.y_bearing)
    cairo_show_text(context, text)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, style.opacity.value(for: tab.states))
  }

  private func drawIndicator(on context: OpaquePointer) {
    guard let mark = frame.indicator else { return }
    let indicator = style.indicator
    switch indicator.form {
    case .none: break
    case .bar, .topBar: fill(mark, indicator.color, context)
    case .dot: fill(mark, indicator.color, context, mark.height / 2)
    case .pill: fill(mark, indicator.color, context, indicator.cornerRadius)
    case .border: stroke(mark, indicator.color, context, indicator.cornerRadius, width: indicator.thickness)
    }
  }

  private func draw(_ button: TabStripFrame.Button, on context: OpaquePointer) {
    let look = style.overflowButton
    let size = min(look.diameter, button.rect.width, button.rect.height)
    let body = TabStripFrame.Rect(
      x: button.rect.x + (button.rect.width - size) / 2, y: button.rect.y + (button.rect.height - size) / 2,
      width: size,
      height: size)
    let states: TabStates = button.isPressed ? .pressed : button.isHovered ? .hovered : []
    fill(body, look.bodyColor.value(for: states), context, size / 2)
    stroke(body, look.borderColor, context, size / 2)
    let reach = look.glyphSize / 3
    let back = (button.rect.x > frame.width / 2 ? -1 : 1) * reach / 2
    set(button.isEnabled ? look.glyphColor : .separator, on: context)
    cairo_set_line_width(context, look.glyphSize / 6)
    let (x, y) = (body.x + size / 2, body.y + size / 2)
    cairo_move_to(context, x + back, y - reach)
    cairo_line_to(context, x - back, y)
    cairo_line_to(context, x + back, y + reach)
    cairo_stroke(context)
  }

  /// Paints the row through its two fades.
  private func mask(_ context: OpaquePointer) {
    let (start, end) = (frame.clip.x, frame.clip.x + frame.clip.width)
    guard end > start else { return }
    let leftToRight = frame.direction == .leftToRight
    let gradient = cairo_pattern_create_linear(start, 0, end, 0)
    func stops(_ fade: TabStripFrame.Fade, at place: (Double) -> Double) {
      for (distance, opacity) in [
        (0, 1 - fade.strength), (fade.clearDistance, 1 - fade.strength), (fade.solidDistance, 1),
      ] {
        cairo_pattern_add_color_stop_rgba(gradient, place(min(distance / (end - start), 0.5)), 0, 0, 0, opacity)
      }
    }
    stops(leftToRight ? frame.leadingFade : frame.trailingFade) { $0 }
    stops(leftToRight ? frame.trailingFade : frame.leadingFade) { 1 - $0 }
    cairo_mask(context, gradient)
    cairo_pattern_destroy(gradient)
  }
}

extension FramePainter {
  fileprivate func fill(
    _ rect: TabStripFrame.Rect, _ color: ColorRole, _ context: OpaquePointer, _ radius: Double = 0, opacity: Double = 1
  ) {
    outline(rect, radius, on: context)
    set(color, opacity: opacity, on: context)
    cairo_fill(context)
  }

  fileprivate func stroke(
    _ rect: TabStripFrame.Rect, _ color: ColorRole, _ context: OpaquePointer, _ radius: Double = 0, width: Double = 1
  ) {
    let half = width / 2
    outline(
      TabStripFrame.Rect(
        x: rect.x + half, y: rect.y + half, width: max(0, rect.width - width), height: max(0, rect.height - width)),
      radius, on: context)
    set(color, on: context)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  private func outline(_ rect: TabStripFrame.Rect, _ radius: Double, on context: OpaquePointer) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let (left, top, right, bottom) = (rect.x, rect.y, rect.x + rect.width, rect.y + rect.height)
    cairo_new_sub_path(context)
    cairo_arc(context, right - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(context, left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(context, left + radius, top + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  private func set(_ role: ColorRole, opacity: Double = 1, on context: OpaquePointer) {
    var color = GdkRGBA()
    if role != .clear {
      let styles = gtk_widget_get_style_context(colors)
      if gtk_style_context_lookup_color(styles, Self.name(of: role), &color) == 0 {
        gtk_style_context_get_color(styles, &color)
      }
    }
    color.alpha *= Float(min(max(opacity, 0), 1))
    gdk_cairo_set_source_rgba(context, &color)
  }

  private static func name(of role: ColorRole) -> String {
    switch role {
    case .clear: ""
    case .background: "tabstrip_background"
    case .raised: "tabstrip_raised"
    case .label: "tabstrip_label"
    case .secondaryLabel: "tabstrip_secondary_label"
    case .separator: "tabstrip_separator"
    case .fill: "tabstrip_fill"
    case .pressedFill: "tabstrip_pressed_fill"
    case .accent: "tabstrip_accent"
    case .onAccent: "tabstrip_on_accent"
    case .badge: "tabstrip_badge"
    case .onBadge: "tabstrip_on_badge"
    case .custom(let number): "tabstrip_custom_\(number)"
    }
  }
}
