// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIColor". The system's colours have the published values of a light and a dark device.
open class UIColor: NSObject, @unchecked Sendable {
  struct Parts: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  enum Source: @unchecked Sendable {
    case fixed(Parts)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Parts(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(Parts(red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let parts): UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    case .dynamic(let provider): UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard case .fixed(let parts) = resolvedColor(with: .current).source else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  open var cgColor: CGColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    if case .fixed(let a) = source, case .fixed(let b) = other.source { return a == b }
    return false
  }

  open override var hash: Int { 0 }
}

extension UIColor {
  private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func grey(_ white: CGFloat, _ alpha: CGFloat = 1) -> UIColor { UIColor(white: white, alpha: alpha) }

  public class var black: UIColor { grey(0) }
  public class var white: UIColor { grey(1) }
  public class var clear: UIColor { grey(0, 0) }
  public class var label: UIColor { pair(grey(0), grey(1)) }
  public class var secondaryLabel: UIColor {
    pair(
      UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6),
      UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.6))
  }
  public class var separator: UIColor {
    pair(
      UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29),
      UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6))
  }
  public class var systemBackground: UIColor { pair(grey(1), grey(0)) }
  public class var secondarySystemBackground: UIColor {
    pair(
      UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1),
      UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
  }
  public class var secondarySystemGroupedBackground: UIColor {
    pair(grey(1), UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
  }
  public class var quaternarySystemFill: UIColor {
    pair(
      UIColor(red: 116 / 255, green: 116 / 255, blue: 128 / 255, alpha: 0.08),
      UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.18))
  }
  public class var secondarySystemFill: UIColor {
    pair(
      UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16),
      UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.32))
  }
  public class var systemBlue: UIColor {
    pair(
      UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1), UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
  }
  public class var systemGreen: UIColor {
    pair(
      UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1),
      UIColor(red: 48 / 255, green: 209 / 255, blue: 88 / 255, alpha: 1))
  }
  public class var systemIndigo: UIColor {
    pair(
      UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1),
      UIColor(red: 94 / 255, green: 92 / 255, blue: 230 / 255, alpha: 1))
  }
  public class var systemRed: UIColor {
    pair(
      UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1),
      UIColor(red: 1, green: 69 / 255, blue: 58 / 255, alpha: 1))
  }
}
