// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UISwitch". It is 51 points wide and 31 high, whatever size it is given.
@MainActor
open class UISwitch: UIControl {
  private let track = UIView()
  private let thumb = UIView()

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
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  open var isOn = false { didSet { setNeedsLayout() } }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(origin: .zero, size: intrinsicContentSize)
    track.layer.cornerRadius = 15.5
    track.backgroundColor = isOn ? .systemGreen : .secondarySystemFill
    let isRight = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    thumb.frame = CGRect(x: isRight ? 22 : 2, y: 2, width: 27, height: 27)
    thumb.layer.cornerRadius = 13.5
  }

  private func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
