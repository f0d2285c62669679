// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// Follows Apple's "View".
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

/// A view that the stand-in itself knows how to show.
@MainActor
protocol PrimitiveView {
  func update(_ node: Node, in context: GraphContext)
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Follows Apple's "EmptyView".
public struct EmptyView: Sendable {
  nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never

  func update(_ node: Node, in context: GraphContext) { node.trim(to: 0) }
}

/// Follows Apple's "AnyView".
public struct AnyView {
  private let view: any View
  nonisolated public init<V>(_ view: V) where V: View { self.view = view }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    node.child(0, view, context)
    node.trim(to: 1)
  }
}

/// Follows Apple's "Group", for views.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func update(_ node: Node, in context: GraphContext) {
    node.child(0, content, context)
    node.trim(to: 1)
  }
}

/// Follows Apple's "PreviewProvider".
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
