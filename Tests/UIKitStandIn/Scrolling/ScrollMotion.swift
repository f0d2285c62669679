/// A scroll view that moves by itself: after a hand let it go, or because the program asked for an animated scroll.
struct ScrollMotion {
  enum Kind {
    case deceleration
    case animation
  }

  let from: CGPoint
  let to: CGPoint
  let kind: Kind
  let begin: Double
  private static let animationSeconds = 0.3

  init(from: CGPoint, to: CGPoint, kind: Kind, begin: Double) {
    self.from = from
    self.to = to
    self.kind = kind
    self.begin = begin
  }

  /// Where it is at a time; nil once it has arrived.
  func offset(at time: Double, rate: UIScrollView.DecelerationRate) -> CGPoint? {
    let seconds = time - begin
    let left: CGFloat
    switch kind {
    case .deceleration: left = CGFloat(pow(Double(rate.rawValue), seconds * 1000))
    case .animation:
      guard seconds < Self.animationSeconds else { return nil }
      left = CGFloat(1 - seconds / Self.animationSeconds)
    }
    let way = CGPoint(x: (to.x - from.x) * left, y: (to.y - from.y) * left)
    if kind == .deceleration, max(abs(way.x), abs(way.y)) < 0.5 { return nil }
    return CGPoint(x: to.x - way.x, y: to.y - way.y)
  }
}

/// What hands and frames do to a scroll view, with the delegate told in the documented order.
extension UIScrollView {
  func beginTracking() {
    isTracking = true
    motion = nil
    guard isDecelerating else { return }
    isDecelerating = false
  }

  func canDrag(along axis: DragAxis) -> Bool {
    guard isScrollEnabled else { return false }
    let (least, greatest) = range
    return switch axis {
    case .horizontal: greatest.x > least.x || (bounces && alwaysBounceHorizontal)
    case .vertical: greatest.y > least.y || (bounces && alwaysBounceVertical)
    }
  }

  func beginDragging(at finger: CGPoint) {
    delegate?.scrollViewWillBeginDragging(self)
    isDragging = true
    grip = (finger, contentOffset)
  }

  func drag(to finger: CGPoint) {
    guard let grip else { return }
    let (least, greatest) = range
    func resisted(_ wanted: CGFloat, _ least: CGFloat, _ greatest: CGFloat, _ room: CGFloat) -> CGFloat {
      let inside = min(max(wanted, least), greatest)
      let beyond = wanted - inside
      guard beyond != 0, bounces, greatest > least, room > 0 else { return inside }
      let share = 1 - 1 / (abs(beyond) * 0.55 / room + 1)
      return inside + (beyond < 0 ? -share : share) * room
    }
    place(
      at: CGPoint(
        x: resisted(grip.offset.x + grip.finger.x - finger.x, least.x, greatest.x, bounds.width),
        y: resisted(grip.offset.y + grip.finger.y - finger.y, least.y, greatest.y, bounds.height)))
  }

  /// The finger left at a speed in points a second.
  func endDragging(at velocity: CGPoint) {
    let start = grip?.offset ?? contentOffset
    grip = nil
    isTracking = false
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let reach = decelerationRate.rawValue / (1 - decelerationRate.rawValue)
    var target = clamped(
      CGPoint(x: contentOffset.x + perMillisecond.x * reach, y: contentOffset.y + perMillisecond.y * reach))
    if isPagingEnabled { target = clamped(page(near: target, from: start)) }
    delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    isDragging = false
    let goesOn = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    isDecelerating = true
    motion = ScrollMotion(from: contentOffset, to: target, kind: .deceleration, begin: CACurrentMediaTime())
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// The multiple of the bounds nearest to an offset, at most one from that at the start.
  private func page(near target: CGPoint, from start: CGPoint) -> CGPoint {
    func page(_ target: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return target }
      let former = (start / length).rounded()
      return min(max((target / length).rounded(), former - 1), former + 1) * length
    }
    return CGPoint(x: page(target.x, start.x, bounds.width), y: page(target.y, start.y, bounds.height))
  }

  /// The finger left without having dragged, or the system took it away.
  func endTracking() {
    if isDragging { return endDragging(at: .zero) }
    isTracking = false
    let inside = clamped(contentOffset)
    if motion == nil, inside != contentOffset { setContentOffset(inside, animated: true) }
  }

  /// Moves on to the display's next frame.
  func step() {
    guard let motion else { return }
    if let offset = motion.offset(at: CACurrentMediaTime(), rate: decelerationRate) { return place(at: offset) }
    self.motion = nil
    place(at: motion.to)
    switch motion.kind {
    case .deceleration:
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}

enum DragAxis {
  case horizontal
  case vertical
}
