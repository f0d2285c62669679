/// One tab of a demo, as plain values.
public struct DemoItem: Hashable, Sendable, Identifiable {
  /// What the tab is known by when titles, order or number change.
  public let id: String
  /// Its title; titles may repeat.
  public var title: String
  /// Its icon, if any.
  public var icon: DemoIcon?
  /// The text of its badge, if any.
  public var badge: String?
  /// Whether a visitor can choose it.
  public var isEnabled: Bool

  /// Makes a tab.
  public init(
    _ id: String, _ title: String, icon: DemoIcon? = nil, badge: String? = nil, isEnabled: Bool = true
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.badge = badge
    self.isEnabled = isEnabled
  }
}
