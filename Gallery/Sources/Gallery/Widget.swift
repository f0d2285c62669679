import CAdwaita

/// Any widget. What GTK calls by the name of a subclass is got from it by ``cast()``.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget as a subclass whose structure GTK shows.
  func cast<Subclass>() -> UnsafeMutablePointer<Subclass> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Subclass.self)
  }

  /// The widget as a subclass whose structure GTK hides.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// The same with a CSS class.
  func styled(_ classes: String...) -> Widget {
    for name in classes { gtk_widget_add_css_class(self, name) }
    return self
  }

  /// The same with room around it, in points.
  func inset(horizontal: Int32 = 0, top: Int32 = 0, bottom: Int32 = 0) -> Widget {
    gtk_widget_set_margin_start(self, horizontal)
    gtk_widget_set_margin_end(self, horizontal)
    gtk_widget_set_margin_top(self, top)
    gtk_widget_set_margin_bottom(self, bottom)
    return self
  }

  /// A column of widgets.
  static func column(spacing: Int32 = 0, _ children: [Widget]) -> Widget {
    box(GTK_ORIENTATION_VERTICAL, spacing, children)
  }

  /// A row of widgets.
  static func row(spacing: Int32 = 0, _ children: [Widget]) -> Widget {
    box(GTK_ORIENTATION_HORIZONTAL, spacing, children)
  }

  private static func box(_ orientation: GtkOrientation, _ spacing: Int32, _ children: [Widget]) -> Widget {
    let box = gtk_box_new(orientation, spacing)!
    for child in children { gtk_box_append(box.cast(), child) }
    return box
  }

  /// A text that begins where its lines begin, and breaks them.
  @MainActor
  static func text(_ text: String, _ classes: String...) -> Widget {
    let label = gtk_label_new(text)!
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_wrap(label.opaque, 1)
    for name in classes { gtk_widget_add_css_class(label, name) }
    Paragraph.follow(label)
    return label
  }
}
