import TabStripCore

/// What a host does for the coordinator: measure, make, fill, place and drop views, and tell the app what happened.
///
/// A renderer translates. It decides nothing about tabs: what is shown where and in which state stands in the frame.
public protocol TabStripRenderer: AnyObject {
  /// A view for one tab.
  associatedtype TabView

  /// The widths of the tab's parts. Asked only for tabs at or near the visible part, and again after a change.
  func measure(_ id: TabID) -> TabMeasurement
  /// Which views can be used for the tab again: those made for the same kind.
  func kind(of id: TabID) -> Int
  /// Makes a view, hidden until it is placed.
  func makeView(kind: Int) -> TabView
  /// Fills the view with the tab's content. Called when a view is given to a tab, and when the tab's content changed.
  func configure(_ view: TabView, for id: TabID)
  /// Puts the view where the frame says, in the states that the frame says.
  func place(_ view: TabView, as tab: TabStripFrame.Tab, in frame: TabStripFrame)
  /// Takes the view out of sight until it is used again.
  func conceal(_ view: TabView)
  /// Drops the view for good.
  func discard(_ view: TabView)
  /// Draws what is not a tab: indicator, fades, buttons. Called after all tabs are placed.
  func finish(_ frame: TabStripFrame, needsNaturalSize: Bool)

  /// Whether a user may make this change.
  func allows(_ change: SelectionChange) -> Bool
  /// What the app, or an assistive technology, is told. Called once the strip is in its new state; inputs and edits sent from here are queued.
  func report(_ update: TabStripUpdate)
  /// The strip needs to be drawn (`coordinator.render` called) before the next frame of the display, and so on while `continuous`.
  func requestFrame(continuous: Bool)
}
