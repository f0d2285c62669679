import TabStripCore

/// A strip as a shell is to show it.
public struct DemoSetup: Hashable, Sendable {
  /// The tabs.
  public var items: [DemoItem]
  /// The tab selected when the page opens. Later the visitor's choice stands, by its identity.
  public var selectedID: String?
  /// How the strip looks.
  public var style: TabStripStyle
  /// How it behaves.
  public var configuration: TabStripConfiguration
  /// Which way it runs; nil: as the window does.
  public var direction: WritingDirection?
  /// Whether things move; nil: as the visitor's system says.
  public var motion: MotionPreference?
  /// What the visitor has asked for so far; ``deeds(since:)`` tells what of it is new.
  public var requests: [DemoRequest] = []

  /// The page that the strip stands over and follows; nil: it stands alone.
  public var page: DemoPage?

  /// Makes a setup that follows the window's direction and the system's wish for motion.
  public init(
    items: [DemoItem], selectedID: String? = nil, style: TabStripStyle, configuration: TabStripConfiguration
  ) {
    self.items = items
    self.selectedID = selectedID
    self.style = style
    self.configuration = configuration
  }
}
