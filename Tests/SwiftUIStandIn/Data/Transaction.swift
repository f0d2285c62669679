// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "Transaction".
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction that is being made on the main thread.
  nonisolated(unsafe) static var current = Transaction()
}

/// Follows Apple's "withTransaction(_:_:)".
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let former = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = former }
  return try body()
}

/// Follows Apple's "withAnimation(_:_:)".
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Follows Apple's "Animation", of which only that there is one counts here.
public struct Animation: Equatable, Sendable {
  let name: String
  public static let `default` = Animation(name: "default")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let linear = Animation(name: "linear")
}
