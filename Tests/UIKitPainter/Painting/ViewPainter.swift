@_spi(StandIn) import UIKit

/// Draws views from back to front: body, own content, what lies on it, and the border over all that.
@MainActor
struct ViewPainter {
  private let canvas: Canvas

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// Draws a view with its top left corner at a point.
  func draw(_ view: UIView, at origin: CGPoint) {
    let (layer, opacity) = (view.layer, Double(view.alpha) * Double(view.layer.opacity))
    guard !view.isHidden, opacity > 0, view.bounds.width > 0, view.bounds.height > 0 else { return }
    // What is in a view lies where its bounds begin.
    let room = view.bounds
    canvas.shifted(by: CGPoint(x: origin.x - room.minX, y: origin.y - room.minY)) {
      let mask = layer.mask.map { mask in { draw(mask, at: mask.frame) } }
      canvas.asSheet(opacity: opacity, mask: mask) {
        canvas.castShadow(of: layer, around: room)
        if let color = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor {
          canvas.fill(room, radius: layer.cornerRadius, color)
        }
        draw(layer, at: room)
        if view.clipsToBounds {
          canvas.clipped(to: room, radius: layer.cornerRadius) { drawInside(view) }
        } else {
          drawInside(view)
        }
        if let color = layer.borderColor {
          canvas.stroke(room, radius: layer.cornerRadius, width: layer.borderWidth, color)
        }
      }
    }
  }

  private func drawInside(_ view: UIView) {
    if let label = view as? UILabel { TextPainter(canvas).draw(label) }
    if let image = view as? UIImageView { ImagePainter(canvas).draw(image) }
    for inner in view.subviews { draw(inner, at: inner.frame.origin) }
  }

  /// Draws a layer's own body.
  private func draw(_ layer: CALayer, at rect: CGRect) {
    if let color = layer.backgroundColor { canvas.fill(rect, radius: layer.cornerRadius, color) }
    guard let gradient = layer as? CAGradientLayer else { return }
    let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
    guard let last = colors.indices.last else { return }
    let places = gradient.locations?.map(\.doubleValue)
    canvas.fill(
      rect, radius: layer.cornerRadius, from: gradient.startPoint, to: gradient.endPoint,
      stops: colors.enumerated().map { index, color in
        (places.map { $0[min(index, $0.count - 1)] } ?? Double(index) / Double(max(last, 1)), color)
      })
  }
}
