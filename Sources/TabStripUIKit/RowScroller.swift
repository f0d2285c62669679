#if canImport(UIKit)
  import UIKit

  /// The native scroller, to which the strip lends the row while a hand moves it.
  ///
  /// Its content is empty but for ``row``, which stays where the scroller is seen and holds the tabs relative to that: they lie where the
  /// engine's frame puts them.
  @MainActor
  final class RowScroller: UIScrollView {
    /// Holds the tabs and the indicator.
    let row = TouchSurface(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      showsHorizontalScrollIndicator = false
      showsVerticalScrollIndicator = false
      scrollsToTop = false
      contentInsetAdjustmentBehavior = .never
      isDirectionalLockEnabled = true
      // A press shows at once; the scroller takes the touch away if it becomes a drag.
      delaysContentTouches = false
      clipsToBounds = true
      addSubview(row)
    }

    /// Keeps the row where the scroller is seen.
    func pinRow() {
      let frame = CGRect(origin: contentOffset, size: bounds.size)
      if row.frame != frame { row.frame = frame }
    }

    /// Whether a hand holds it, or has moved it and it has not come to rest.
    var isMoving: Bool { isTracking || isDragging || isDecelerating }
  }
#endif
