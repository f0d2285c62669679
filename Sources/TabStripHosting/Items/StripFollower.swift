#if !hasFeature(Embedded)
  import TabStripCore

  /// Who keeps something together with a strip, and hears of it before the app: a page of sections.
  @MainActor
  package protocol StripFollower: AnyObject {
    /// The app is about to be asked, and may look at what edits have made of the strip.
    func stripAsks()
    /// How many tabs may be selected, whatever the app's configuration says.
    var selectionMode: SelectionMode { get }
    /// The app is about to be told.
    func stripReports(_ update: TabStripUpdate)
    /// The strip wants another height, or what covers the page has changed.
    func stripWantsRoom()
    /// Tabs may have come, gone or moved. Not called while the strip's engine is at work.
    func stripEdited()
  }

  extension StripFollower {
    package func stripWantsRoom() {}
    package func stripEdited() {}
  }
#endif
