import CPangoCairo
@_spi(StandIn) import UIKit

/// Draws a label's text, in the middle of its height, shortened where it does not fit.
@MainActor
struct TextPainter {
  private let canvas: Canvas

  init(_ canvas: Canvas) { self.canvas = canvas }

  func draw(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    let room = label.bounds
    let color = label.textColor.resolvedColor(with: label.traitCollection).cgColor
    PangoTypesetter.shared.withLayout(of: text, in: label.font, width: room.width, lines: label.numberOfLines) {
      layout in
      pango_layout_set_alignment(layout, alignment(of: label, layout))
      var (width, height): (Int32, Int32) = (0, 0)
      pango_layout_get_size(layout, &width, &height)
      let (context, top) = (canvas.context, room.midY - CGFloat(height) / CGFloat(PANGO_SCALE) / 2)
      canvas.shifted(by: CGPoint(x: room.minX, y: top)) {
        canvas.set(color)
        cairo_move_to(context, 0, 0)
        pango_cairo_show_layout(context, layout)
      }
    }
  }

  private func alignment(of label: UILabel, _ layout: OpaquePointer) -> PangoAlignment {
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeft: Bool
    switch label.textAlignment {
    case .center: return PANGO_ALIGN_CENTER
    case .left: isLeft = true
    case .right: isLeft = false
    case .natural, .justified: isLeft = !isRightToLeft
    }
    // Pango takes the left to be where the text itself begins.
    let runsLeft = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    return isLeft != runsLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
  }
}
