import CGtk4
import TabStripHosting

/// One tab of a ``TabStripWidget``: what it shows, under the app's own identity.
///
/// ```swift
/// TabStripItem(id: "news", title: "News", iconName: "newspaper-symbolic", badge: "3")
/// ```
public struct TabStripItem<ID: Hashable> {
  /// The app's identity for the tab. Where two tabs of a strip have the same, the first keeps it.
  public var id: ID
  /// The text. It is shortened where it does not fit, and whole in the tooltip; only its first 20,000 characters count. Line breaks and
  /// control characters, zeros too, are shown as spaces; so they are in the badge, and zeros in the tooltip.
  public var title: String
  /// The name of an icon of the icon theme, before the title. Symbolic ones take the title's colour. Nil and empty: none.
  public var iconName: String?
  /// A short text in a coloured body after the title. Nil, empty and "0": none.
  public var badge: String?
  /// Whether a user can choose the tab.
  public var isEnabled: Bool
  /// What a mouse resting on the tab is told; nil: the title where it is shortened.
  public var tooltip: String?
  /// Makes a widget to be shown instead of icon, title and badge, while title and badge remain the tab's accessible name.
  ///
  /// It is called when the tab comes near the visible part, and again if it comes back after having gone or is measured anew, so that a strip of
  /// ten thousand tabs has only as many widgets as it shows. It may give a new widget or the same again, and may ask the strip
  /// questions; edits made in it wait until the frame is drawn. The strip asks the widget for its natural size when the tab is
  /// first measured and after ``TabStripWidget/update(_:)``. One that is higher than the strip is shrunk to its height, in
  /// proportion.
  public var makeContent: (@MainActor () -> UnsafeMutablePointer<GtkWidget>)?

  /// Makes an item.
  public init(
    id: ID, title: String, iconName: String? = nil, badge: String? = nil, isEnabled: Bool = true,
    tooltip: String? = nil, makeContent: (@MainActor () -> UnsafeMutablePointer<GtkWidget>)? = nil
  ) {
    self.id = id
    self.title = title
    self.iconName = iconName
    self.badge = badge
    self.isEnabled = isEnabled
    self.tooltip = tooltip
    self.makeContent = makeContent
  }
}

extension TabStripItem: TabItem {
  package typealias Content = TabContent

  package var content: TabContent { TabContent(self) }

  package var hasOwnView: Bool { makeContent != nil }

  package func looks(like other: TabStripItem) -> Bool {
    title == other.title && iconName == other.iconName && badge == other.badge && tooltip == other.tooltip
  }
}

/// What one tab shows, without its identity.
package struct TabContent {
  var title: String
  var iconName: String?
  var badge: String?
  var tooltip: String?
  var makeContent: (@MainActor () -> WidgetPointer)?

  init(_ item: TabStripItem<some Hashable>) {
    var text = item.title.prefix(Self.longestTitle)
    if text.endIndex < item.title.endIndex { text += "…" }
    title = Self.line(text)
    iconName = item.iconName.flatMap { $0.isEmpty ? nil : $0 }
    badge = BadgeText(item.badge).map { Self.line($0.text[...]) }
    tooltip = item.tooltip.map { $0.contains("\0") ? String($0.map { $0 == "\0" ? " " : $0 }) : $0 }
    makeContent = item.makeContent
  }

  /// The text in one line and without what only steers a terminal, each such character a space. Marks of direction stay: each text is a
  /// paragraph of its own, beyond which they do not reach. A zero would end the text where C reads it.
  private static func line(_ text: Substring) -> String {
    func isSpace(_ character: Character) -> Bool {
      character.isNewline || character.unicodeScalars.first?.properties.generalCategory == .control
    }
    return text.contains(where: isSpace) ? String(text.map { isSpace($0) ? " " : $0 }) : String(text)
  }

  /// Pango counts a line's width in 1,024ths of a point with 32 bits; longer titles would have none.
  private static let longestTitle = 20_000

  /// The name that an assistive technology reads. Where there is only an icon, the tooltip says what it stands for.
  @MainActor
  func name(in strings: TabStripStrings) -> String {
    let own = title.isEmpty ? tooltip ?? "" : title
    return badge.map { strings.name(own, $0) } ?? own
  }
}
