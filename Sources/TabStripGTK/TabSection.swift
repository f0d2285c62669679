import CGtk4

/// One section of a ``SectionTabsView``: its tab, and what it shows.
public struct TabSection<ID: Hashable> {
  /// The tab, under the app's identity for the section.
  public var tab: TabStripItem<ID>
  /// The section's content, which is as wide as the page and as high as it asks to be; 0 while nothing has loaded is right, too.
  ///
  /// A widget without a parent, and the content of one section only. The view keeps it as long as the section is there.
  public var content: UnsafeMutablePointer<GtkWidget>

  /// Makes a section.
  public init(tab: TabStripItem<ID>, content: UnsafeMutablePointer<GtkWidget>) {
    self.tab = tab
    self.content = content
  }

  /// Makes a section whose tab is a title.
  public init(id: ID, title: String, content: UnsafeMutablePointer<GtkWidget>) {
    self.init(tab: TabStripItem(id: id, title: title), content: content)
  }
}
