#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// A mouse over the strip. Its place comes with UIKit's question for a region, which is put whenever it moves.
  extension StripView: UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      send(.hover(x: Double(request.location.x), y: Double(request.location.y)))
      return defaultRegion
    }

    /// The tabs show where the mouse is; no effect of the system's comes over the strip as a whole.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { send(.hoverEnded) }
  }

  /// A tab shown large while a finger rests on it, at the text sizes for accessibility.
  extension StripView: UILargeContentViewerInteractionDelegate {
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
      let tab = coordinator.engine.tab(atX: Double(point.x))
      return shown.first { $0.tab == tab && !$0.isHidden }
    }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
      guard let tab = (item as? TabView)?.tab else { return }
      send(.select(tab, cause: .tap, animated: true))
    }
  }

  /// A choice that is felt.
  extension StripView {
    /// Makes a choice felt.
    func feel() {
      let generator = feedback ?? UISelectionFeedbackGenerator()
      feedback = generator
      generator.selectionChanged()
    }
  }

  extension SelectionCause {
    /// Whether a hand on the strip has chosen.
    var isFromHand: Bool {
      switch self {
      case .tap, .centralTab: true
      default: false
      }
    }
  }
#endif
