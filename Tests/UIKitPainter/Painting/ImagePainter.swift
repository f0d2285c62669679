@_spi(StandIn) import UIKit

/// Draws an image view's symbol: a chevron as such, any other as an empty frame of its size.
@MainActor
struct ImagePainter {
  private let canvas: Canvas

  init(_ canvas: Canvas) { self.canvas = canvas }

  func draw(_ view: UIImageView) {
    guard let image = view.image, image.size.width > 0, image.size.height > 0 else { return }
    let rect = place(of: image.size, in: view.bounds, view.contentMode)
    let color = (image.renderingMode == .alwaysOriginal ? UIColor.label : view.tintColor)
      .resolvedColor(with: view.traitCollection).cgColor
    let line = max(rect.height / 9, 1)
    switch image.symbol {
    case "chevron.right", "chevron.left":
      let side: CGFloat = image.symbol == "chevron.right" ? 1 : -1
      let (x, y, half) = (rect.midX, rect.midY, rect.height * 0.36)
      canvas.stroke(
        [
          CGPoint(x: x - side * half / 2, y: y - half), CGPoint(x: x + side * half / 2, y: y),
          CGPoint(x: x - side * half / 2, y: y + half),
        ], width: line * 1.4, color)
    default:
      let frame = rect.insetBy(dx: rect.width / 10, dy: rect.height / 10)
      canvas.stroke(frame, radius: frame.height / 4, width: line, color)
    }
  }

  private func place(of size: CGSize, in room: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    let (x, y) = (room.width / size.width, room.height / size.height)
    let (width, height): (CGFloat, CGFloat) =
      switch mode {
      case .scaleToFill: (room.width, room.height)
      case .scaleAspectFit: (size.width * min(x, y), size.height * min(x, y))
      case .scaleAspectFill: (size.width * max(x, y), size.height * max(x, y))
      case .center: (size.width, size.height)
      }
    return CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }
}
