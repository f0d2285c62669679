import CGtk4
import TabStripGTK

/// What a strip is filled with.
enum Scene: String {
  /// One tab of each kind.
  case few
  /// Ten thousand tabs.
  case many
  /// No tab.
  case empty

  @MainActor
  var items: [TabStripItem<String>] {
    switch self {
    case .empty: []
    case .many: (1...10_000).map { TabStripItem(id: "\($0)", title: "Tab \($0)") }
    case .few:
      [
        TabStripItem(id: "home", title: "Home", badge: "1"),
        TabStripItem(id: "music", title: "Music", iconName: "folder-music-symbolic"),
        TabStripItem(id: "live", title: "Live", isEnabled: false),
        TabStripItem(id: "search", title: "", iconName: "edit-find-symbolic", tooltip: "Search"),
        TabStripItem(id: "own", title: "Own", badge: "2") { gtk_label_new("inside") },
        TabStripItem(id: "long", title: String(repeating: "long ", count: 60) + "end"),
      ]
    }
  }
}
