// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "DynamicProperty".
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the graph gives its place in the tree before it asks for a body.
@MainActor
protocol InstalledProperty {
  func install(_ node: Node, at index: Int, in context: GraphContext)
}

/// Follows Apple's "State".
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: StateLink<Value>

  public init(wrappedValue value: Value) { link = StateLink(value) }
  public init(initialValue value: Value) { link = StateLink(value) }

  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.set(newValue, Transaction.current) }
  }

  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(get: { link.value }, write: { link.set($0, $1) })
  }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
  func install(_ node: Node, at index: Int, in context: GraphContext) {
    link.box = node.box(at: index) { StateBox(link.initial, graph: context.graph) }
  }
}

/// Leads from a view's value to what the tree keeps for it.
final class StateLink<Value>: @unchecked Sendable {
  let initial: Value
  var box: StateBox<Value>?

  init(_ initial: Value) { self.initial = initial }

  var value: Value { box?.value ?? initial }

  func set(_ value: Value, _ transaction: Transaction) {
    guard let box else { return }
    box.value = value
    let graph = box.graph
    MainActor.assumeIsolated { graph?.stateChanged(transaction) }
  }
}

/// What the tree keeps for one state.
final class StateBox<Value>: @unchecked Sendable {
  var value: Value
  weak var graph: ViewGraph?

  init(_ value: Value, graph: ViewGraph) {
    self.value = value
    self.graph = graph
  }
}
