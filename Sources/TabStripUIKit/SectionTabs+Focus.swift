#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// The focus of a hardware keyboard on the page. UIKit brings what has it into the scroll view, but knows nothing of a strip that lies over that.
  extension SectionTabs {
    /// Listens to where the focus goes, as long as there is a page.
    func followFocus() {
      focusObservation = NotificationObservation(of: UIFocusSystem.didUpdateNotification) { [weak self] in
        self?.focusMayHaveMoved()
      }
    }

    /// The focus may be on something else, here or in another scene.
    private func focusMayHaveMoved() {
      guard let page else { return }
      let item = page.scroller.window?.windowScene?.focusSystem?.focusedItem
      // A user may have scrolled away from what has it.
      guard item !== focusedItem else { return }
      focusedItem = item
      guard let item, let frame = item.frame(inside: page.scroller) else { return }
      if (item as? UIView)?.isDescendant(of: strip) == true { return send([.headerFocused(animated: true)]) }
      let top = Double(frame.minY + page.scroller.adjustedContentInset.top)
      let extent = Double(frame.height)
      if let index = sync.sections.index(at: LayoutUnit(top)) {
        let inside = top - sync.sections.top(of: index).points
        send([.focusMoved(into: .index(index), top: inside, extent: extent, animated: true)])
      } else {
        send([.focusMovedOutside(top: top, extent: extent, animated: true)])
      }
    }
  }
#endif
