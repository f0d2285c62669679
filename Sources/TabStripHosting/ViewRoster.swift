import TabStripCore

/// Which view shows which tab of the frame, and the idle views beside them.
///
/// A class, so that no storage is held for writing while the renderer is called, which may well ask the coordinator
/// back.
final class ViewRoster<Renderer: TabStripRenderer> {
  private struct Assignment {
    /// nil only while a frame is being shown, until a view is found or made.
    var view: Renderer.TabView?
    var kind: Int
    var needsContent: Bool
  }

  /// In the order of the frame's tabs.
  private var assignments: [Assignment] = []
  private var formerAssignments: [Assignment] = []
  private var pool = ReusePool<Renderer.TabView>()
  private var reconciler = FrameReconciler()

  var liveCount: Int { assignments.count }
  var idleCount: Int { pool.count }
  var limit: Int { pool.limit }

  /// The view of the tab that stands at this place in the shown frame; nil while views are still being given out.
  func view(at place: Int) -> Renderer.TabView? { place < assignments.count ? assignments[place].view : nil }

  /// Has the view at this place filled again when the next frame is shown.
  func noteChangedContent(at place: Int) { assignments[place].needsContent = true }

  /// Gives every tab of the frame a view, fills those that are new to their tab or whose content changed, and places
  /// all.
  func show(_ next: TabStripFrame, after previous: TabStripFrame, renderer: Renderer) {
    reconciler.reconcile(from: previous, to: next)
    if next.tabs.count > pool.limit {
      pool.raiseLimit(to: next.tabs.count)
      assignments.reserveCapacity(pool.limit)
      formerAssignments.reserveCapacity(pool.limit)
    }
    carryOver(to: next, renderer: renderer)
    if reconciler.arrivals.count > 0 || hasMissingViews { supplyViews(renderer: renderer) }
    for place in 0..<next.tabs.count {
      guard let view = assignments[place].view else { continue }
      let tab = next.tabs[place]
      if assignments[place].needsContent {
        assignments[place].needsContent = false
        renderer.configure(view, for: tab.id)
      }
      renderer.place(view, as: tab, in: next)
    }
    while let view = pool.nextToConceal() { renderer.conceal(view) }
  }

  /// Drops all views, those in use and the idle ones.
  func discardAll(renderer: Renderer) {
    while let assignment = assignments.popLast() {
      if let view = assignment.view { renderer.discard(view) }
    }
    while let view = pool.removeOldest() { renderer.discard(view) }
  }

  /// Whether a tab that stayed in the frame lost its view, because it became one of another kind.
  private var hasMissingViews = false

  private func carryOver(to next: TabStripFrame, renderer: Renderer) {
    swap(&assignments, &formerAssignments)
    hasMissingViews = false
    for index in 0..<reconciler.departures.count { retire(formerAssignments[reconciler.departures[index]]) }
    for place in 0..<next.tabs.count {
      if let source = reconciler.sources[place] {
        var assignment = formerAssignments[source]
        if assignment.needsContent {
          let kind = renderer.kind(of: next.tabs[place].id)
          if kind != assignment.kind {
            retire(assignment)
            assignment = Assignment(view: nil, kind: kind, needsContent: true)
            hasMissingViews = true
          }
        }
        assignments.append(assignment)
      } else {
        let kind = renderer.kind(of: next.tabs[place].id)
        assignments.append(Assignment(view: nil, kind: kind, needsContent: true))
      }
    }
    formerAssignments.removeAll(keepingCapacity: true)
  }

  private func retire(_ assignment: Assignment) {
    if let view = assignment.view { pool.put(view, kind: assignment.kind) }
  }

  /// Reuses before it makes, so that no idle view is discarded that another tab of the frame could take.
  private func supplyViews(renderer: Renderer) {
    var live = 0
    for place in 0..<assignments.count {
      if assignments[place].view == nil { assignments[place].view = pool.take(kind: assignments[place].kind) }
      if assignments[place].view != nil { live += 1 }
    }
    if live == assignments.count { return }
    for place in 0..<assignments.count where assignments[place].view == nil {
      live += 1
      while let view = pool.removeExcess(besideLive: live) { renderer.discard(view) }
      assignments[place].view = renderer.makeView(kind: assignments[place].kind)
    }
  }
}
