/// The display of a test: it moves time on and shows windows, frame by frame. Not Apple's.
@_spi(StandIn)
@MainActor
public final class Display {
  /// What is shown.
  public let window: UIWindow
  /// Called in every frame before the layout pass, with the frame's time: a display link's place.
  public var onFrame: (Double) -> Void = { _ in }
  /// Seconds between frames.
  public static let interval = 1.0 / 60

  /// Shows a window of a size.
  public init(width: CGFloat, height: CGFloat, traits: UITraitCollection = UITraitCollection()) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.setTraits(traits)
    window.makeKeyAndVisible()
  }

  /// Shows so many frames.
  public func show(frames: Int = 1) {
    for _ in 0..<frames {
      MediaClock.shared.advance(by: Self.interval)
      showNow()
    }
  }

  /// Shows a frame without moving time on.
  public func showNow() {
    scroll(window)
    onFrame(CACurrentMediaTime())
    window.layoutIfNeeded()
  }

  /// Sets the clock of all displays, in seconds: forward, back, or to no time at all.
  public static func setClock(to seconds: Double) { MediaClock.shared.set(to: seconds) }

  /// Shows frames for so many seconds.
  public func show(seconds: Double) { show(frames: Int((seconds / Self.interval).rounded(.up))) }

  private func scroll(_ view: UIView) {
    (view as? UIScrollView)?.step()
    for view in view.subviews { scroll(view) }
  }
}
