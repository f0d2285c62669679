/// A finger of a test on a window: it makes the touches, and moves the scroll views that take them away. Not Apple's.
@_spi(StandIn)
@MainActor
public final class Finger {
  private let display: Display
  private let touch = UITouch()
  private var scrollers: [UIScrollView] = []
  private var dragged: UIScrollView?
  private var start = CGPoint.zero
  private var former = (place: CGPoint.zero, time: 0.0)
  private var velocity = CGPoint.zero
  /// Whether the touched view knows of the touch: not yet where a scroll view delays it, no more once one has taken it.
  private var isDelivered = false
  private var isDelayed = false
  /// Whether the content hears of a touch that stops a scroll view, which the documentation leaves open.
  public var isHeardWhenStopping = false
  private static let slop: CGFloat = 10

  /// Makes a finger, or a mouse where `type` says so, over a display.
  public init(on display: Display, type: UITouch.TouchType = .direct) {
    self.display = display
    touch.type = type
    touch.window = display.window
  }

  /// Touches the window at a point.
  public func down(at point: CGPoint) {
    let view = display.window.hitTest(point, with: nil)
    touch.view = view
    scrollers = sequence(first: view) { $0?.superview }.compactMap { $0 as? UIScrollView }
    (start, former, velocity) = (point, (point, CACurrentMediaTime()), .zero)
    // A touch that stops a scroll view is not one on what happens to be under it.
    let stops = !isHeardWhenStopping && scrollers.contains { $0.isDecelerating }
    for scroller in scrollers { scroller.beginTracking() }
    isDelayed = !stops && scrollers.contains { $0.delaysContentTouches }
    if !stops, !isDelayed { deliver(at: point) { $0.touchesBegan($1, with: $2) } }
    isDelivered = !stops && !isDelayed
  }

  /// Moves to a point, in the display's next frame.
  public func move(to point: CGPoint) {
    display.show()
    glide(to: point)
  }

  /// Moves to a point before the display shows another frame.
  public func glide(to point: CGPoint) {
    let time = CACurrentMediaTime()
    let seconds = CGFloat(max(time - former.time, 0.001))
    velocity = CGPoint(x: (former.place.x - point.x) / seconds, y: (former.place.y - point.y) / seconds)
    former = (point, time)
    if let dragged { return dragged.drag(to: place(point, around: dragged)) }
    if let scroller = taker(at: point) {
      guard !isDelivered || scroller.canCancelContentTouches && touch.view.map(scroller.touchesShouldCancel) != false
      else { return deliver(at: point) { $0.touchesMoved($1, with: $2) } }
      if isDelivered { deliver(at: point) { $0.touchesCancelled($1, with: $2) } }
      (isDelivered, isDelayed, dragged) = (false, false, scroller)
      return scroller.beginDragging(at: place(point, around: scroller))
    }
    if isDelivered { deliver(at: point) { $0.touchesMoved($1, with: $2) } }
  }

  /// Moves to a point in so many equal steps.
  public func move(to point: CGPoint, steps: Int) {
    let origin = former.place
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: origin.x + (point.x - origin.x) * share, y: origin.y + (point.y - origin.y) * share))
    }
  }

  /// Lets go where it is.
  public func up() {
    if isDelayed {
      deliver(at: start) { $0.touchesBegan($1, with: $2) }
      isDelivered = true
    }
    if isDelivered { deliver(at: former.place) { $0.touchesEnded($1, with: $2) } }
    let time = CACurrentMediaTime()
    dragged?.endDragging(at: time - former.time > 0.1 ? .zero : velocity)
    end()
  }

  /// The system takes it away.
  public func cancel() {
    if isDelivered { deliver(at: former.place) { $0.touchesCancelled($1, with: $2) } }
    end()
  }

  /// Taps a point.
  public func tap(at point: CGPoint) {
    down(at: point)
    display.show()
    up()
  }

  private func end() {
    for scroller in scrollers where scroller.isTracking { scroller.endTracking() }
    (scrollers, dragged, isDelivered, isDelayed) = ([], nil, false, false)
  }

  /// A point of the window where a scroll view lies, as large as things are there.
  private func place(_ point: CGPoint, around scroller: UIScrollView) -> CGPoint {
    scroller.superview?.convert(point, from: display.window) ?? point
  }

  /// The innermost scroll view that takes the movement from here on.
  private func taker(at point: CGPoint) -> UIScrollView? {
    let (x, y) = (abs(point.x - start.x), abs(point.y - start.y))
    guard max(x, y) > Self.slop else { return nil }
    return scrollers.first { $0.canDrag(along: x >= y ? .horizontal : .vertical) }
  }

  private func deliver(at point: CGPoint, _ method: (UIView, Set<UITouch>, UIEvent) -> Void) {
    touch.place = point
    touch.timestamp = CACurrentMediaTime()
    guard let view = touch.view else { return }
    method(view, [touch], UIEvent(timestamp: touch.timestamp, touches: [touch]))
  }
}
