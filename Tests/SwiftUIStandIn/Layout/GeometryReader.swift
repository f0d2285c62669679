// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "GeometryReader".
public struct GeometryReader<Content> where Content: View {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
  public typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    let content = content
    node.rule = .geometry { node in
      node.child(0, content(GeometryProxy(node: node)), context)
      node.trim(to: 1)
    }
  }
}

/// Follows Apple's "GeometryProxy".
public struct GeometryProxy {
  let node: Node

  public var size: CGSize {
    let node = node
    return MainActor.assumeIsolated { node.rect.size }
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let node = node
    nonisolated(unsafe) let space = coordinateSpace
    return MainActor.assumeIsolated {
      switch space {
      case .global: node.context.graph.host?.convert(node.rect, to: nil) ?? node.rect
      case .local: CGRect(origin: .zero, size: node.rect.size)
      case .named(let name): node.rect.offsetBy(of: node.origin(ofSpace: name))
      }
    }
  }
}

extension CGRect {
  fileprivate func offsetBy(of origin: CGPoint) -> CGRect { offsetBy(dx: -origin.x, dy: -origin.y) }
}

/// Follows Apple's "CoordinateSpace".
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}
