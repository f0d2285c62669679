#if !hasFeature(Embedded)
  import TabStripCore

  /// What a strip asks of, and tells, whoever knows the app's items.
  @MainActor
  package protocol StripOwner: AnyObject {
    /// Whether any item is shown by a view of the app's, which is made in the middle of measuring.
    var hasOwnViews: Bool { get }
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
  package final class StripModel<Item: TabItem>: StripOwner {
    package typealias ID = Item.ID

    package internal(set) var map = IdentityMap<ID>()
    package private(set) var items: [TabID: Item] = [:]
    package private(set) var hasOwnViews = false
    package var onSelect: ((ID?, SelectionCause) -> Void)?
    package var onDeselect: ((ID, SelectionCause) -> Void)?
    package var onReselect: ((ID) -> Void)?
    package var shouldSelect: ((ID?, SelectionCause) -> Bool)?
    package var shouldDeselect: ((ID, SelectionCause) -> Bool)?
    package var onDiagnostics: ((Diagnostics) -> Void)?
    package var reportsProgrammaticChanges = false
    /// How often tabs have come, gone or moved, for a follower that compares.
    package internal(set) var orderEdits = 0
    /// Who goes where the strip goes, whoever chose.
    package weak var follower: (any StripFollower)?
    private let log: @MainActor (String) -> Void

    /// A model without items.
    ///
    /// - Parameter log: Takes a line about bad data where the app has no closure for it.
    package init(log: @escaping @MainActor (String) -> Void) { self.log = log }

    /// Takes the item of a tab, or forgets it.
    func set(_ item: Item?, of tab: TabID) {
      items[tab] = item
      if item?.hasOwnView == true { hasOwnViews = true }
    }

    /// Takes the items that now stand in the engine in this order.
    ///
    /// - Returns: The tabs that were there before and show something else now.
    func take(_ new: [Item], engine: TabStripEngine) -> [TabID] {
      var next: [TabID: Item] = [:]
      next.reserveCapacity(new.count)
      var changed: [TabID] = []
      for (index, item) in new.enumerated() {
        guard let tab = engine.id(at: index) else { continue }
        if let old = items[tab], old.hasOwnView || item.hasOwnView || !old.looks(like: item) { changed.append(tab) }
        next[tab] = item
      }
      items = next
      hasOwnViews = new.contains(where: \.hasOwnView)
      return changed
    }

    /// What a tab shows; nil once it has gone.
    package func content(of tab: TabID) -> Item.Content? { items[tab]?.content }

    /// The items in the engine's order. O(n).
    package func items(in engine: TabStripEngine) -> [Item] {
      (0..<engine.count).compactMap { index in engine.id(at: index).flatMap { items[$0] } }
    }

    /// The configuration as it is for a strip with this follower.
    package func fitted(_ configuration: TabStripConfiguration) -> TabStripConfiguration {
      var fitted = configuration
      if let follower { fitted.selectionMode = follower.selectionMode }
      return fitted
    }

    package func allows(_ change: SelectionChange) -> Bool {
      follower?.stripAsks()
      if change.new == nil, let id = change.old.flatMap(map.id), shouldDeselect?(id, change.cause) == false {
        return false
      }
      return shouldSelect?(change.new.flatMap(map.id), change.cause) ?? true
    }

    package func report(_ update: TabStripUpdate) {
      follower?.stripReports(update)
      if let change = update.selection, change.cause != .program || reportsProgrammaticChanges {
        // Who removes a tab knows which.
        if change.new == nil, change.cause != .removal, let id = change.old.flatMap(map.lastID) {
          onDeselect?(id, change.cause)
        }
        onSelect?(change.new.flatMap(map.lastID), change.cause)
      }
      if let again = update.reselected, let id = map.lastID(of: again) { onReselect?(id) }
    }

    package func settled() {
      follower?.stripEdited()
      map.forgetGone()
    }

    package func report(_ diagnostics: Diagnostics) {
      if let onDiagnostics { return onDiagnostics(diagnostics) }
      for line in diagnostics.lines { log(line) }
    }
  }
#endif
