import TabStripCore

/// What a host does for the coordinator: measure, make, fill, place and drop views, and tell the app what happened.
///
/// A renderer translates. It decides nothing about tabs: what is shown where and in which state stands in the frame.
public protocol TabStripRenderer: AnyObject {
  /// A view for one tab.
  associatedtype TabView

  /// The widths of the tab's parts. Asked only for tabs at or near the visible part, and again after a change.
  ///
  /// The engine is at work meanwhile, so the answer may not depend on ``TabStripCoordinator/engine``, unless
  /// ``measuringAsksEngine`` is true.
  func measure(_ id: TabID) -> TabMeasurement
  /// Whether ``measure(_:)`` runs code of the app, which may ask for the engine as it was before it began to measure. Costs a
  /// copy of what is measured in each frame that measures. False unless a renderer says otherwise.
  var measuringAsksEngine: Bool { get }
  /// Which views can be used for the tab again: those made for the same kind.
  func kind(of id: TabID) -> Int
  /// Makes a view, hidden until it is placed.
  func makeView(kind: Int) -> TabView
  /// Fills the view with the tab's content. Called when a view is given to a tab, and when the tab's content changed.
  func configure(_ view: TabView, for id: TabID)
  /// Puts the view where the frame says, in the states that the frame says. Called for every tab in every frame drawn.
  func place(_ view: TabView, as tab: TabStripFrame.Tab, in frame: TabStripFrame)
  /// Takes the view out of sight until it is used again. Not called for a view that goes to another tab at once.
  func conceal(_ view: TabView)
  /// Drops the view for good, whether it was concealed or not.
  func discard(_ view: TabView)
  /// Draws what is not a tab: indicator, fades, buttons. Called after all tabs are placed.
  ///
  /// `needsNaturalSize` is true when the engine's natural width or height may have to be asked for again by what the strip
  /// lies in; never because of scrolling.
  func finish(_ frame: TabStripFrame, needsNaturalSize: Bool)

  /// Whether a user may make this change.
  func allows(_ change: SelectionChange) -> Bool
  /// What the app, or an assistive technology, is told: changes of selection and focus, a tab chosen again, and that its
  /// description is stale. Called once the strip is in its new state.
  ///
  /// Inputs sent from here are handled afterwards; edits take place at once and are reported afterwards.
  func report(_ update: TabStripUpdate)
  /// The strip needs `coordinator.render` to be called before the next frame of the display. While it moves, each drawing ends
  /// with another request, and `continuous` says so: a host may let its display clock run until a drawing ends without one.
  func requestFrame(continuous: Bool)
}

extension TabStripRenderer {
  /// False: measuring does not ask.
  public var measuringAsksEngine: Bool { false }
}
