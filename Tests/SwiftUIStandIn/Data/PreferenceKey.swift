// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "PreferenceKey".
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension View {
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    PreferenceView<Self, K>(content: self, value: value)
  }

  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    PreferenceWatch<Self, K>(content: self, action: action)
  }
}

struct PreferenceView<Content: View, K: PreferenceKey> {
  let content: Content
  let value: K.Value

  nonisolated init(content: Content, value: K.Value) {
    self.content = content
    self.value = value
  }
}

extension PreferenceView: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    node.preference = (ObjectIdentifier(K.self), value)
    node.child(0, content, context)
    node.trim(to: 1)
  }
}

struct PreferenceWatch<Content: View, K: PreferenceKey> where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void

  nonisolated init(content: Content, action: @escaping (K.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

extension PreferenceWatch: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    node.child(0, content, context)
    node.trim(to: 1)
    node.watch = { [weak node] in
      guard let node else { return }
      let value = node.preferenceValue(of: K.self)
      guard node.toldPreference as? K.Value != value else { return }
      node.toldPreference = value
      action(value)
    }
  }
}

extension Node {
  /// What the views below have set for a key, put together in their order.
  func preferenceValue<K: PreferenceKey>(of key: K.Type) -> K.Value {
    var values: [K.Value] = []
    collect(key, into: &values)
    guard var value = values.first else { return K.defaultValue }
    for next in values.dropFirst() { K.reduce(value: &value, nextValue: { next }) }
    return value
  }

  private func collect<K: PreferenceKey>(_ key: K.Type, into values: inout [K.Value]) {
    if let preference, preference.key == ObjectIdentifier(key), let value = preference.value as? K.Value {
      return values.append(value)
    }
    for child in children { child.collect(key, into: &values) }
  }
}
