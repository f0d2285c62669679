// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// Follows Apple's "UIViewControllerRepresentable".
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable {
  @MainActor @preconcurrency public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Self.Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { () }
}

/// Follows Apple's "UIViewControllerRepresentableContext".
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public internal(set) var transaction: Transaction
  @MainActor @preconcurrency public internal(set) var environment: EnvironmentValues
}

/// The place of a representable view controller.
final class ControllerPlace<Representable: UIViewControllerRepresentable>: PlatformPlace {
  private var context: UIViewControllerRepresentableContext<Representable>
  private let controller: Representable.UIViewControllerType

  init(_ representable: Representable, _ context: GraphContext) {
    self.context = UIViewControllerRepresentableContext(
      coordinator: representable.makeCoordinator(), transaction: context.transaction, environment: context.environment)
    controller = representable.makeUIViewController(context: self.context)
    context.graph.controller?.addChild(controller)
  }

  func update(_ representable: Representable, _ graph: GraphContext) {
    context.transaction = graph.transaction
    context.environment = graph.environment
    let isNew = controller.view.superview == nil
    graph.graph.host?.carry(controller.view, tint: graph.environment.tint)
    if isNew { controller.didMove(toParent: graph.graph.controller) }
    representable.updateUIViewController(controller, context: context)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func place(in rect: CGRect) { controller.view.settle(in: rect) }

  func dismantle() {
    Representable.dismantleUIViewController(controller, coordinator: context.coordinator)
    controller.willMove(toParent: nil)
    controller.view.superview?.removeFromSuperview()
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}

extension Node {
  func show<Representable: UIViewControllerRepresentable>(represented view: Representable) {
    let place = platform as? ControllerPlace<Representable> ?? ControllerPlace(view, context)
    platform = place
    rule = .platform(place)
    place.update(view, context)
  }
}
