// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UISlider". Its thumb comes to where it is touched.
@MainActor
open class UISlider: UIControl {
  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var number: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    thumb.backgroundColor = .white
    thumb.layer.borderWidth = 0.5
    for part in [track, filled, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  open var minimumValue: Float = 0 { didSet { value = number } }
  open var maximumValue: Float = 1 { didSet { value = number } }
  open var value: Float {
    get { number }
    set {
      number = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsLayout()
    }
  }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (range, diameter) = (maximumValue - minimumValue, CGFloat(28))
    let share = range > 0 ? CGFloat((number - minimumValue) / range) : 0
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let x = (bounds.width - diameter) * (isLeftToRight ? share : 1 - share)
    thumb.frame = CGRect(x: x, y: (bounds.height - diameter) / 2, width: diameter, height: diameter)
    thumb.layer.cornerRadius = diameter / 2
    thumb.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    track.backgroundColor = .secondarySystemFill
    filled.frame =
      isLeftToRight
      ? CGRect(x: 0, y: bounds.midY - 2, width: thumb.frame.midX, height: 4)
      : CGRect(x: thumb.frame.midX, y: bounds.midY - 2, width: bounds.width - thumb.frame.midX, height: 4)
    filled.backgroundColor = tintColor
    for part in [track, filled] { part.layer.cornerRadius = 2 }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    follow(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  private func follow(_ touches: Set<UITouch>) {
    guard let x = touches.first?.location(in: self).x, bounds.width > 28 else { return }
    let share = Float(min(max((x - 14) / (bounds.width - 28), 0), 1))
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    value = minimumValue + (maximumValue - minimumValue) * (isLeftToRight ? share : 1 - share)
    sendActions(for: .valueChanged)
  }
}
