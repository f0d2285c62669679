// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "Text", as one line of square glyphs.
public struct Text: Equatable, Sendable {
  let content: String

  nonisolated public init<S>(_ content: S) where S: StringProtocol { self.content = String(content) }
  nonisolated public init(verbatim content: String) { self.content = content }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    let size = CGSize(width: CGFloat(content.count) * 17, height: 21.25)
    node.rule = .leaf { proposal in CGSize(width: min(size.width, proposal.width ?? .infinity), height: size.height) }
    node.trim(to: 0)
  }
}
