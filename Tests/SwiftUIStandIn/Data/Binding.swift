// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "Binding".
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  public var transaction = Transaction()
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    read = get
    self.write = write
  }

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // A function that carries its actor is called like any other by whoever knows that it is on that actor.
    let (get, set) = (unsafeBitCast(get, to: (() -> Value).self), unsafeBitCast(set, to: ((Value) -> Void).self))
    self.init(get: get, write: { value, transaction in withTransaction(transaction) { set(value) } })
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, write: { _, _ in }) }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction.animation == nil ? .current : transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let (read, write) = (read, write)
    return Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      write: { subject, transaction in
        var value = read()
        value[keyPath: keyPath] = subject
        write(value, transaction)
      })
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
