@_spi(StandIn) import UIKit

/// A device as a picture shows the gallery on it.
struct PictureVariant {
  /// What its files are called.
  let name: String
  /// What its user has set.
  let traits: UITraitCollection

  /// The width of the screen, in points.
  var width: CGFloat = 390

  /// Every one that is drawn.
  static let all = [light, dark, rightToLeft, largestText, wide]

  static let light = PictureVariant(name: "light", traits: UITraitCollection())
  static let dark = PictureVariant(name: "dark", traits: UITraitCollection(style: .dark))
  static let rightToLeft = PictureVariant(name: "rtl", traits: UITraitCollection(direction: .rightToLeft))
  static let largestText = PictureVariant(
    name: "largest-text", traits: UITraitCollection(textSize: .accessibilityExtraExtraExtraLarge))
  /// A tablet.
  static let wide = PictureVariant(name: "wide", traits: UITraitCollection(), width: 820)
}
