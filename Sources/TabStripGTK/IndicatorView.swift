import CGtk4
import TabStripCore

/// The mark of the selected tab: a node `indicator` with a class for its form, drawn by CSS.
@MainActor
final class IndicatorView {
  private static let type = WidgetClass.register("TabStripIndicator") { pointer, _ in
    let indicator = WidgetClass(pointer)
    gtk_widget_class_set_css_name(indicator.pointer, "indicator")
    gtk_widget_class_set_accessible_role(indicator.pointer, GTK_ACCESSIBLE_ROLE_PRESENTATION)
  }

  /// The GtkWidget, a child of the strip.
  let widget: WidgetPointer
  /// Whether the mark lies under the titles, as a body does, or over them.
  private(set) var liesBehindTabs = false
  private var form = IndicatorStyle.Form.none
  private var box: PlacedBox?

  /// Makes a mark in a strip.
  init(in strip: WidgetPointer) {
    widget = WidgetClass.make(Self.type)
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(widget, strip)
  }

  /// Takes form and place.
  func place(_ rect: TabStripFrame.Rect?, form: IndicatorStyle.Form) {
    if form != self.form {
      if let name = self.form.cssClass { gtk_widget_remove_css_class(widget, name) }
      if let name = form.cssClass { gtk_widget_add_css_class(widget, name) }
      self.form = form
      liesBehindTabs = form == .pill
    }
    box = form == .none ? nil : rect.map { PlacedBox(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    gtk_widget_set_child_visible(widget, box == nil ? 0 : 1)
  }

  /// Gives the widget the room that it was placed in.
  func allocate() { box?.allocate(widget, stretches: true) }

  /// Adds the mark to a picture of the strip.
  func snapshot(to snapshot: OpaquePointer, of strip: WidgetPointer) {
    if box != nil { gtk_widget_snapshot_child(strip, widget, snapshot) }
  }
}

extension IndicatorStyle.Form {
  fileprivate var cssClass: String? {
    switch self {
    case .none: nil
    case .bar: "bar"
    case .border: "border"
    case .pill: "pill"
    case .topBar: "top-bar"
    case .dot: "dot"
    }
  }
}
