import CAdwaita
import GalleryDemos
import TabStripCore
import TabStripGTK

/// One strip of a page in its frame.
@MainActor
final class StripStage {
  /// The frame with the strip in it.
  let widget: Widget
  private let strip: TabStripWidget<String>

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - setup: What it shows.
  ///   - width: The strip's width in points; nil: whatever there is.
  init(_ setup: DemoSetup, width: Int32?) {
    strip = TabStripWidget(style: setup.style, configuration: setup.configuration)
    gtk_widget_set_hexpand(strip.widget, 1)
    let frame = Widget.row([strip.widget]).styled("card", "stage")
    gtk_widget_set_overflow(frame, GTK_OVERFLOW_HIDDEN)
    widget = width.map { Self.held(frame, to: $0) } ?? frame
    show(setup)
    if let id = setup.selectedID { strip.select(id, animated: false) }
  }

  /// Shows another setup; what is selected stays so where it can.
  func show(_ setup: DemoSetup) {
    if strip.style != setup.style { strip.style = setup.style }
    strip.configuration = setup.configuration
    strip.motionPreference = setup.motion
    gtk_widget_set_direction(strip.widget, setup.direction.gtk)
    strip.setItems(
      setup.items.map { item in
        TabStripItem(
          id: item.id, title: item.title, iconName: item.icon?.freedesktopName, badge: item.badge,
          isEnabled: item.isEnabled)
      })
  }

  private static func held(_ frame: Widget, to width: Int32) -> Widget {
    let clamp = adw_clamp_new()!
    adw_clamp_set_maximum_size(clamp.opaque, width)
    adw_clamp_set_tightening_threshold(clamp.opaque, width)
    adw_clamp_set_child(clamp.opaque, frame)
    gtk_widget_set_halign(clamp, GTK_ALIGN_START)
    return clamp
  }

  /// The identity of the selected tab.
  var selection: String? { strip.selection }

  /// Selects what was selected in another strip.
  func follow(_ id: String?) { strip.select(id) }

  /// Has a closure called when the selection has changed.
  func onSelect(_ body: @escaping (String?, SelectionCause) -> Void) { strip.onSelect = body }

  /// Has a closure called when the selected tab was chosen again.
  func onReselect(_ body: @escaping (String) -> Void) { strip.onReselect = body }
}

extension WritingDirection? {
  /// As GTK says it; nil: as everything else in the window.
  fileprivate var gtk: GtkTextDirection {
    switch self {
    case nil: GTK_TEXT_DIR_NONE
    case .leftToRight: GTK_TEXT_DIR_LTR
    case .rightToLeft: GTK_TEXT_DIR_RTL
    }
  }
}
