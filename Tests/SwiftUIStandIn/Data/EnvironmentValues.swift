// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "EnvironmentValues", as far as they are used.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var layoutDirection = LayoutDirection.leftToRight
  public var dynamicTypeSize = DynamicTypeSize.large
  public var colorScheme = ColorScheme.light
  public var locale = Locale.current
  public var isEnabled = true
  public internal(set) var accessibilityReduceMotion = false
  var tint: Color?
}

/// Follows Apple's "LayoutDirection".
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Follows Apple's "ColorScheme".
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

/// Follows Apple's "DynamicTypeSize".
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}
