// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// One place in a tree of views, which stays as long as a view of the same type stands there.
@MainActor
final class Node {
  let type: Any.Type
  /// What tells places of the same type apart, as the IDs of a ForEach do.
  let key: AnyHashable?
  private(set) weak var parent: Node?
  private(set) var children: [Node] = []
  var context: GraphContext
  var rule = LayoutRule.passing
  var rect = CGRect.zero
  var preference: (key: ObjectIdentifier, value: Any)?
  var watch: (() -> Void)?
  var toldPreference: Any?
  var platform: (any PlatformPlace)?
  private var boxes: [Int: AnyObject] = [:]

  init(_ type: Any.Type, key: AnyHashable?, parent: Node?, context: GraphContext) {
    self.type = type
    self.key = key
    self.parent = parent
    self.context = context
  }

  /// Shows a view here.
  func show<V: View>(_ view: V, _ context: GraphContext) {
    self.context = context
    for (index, property) in Mirror(reflecting: view).children.enumerated() {
      (property.value as? any InstalledProperty)?.install(self, at: index, in: context)
    }
    if let primitive = view as? any PrimitiveView {
      primitive.update(self, in: context)
    } else if let represented = view as? any UIViewRepresentable {
      show(represented: represented)
    } else if let represented = view as? any UIViewControllerRepresentable {
      show(represented: represented)
    } else {
      child(0, view.body, context)
      trim(to: 1)
    }
  }

  /// What is kept here for a property.
  func box<Box: AnyObject>(at index: Int, _ make: () -> Box) -> Box {
    if let box = boxes[index] as? Box { return box }
    let box = make()
    boxes[index] = box
    return box
  }

  /// Shows a view as the child at an index; one of another type, or under another key, begins anew.
  func child(_ index: Int, key: AnyHashable? = nil, _ view: any View, _ context: GraphContext) {
    @MainActor func show(_ view: some View) {
      let isThere = index < children.count && children[index].type == Swift.type(of: view) && children[index].key == key
      if !isThere {
        let node = Node(Swift.type(of: view), key: key, parent: self, context: context)
        if index < children.count {
          children[index].dismantle()
          children[index] = node
        } else {
          children.append(node)
        }
      }
      children[index].show(view, context)
    }
    show(view)
  }

  /// Shows views under keys, which keep their places wherever they stand.
  func keyed(_ views: [(key: AnyHashable, view: any View)], _ context: GraphContext) {
    var former: [AnyHashable: Node] = [:]
    for child in children { if let key = child.key { former[key] = child } }
    children = views.map { key, view in
      @MainActor func show(_ view: some View) -> Node {
        let known = former.removeValue(forKey: key)
        let node =
          known?.type == Swift.type(of: view)
          ? known! : Node(Swift.type(of: view), key: key, parent: self, context: context)
        if let known, known !== node { known.dismantle() }
        node.show(view, context)
        return node
      }
      return show(view)
    }
    for gone in former.values { gone.dismantle() }
  }

  /// Takes children beyond a number away.
  func trim(to count: Int) {
    while children.count > count { children.removeLast().dismantle() }
  }

  /// Takes everything here away.
  func dismantle() {
    trim(to: 0)
    platform?.dismantle()
    platform = nil
  }

  /// Tells watchers of preferences, the inner ones first.
  func tellPreferences() {
    for child in children { child.tellPreferences() }
    watch?()
  }
}

/// What a place is shown in.
struct GraphContext {
  var environment: EnvironmentValues
  var transaction: Transaction
  unowned let graph: ViewGraph
}
