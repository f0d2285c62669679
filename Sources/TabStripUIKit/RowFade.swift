#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// The fade of the row at its ends, as a mask: the row itself becomes clear, over whatever is behind the strip.
  @MainActor
  final class RowFade {
    private let mask = CAGradientLayer()
    private var shown: [Stop] = []

    /// A place of the mask, as a part of the width, and how much of the row shows there.
    struct Stop: Equatable {
      var place: Double
      var opacity: Double
    }

    /// Makes a mask from left to right.
    init() {
      mask.startPoint = CGPoint(x: 0, y: 0.5)
      mask.endPoint = CGPoint(x: 1, y: 0.5)
    }

    /// Fades a view, which shows the row, as a frame says.
    func show(_ frame: TabStripFrame, on row: UIView) {
      let stops = Self.stops(of: frame)
      guard !stops.isEmpty else {
        shown = []
        if row.layer.mask != nil { row.layer.mask = nil }
        return
      }
      // A layer without a view moves gently to every new value unless told not to.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      if mask.frame != row.bounds { mask.frame = row.bounds }
      if stops != shown {
        shown = stops
        mask.locations = stops.map { NSNumber(value: $0.place) }
        mask.colors = stops.map { UIColor(white: 0, alpha: CGFloat($0.opacity)).cgColor }
      }
      if row.layer.mask !== mask { row.layer.mask = mask }
      CATransaction.commit()
    }

    /// The places from left to right; none where nothing fades.
    static func stops(of frame: TabStripFrame) -> [Stop] {
      let width = frame.clip.width
      guard width > 0 else { return [] }
      let isLeftToRight = frame.direction == .leftToRight
      let left = side(isLeftToRight ? frame.leadingFade : frame.trailingFade, width: width)
      let right = side(isLeftToRight ? frame.trailingFade : frame.leadingFade, width: width)
      if left.isEmpty, right.isEmpty { return [] }
      let mirrored = right.reversed().map { Stop(place: 1 - $0.place, opacity: $0.opacity) }
      return (left.isEmpty ? [Stop(place: 0, opacity: 1)] : left)
        + (mirrored.isEmpty ? [Stop(place: 1, opacity: 1)] : mirrored)
    }

    /// The places of one fade, from its end inward, up to the middle at most.
    private static func side(_ fade: TabStripFrame.Fade, width: Double) -> [Stop] {
      guard fade.solidDistance > fade.clearDistance, fade.strength > 0 else { return [] }
      let dim = 1 - min(fade.strength, 1)
      func place(_ distance: Double) -> Double { min(distance / width, 0.5) }
      var stops = [Stop(place: 0, opacity: dim)]
      if fade.clearDistance > 0 { stops.append(Stop(place: place(fade.clearDistance), opacity: dim)) }
      stops.append(Stop(place: place(fade.solidDistance), opacity: 1))
      return stops
    }
  }
#endif
