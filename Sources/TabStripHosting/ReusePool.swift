/// Views that are not in use at present and wait for another tab, first in, first out for each kind.
///
/// The pool is bounded: views in use and idle ones together are at most ``limit``, the largest number of tabs that any
/// frame has had. So the number of a strip's views never exceeds the tabs visible, in the overscan and kept for focus
/// or a press at the busiest moment so far, whatever the number of tabs in the strip. The pool does not call a renderer
/// itself: it hands out what is to be concealed or discarded.
///
/// Every operation is O(idle views); none allocates but raising the limit.
public struct ReusePool<View> {
  private struct Idle {
    var view: View
    var kind: Int
  }

  /// The largest number of views, in use and idle together.
  public private(set) var limit = 0

  /// The oldest first.
  private var idle: [Idle] = []
  /// How many of them, from the oldest on, are out of sight already.
  private var concealedCount = 0

  /// An empty pool.
  public init() {}

  /// How many views are idle.
  public var count: Int { idle.count }

  /// Raises the limit to the number of tabs of a frame; it never falls.
  public mutating func raiseLimit(to tabs: Int) {
    guard tabs > limit else { return }
    limit = tabs
    idle.reserveCapacity(tabs)
  }

  /// Takes in a view whose tab has left the frame.
  public mutating func put(_ view: View, kind: Int) { idle.append(Idle(view: view, kind: kind)) }

  /// Hands out the view of this kind that has been idle longest, or nil.
  public mutating func take(kind: Int) -> View? {
    // By hand: where the pool is not specialized for its views, the library's search allocates at every step.
    for index in 0..<idle.count where idle[index].kind == kind {
      if index < concealedCount { concealedCount -= 1 }
      return idle.remove(at: index).view
    }
    return nil
  }

  /// The next view that is idle and still in sight, oldest first, or nil if all are out of sight.
  ///
  /// Apart from ``put(_:kind:)`` so that a view that is given to another tab within the same frame is not hidden and
  /// shown.
  public mutating func nextToConceal() -> View? {
    guard concealedCount < idle.count else { return nil }
    concealedCount += 1
    return idle[concealedCount - 1].view
  }

  /// Hands out the oldest idle view to be discarded if, beside so many views in use, there are more than ``limit``.
  public mutating func removeExcess(besideLive live: Int) -> View? {
    live + idle.count > limit ? removeOldest() : nil
  }

  /// Hands out the oldest idle view, of any kind, or nil.
  public mutating func removeOldest() -> View? {
    guard !idle.isEmpty else { return nil }
    if concealedCount > 0 { concealedCount -= 1 }
    return idle.remove(at: 0).view
  }
}
