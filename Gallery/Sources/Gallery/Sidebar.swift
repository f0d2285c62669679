import CAdwaita
import GalleryDemos

/// The list of pages.
@MainActor
struct Sidebar {
  /// The list under its title.
  let widget: Widget
  private let list = gtk_list_box_new()!
  private let demos: [Demo]

  init(_ demos: [Demo]) {
    self.demos = demos
    let header = adw_header_bar_new()!
    adw_header_bar_set_show_end_title_buttons(header.opaque, 0)
    adw_header_bar_set_title_widget(header.opaque, adw_window_title_new("TabStrip", ""))
    for demo in demos {
      let label = Widget.text(demo.title)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_wrap(label.opaque, 0)
      gtk_list_box_append(list.opaque, label)
    }
    gtk_widget_set_vexpand(list, 1)
    widget = Widget.column([header, list.styled("navigation-sidebar")]).styled("background", "pages")
    gtk_widget_set_size_request(widget, 240, -1)
  }

  /// Has a closure called with each page that the visitor chooses.
  func onChoose(_ body: @escaping @MainActor (Demo) -> Void) {
    let sidebar = self
    connect("selected-rows-changed", of: list) {
      guard let row = gtk_list_box_get_selected_row(sidebar.list.opaque) else { return }
      sidebar.giveFocus(to: row)
      body(sidebar.demos[Int(gtk_list_box_row_get_index(row))])
    }
  }

  /// Marks a page as the one that is shown.
  func mark(_ demo: Demo) {
    let index = demos.firstIndex { $0.id == demo.id } ?? 0
    guard let row = gtk_list_box_get_row_at_index(list.opaque, Int32(index)) else { return }
    if gtk_list_box_get_selected_row(list.opaque) != row { gtk_list_box_select_row(list.opaque, row) }
    giveFocus(to: row)
  }

  /// Makes a row the one stop of the Tab key.
  ///
  /// Rows are selected as they are focused, so that Tab would otherwise turn every page on its way to the page itself.
  private func giveFocus(to row: UnsafeMutablePointer<GtkListBoxRow>) {
    let chosen = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_focusable(chosen, 1)
    if gtk_widget_get_focus_child(list) != nil { gtk_widget_grab_focus(chosen) }
    for other in list.children where other != chosen { gtk_widget_set_focusable(other, 0) }
  }
}
