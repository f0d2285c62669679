// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIFont". How large text is, its typesetter says.
open class UIFont: NSObject, @unchecked Sendable {
  /// Follows Apple's "UIFont.Weight".
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let regular = UIFont.Weight(0)
    public static let medium = UIFont.Weight(0.23)
    public static let semibold = UIFont.Weight(0.3)
    public static let bold = UIFont.Weight(0.4)
  }

  /// Follows Apple's "UIFont.TextStyle", as far as it is used.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
  }

  open var pointSize: CGFloat { size }
  open var lineHeight: CGFloat { ownLineHeight ?? Self.typesetter.lineHeight(of: self) }
  /// How heavy it is.
  @_spi(StandIn) public let weight: UIFont.Weight
  private let size: CGFloat
  private let ownLineHeight: CGFloat?

  /// A font of a size, whose lines are so high; nil: as the typesetter says.
  @_spi(StandIn) public init(size: CGFloat, weight: UIFont.Weight = .regular, lineHeight: CGFloat? = nil) {
    self.size = size
    self.weight = weight
    ownLineHeight = lineHeight
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return size == other.size && weight == other.weight && ownLineHeight == other.ownLineHeight
  }

  open override var hash: Int { size.hashValue }
}
