import CGtk4
import TabStripCore
import TabStripHosting

/// Who keeps something together with a strip.
@MainActor
protocol StripFollower: AnyObject {
  /// The app is about to be asked, and may look at what edits have made of the strip.
  func stripAsks()
  /// How many tabs may be selected, whatever the app's configuration says.
  var selectionMode: SelectionMode { get }
  /// The app is about to be told.
  func stripReports(_ update: TabStripUpdate)
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
  weak var follower: (any StripFollower)?

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
      if let old = items[tab], !old.showsTheSame(as: item) { changed.append(tab) }
      next[tab] = item
    }
    items = next
    makesContent = new.contains { $0.makeContent != nil }
    return changed
  }

  func content(of id: TabID) -> TabContent? {
    guard let item = items[id] else { return nil }
    return TabContent(item)
  }

  /// The configuration as it is for a strip with this follower.
  func fitted(_ configuration: TabStripConfiguration) -> TabStripConfiguration {
    var fitted = configuration
    if let follower { fitted.selectionMode = follower.selectionMode }
    return fitted
  }

  func allows(_ change: SelectionChange) -> Bool {
    follower?.stripAsks()
    if change.new == nil, let id = change.old.flatMap(map.id), shouldDeselect?(id, change.cause) == false {
      return false
    }
    return shouldSelect?(change.new.flatMap(map.id), change.cause) ?? true
  }

  func report(_ update: TabStripUpdate) {
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

  func settled() { map.forgetGone() }

  func report(_ diagnostics: Diagnostics) {
    if let onDiagnostics { return onDiagnostics(diagnostics) }
    for line in diagnostics.lines { tabstrip_log_warning(line) }
  }
}

extension TabStripItem {
  /// Whether the tab looks the same. A widget of the app's cannot be compared and counts as different.
  fileprivate func showsTheSame(as other: TabStripItem) -> Bool {
    title == other.title && iconName == other.iconName && badge == other.badge && tooltip == other.tooltip
      && makeContent == nil && other.makeContent == nil
  }
}

extension Diagnostics {
  /// Each kind in words for the developer who reads the log.
  var lines: [String] {
    let words: [(Diagnostics, String)] = [
      (.measurement, "A tab measured negative, infinite or not a number; it was read as 0."),
      (.viewport, "The strip was given a size that is negative, infinite or not a number; it was read as 0."),
      (.input, "An input had a number that is infinite or not a number; it did nothing."),
      (.time, "A time was earlier than the one before; the one before was taken."),
      (.style, "A metric of the style is negative, infinite or not a number; it was read as 0."),
      (.configuration, "A number of the configuration is out of range; its default was taken."),
      (.duplicateID, "Two tabs have the same identity; the first keeps it, the later one is found by position only."),
    ]
    return words.compactMap { kind, line in contains(kind) ? line : nil }
  }
}
