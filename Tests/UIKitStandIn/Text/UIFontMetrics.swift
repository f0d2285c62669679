// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIFontMetrics". The factors are those of Apple's tables of sizes, divided by the usual one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let sizes: [UIContentSizeCategory: CGFloat]

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    sizes = textStyle == .title1 ? Self.title1Sizes : Self.bodySizes
    super.init()
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    guard let size = sizes[category], let usual = sizes[.large] else { return value }
    return value * size / usual
  }

  private static let bodySizes: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
    .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33, .accessibilityExtraLarge: 40,
    .accessibilityExtraExtraLarge: 47, .accessibilityExtraExtraExtraLarge: 53,
  ]

  private static let title1Sizes: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 25, .small: 26, .medium: 27, .large: 28, .extraLarge: 30, .extraExtraLarge: 32,
    .extraExtraExtraLarge: 34, .accessibilityMedium: 38, .accessibilityLarge: 43, .accessibilityExtraLarge: 48,
    .accessibilityExtraExtraLarge: 53, .accessibilityExtraExtraExtraLarge: 58,
  ]
}
