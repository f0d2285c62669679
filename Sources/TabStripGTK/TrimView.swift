import CGtk4
import TabStripCore

/// The line along the bottom of the strip: a node `trim`, drawn by CSS below everything else.
@MainActor
final class TrimView {
  private static let type = WidgetClass.register("TabStripTrim") { pointer, _ in
    let trim = WidgetClass(pointer)
    gtk_widget_class_set_css_name(trim.pointer, "trim")
    gtk_widget_class_set_accessible_role(trim.pointer, GTK_ACCESSIBLE_ROLE_PRESENTATION)
  }

  private let widget: WidgetPointer
  private var box: PlacedBox?

  /// Makes a line in a strip, hidden.
  init(in strip: WidgetPointer) {
    widget = WidgetClass.make(Self.type)
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(widget, strip)
  }

  /// Takes its place in the strip, or hides.
  func place(_ rect: TabStripFrame.Rect?) {
    box = rect.map { PlacedBox(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    gtk_widget_set_child_visible(widget, box == nil ? 0 : 1)
  }

  /// Gives the widget the room that it was placed in.
  func allocate() { box?.allocate(widget, stretches: true) }

  /// Adds the line to a picture of the strip.
  func snapshot(to snapshot: OpaquePointer, of strip: WidgetPointer) {
    if box != nil { gtk_widget_snapshot_child(strip, widget, snapshot) }
  }
}
