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
