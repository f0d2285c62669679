// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIScrollView". Hands come from a test's ``Finger``, frames from its ``Display``.
@MainActor
open class UIScrollView: UIView {
  /// Follows Apple's "UIScrollView.DecelerationRate".
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = UIScrollView.DecelerationRate(rawValue: 0.998)
    public static let fast = UIScrollView.DecelerationRate(rawValue: 0.99)
  }

  /// Follows Apple's "UIScrollView.ContentInsetAdjustmentBehavior".
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }
  open var contentSize = CGSize.zero {
    didSet {
      tellInsets()
      stayInside()
      tellWatchers()
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      tellInsets()
      stayInside()
      tellWatchers()
    }
  }
  open private(set) var adjustedContentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic {
    didSet { tellInsets() }
  }
  open func adjustedContentInsetDidChange() {}
  open var isScrollEnabled = true
  open var bounces = true
  open var isPagingEnabled = false
  open var alwaysBounceHorizontal = false { didSet { tellInsets() } }
  open var alwaysBounceVertical = false { didSet { tellInsets() } }
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var scrollsToTop = true
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate = UIScrollView.DecelerationRate.normal
  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      motion = nil
      isDecelerating = false
      return place(at: contentOffset)
    }
    guard contentOffset != self.contentOffset else { return }
    motion = ScrollMotion(from: self.contentOffset, to: contentOffset, kind: .animation, begin: CACurrentMediaTime())
  }

  private var watchers: [(owner: WeakOwner, body: () -> Void)] = []

  /// Tells of changes of offset, size, inset and bounds as key-value observation would, as long as the owner lives.
  @_spi(StandIn) public func watch(for owner: AnyObject, _ body: @escaping () -> Void) {
    watchers.append((WeakOwner(object: owner), body))
  }

  private func tellWatchers() {
    watchers.removeAll { $0.owner.object == nil }
    for watcher in watchers { watcher.body() }
  }

  private struct WeakOwner {
    weak var object: AnyObject?
  }

  var motion: ScrollMotion?
  var grip: (finger: CGPoint, offset: CGPoint)?

  override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if bounds.origin != old.origin {
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
    if bounds.size != old.size {
      tellInsets()
      stayInside()
    }
    tellWatchers()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    tellInsets()
  }

  /// Adds the safe area as the behaviour wants it; automatic is taken as scrollable axes.
  private func tellInsets() {
    var insets = contentInset
    let (behavior, safe) = (contentInsetAdjustmentBehavior, safeAreaInsets)
    func adjusts(_ content: CGFloat, _ room: CGFloat, _ bounces: Bool) -> Bool {
      behavior == .always || behavior != .never && (content > room || bounces)
    }
    if adjusts(contentSize.width, bounds.width, alwaysBounceHorizontal) {
      insets.left += safe.left
      insets.right += safe.right
    }
    if adjusts(contentSize.height, bounds.height, alwaysBounceVertical) {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    guard insets != adjustedContentInset else { return }
    adjustedContentInset = insets
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    stayInside()
  }

  func place(at offset: CGPoint) { if bounds.origin != offset { bounds.origin = offset } }

  /// Where the offset may rest.
  var range: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let greatest = CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    return (least, greatest)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = range
    return CGPoint(x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// Content or room has shrunk: the offset comes back to what is left.
  private func stayInside() { if !isDragging, motion == nil { place(at: clamped(contentOffset)) } }
}
