#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// When the strip has room, and when it draws.
  extension StripView {
    /// The strip came into sight or went out of it. What it shows first is drawn in the layout pass that follows, before anybody sees it.
    func comeOrGo() {
      // Traits that a view already had when it was made are not told again.
      if window != nil, look.traits != traitCollection {
        lookChanged()
        directionMayHaveChanged()
      }
      sendRoom()
      setNeedsLayout()
    }

    /// The strip has another room, or came into sight or went out of it. Out of sight it has none, so that it neither moves nor measures.
    func sendRoom() {
      let isSeen = window != nil && !isOutOfSight
      let viewport = Viewport(
        width: isSeen ? Double(bounds.width) : 0, height: Double(bounds.height), scale: look.grid.scale)
      if viewport != sentViewport {
        sentViewport = viewport
        if viewport.width == 0 { stopScroller() }
        send(.resized(viewport))
      }
      if !isSeen { clock.stop() } else if wantsFrame || isLent { clock.run() }
    }

    /// Draws the next frame, if one is wanted; stops the clock where none follows.
    func drawFrame() {
      endLendingIfStill()
      if wantsFrame {
        wantsFrame = false
        coordinator.render(at: clock.frameTime, renderer: self)
        tellDiagnostics()
      }
      if !wantsFrame, !isLent { clock.stop() }
    }
  }
#endif
