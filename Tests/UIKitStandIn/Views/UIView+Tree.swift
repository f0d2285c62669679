/// How a view tree holds together.
extension UIView {
  func adopt(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    let isNew = view.window !== window
    view.superview?.subviews.removeAll { $0 === view }
    if isNew { view.tellComing(to: window) }
    let before = view.traitCollection
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
    view.didMoveToSuperview()
    if isNew { view.tellWindow() }
    view.tellTraits(from: before)
  }

  func leave() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    if hadWindow { tellComing(to: nil) }
    if let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) {
      responder.resignFirstResponder()
    }
    if let window, window.focusedView?.isDescendant(of: self) == true { window.moveFocus(to: nil) }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
    if hadWindow { tellWindow() }
  }

  /// Tells a tree whose surroundings have changed.
  func tellTraits(from before: UITraitCollection) {
    guard before != traitCollection else { return }
    traitCollectionDidChange(before)
    for view in subviews { view.tellTraits(from: before) }
  }

  /// Changes what the view overrides, and tells its tree where that shows.
  func changeTraits(_ body: (inout OwnTraits) -> Void) {
    let before = traitCollection
    body(&ownTraits)
    tellTraits(from: before)
  }

  func tellTint() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTint() }
  }

  private func tellComing(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellComing(to: window) }
  }

  private func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }

  func layOutTree() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layOutTree() }
  }

  /// The point in the coordinates of the topmost view of the tree.
  func placeOnTop(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    guard transform != .identity else {
      return superview.placeOnTop(
        CGPoint(x: point.x - bounds.minX + frame.minX, y: point.y - bounds.minY + frame.minY))
    }
    let fromMiddle = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return superview.placeOnTop(CGPoint(x: fromMiddle.x + center.x, y: fromMiddle.y + center.y))
  }

  /// A point of the topmost view in the view's own coordinates.
  func placeInside(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let outer = superview.placeInside(point)
    guard transform != .identity else {
      return CGPoint(x: outer.x - frame.minX + bounds.minX, y: outer.y - frame.minY + bounds.minY)
    }
    let fromMiddle = CGPoint(x: outer.x - center.x, y: outer.y - center.y).applying(transform.inverted())
    return CGPoint(x: fromMiddle.x + bounds.midX, y: fromMiddle.y + bounds.midY)
  }

  /// Whether the view or one around it is transformed.
  var isTransformed: Bool { transform != .identity || superview?.isTransformed == true }
}
