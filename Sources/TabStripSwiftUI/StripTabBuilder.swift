#if canImport(SwiftUI) && canImport(UIKit)
  /// Gathers the tabs of a ``TabStrip`` from a closure, with conditions and loops.
  @resultBuilder
  public enum StripTabBuilder<Value: Hashable> {
    /// One tab.
    public static func buildExpression(_ tab: StripTab<Value>) -> [StripTab<Value>] { [tab] }
    /// Several tabs.
    public static func buildExpression(_ tabs: [StripTab<Value>]) -> [StripTab<Value>] { tabs }
    /// Tabs one after the other.
    public static func buildBlock(_ parts: [StripTab<Value>]...) -> [StripTab<Value>] { Array(parts.joined()) }
    /// The tabs of a condition without an alternative.
    public static func buildOptional(_ part: [StripTab<Value>]?) -> [StripTab<Value>] { part ?? [] }
    /// The tabs of the first alternative.
    public static func buildEither(first part: [StripTab<Value>]) -> [StripTab<Value>] { part }
    /// The tabs of the second alternative.
    public static func buildEither(second part: [StripTab<Value>]) -> [StripTab<Value>] { part }
    /// The tabs of a loop.
    public static func buildArray(_ parts: [[StripTab<Value>]]) -> [StripTab<Value>] { Array(parts.joined()) }
    /// The tabs that need a later system.
    public static func buildLimitedAvailability(_ part: [StripTab<Value>]) -> [StripTab<Value>] { part }
  }
#endif
