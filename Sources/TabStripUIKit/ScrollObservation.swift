#if canImport(UIKit) && canImport(ObjectiveC)
  import UIKit

  /// Listens to what a scroll view shows and how long it is by key-value observation, so that its delegate stays the app's.
  @MainActor
  final class ScrollObservation {
    private let tokens: [NSKeyValueObservation]

    /// Listens from now on, until it is let go of.
    init(of scroller: UIScrollView, onChange: @escaping @MainActor () -> Void) {
      // A size that is set with the frame is not told as a change of the bounds, nor the other way round.
      tokens = [
        scroller.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { onChange() } },
        scroller.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { onChange() } },
        scroller.observe(\.contentInset) { _, _ in MainActor.assumeIsolated { onChange() } },
        // No page says that it can be observed; apps do.
        scroller.observe(\.adjustedContentInset) { _, _ in MainActor.assumeIsolated { onChange() } },
        scroller.observe(\.frame) { _, _ in MainActor.assumeIsolated { onChange() } },
        scroller.observe(\.bounds) { _, _ in MainActor.assumeIsolated { onChange() } },
      ]
    }
  }
#endif
