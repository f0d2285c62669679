#if canImport(UIKit)
  import TabStripCore

  /// Which part of the row the native scroller can reach, and how its offsets stand for the engine's.
  ///
  /// The native offset grows to the right in both writing directions; the engine's begins at the leading end. Positions of views and layers
  /// are kept exactly only up to some millions of points, so a longer row is reached through a window that moves along while nobody
  /// holds the row.
  struct ScrollWindow: Equatable {
    /// The native content is never longer than the viewport and so much, in points.
    static let longest = 4_000_000.0

    /// The engine's offset at which the window begins.
    private(set) var base = 0.0
    /// How far the native scroller can go, as its content is long.
    private(set) var length = 0.0
    /// How much more there is to the left than the content has: right to left the row grows there while a hand moves it.
    private(set) var leftInset = 0.0
    private var isRightToLeft = false

    /// Comes to stand around the engine's offset in a row that can be scrolled so far.
    mutating func stand(around offset: Double, maximum: Double, isRightToLeft: Bool) {
      self.isRightToLeft = isRightToLeft
      leftInset = 0
      let furthest = maximum - Self.longest
      if furthest <= 0 {
        base = 0
      } else if offset < base + Self.longest / 4 || offset > base + Self.longest * 3 / 4 || base > furthest {
        base = max(0, min((offset - Self.longest / 2).rounded(), furthest))
      }
      length = max(0, min(maximum - base, Self.longest))
    }

    /// Takes another length of the row while the native scroller moves it, so that no offset changes its meaning.
    mutating func stretch(to maximum: Double) {
      let reach = max(0, min(maximum - base, Self.longest))
      if isRightToLeft { leftInset = reach - length } else { length = reach }
    }

    /// The native offset for an offset of the engine's.
    func native(_ offset: Double) -> Double { isRightToLeft ? length - (offset - base) : offset - base }

    /// The engine's offset for a native one.
    func engine(_ offset: Double) -> Double { isRightToLeft ? base + length - offset : base + offset }
  }
#endif
