// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The tree of views of one host: shows them again when a state or a root changes, and lays them out.
@_spi(StandIn)
@MainActor
public final class ViewGraph {
  weak var host: UIView?
  weak var controller: UIViewController?
  private var root: Node?
  private var view: (any View)?
  private var transaction = Transaction()
  private var isStale = false
  private(set) var isUpdating = false

  /// How often a state was written while views were being updated, which SwiftUI warns of and leaves undefined. Over all hosts.
  public static var writesDuringUpdates = 0
  /// How often views were shown. Over all hosts.
  public static var updates = 0
  /// Whether representables are asked for their size, as from iOS 16 on; or else their intrinsic size counts.
  public static var asksForSizes = true

  func set(_ view: any View) {
    self.view = view
    stale(Transaction.current)
  }

  func stateChanged(_ transaction: Transaction) {
    if isUpdating { Self.writesDuringUpdates += 1 }
    stale(transaction)
  }

  func stale(_ new: Transaction) {
    isStale = true
    if new.animation != nil || new.disablesAnimations { transaction = new }
    host?.setNeedsLayout()
  }

  /// Shows what is stale and lays everything out. What views do then may make more stale, which is shown in the same pass a few times over.
  func layOut() {
    for _ in 0..<8 {
      if isStale { update() }
      place()
      root?.tellPreferences()
      if !isStale { return }
    }
    preconditionFailure("an update that brings the next one for ever")
  }

  private func update() {
    guard let view, let host else { return }
    isStale = false
    isUpdating = true
    Self.updates += 1
    var environment = EnvironmentValues()
    environment.take(host.traitCollection, tint: host.tintColor)
    let context = GraphContext(environment: environment, transaction: transaction, graph: self)
    transaction = Transaction()
    let former = Transaction.current
    Transaction.current = context.transaction
    let top = root ?? Node(ViewGraph.self, key: nil, parent: nil, context: context)
    root = top
    top.child(0, view, context)
    Transaction.current = former
    isUpdating = false
  }

  private func place() {
    guard let root, let host else { return }
    let size = root.size(ProposedViewSize(host.bounds.size))
    root.place(in: CGRect(middle: CGRect(origin: .zero, size: host.bounds.size), size: size))
  }

  /// The size of the tree for a proposal.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    if isStale { update() }
    return root?.size(proposal) ?? .zero
  }

  func dismantle() {
    root?.dismantle()
    root = nil
  }
}

extension EnvironmentValues {
  @MainActor mutating func take(_ traits: UITraitCollection, tint: UIColor) {
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    accessibilityReduceMotion = UIAccessibility.isReduceMotionEnabled
  }
}
