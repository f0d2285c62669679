#if !hasFeature(Embedded)
  import TabStripCore

  /// What a host's kind of item tells of itself, so that identities, items and edits need to be kept in one way only.
  package protocol TabItem {
    associatedtype ID: Hashable
    /// What the host shows of the item.
    associatedtype Content

    /// The app's identity for the tab.
    var id: ID { get }
    /// Whether a user can choose the tab.
    var isEnabled: Bool { get }
    /// What is shown, fit for the toolkit.
    var content: Content { get }
    /// Whether a view of the app's is shown, which cannot be compared with another.
    var hasOwnView: Bool { get }
    /// Whether the parts of both look the same, views of the app's aside.
    func looks(like other: Self) -> Bool
  }

  extension TabItem {
    var traits: TabTraits { isEnabled ? [] : .disabled }
  }
#endif
