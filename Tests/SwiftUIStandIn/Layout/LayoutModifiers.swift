// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    LayoutView(content: self, rule: .frame(width, height))
  }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    LayoutView(content: self, rule: .fixed(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    BackgroundView(content: self, background: content())
  }

  /// Nothing covers a window here.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    self
  }

  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    LayoutView(content: self, rule: .space(AnyHashable(name)))
  }
}

/// Follows Apple's "Alignment".
public struct Alignment: Equatable, Sendable {
  let name: String
  public static let center = Alignment(name: "center")
}

/// Follows Apple's "SafeAreaRegions".
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Follows Apple's "Edge".
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Follows Apple's "Edge.Set".
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Edge.Set(rawValue: 1 << 0)
    public static let leading = Edge.Set(rawValue: 1 << 1)
    public static let bottom = Edge.Set(rawValue: 1 << 2)
    public static let trailing = Edge.Set(rawValue: 1 << 3)
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
  }
}

struct LayoutView<Content: View> {
  let content: Content
  let rule: LayoutRule

  nonisolated init(content: Content, rule: LayoutRule) {
    self.content = content
    self.rule = rule
  }
}

extension LayoutView: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    node.rule = rule
    node.child(0, content, context)
    node.trim(to: 1)
  }
}

struct BackgroundView<Content: View, Background: View> {
  let content: Content
  let background: Background

  nonisolated init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }
}

extension BackgroundView: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    node.rule = .background
    node.child(0, content, context)
    node.child(1, background, context)
    node.trim(to: 2)
  }
}
