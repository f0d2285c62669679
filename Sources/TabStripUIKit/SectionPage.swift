#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// The scroll view of an app as the page of a ``SectionSync``: what its sizes are, where it is, and what moves it.
  ///
  /// The sync's page begins where the scroll view's top inset does, so that its offsets are never negative at rest.
  @MainActor
  struct SectionPage {
    /// The app's scroll view.
    let scroller: UIScrollView
    /// Where the strip is.
    let placement: SectionTabsPlacement
    /// Where a section lies in the content.
    let frame: (Int) -> CGRect

    /// The sizes of which none may change without the sync being told.
    struct Sizes: Equatable {
      var content = CGSize.zero
      var room = CGSize.zero
      var insets = UIEdgeInsets.zero
      var header = 0.0
    }

    /// The present sizes, with a strip so high.
    func sizes(header: Double) -> Sizes {
      Sizes(
        content: scroller.contentSize, room: scroller.bounds.size, insets: scroller.adjustedContentInset, header: header
      )
    }

    /// The sync's offset.
    var offset: Double { Double(scroller.contentOffset.y + scroller.adjustedContentInset.top) }

    /// Goes to an offset of the sync's at once.
    func scroll(to offset: Double) {
      scroller.contentOffset.y = CGFloat(offset) - scroller.adjustedContentInset.top
    }

    /// Whether a user's hand moves it, or what is left of its speed.
    var isUnderHand: Bool { scroller.isTracking || scroller.isDragging || scroller.isDecelerating }

    /// Whether something of the page lies over the strip, as rows of a table do that come later. Scroll bars, which UIKit has among the same views, stay
    /// over it.
    func isCovered(_ strip: UIView) -> Bool {
      for view in scroller.subviews.reversed() {
        if view === strip { return false }
        if !view.isHidden, view.frame.intersection(strip.frame).width > Self.widestScrollBar { return true }
      }
      return false
    }

    /// Points; scroll bars are narrower, also while a finger holds one, and whatever else an app has in a page is wider.
    private static let widestScrollBar: CGFloat = 16

    /// What the sync is to know of the page with so many sections and a strip so high.
    func inputs(count: Int, header height: Double, leavesWithSections: Bool) -> [SectionSyncInput] {
      let insets = scroller.adjustedContentInset
      let tops = (0..<count).map { Double(frame($0).minY) }
      let end = count > 0 ? Double(frame(count - 1).maxY) : height
      var inputs: [SectionSyncInput] = []
      var room = 0.0
      switch placement {
      case .inContent:
        room = height
        let header = StickyHeader(
          height: height, topInset: Double(insets.top), leavesWithSections: leavesWithSections)
        inputs.append(.headerChanged(header))
      case .outside(let covering):
        inputs.append(
          .headerChanged(StickyHeader(height: Double(covering), placement: .fixed, topInset: Double(insets.top))))
      }
      // Before the app knows where its sections lie there is no room for the strip either.
      let hero = (tops.first ?? end) - room + Double(insets.top)
      inputs.append(.sectionsChanged(.setHero(hero < 0 ? 0 : hero)))
      for index in 0..<count {
        // What lies between two sections belongs to the one above.
        let bottom = index + 1 < count ? tops[index + 1] : end
        inputs.append(.sectionsChanged(.setExtent(bottom - tops[index], of: .index(index))))
      }
      inputs.append(
        .sectionsChanged(.setFooter(max(0, Double(scroller.contentSize.height) - end) + Double(insets.bottom))))
      inputs.append(.pageResized(height: Double(scroller.bounds.height)))
      inputs.append(.scrolled(to: offset, by: isUnderHand ? .user : .program))
      return inputs
    }
  }

  /// Where the strip of a ``SectionTabs`` is.
  public enum SectionTabsPlacement: Equatable, Sendable {
    /// In the scroll view, above the first section, where the app's content leaves as much room as the strip is high; it pins to the top when
    /// that has been scrolled away. The strip is put there and taken out by the ``SectionTabs``.
    case inContent
    /// Where the app puts it. `covering` is how many points of the scroll view's top it covers below the top inset; 0 where it lies beside it.
    case outside(covering: CGFloat)
  }
#endif
