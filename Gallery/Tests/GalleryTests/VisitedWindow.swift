import CAdwaita
import Foundation
import GalleryDemos
import XCTest

@testable import Gallery

/// The gallery in a window at the top left corner of the display, and a visitor's mouse.
@MainActor
final class VisitedWindow {
  private let window: Widget
  private let gallery: GalleryView
  private static var isPrepared = false

  /// Opens the window and waits until it is drawn.
  init(direction: GtkTextDirection) throws {
    if !Self.isPrepared {
      g_setenv("GSK_RENDERER", "cairo", 1)
      g_setenv("GTK_A11Y", "none", 0)
      XCTAssertNotEqual(gtk_init_check(), 0, "the display cannot be opened")
      adw_init()
      Palette.install()
      Self.isPrepared = true
    }
    gtk_widget_set_default_direction(direction)
    gallery = GalleryView(Command.Opening())
    window = gtk_window_new()
    gtk_window_set_decorated(window.cast(), 0)
    gtk_window_set_default_size(window.cast(), 1_040, 820)
    gtk_window_set_child(window.cast(), gallery.widget)
    gallery.onNaming = { [window] in gtk_window_set_title(window.cast(), $0) }
    gtk_window_present(window.cast())
    rest()
  }

  var title: String { gtk_window_get_title(window.cast()).map { String(cString: $0) } ?? "" }

  func close() {
    gtk_window_destroy(window.cast())
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
  }

  /// Opens a page as the sidebar does, and sets options of it by words.
  func show(_ page: String, _ assignments: String...) {
    gallery.show(Demo.page(page)!)
    rest()
    for assignment in assignments { set(assignment) }
  }

  /// Uses a control of the page that is shown; a button is pressed as often as the words say.
  func set(_ assignment: String) {
    let words = assignment.split(separator: "=").map(String.init)
    guard let row = gallery.page?.panel.rows.first(where: { $0.option.id == words[0] }),
      let value = row.option.value(from: words[1])
    else { return XCTFail("\(assignment) is nothing on this page") }
    if case .presses(let count) = value { for _ in 0..<count { row.press() } } else { row.show(value) }
    rest()
  }

  /// How many tabs of both strips have a widget.
  var tabCount: Int { tabs.count }

