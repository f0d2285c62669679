#if canImport(UIKit)
  import TabStripCore
  import TabStripHosting
  import UIKit

  /// What the strip asks of, and tells, whoever knows the app's items.
  @MainActor
  protocol TabSource: AnyObject {
    /// Whether any item is shown by a view of the app's, which is made in the middle of measuring.
    var makesContent: Bool { get }
    /// What a tab shows; nil once it has gone.
    func content(of id: TabID) -> TabContent?
    /// Whether a user may make a change.
    func allows(_ change: SelectionChange) -> Bool
    /// What a user or the strip itself has changed.
    func report(_ update: TabStripUpdate)
    /// Bad data was met, of kinds not reported before.
    func report(_ diagnostics: Diagnostics)
    /// Everything has been reported.
    func settled()
  }

  /// The app's items and closures, under the engine's handles.
  @MainActor
  final class StripModel<ID: Hashable>: TabSource {
    var map = IdentityMap<ID>()
    private(set) var items: [TabID: TabStripItem<ID>] = [:]
    private(set) var makesContent = false
    var onSelect: ((ID?, SelectionCause) -> Void)?
    var onDeselect: ((ID, SelectionCause) -> Void)?
    var onReselect: ((ID) -> Void)?
    var shouldSelect: ((ID?, SelectionCause) -> Bool)?
    var shouldDeselect: ((ID, SelectionCause) -> Bool)?
    var onDiagnostics: ((Diagnostics) -> Void)?
    var reportsProgrammaticChanges = false
    /// Who goes where the strip goes, whoever chose, and hears of it before the app: a page of sections.
    var follower: ((TabID, SelectionCause) -> Void)?

    /// Takes the item of a tab, or forgets it.
    func set(_ item: TabStripItem<ID>?, of tab: TabID) {
      items[tab] = item
      if item?.makeContent != nil { makesContent = true }
    }

    /// Takes the items that now stand in the engine in this order.
    ///
    /// - Returns: The tabs that were there before and show something else now.
    func take(_ new: [TabStripItem<ID>], engine: TabStripEngine) -> [TabID] {
      var next: [TabID: TabStripItem<ID>] = [:]
      next.reserveCapacity(new.count)
      var changed: [TabID] = []
      for (index, item) in new.enumerated() {
        guard let tab = engine.id(at: index) else { continue }
        if let old = items[tab], !TabContent(old).shows(theSameAs: TabContent(item)) { changed.append(tab) }
        next[tab] = item
      }
      items = next
      makesContent = new.contains { $0.makeContent != nil }
      return changed
    }

    func content(of id: TabID) -> TabContent? { items[id].map { TabContent($0) } }

    func allows(_ change: SelectionChange) -> Bool {
      if change.new == nil, let id = change.old.flatMap(map.id), shouldDeselect?(id, change.cause) == false {
        return false
      }
      return shouldSelect?(change.new.flatMap(map.id), change.cause) ?? true
    }

    func report(_ update: TabStripUpdate) {
      if let change = update.selection, let new = change.new { follower?(new, change.cause) }
      if let again = update.reselected { follower?(again, .reselect) }
      if let change = update.selection, change.cause != .program || reportsProgrammaticChanges {
        // Who removes a tab knows which.
        if change.new == nil, change.cause != .removal, let id = change.old.flatMap(map.lastID) {
          onDeselect?(id, change.cause)
        }
        onSelect?(change.new.flatMap(map.lastID), change.cause)
      }
      if let again = update.reselected, let id = map.lastID(of: again) { onReselect?(id) }
    }

    func settled() { map.forgetGone() }

    func report(_ diagnostics: Diagnostics) { onDiagnostics?(diagnostics) }
  }
#endif
