// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UILabel".
@MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open override var intrinsicContentSize: CGSize { textSize(in: .greatestFiniteMagnitude) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(in: size.width) }

  private func textSize(in width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return UIFont.typesetter.size(of: text, in: font, width: width, lines: numberOfLines)
  }
}

/// Follows Apple's "NSTextAlignment".
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// Follows Apple's "NSLineBreakMode".
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
