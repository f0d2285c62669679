// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

extension DynamicTypeSize {
  private static let pairs: [(DynamicTypeSize, UIContentSizeCategory)] = [
    (.xSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large), (.xLarge, .extraLarge),
    (.xxLarge, .extraExtraLarge), (.xxxLarge, .extraExtraExtraLarge), (.accessibility1, .accessibilityMedium),
    (.accessibility2, .accessibilityLarge), (.accessibility3, .accessibilityExtraLarge),
    (.accessibility4, .accessibilityExtraExtraLarge), (.accessibility5, .accessibilityExtraExtraExtraLarge),
  ]

  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let pair = Self.pairs.first(where: { $0.1 == uiSizeCategory }) else { return nil }
    self = pair.0
  }

  fileprivate var category: UIContentSizeCategory { Self.pairs.first { $0.0 == self }?.1 ?? .unspecified }
}

extension UIContentSizeCategory {
  public init(_ dynamicTypeSize: DynamicTypeSize?) { self = dynamicTypeSize?.category ?? .unspecified }
}

extension UIUserInterfaceStyle {
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}
