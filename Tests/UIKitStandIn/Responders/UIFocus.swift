// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIFocusEnvironment", as far as it tells of the focus.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Follows Apple's "UIFocusItem".
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
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
