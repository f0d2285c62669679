// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIViewController", as far as its view and its children.
@MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?
  open var isViewLoaded: Bool { loaded != nil }
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }
  open func loadView() { loaded = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
  open func viewDidLoad() {}

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) {
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
}
