import CGtk4
import TabStripCore

/// A section's widget, kept from when the app hands it over until the section has gone: an edit may have to wait, and may take the widget
/// out of the page before it puts it back.
final class SectionContent {
  nonisolated(unsafe) let widget: WidgetPointer

  init(_ widget: WidgetPointer) {
    self.widget = widget
    g_object_ref_sink(widget)
  }

  deinit { g_object_unref(widget) }
}

/// An edit that the strip has made and the page is to make. Indices are those of the moment when it was made.
enum SectionStep {
  case insert(TabID, SectionContent, at: Int)
  case remove(at: Int)
  /// `to` counts without the section that moves.
  case move(from: Int, to: Int)
  case replace(SectionContent, at: Int)
}
