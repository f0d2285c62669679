import CAdwaita
import GalleryDemos

/// All that is inside the gallery's window: the list of pages at the side, and the page.
@MainActor
final class GalleryView {
  /// The contents of the window.
  let widget: Widget
  /// Called with what the window is to be called, now and whenever that changes.
  var onNaming: ((String) -> Void)? { didSet { onNaming?(name) } }

  private let opening: Command.Opening
  private let scrolls: Bool
  private let sidebar: Sidebar
  private let side = gtk_revealer_new()!
  private let title = adw_window_title_new("", "")!
  private let stack = gtk_stack_new()!
  private var pages: [String: PageView] = [:]
  private var current = ""
  /// The page that is shown.
  var page: PageView? { pages[current] }
  private var name = ""

  /// Makes the contents of a window.
  ///
  /// - Parameters:
  ///   - opening: Which page to begin with.
  ///   - scrolls: Whether a page too high for the window scrolls; else the window is as high as the page.
  init(_ opening: Command.Opening, scrolls: Bool = true) {
    self.opening = opening
    self.scrolls = scrolls
    sidebar = Sidebar(Demo.pages)
    let header = adw_header_bar_new()!
    let content = Widget.column([header, stack])
    gtk_widget_set_hexpand(content, 1)
    gtk_revealer_set_child(
      side.opaque, Widget.row([sidebar.widget, gtk_separator_new(GTK_ORIENTATION_VERTICAL)]))
    gtk_revealer_set_transition_type(side.opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT)
    gtk_revealer_set_reveal_child(side.opaque, 1)
    widget = Widget.row([side, content])
    gtk_widget_set_vexpand(stack, 1)
    gtk_stack_set_hhomogeneous(stack.opaque, 1)
    gtk_stack_set_vhomogeneous(stack.opaque, 0)
    fill(header)
    sidebar.onChoose { [weak self] demo in self?.show(demo) }
    show(opening.page.flatMap(Demo.page) ?? Demo.pages[0])
  }

  /// Shows a page, as it was left.
  func show(_ demo: Demo) {
    guard current != demo.id else { return }
    current = demo.id
    let page = pages[demo.id] ?? add(demo)
    sidebar.mark(demo)
    gtk_stack_set_visible_child_name(stack.opaque, demo.id)
    name(demo, page.chosenTitle)
  }

  private func add(_ demo: Demo) -> PageView {
    let page = PageView(opening.settings(of: demo))
    pages[demo.id] = page
    page.onNaming = { [weak self] title in
      if self?.current == demo.id { self?.name(demo, title) }
    }
    gtk_stack_add_named(stack.opaque, scrolls ? Self.scrolling(page.widget) : page.widget, demo.id)
    return page
  }

  private func name(_ demo: Demo, _ chosen: String?) {
    adw_window_title_set_title(title.opaque, chosen ?? "Gallery")
    name = chosen ?? demo.title
    onNaming?(name)
  }

  private func fill(_ header: Widget) {
    adw_header_bar_set_title_widget(header.opaque, title)
    let toggle = gtk_button_new_from_icon_name("sidebar-show-symbolic")!
    gtk_widget_set_tooltip_text(toggle, "Show or hide the pages")
    let side = side
    connect("clicked", of: toggle) {
      gtk_revealer_set_reveal_child(side.opaque, gtk_revealer_get_reveal_child(side.opaque) == 0 ? 1 : 0)
    }
    adw_header_bar_pack_start(header.opaque, toggle)
    adw_header_bar_pack_end(header.opaque, AppearanceButton.make())
    let reset = gtk_button_new_from_icon_name("edit-undo-symbolic")!
    gtk_widget_set_tooltip_text(reset, "Put all options back")
    connect("clicked", of: reset) { [weak self] in
      if let self { pages[current]?.reset() }
    }
    adw_header_bar_pack_end(header.opaque, reset)
  }

  private static func scrolling(_ child: Widget) -> Widget {
    let scroller = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, child)
    return scroller
  }
}
