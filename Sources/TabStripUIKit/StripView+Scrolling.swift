#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// The native scroller, lent to the engine: a hand's drags and their momentum come in, the engine's own movements go out.
  extension StripView: UIScrollViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      isLent = true
      send(.externalScrollBegan)
      clock.run()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scroller.pinRow()
      guard !isPlacing else { return }
      send(.externalScroll(offset: scrollWindow.engine(Double(scroller.contentOffset.x))))
      // The row is pinned where the scroller is now; tabs drawn for where it was would be seen for a moment.
      if wantsFrame { drawFrame() }
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let proposed = scrollWindow.engine(Double(targetContentOffset.pointee.x))
      let target = coordinator.engine.decelerationTarget(for: proposed)
      if target != proposed { targetContentOffset.pointee.x = CGFloat(scrollWindow.native(target)) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate { endLending() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { endLending() }

    /// Takes the row back.
    func endLending() {
      guard isLent else { return }
      isLent = false
      send(.externalScrollEnded)
    }

    /// Stops the scroller where it is and takes the row back, as nobody sees it any more.
    func stopScroller() {
      isPlacing = true
      scroller.setContentOffset(scroller.contentOffset, animated: false)
      isPlacing = false
      endLending()
    }

    /// Takes the row back where the scroller has come to rest and did not say so, as after a touch that stopped it.
    func endLendingIfStill() { if isLent, !scroller.isMoving { endLending() } }

    /// Gives the scroller room, length and place of a frame. While it is lent its place is its own.
    func placeScroller(_ frame: TabStripFrame) {
      isPlacing = true
      let room = CGRect(frame.clip)
      if scroller.frame != room { scroller.frame = room }
      let furthest = furthestOffset(of: frame)
      if isLent {
        scrollWindow.stretch(to: furthest)
      } else {
        scrollWindow.stand(around: frame.offset, maximum: furthest, isRightToLeft: frame.direction == .rightToLeft)
      }
      let size = CGSize(width: room.width + CGFloat(scrollWindow.length), height: room.height)
      if scroller.contentSize != size { scroller.contentSize = size }
      let inset = UIEdgeInsets(top: 0, left: CGFloat(scrollWindow.leftInset), bottom: 0, right: 0)
      if scroller.contentInset != inset { scroller.contentInset = inset }
      let offset = CGPoint(x: scrollWindow.native(frame.offset), y: 0)
      if !isLent, scroller.contentOffset != offset { scroller.contentOffset = offset }
      scroller.bounces = configuration.scrolling.bounces
      scroller.pinRow()
      isPlacing = false
    }

    /// How far the scroller can go. Brought to a pixel, the end of the row may lie beyond it, and the scroller would draw itself back there after
    /// each touch.
    private func furthestOffset(of frame: TabStripFrame) -> Double {
      let excess = frame.offset - frame.maximumOffset
      return excess > 0 && excess < 1 / look.grid.scale ? frame.offset : frame.maximumOffset
    }
  }
#endif
