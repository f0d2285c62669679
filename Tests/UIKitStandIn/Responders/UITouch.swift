/// Follows Apple's "UITouch". A test's ``Finger`` makes them; elsewhere only the system does.
@MainActor
open class UITouch: NSObject {
  /// Follows "UITouch.TouchType".
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var type: UITouch.TouchType = .direct
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  var place = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return place }
    return window.convert(place, to: view)
  }
}
