import CGtk4

/// A section's widget, kept from when the app hands it over until the section has gone: an edit may have to wait, and may take the widget
/// out of the page before it puts it back.
final class SectionContent {
  nonisolated(unsafe) let widget: WidgetPointer

  init(_ widget: WidgetPointer) {
    self.widget = widget
    g_object_ref_sink(widget)
  }

  /// Nothing to see, for a section that has been given a tab only.
  @MainActor
  static func empty() -> SectionContent { SectionContent(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!) }

  deinit { g_object_unref(widget) }
}
