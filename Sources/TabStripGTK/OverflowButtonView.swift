import CGtk4
import TabStripCore

/// One overflow button: a node `button.overflow` whose body CSS draws, with an arrow in the CSS colour.
///
/// It is a picture only: the strip is what is pressed, and its frame tells how the button looks.
@MainActor
final class OverflowButtonView {
  private static let type = WidgetClass.register("TabStripOverflowButton") { pointer, _ in
    let button = WidgetClass(pointer)
    gtk_widget_class_set_css_name(button.pointer, "button")
    gtk_widget_class_set_accessible_role(button.pointer, GTK_ACCESSIBLE_ROLE_PRESENTATION)
    button.pointer.pointee.snapshot = { widget, snapshot in
      onMainActor((widget, snapshot)) { widget, snapshot in
        guard let snapshot else { return }
        WidgetInstance.object(of: widget, as: OverflowButtonView.self)?.drawArrow(to: snapshot)
      }
    }
    button.onDispose { object in
      onMainActor(object) {
        let widget = UnsafeMutableRawPointer($0!).assumingMemoryBound(to: GtkWidget.self)
        WidgetInstance.detach(from: widget)
        WidgetClass.disposeOfParent(widget)
      }
    }
  }

  /// The GtkWidget, a child of the strip.
  let widget: WidgetPointer
  private var box: PlacedBox?
  private var glyphSize = 0.0
  private var pointsRight = false

  /// Makes a button in a strip, hidden.
  init(in strip: WidgetPointer, end: StripEnd) {
    widget = WidgetClass.make(Self.type)
    WidgetInstance.attach(self, to: widget)
    gtk_widget_add_css_class(widget, "overflow")
    gtk_widget_add_css_class(widget, end == .leading ? "leading" : "trailing")
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(widget, strip)
  }

  /// Takes place and states of a button of a frame; the body is a circle in the middle of its room.
  func place(_ button: TabStripFrame.Button, style: OverflowButtonStyle, pointsRight: Bool) {
    if self.pointsRight != pointsRight || glyphSize != style.glyphSize { gtk_widget_queue_draw(widget) }
    self.pointsRight = pointsRight
    glyphSize = style.glyphSize
    let diameter = min(style.diameter, button.rect.width, button.rect.height)
    box =
      button.isVisible
      ? PlacedBox(
        x: button.rect.x + ((button.rect.width - diameter) / 2).rounded(.down),
        y: button.rect.y + ((button.rect.height - diameter) / 2).rounded(.down), width: diameter, height: diameter)
      : nil
    gtk_widget_set_child_visible(widget, box == nil ? 0 : 1)
    set(GTK_STATE_FLAG_ACTIVE, button.isPressed)
    set(GTK_STATE_FLAG_PRELIGHT, button.isHovered)
    gtk_widget_set_sensitive(widget, button.isEnabled ? 1 : 0)
  }

  /// Gives the widget the room that it was placed in.
  func allocate() { box?.allocate(widget) }

  /// Adds the button to a picture of the strip.
  func snapshot(to snapshot: OpaquePointer, of strip: WidgetPointer) {
    if box != nil { gtk_widget_snapshot_child(strip, widget, snapshot) }
  }

  private func set(_ flag: GtkStateFlags, _ isSet: Bool) {
    if isSet {
      gtk_widget_set_state_flags(widget, flag, 0)
    } else {
      gtk_widget_unset_state_flags(widget, flag)
    }
  }

  /// Strokes the arrow, two strokes at a right angle with round ends, a sixth of the glyph's size wide.
  private func drawArrow(to snapshot: OpaquePointer) {
    let (width, height) = (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    var color = tabstrip_widget_color(widget)
    gdk_cairo_set_source_rgba(context, &color)
    let reach = glyphSize / 3
    let back = (pointsRight ? -1 : 1) * reach / 2
    cairo_translate(context, width / 2, height / 2)
    cairo_set_line_width(context, glyphSize / 6)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_move_to(context, back, -reach)
    cairo_line_to(context, -back, 0)
    cairo_line_to(context, back, reach)
    cairo_stroke(context)
    cairo_destroy(context)
  }
}
