#if canImport(UIKit)
  import UIKit

  /// A part of the strip that is touched; what touches mean is for the strip to tell.
  @MainActor
  class TouchSurface: UIView {
    /// Takes the touches.
    weak var strip: StripView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { strip?.take(touches, .began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { strip?.take(touches, .moved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { strip?.take(touches, .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { strip?.take(touches, .cancelled) }
  }

  /// What happens to a touch.
  enum TouchStep {
    case began
    case moved
    case ended
    case cancelled
  }
#endif
