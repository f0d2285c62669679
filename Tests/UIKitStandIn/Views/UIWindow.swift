// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIWindow".
@MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }
  open override var traitCollection: UITraitCollection { traits ?? UITraitCollection.current }
  open func makeKeyAndVisible() { isHidden = false }
  override var firstResponderHolder: UIWindow? { self }
  var firstResponder: UIResponder?
  open var windowScene: UIWindowScene? { scene }
  let scene = UIWindowScene()
  var focusedView: UIView? { scene.system.focusedItem as? UIView }
  private var traits: UITraitCollection?

  /// Changes what the user or the system has set, and tells every view of it.
  @_spi(StandIn) public func setTraits(_ new: UITraitCollection) {
    let before = traitCollection
    traits = new
    tellTraits(from: before)
  }
}
