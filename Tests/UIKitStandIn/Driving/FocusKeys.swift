/// The keys of the focus system: Tab goes from group to group, arrows from view to view in a group. Not Apple's.
extension Keyboard {
  /// Presses Tab: the focus goes to the next group of the window, or with Shift to the one before; round at the ends.
  public static func tab(backward: Bool = false, in window: UIWindow) {
    var groups: [[UIView]] = []
    for view in window.focusableViews {
      if let last = groups.last?.last, last.focusGroup == view.focusGroup {
        groups[groups.count - 1].append(view)
      } else {
        groups.append([view])
      }
    }
    guard !groups.isEmpty else { return }
    let present = groups.firstIndex { group in group.contains { $0 === window.focusedView } }
    let step = backward ? groups.count - 1 : 1
    window.moveFocus(to: groups[present.map { ($0 + step) % groups.count } ?? 0][0])
  }

  /// Whether the focus system has a use for a key: an arrow, where the group has more than one view.
  static func movesFocus(_ code: UIKeyboardHIDUsage, in window: UIWindow) -> Bool {
    guard let focused = window.focusedView else { return false }
    let group = window.focusableViews.filter { $0.focusGroup == focused.focusGroup }
    guard let place = group.firstIndex(of: focused) else { return false }
    let next: Int
    switch code {
    case .keyboardRightArrow, .keyboardDownArrow: next = place + 1
    case .keyboardLeftArrow, .keyboardUpArrow: next = place - 1
    default: return false
    }
    guard group.indices ~= next else { return false }
    window.moveFocus(to: group[next])
    return true
  }
}

extension UIView {
  /// Those inside that the focus can come to, in the order of the tree.
  fileprivate var focusableViews: [UIView] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    return (canBecomeFocused ? [self] : []) + subviews.flatMap(\.focusableViews)
  }

  /// A view without a group of its own is in the one around it: "focusGroupIdentifier".
  fileprivate var focusGroup: String? { focusGroupIdentifier ?? superview?.focusGroup }
}

extension UIWindow {
  /// Gives the focus to an item, or to none, and tells all that hold the one before or this one, from the inside out. Nothing is scrolled
  /// into sight, as UIKit does in its own time.
  @_spi(StandIn) public func moveFocus(to next: (any UIFocusItem)?) {
    let previous = scene.system.focusedItem
    guard previous !== next else { return }
    scene.system.focusedItem = next
    let (context, coordinator) = (UIFocusUpdateContext(from: previous, to: next), UIFocusAnimationCoordinator())
    var told: Set<ObjectIdentifier> = []
    for start in [previous, next] {
      var environment: (any UIFocusEnvironment)? = start
      while let present = environment {
        if told.insert(ObjectIdentifier(present)).inserted { present.didUpdateFocus(in: context, with: coordinator) }
        environment = present.parentFocusEnvironment
      }
    }
    NotificationCenter.default.post(name: UIFocusSystem.didUpdateNotification, object: scene.system)
  }
}
