#if canImport(UIKit)
  import UIKit

  /// A text on as many lines as it needs, at the user's text size.
  @MainActor
  final class TextLabel: UILabel {
    private let size: CGFloat
    private let weight: UIFont.Weight
    /// By which text style's table it grows.
    private let style: UIFont.TextStyle

    init(
      _ text: String = "", size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label,
      growsAs style: UIFont.TextStyle = .body
    ) {
      self.size = size
      self.weight = weight
      self.style = style
      super.init(frame: .zero)
      self.text = text
      textColor = color
      numberOfLines = 0
      setFont()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a label is made in code") }

    /// The name of a page.
    static func title(_ text: String) -> TextLabel {
      let label = TextLabel(text, size: 26, weight: .bold, growsAs: .title1)
      label.accessibilityTraits = .header
      return label
    }

    /// A small heading.
    static func caption(_ text: String) -> TextLabel {
      let label = TextLabel(text, size: 12, weight: .semibold, color: .secondaryLabel)
      label.accessibilityTraits = .header
      return label
    }

    /// As high as the text's lines, at least one: what is said later moves nothing.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let fitting = super.sizeThatFits(size)
      return CGSize(width: fitting.width, height: max(fitting.height, font.lineHeight))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      setFont()
    }

    private func setFont() {
      font = UIFontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(ofSize: size, weight: weight), compatibleWith: traitCollection)
    }
  }
#endif
