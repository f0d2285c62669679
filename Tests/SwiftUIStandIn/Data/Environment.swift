// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "EnvironmentKey".
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Follows Apple's "Environment".
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let link = EnvironmentLink()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { link.values[keyPath: keyPath] }
}

extension Environment: InstalledProperty {
  func install(_ node: Node, at index: Int, in context: GraphContext) { link.values = context.environment }
}

/// Leads from a view's value to the environment of its place.
final class EnvironmentLink: @unchecked Sendable {
  var values = EnvironmentValues()
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    transformedEnvironment { $0[keyPath: keyPath] = value }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    transformedEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformedEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    transformedEnvironment { $0.dynamicTypeSize = size }
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    transformedEnvironment { $0.tint = tint }
  }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, transform: transform)
  }

  nonisolated func transformedEnvironment(
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(content: self, transform: transform)
  }
}

struct EnvironmentView<Content: View> {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void

  nonisolated init(content: Content, transform: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.transform = transform
  }
}

extension EnvironmentView: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    var context = context
    transform(&context.environment)
    node.child(0, content, context)
    node.trim(to: 1)
  }
}

struct TransactionView<Content: View> {
  let content: Content
  let transform: (inout Transaction) -> Void

  nonisolated init(content: Content, transform: @escaping (inout Transaction) -> Void) {
    self.content = content
    self.transform = transform
  }
}

extension TransactionView: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    var context = context
    transform(&context.transaction)
    node.child(0, content, context)
    node.trim(to: 1)
  }
}
