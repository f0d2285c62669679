// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIFocusEnvironment", as far as it tells of the focus.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Follows Apple's "UIFocusItem".
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
}

/// Follows Apple's "UIFocusItemContainer", as far as it tells where items lie.
@MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
}

/// Follows Apple's "UICoordinateSpace", as far as rectangles are converted.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Follows Apple's "UIFocusSystem", as far as it tells of the focus. Each window is a scene and has its own.
@MainActor
open class UIFocusSystem: NSObject {
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  open internal(set) weak var focusedItem: (any UIFocusItem)?
}

/// Follows Apple's "UIWindowScene", as far as its focus system.
@MainActor
open class UIWindowScene: UIResponder {
  open var focusSystem: UIFocusSystem? { system }
  let system = UIFocusSystem()
}

/// Follows Apple's "UIFocusUpdateContext".
@MainActor
open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    super.init()
  }
}

/// Follows Apple's "UIFocusAnimationCoordinator".
@MainActor
open class UIFocusAnimationCoordinator: NSObject {}

/// Follows Apple's "UIFocusEffect".
open class UIFocusEffect: NSObject {}
