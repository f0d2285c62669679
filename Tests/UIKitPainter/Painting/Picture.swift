import CPangoCairo
@_spi(StandIn) import UIKit

/// A picture of a view tree of the stand-in, as a screen would show it.
///
/// It knows views, layers, labels and images, and nothing of what they are for. Symbols are drawn as an empty frame, but for chevrons: the stand-in has
/// their names and sizes only.
@MainActor
public final class Picture {
  /// Device pixels to a point.
  public let scale: CGFloat
  /// The width in device pixels.
  public let width: Int
  /// The height in device pixels.
  public let height: Int
  // Nothing else has it when the picture goes, wherever that is.
  private nonisolated(unsafe) let surface: OpaquePointer

  /// Draws a view and all that is in it, as it is laid out now, as large as it is.
  ///
  /// Where nothing is drawn the picture is clear.
  public init(of view: UIView) {
    scale = max(view.traitCollection.displayScale, 1)
    width = Int((view.bounds.width * scale).rounded(.up))
    height = Int((view.bounds.height * scale).rounded(.up))
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    let canvas = Canvas(surface, scale: scale)
    ViewPainter(canvas).draw(view, at: .zero)
    cairo_surface_flush(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// The colour at a place, in points from the top left; clear outside.
  public func color(at point: CGPoint) -> Ink {
    ink(Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
  }

  /// The colour of a device pixel; clear outside.
  public func ink(_ x: Int, _ y: Int) -> Ink {
    guard x >= 0, y >= 0, x < width, y < height, let data = cairo_image_surface_get_data(surface) else { return .clear }
    let offset = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
    let pixel = (data + offset).withMemoryRebound(to: UInt32.self, capacity: 1) { $0.pointee }
    return Ink(premultiplied: pixel)
  }

  /// Writes it as a PNG file.
  public func write(to path: String) throws {
    let status = cairo_surface_write_to_png(surface, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw Failure(sentence: "\(path): \(String(cString: cairo_status_to_string(status)))")
    }
  }

  /// Why a picture could not be written.
  public struct Failure: Error, CustomStringConvertible {
    /// What is wrong, in a sentence.
    public let sentence: String
    /// The sentence.
    public var description: String { sentence }
  }
}
