// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIView".
@MainActor
open class UIView: UIResponder, UIFocusItem, UIFocusItemContainer, UICoordinateSpace {
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(frame: .zero) }

  // MARK: Geometry

  open var bounds = CGRect.zero { didSet { boundsChanged(from: oldValue) } }
  open var center = CGPoint.zero
  /// Turns are not followed: only what stands upright is clipped, drawn and hit as it should.
  open var transform = CGAffineTransform.identity
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    set {
      let frame = newValue.standardized
      if bounds.size != frame.size { bounds.size = frame.size }
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if center != middle { center = middle }
    }
  }

  func boundsChanged(from old: CGRect) { if bounds.size != old.size { setNeedsLayout() } }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let onTop = placeOnTop(point)
    return view?.placeInside(onTop) ?? onTop
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? placeInside(point)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let origin = convert(rect.origin, to: view)
    guard isTransformed || view?.isTransformed == true else { return CGRect(origin: origin, size: rect.size) }
    let corner = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    return CGRect(x: origin.x, y: origin.y, width: corner.x - origin.x, height: corner.y - origin.y).standardized
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    view?.convert(rect, to: self) ?? CGRect(origin: convert(rect.origin, from: nil), size: rect.size)
  }

  // Every space here is a view's.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: Tree

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { superview }
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { adopt(view, at: index) }
  open func removeFromSuperview() { leave() }
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  // MARK: Layout

  var needsLayout = true
  /// How often the view has said that its size is another: Auto Layout, which is not here, would ask for it again.
  @_spi(StandIn) public private(set) var intrinsicSizeInvalidations = 0

  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() { layOutTree() }
  open func layoutSubviews() {}
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { intrinsicSizeInvalidations += 1 }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(size.width, targetSize.width, 0), height: max(size.height, targetSize.height, 0))
  }
  /// What covers the view's edges.
  @_spi(StandIn) public var covered = UIEdgeInsets.zero { didSet { safeAreaInsetsDidChange() } }
  open var safeAreaInsets: UIEdgeInsets { covered }
  open func safeAreaInsetsDidChange() {}
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { window?.focusedView === self }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  open var coordinateSpace: any UICoordinateSpace { self }
  open var focusGroupIdentifier: String?
  open var focusEffect: UIFocusEffect? = UIFocusEffect()
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Looks

  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor?
  open var contentMode = UIView.ContentMode.scaleToFill
  open class var layerClass: AnyClass { CALayer.self }
  open private(set) lazy var layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTint()
    }
  }
  open func tintColorDidChange() {}
  var ownTint: UIColor?
  /// The tint that the view has itself.
  @_spi(StandIn) public var ownTintColor: UIColor? { ownTint }

  // MARK: Surroundings

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  open var traitCollection: UITraitCollection {
    (superview?.traitCollection ?? UITraitCollection.current).overridden(by: ownTraits)
  }
  var ownTraits = OwnTraits()
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.style }
    set { changeTraits { $0.style = newValue } }
  }
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits.minimumTextSize }
    set { changeTraits { $0.minimumTextSize = newValue } }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ownTraits.maximumTextSize }
    set { changeTraits { $0.maximumTextSize = newValue } }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Interactions and large content

  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var largeContentImageInsets = UIEdgeInsets.zero
}

extension UIView {
  /// Follows Apple's "UIView.ContentMode", as far as it is used.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case center = 4
  }
}

/// Follows Apple's "UISemanticContentAttribute".
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// Follows Apple's "UIUserInterfaceLayoutDirection".
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
