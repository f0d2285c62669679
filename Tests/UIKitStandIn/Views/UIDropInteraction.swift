// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIDropInteraction".
@MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var session: DragOverView?
  /// What the delegate wants to become of the items that are over the view.
  @_spi(StandIn) public private(set) var proposal: UIDropProposal?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Drags something over the view, to a place in its coordinates; nil: it leaves.
  @_spi(StandIn) public func drag(to place: CGPoint?) {
    guard let view, let delegate else { return }
    if let place {
      let known = session ?? DragOverView(view)
      known.place = place
      guard delegate.dropInteraction(self, canHandle: known) else { return }
      if session == nil { delegate.dropInteraction(self, sessionDidEnter: known) }
      session = known
      proposal = delegate.dropInteraction(self, sessionDidUpdate: known)
    } else if let session {
      delegate.dropInteraction(self, sessionDidExit: session)
      (self.session, proposal) = (nil, nil)
    }
  }

  /// Lets it go where it is: it is dropped if the delegate wants it, and else goes back.
  @_spi(StandIn) public func letGo() {
    guard let session, let delegate else { return }
    delegate.dropInteraction(self, sessionDidEnd: session)
    (self.session, proposal) = (nil, nil)
  }
}

/// Follows Apple's "UIDropInteractionDelegate", whose methods are optional: without Objective-C they have defaults here.
@MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  // Without this method a view takes nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// Follows Apple's "UIDragDropSession", as far as it is used.
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  func location(in view: UIView) -> CGPoint
}

/// Follows Apple's "UIDropSession", as far as it is used.
@MainActor
public protocol UIDropSession: UIDragDropSession {}

@MainActor
private final class DragOverView: NSObject, UIDropSession {
  var place = CGPoint.zero
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  func location(in view: UIView) -> CGPoint { self.view.convert(place, to: view) }
}

/// Follows Apple's "UIDropProposal".
@MainActor
open class UIDropProposal: NSObject {
  open var operation: UIDropOperation { wanted }
  private let wanted: UIDropOperation

  public init(operation: UIDropOperation) {
    wanted = operation
    super.init()
  }
}

/// Follows Apple's "UIDropOperation".
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}
