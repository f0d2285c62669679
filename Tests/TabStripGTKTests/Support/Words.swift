import CGtk4
import XCTest

/// A text of a tab as it is laid out, in the strip's coordinates.
@MainActor
struct Words {
  /// What the label was given.
  let room: graphene_rect_t
  /// What the text needs with its line's height.
  let logical: graphene_rect_t
  /// What is drawn.
  let ink: graphene_rect_t
  let isShortened: Bool

  init?(_ part: String, of tab: ShownTab, in stage: Stage) {
    guard let label = tab.widget.children.first(where: { gtk_widget_has_css_class($0, part) != 0 }) else { return nil }
    var room = graphene_rect_t()
    guard gtk_widget_compute_bounds(label, stage.strip.widget, &room) != 0 else { return nil }
    self.room = room
    let layout = gtk_label_get_layout(OpaquePointer(label))
    isShortened = pango_layout_is_ellipsized(layout) != 0
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_get_pixel_extents(layout, &ink, &logical)
    var (x, y) = (gint(0), gint(0))
    gtk_label_get_layout_offsets(OpaquePointer(label), &x, &y)
    func placed(_ box: PangoRectangle) -> graphene_rect_t {
      var placed = graphene_rect_t()
      graphene_rect_init(
        &placed, room.origin.x + Float(x + box.x), room.origin.y + Float(y + box.y), Float(box.width), Float(box.height)
      )
      return placed
    }
    self.ink = placed(ink)
    self.logical = placed(logical)
  }

  /// Whether the label is as large as its text.
  var hasRoom: Bool { room.size.width >= logical.size.width && room.size.height >= logical.size.height }
}

extension ShownTab {
  func bounds(in stage: Stage) -> graphene_rect_t {
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(widget, stage.strip.widget, &bounds), 0)
    return bounds
  }
}

extension graphene_rect_t {
  var middle: Float { origin.y + size.height / 2 }

  /// Whether another lies inside, but for a pixel that smoothing adds.
  func holds(_ other: graphene_rect_t) -> Bool {
    other.origin.x >= origin.x - 1 && other.origin.x + other.size.width <= origin.x + size.width + 1
      && other.origin.y >= origin.y - 1 && other.origin.y + other.size.height <= origin.y + size.height + 1
  }
}
