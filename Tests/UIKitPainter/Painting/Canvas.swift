import CPangoCairo
@_spi(StandIn) import UIKit

/// Cairo, in points and the stand-in's types.
@MainActor
final class Canvas {
  // Nothing else has it when the canvas goes, wherever that is.
  nonisolated(unsafe) let context: OpaquePointer

  init(_ surface: OpaquePointer, scale: CGFloat) {
    context = cairo_create(surface)
    cairo_scale(context, Double(scale), Double(scale))
  }

  deinit { cairo_destroy(context) }

  /// Draws with the origin somewhere else, and has everything as it was afterwards.
  func shifted(by origin: CGPoint, _ body: () -> Void) {
    cairo_save(context)
    cairo_translate(context, Double(origin.x), Double(origin.y))
    body()
    cairo_restore(context)
  }

  /// Draws only what lies in a rectangle with round corners.
  func clipped(to rect: CGRect, radius: CGFloat, _ body: () -> Void) {
    cairo_save(context)
    trace(rect, radius: radius)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }

  /// Draws as one sheet, of which so much shows, and only where the mask is opaque.
  func asSheet(opacity: Double, mask: (() -> Void)?, _ body: () -> Void) {
    guard opacity < 1 || mask != nil else { return body() }
    cairo_push_group(context)
    body()
    let sheet = cairo_pop_group(context)
    defer { cairo_pattern_destroy(sheet) }
    guard let mask else {
      cairo_set_source(context, sheet)
      return cairo_paint_with_alpha(context, opacity)
    }
    cairo_push_group(context)
    mask()
    let stencil = cairo_pop_group(context)
    defer { cairo_pattern_destroy(stencil) }
    cairo_push_group(context)
    cairo_set_source(context, sheet)
    cairo_mask(context, stencil)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Fills a rectangle with round corners.
  func fill(_ rect: CGRect, radius: CGFloat, _ color: CGColor) {
    guard color.alpha > 0 else { return }
    trace(rect, radius: radius)
    set(color)
    cairo_fill(context)
  }

  /// Darkens what lies round a body as its layer's shadow does, ring by ring.
  func castShadow(of layer: CALayer, around rect: CGRect) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor else { return }
    let (body, reach) = (rect.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height), layer.shadowRadius)
    let rings = 8
    for ring in 0..<rings {
      // From the farthest, where hardly anything is left, to well inside.
      let distance = reach * (2 - 4 * CGFloat(ring) / CGFloat(rings))
      let parts = color.parts
      let ink = CGColor(
        red: parts.red, green: parts.green, blue: parts.blue,
        alpha: parts.alpha * CGFloat(layer.shadowOpacity) / CGFloat(rings))
      fill(body.insetBy(dx: -distance, dy: -distance), radius: max(0, layer.cornerRadius + distance), ink)
    }
  }

  /// Draws a line inside along the edge of a rectangle with round corners.
  func stroke(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: CGColor) {
    guard color.alpha > 0, width > 0 else { return }
    trace(rect.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2))
    set(color)
    cairo_set_line_width(context, Double(width))
    cairo_stroke(context)
  }

  /// Draws a bent line with round ends.
  func stroke(_ points: [CGPoint], width: CGFloat, _ color: CGColor) {
    cairo_new_path(context)
    for point in points { cairo_line_to(context, Double(point.x), Double(point.y)) }
    set(color)
    cairo_set_line_width(context, Double(width))
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
  }

  /// Fills a rectangle with colours that pass into one another from one point of it to another.
  func fill(
    _ rect: CGRect, radius: CGFloat, from start: CGPoint, to end: CGPoint, stops: [(place: Double, color: CGColor)]
  ) {
    let pattern = cairo_pattern_create_linear(
      Double(rect.minX + start.x * rect.width), Double(rect.minY + start.y * rect.height),
      Double(rect.minX + end.x * rect.width), Double(rect.minY + end.y * rect.height))
    defer { cairo_pattern_destroy(pattern) }
    for (place, color) in stops {
      let parts = color.parts
      cairo_pattern_add_color_stop_rgba(pattern, place, parts.red, parts.green, parts.blue, parts.alpha)
    }
    trace(rect, radius: radius)
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }

  /// The colour that is drawn with from now on.
  func set(_ color: CGColor) {
    let parts = color.parts
    cairo_set_source_rgba(context, parts.red, parts.green, parts.blue, parts.alpha)
  }

  private func trace(_ rect: CGRect, radius: CGFloat) {
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    let round = Double(max(0, min(radius, rect.width / 2, rect.height / 2)))
    cairo_new_path(context)
    guard round > 0 else { return cairo_rectangle(context, left, top, right - left, bottom - top) }
    cairo_arc(context, right - round, top + round, round, -.pi / 2, 0)
    cairo_arc(context, right - round, bottom - round, round, 0, .pi / 2)
    cairo_arc(context, left + round, bottom - round, round, .pi / 2, .pi)
    cairo_arc(context, left + round, top + round, round, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }
}

extension CGColor {
  fileprivate var parts: Ink {
    let parts = (components ?? []).map(Double.init)
    guard parts.count == 4 else { return .clear }
    return Ink(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
