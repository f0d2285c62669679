#if canImport(UIKit) && !canImport(ObjectiveC)
  @_spi(StandIn) import UIKit

  /// What stands for key-value observation of a scroll view where there is none: the stand-in tells of the same changes.
  @MainActor
  final class ScrollObservation {
    /// Listens from now on, until it is let go of.
    init(of scroller: UIScrollView, onChange: @escaping @MainActor () -> Void) {
      scroller.watch(for: self, onChange)
    }
  }
#endif
