#if canImport(UIKit)
  import TabStripHosting
  import UIKit

  /// One tab of a ``TabStripView``: what it shows, under the app's own identity.
  ///
  /// ```swift
  /// TabStripItem(id: "news", title: "News", image: UIImage(systemName: "newspaper"), badge: "3")
  /// ```
  public struct TabStripItem<ID: Hashable> {
    /// The app's identity for the tab. Where two tabs of a strip have the same, the first keeps it.
    public var id: ID
    /// The text, on one line; shortened where it does not fit.
    public var title: String
    /// A picture before the title, drawn as large as the style's `iconSize`. One whose rendering mode is `automatic` or `alwaysTemplate` takes
    /// the title's colour. Nil: none.
    public var image: UIImage?
    /// A short text in a coloured body after the title. Nil, empty and "0": none.
    public var badge: String?
    /// Whether a user can choose the tab.
    public var isEnabled: Bool
    /// What VoiceOver calls the tab. Nil: its title.
    public var accessibilityLabel: String?
    /// What VoiceOver says happens if the tab is chosen. Nil: nothing.
    public var accessibilityHint: String?

    /// Makes a view to be shown instead of image, title and badge, while title and badge remain what VoiceOver says.
    ///
    /// It is called when the tab comes near the visible part, and again if it comes back after having gone. It may give a new view or the same
    /// again. The view has the size that `sizeThatFits` gives, or Auto Layout where that gives none; one that is higher than the strip is
    /// shrunk to its height, in proportion. A tap on it chooses the tab.
    public var makeContent: (@MainActor () -> UIView)?

    /// Makes an item.
    public init(
      id: ID, title: String, image: UIImage? = nil, badge: String? = nil, isEnabled: Bool = true,
      accessibilityLabel: String? = nil, accessibilityHint: String? = nil, makeContent: (@MainActor () -> UIView)? = nil
    ) {
      self.id = id
      self.title = title
      self.image = image
      self.badge = badge
      self.isEnabled = isEnabled
      self.accessibilityLabel = accessibilityLabel
      self.accessibilityHint = accessibilityHint
      self.makeContent = makeContent
    }
  }

  extension TabStripItem: TabItem {
    package typealias Content = TabContent

    package var content: TabContent { TabContent(self) }

    package var hasOwnView: Bool { makeContent != nil }

    package func looks(like other: TabStripItem) -> Bool {
      let (own, others) = (content, other.content)
      return own.title == others.title && own.image == others.image && own.badge == others.badge
    }
  }

  /// What one tab shows, without its identity.
  package struct TabContent {
    var title: String
    var image: UIImage?
    var badge: String?
    var accessibilityLabel: String?
    var accessibilityHint: String?
    var makeContent: (@MainActor () -> UIView)?

    init(_ item: TabStripItem<some Hashable>) {
      title = Self.line(item.title)
      image = item.image
      badge = BadgeText(item.badge).map { Self.line($0.text) }
      accessibilityLabel = item.accessibilityLabel
      accessibilityHint = item.accessibilityHint
      makeContent = item.makeContent
    }

    /// The name that VoiceOver reads, the badge in it once.
    @MainActor
    func name(in strings: TabStripStrings) -> String {
      let own = accessibilityLabel ?? title
      return badge.map { strings.name(own, $0) } ?? own
    }

    /// A label of one line shows nothing after a line break.
    private static func line(_ text: String) -> String {
      text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }
  }
#endif
