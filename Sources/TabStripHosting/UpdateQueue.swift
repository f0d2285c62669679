import TabStripCore

/// Updates that wait to be reported, merged as far as nothing is lost by it.
///
/// Updates that only redraw are not kept. Two changes of selection are merged only if they have the same cause, so that
/// a user's change is never reported under a program's name, or not at all.
struct UpdateQueue: Sendable {
  private var updates: [TabStripUpdate] = []

  var isEmpty: Bool { updates.isEmpty }

  /// Adds an update, if it has anything to tell. O(1).
  mutating func append(_ update: TabStripUpdate) {
    guard Self.isWorthReporting(update) else { return }
    if let last = updates.last, Self.canMerge(last, update) {
      updates[updates.count - 1].merge(update)
      dropReturns()
    } else {
      updates.append(update)
    }
  }

  /// Takes the update that has waited longest. O(waiting updates), which are few.
  mutating func popFirst() -> TabStripUpdate? { updates.isEmpty ? nil : updates.removeFirst() }

  /// Merges all, so that a program which answers every report with another change cannot make the queue grow.
  mutating func mergeAll() {
    while updates.count > 1 {
      let last = updates.removeLast()
      updates[updates.count - 1].merge(last)
    }
    dropReturns()
  }

  mutating func removeAll() { updates.removeAll() }

  private static func isWorthReporting(_ update: TabStripUpdate) -> Bool {
    update.selection != nil || update.reselected != nil || update.focus != nil || update.stale.contains(.accessibility)
  }

  private static func canMerge(_ a: TabStripUpdate, _ b: TabStripUpdate) -> Bool {
    if let first = a.selection, let second = b.selection {
      // Where several tabs may be selected, or none stays so, two choices are not one change from the first to the last.
      guard first.cause == second.cause, first.new == second.old else { return false }
    }
    // Choosing the selected tab again is an event of its own, before or after a change.
    let events = (a.reselected == nil ? 0 : 1) + (b.reselected == nil ? 0 : 1)
    return events == 0 || (events == 1 && a.selection == nil && b.selection == nil)
  }

  /// A change that was taken back before anyone heard of it has not happened.
  private mutating func dropReturns() {
    guard var last = updates.popLast() else { return }
    if let change = last.selection, change.old == change.new { last.selection = nil }
    if let change = last.focus, change.old == change.new { last.focus = nil }
    if Self.isWorthReporting(last) { updates.append(last) }
  }
}
