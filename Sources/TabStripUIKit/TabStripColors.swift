#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// The colours that stand for a style's roles.
  ///
  /// By default they are the system's, which follow dark mode and Increase Contrast; the accent is the view's `tintColor`.
  ///
  /// ```swift
  /// strip.colors[.badge] = .systemOrange
  /// strip.colors[.custom(1)] = UIColor(named: "Coral")
  /// ```
  public struct TabStripColors: Equatable, Sendable {
    private var own: [ColorRole: UIColor] = [:]

    /// The system's colours.
    public init() {}

    /// The app's own colour of a role; nil: the system's, and for a custom role the label's.
    public subscript(role: ColorRole) -> UIColor? {
      get { own[role] }
      set { own[role] = newValue }
    }

    /// The colour of a role in a view with this tint.
    func color(_ role: ColorRole, tint: UIColor) -> UIColor {
      if let own = own[role] { return own }
      return switch role {
      case .clear: .clear
      case .background: .systemBackground
      case .raised: Self.raised
      case .label, .custom: .label
      case .secondaryLabel: .secondaryLabel
      case .separator: .separator
      case .fill: .quaternarySystemFill
      case .pressedFill: .secondarySystemFill
      case .accent: tint
      case .onAccent, .onBadge: .white
      case .badge: .systemRed
      }
    }

    /// A segment's thumb: white, or in the dark lighter than what it lies on.
    private static let raised = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }
  }

  extension UIColor {
    /// The colour so far on the way to another one, as both are in these surroundings.
    func blended(with other: UIColor, _ share: Double, in traits: UITraitCollection) -> UIColor {
      if share <= 0 { return resolvedColor(with: traits) }
      if share >= 1 { return other.resolvedColor(with: traits) }
      let (a, b) = (resolvedColor(with: traits).parts, other.resolvedColor(with: traits).parts)
      func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * CGFloat(share) }
      // A colour that cannot be seen has none to mix in.
      let (from, to) = (a.alpha > 0 ? a : b, b.alpha > 0 ? b : a)
      return UIColor(
        red: mixed(from.red, to.red), green: mixed(from.green, to.green), blue: mixed(from.blue, to.blue),
        alpha: mixed(a.alpha, b.alpha))
    }

    /// The colour, as opaque as that part of what it was.
    func faded(to opacity: Double, in traits: UITraitCollection) -> UIColor {
      let color = resolvedColor(with: traits)
      return opacity >= 1 ? color : color.withAlphaComponent(color.parts.alpha * CGFloat(opacity))
    }

    private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return (red, green, blue, alpha)
    }
  }
#endif
