import CAdwaita
import GalleryDemos
import TabStripGTK

/// A demo's page of sections under its strip.
@MainActor
final class SectionPage {
  /// The page with its strip.
  let view: SectionTabsView<String>
  private var contents: [String: Content] = [:]

  /// The height of the part of the page that shows, in points.
  private static let height: Int32 = 440

  /// Makes an empty page.
  init(_ setup: DemoSetup) {
    view = SectionTabsView(style: setup.style, configuration: setup.configuration)
    gtk_widget_set_hexpand(view.widget, 1)
    gtk_widget_set_size_request(view.widget, -1, Self.height)
  }

  /// Shows another page; sections that stay keep what they are.
  func show(_ page: DemoPage, under tabs: [TabStripItem<String>]) {
    view.hero = page.hero.map { _ in view.hero ?? HeroView.make() }
    if let hero = view.hero, let height = page.hero { HeroView.setGreatestHeight(Int32(height), of: hero) }
    let old = contents
    contents = [:]
    for (tab, section) in zip(tabs, page.sections) {
      let content = old[tab.id] ?? Content()
      content.show(section, title: tab.title)
      contents[tab.id] = content
    }
    view.setSections(tabs.compactMap { tab in contents[tab.id].map { TabSection(tab: tab, content: $0.widget) } })
  }

  /// What one section shows.
  @MainActor
  private struct Content {
    let widget: Widget
    private let title = Widget.text("", "section-title")
    private let text = Widget.text("", "section-text")

    init() { widget = Widget.column(spacing: 4, [title, text]).styled("section") }

    func show(_ section: DemoPage.Section, title: String) {
      gtk_label_set_text(self.title.opaque, title)
      gtk_label_set_text(text.opaque, section.text)
      gtk_widget_set_size_request(widget, -1, Int32(section.height))
    }
  }
}
