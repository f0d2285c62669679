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
  private let page: SectionPage?
  private let frame: Widget
  private var shown: DemoSetup

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - setup: What it shows.
  ///   - width: The strip's width in points; nil: whatever there is.
  init(_ setup: DemoSetup, width: Int32?) {
    page = setup.page.map { _ in SectionPage(setup) }
    strip = page?.view.strip ?? TabStripWidget(style: setup.style, configuration: setup.configuration)
    shown = setup
    shown.items = []
    shown.requests = []
    gtk_widget_set_hexpand(strip.widget, 1)
    let frame = Widget.row([page?.view.widget ?? strip.widget]).styled("card", page == nil ? "stage" : "page-stage")
    gtk_widget_set_overflow(frame, GTK_OVERFLOW_HIDDEN)
    self.frame = frame
    widget = width.map { Self.held(frame, to: $0) } ?? frame
    show(setup)
    // A page stays at its top, where its first tab is selected, to begin with.
    if let id = setup.selectedID, id != strip.selection { strip.select(id, animated: false) }
  }

  /// Shows another setup, and does what it asks for that the one before did not; what is selected stays so where it can.
  func show(_ setup: DemoSetup) {
    if strip.style != setup.style { strip.style = setup.style }
    // A line along the bottom of the strip belongs at the bottom of the frame.
    set("lined", setup.style.trim.thickness > 0)
    // A strip that is a body itself keeps clear of the frame's sides.
    set("bodied", setup.style.backgroundCornerRadius > 0)
    strip.configuration = setup.configuration
    strip.motionPreference = setup.motion
    page?.view.motionPreference = setup.motion
    gtk_widget_set_direction(strip.widget, setup.direction.gtk)
    if let page, let content = setup.page {
      page.show(content, under: setup.items.map(\.tab))
    } else if setup.items != shown.items {
      strip.setItems(setup.items.map(\.tab))
    }
    for deed in setup.deeds(since: shown) {
      switch deed {
      case .select(let id): strip.select(id)
      case .reveal(let id, let policy): strip.reveal(id, policy: policy)
      }
    }
    shown = setup
  }

  private func set(_ name: String, _ isSet: Bool) {
    if isSet { gtk_widget_add_css_class(frame, name) } else { gtk_widget_remove_css_class(frame, name) }
  }

  private static func held(_ frame: Widget, to width: Int32) -> Widget {
    let clamp = adw_clamp_new()!
    adw_clamp_set_maximum_size(clamp.opaque, width)
    adw_clamp_set_tightening_threshold(clamp.opaque, width)
    adw_clamp_set_child(clamp.opaque, frame)
    gtk_widget_set_halign(clamp, GTK_ALIGN_START)
    return clamp
  }

  /// The identity of the selected tab; of several, the one chosen last.
  var selection: String? { strip.selection }

  /// All that are selected, the one chosen last first.
  var selections: [String] { strip.selections }

  /// Selects what is selected in another strip.
  func follow(_ other: StripStage) {
    guard case .multiple = strip.configuration.selectionMode else { return strip.select(other.selection) }
    let (mine, theirs) = (Set(strip.selections), other.selections)
    for id in mine.subtracting(theirs) { strip.deselect(id) }
    for id in theirs.reversed() where !mine.contains(id) { strip.select(id) }
  }

  /// How many tabs have a widget now, in sight or ready beside.
  var widgetCount: Int {
    strip.widget.children.count {
      gtk_widget_get_child_visible($0) != 0 && String(cString: gtk_widget_get_css_name($0)) == "tab"
    }
  }

  /// Has a closure called whenever the strip may have been drawn.
  func onDraw(_ body: @escaping @MainActor () -> Void) {
    let strip = strip.widget
    connect("realize", of: strip) {
      if let clock = gtk_widget_get_frame_clock(strip) { connect("after-paint", of: clock, body) }
    }
  }

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

extension DemoItem {
  fileprivate var tab: TabStripItem<String> {
    TabStripItem(id: id, title: title, iconName: icon?.freedesktopName, badge: badge, isEnabled: isEnabled)
  }
}
