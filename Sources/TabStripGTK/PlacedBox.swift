import CGtk4

/// A rectangle that a child widget is given, in points that need not be whole.
struct PlacedBox: Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  /// What divisions may leave over a whole number of points.
  private static let slack = 1e-6

  init() {}

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Gives the child this place.
  ///
  /// GTK allocates whole points only. The position is exact in any case, by a transform; of a size that is not whole, the child
  /// gets the next whole one, and where it `stretches`, a transform shrinks it to the exact size: good for what has no text.
  ///
  /// - Parameter factor: How much smaller the child is drawn than it takes itself to be, above 0.
  @MainActor
  func allocate(_ child: WidgetPointer, stretches: Bool = false, shrinking factor: Double = 1) {
    func whole(_ length: Double) -> Double { Swift.max((length / factor - Self.slack).rounded(.up), 0) }
    let (wide, high) = (whole(width), whole(height))
    // GTK wants to have been asked for a size before it gives one.
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(child, &size, nil)
    var origin = graphene_point_t(x: Float(x), y: Float(y))
    var transform = gsk_transform_translate(nil, &origin)
    if stretches, wide > 0, high > 0, wide != width || high != height {
      transform = gsk_transform_scale(transform, Float(width / wide), Float(height / high))
    } else if factor != 1 {
      transform = gsk_transform_scale(transform, Float(factor), Float(factor))
    }
    gtk_widget_allocate(
      child, Swift.max(Int32(wide), size.width), Swift.max(Int32(high), size.height), -1, transform)
  }
}
