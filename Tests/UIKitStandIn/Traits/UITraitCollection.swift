/// Follows Apple's "UITraitCollection".
open class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Equatable {
    var userInterfaceStyle = UIUserInterfaceStyle.light
    var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    var displayScale: CGFloat = 2
    var preferredContentSizeCategory = UIContentSizeCategory.large
    var accessibilityContrast = UIAccessibilityContrast.normal
  }

  private let values: Values

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  public override convenience init() { self.init(Values()) }

  private init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// A collection of a device as a test wants it.
  @_spi(StandIn) public convenience init(
    style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    scale: CGFloat = 2, textSize: UIContentSizeCategory = .large, contrast: UIAccessibilityContrast = .normal
  ) {
    self.init(
      Values(
        userInterfaceStyle: style, layoutDirection: direction, displayScale: scale,
        preferredContentSizeCategory: textSize, accessibilityContrast: contrast))
  }

  /// What a view makes of the traits around it.
  func overridden(by own: OwnTraits) -> UITraitCollection {
    guard own != OwnTraits() else { return self }
    var values = values
    if own.style != .unspecified { values.userInterfaceStyle = own.style }
    if let least = own.minimumTextSize, values.preferredContentSizeCategory < least {
      values.preferredContentSizeCategory = least
    }
    // Of limits that exclude each other the maximum counts.
    if let most = own.maximumTextSize, most < values.preferredContentSizeCategory {
      values.preferredContentSizeCategory = most
    }
    return UITraitCollection(values)
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || accessibilityContrast != traitCollection.accessibilityContrast
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.displayScale.hashValue }

  open class var current: UITraitCollection { plain }
  private static let plain = UITraitCollection()
}

/// What a view overrides of the traits around it, for itself and the views in it.
struct OwnTraits: Equatable {
  var style = UIUserInterfaceStyle.unspecified
  var minimumTextSize: UIContentSizeCategory?
  var maximumTextSize: UIContentSizeCategory?
}

/// Follows Apple's "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Follows Apple's "UITraitEnvironmentLayoutDirection".
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Follows Apple's "UIAccessibilityContrast".
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}