  /// Clicks the first tab with a title, which is one of the strip as wide as the window.
  func click(_ title: String) throws {
    let tab = try XCTUnwrap(tabs.first { text(of: $0) == title }, "no tab \(title)")
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(tab, window, &bounds), 0)
    let x = bounds.origin.x + bounds.size.width / 2
    let y = bounds.origin.y + bounds.size.height / 2
    for step in [["mousemove", "\(Int(x))", "\(Int(y))"], ["mousedown", "1"], ["mouseup", "1"]] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["xdotool"] + step
      try process.run()
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 0, "xdotool \(step) failed")
      rest()
    }
  }

  /// Moves the focus on, as the Tab key does.
  func pressTab() {
    gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD)
    rest()
  }

  /// Whether the focus is in the list of pages.
  var focusIsAmongPages: Bool {
    gtk_window_get_focus(window.cast()).map { gtk_widget_get_ancestor($0, gtk_list_box_row_get_type()) != nil } ?? false
  }

  /// Titles of the selected tabs in sight, strip by strip.
  var selectedTitles: [String] {
    tabs.filter { gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 }.map(text)
  }

  /// Every text in sight that has lines.
  var texts: [Widget] {
    all(window).filter {
      String(cString: gtk_widget_get_css_name($0)) == "label" && gtk_widget_get_mapped($0) != 0 && !text(of: $0).isEmpty
    }
  }

  /// Whether the lines of a text all begin at the side at which the window's lines begin.
  func beginsAtItsSide(_ label: Widget) -> Bool {
    let layout = gtk_label_get_layout(label.opaque)
    let isRightToLeft = gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL
    var whole = PangoRectangle()
    pango_layout_get_extents(layout, nil, &whole)
    return (0..<pango_layout_get_line_count(layout)).allSatisfy { number in
      var line = PangoRectangle()
      let iterator = pango_layout_get_iter(layout)
      defer { pango_layout_iter_free(iterator) }
      for _ in 0..<number { pango_layout_iter_next_line(iterator) }
      pango_layout_iter_get_line_extents(iterator, nil, &line)
      let gap = isRightToLeft ? whole.x + whole.width - line.x - line.width : line.x - whole.x
      // A line that is broken keeps the blank at its end, which has no ink.
      return gap < 6 * PANGO_SCALE
    }
  }

  /// The strips, as wide as the window and as wide as a phone, with the frames that they stand in.
  var strips: [(strip: Widget, frame: Widget)] {
    all(window).filter { String(cString: gtk_widget_get_css_name($0)) == "tabstrip" && gtk_widget_get_mapped($0) != 0 }
      .compactMap { strip in gtk_widget_get_parent(strip).map { (strip, $0) } }
  }

  /// How far a widget stays inside another at each side.
  func margins(of inner: Widget, in outer: Widget) -> (left: Float, right: Float) {
    var (inside, outside) = (graphene_rect_t(), graphene_rect_t())
    XCTAssertNotEqual(gtk_widget_compute_bounds(inner, window, &inside), 0)
    XCTAssertNotEqual(gtk_widget_compute_bounds(outer, window, &outside), 0)
    let left = inside.origin.x - outside.origin.x
    return (left, outside.size.width - left - inside.size.width)
  }

  /// Whether all of a widget is in sight, outside of a strip's fades.
  func isWhole(_ widget: Widget) -> Bool {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window, &bounds) != 0, bounds.size.width > 0 else { return false }
    if let strip = strips.first(where: { gtk_widget_is_ancestor(widget, $0.strip) != 0 })?.strip {
      var inside = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, strip, &inside) != 0 else { return false }
      return inside.origin.x >= 20
        && inside.origin.x + inside.size.width <= Float(gtk_widget_get_width(strip)) - 20
    }
    return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= Float(gtk_widget_get_height(window))
  }

  /// The text of a label.
  func words(of label: Widget) -> String { text(of: label) }

  /// How strongly a widget's ink stands out from what is behind it, by the formula of WCAG 2: from 1 to 21.
  func contrast(of widget: Widget) -> Double {
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(widget, window, &bounds), 0)
    let paintable = gtk_widget_paintable_new(window)
    defer { g_object_unref(gpointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
    let node = gtk_snapshot_free_to_node(snapshot)
    defer { gsk_render_node_unref(node) }
    let texture = gsk_renderer_render_texture(gtk_native_get_renderer(window.opaque), node, &bounds)!
    defer { g_object_unref(gpointer(texture)) }
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    let lights = stride(from: 0, to: pixels.count, by: 4).map { Self.light(pixels[$0..<$0 + 3]) }
    let (least, greatest) = (lights.min() ?? 0, lights.max() ?? 0)
    return (greatest + 0.05) / (least + 0.05)
  }

  /// The relative luminance of a pixel, blue first.
  private static func light(_ pixel: ArraySlice<UInt8>) -> Double {
    zip(pixel, [0.0722, 0.7152, 0.2126]).reduce(0) { sum, part in
      let value = Double(part.0) / 255
      return sum + part.1 * (value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }

  /// Whether a text is to be read anywhere.
  func shows(_ text: String) -> Bool { shows { $0 == text } }

  /// Whether a text that fits is to be read anywhere.
  func shows(_ fits: (String) -> Bool) -> Bool {
    all(window).contains { String(cString: gtk_widget_get_css_name($0)) == "label" && fits(text(of: $0)) }
  }

  private var tabs: [Widget] {
    all(window).filter { String(cString: gtk_widget_get_css_name($0)) == "tab" && gtk_widget_get_mapped($0) != 0 }
  }

  /// The first text in a widget.
  private func text(of widget: Widget) -> String {
    let label = all(widget).first { String(cString: gtk_widget_get_css_name($0)) == "label" }
    return label.map { String(cString: gtk_label_get_text($0.opaque)) } ?? ""
  }

  /// A widget and all inside it, in the order of the tree.
  private func all(_ widget: Widget) -> [Widget] { [widget] + widget.children.flatMap(all) }

  /// Waits until nothing has been drawn for a tenth of a second.
  private func rest() {
    let wake = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(wake) }
    func run(seconds: Double, until condition: () -> Bool) {
      let deadline = g_get_monotonic_time() + gint64(seconds * 1_000_000)
      while !condition(), g_get_monotonic_time() < deadline { g_main_context_iteration(nil, 1) }
    }
    run(seconds: 10) { gtk_widget_get_mapped(gallery.widget) != 0 && gtk_widget_get_width(gallery.widget) > 0 }
    guard let clock = gtk_widget_get_frame_clock(window) else { return XCTFail("the window is not shown") }
    var frame: gint64 = -1
    run(seconds: 10) {
      let before = frame
      run(seconds: 0.1) { false }
      frame = gdk_frame_clock_get_frame_counter(clock)
      return frame == before
    }
  }
}
