#if canImport(UIKit) && canImport(ObjectiveC)
  import UIKit

  /// CADisplayLink, which needs a selector.
  @MainActor
  final class DisplayLink: NSObject {
    /// Called before each frame, with its time on the clock of `CACurrentMediaTime()`.
    var onFrame: @MainActor (Double) -> Void = { _ in }
    private var link: CADisplayLink?

    /// Has the frames come.
    func start() {
      guard link == nil else { return }
      let new = CADisplayLink(target: self, selector: #selector(frameComes))
      new.add(to: .main, forMode: .common)
      link = new
    }

    /// Ends them. The system keeps a link that runs alive.
    func stop() {
      link?.invalidate()
      link = nil
    }

    @objc private func frameComes(_ link: CADisplayLink) { onFrame(link.timestamp) }
  }
#endif
