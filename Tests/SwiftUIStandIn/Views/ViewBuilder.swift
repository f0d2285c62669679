// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "ViewBuilder".
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View { TupleView((repeat each content)) }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}

/// Follows Apple's "TupleView".
public struct TupleView<T> {
  public var value: T
  nonisolated public init(_ value: T) { self.value = value }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    for (index, view) in views.enumerated() { node.child(index, view, context) }
    node.trim(to: views.count)
  }
}

/// What a condition in a view builder gives.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  func update(_ node: Node, in context: GraphContext) {
    switch storage {
    case .trueContent(let view): node.child(0, key: BranchOfTwo(isFirst: true), view, context)
    case .falseContent(let view): node.child(0, key: BranchOfTwo(isFirst: false), view, context)
    }
    node.trim(to: 1)
  }
}

/// The views of two branches are two, also where their types are the same.
struct BranchOfTwo: Hashable { var isFirst: Bool }

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never
  func update(_ node: Node, in context: GraphContext) {
    if let self { node.child(0, self, context) }
    node.trim(to: self == nil ? 0 : 1)
  }
}
