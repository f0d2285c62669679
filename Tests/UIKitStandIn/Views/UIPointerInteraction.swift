// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIPointerInteraction".
@MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  open private(set) weak var view: UIView?
  /// What the delegate wants the pointer to look like where it is; nil: as everywhere.
  @_spi(StandIn) public private(set) var style: UIPointerStyle?
  private var entered: UIPointerRegion?

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Moves a mouse over the view, at a place in its coordinates; nil: it leaves.
  @_spi(StandIn) public func move(to place: CGPoint?) {
    guard isEnabled, let view else { return }
    let whole = UIPointerRegion(rect: view.bounds)
    let region = place.flatMap {
      delegate?.pointerInteraction(self, regionFor: UIPointerRegionRequest(location: $0), defaultRegion: whole)
    }
    if entered == nil, let region { delegate?.pointerInteraction(self, willEnter: region, animator: NoAnimator()) }
    style = region.flatMap { delegate?.pointerInteraction(self, styleFor: $0) }
    if let entered, region == nil { delegate?.pointerInteraction(self, willExit: entered, animator: NoAnimator()) }
    entered = region
  }
}

/// Follows Apple's "UIPointerInteractionDelegate", whose methods are optional.
@MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  // Without a delegate UIKit makes up an effect; what it does without this method is not told and taken as the same.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { UIPointerStyle() }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// Follows Apple's "UIPointerInteractionAnimating".
@MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@MainActor
private final class NoAnimator: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

/// Follows Apple's "UIPointerStyle", as far as there is one.
@MainActor
open class UIPointerStyle: NSObject {}

/// Follows Apple's "UIPointerRegionRequest".
@MainActor
open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { place }
  private let place: CGPoint

  init(location: CGPoint) {
    place = location
    super.init()
  }
}

/// Follows Apple's "UIPointerRegion".
@MainActor
open class UIPointerRegion: NSObject {
  open var rect: CGRect { room }
  private let room: CGRect

  private init(room: CGRect) {
    self.room = room
    super.init()
  }

  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { self.init(room: rect) }
}
