#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// The system's fonts for a style's roles, at the user's text size.
  struct TabStripFonts {
    private let traits: UITraitCollection

    /// The fonts in these surroundings.
    init(_ traits: UITraitCollection) { self.traits = traits }

    /// The font of a role.
    func font(_ role: FontRole) -> UIFont {
      let font = UIFont.systemFont(ofSize: CGFloat(role.size), weight: role.weight.uiFontWeight)
      return UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traits)
    }
  }

  extension FontRole.Weight {
    fileprivate var uiFontWeight: UIFont.Weight {
      switch self {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    }
  }
#endif
