// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "VStack". It proposes no height to its views, and leaves what it has too much below them.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  public typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    node.rule = .stack(alignment, spacing ?? 8)
    node.child(0, content, context)
    node.trim(to: 1)
  }
}

/// Follows Apple's "HorizontalAlignment".
public struct HorizontalAlignment: Equatable, Sendable {
  enum Kind { case leading, center, trailing }
  let kind: Kind
  public static let leading = HorizontalAlignment(kind: .leading)
  public static let center = HorizontalAlignment(kind: .center)
  public static let trailing = HorizontalAlignment(kind: .trailing)
}
