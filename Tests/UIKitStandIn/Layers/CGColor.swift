// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "CGColor".
public final class CGColor: Equatable, @unchecked Sendable {
  public var alpha: CGFloat { components![3] }
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
}
