// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(StandIn) import UIKit

/// Follows Apple's "UIViewRepresentable".
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, *)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  @MainActor @preconcurrency public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator
  ) {}

  @available(iOS 16.0, *)
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Self.Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { () }
}

/// Follows Apple's "UIViewRepresentableContext".
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public internal(set) var transaction: Transaction
  @MainActor @preconcurrency public internal(set) var environment: EnvironmentValues
}

/// What a place shows by a view of UIKit's.
@MainActor
protocol PlatformPlace: AnyObject {
  func size(_ proposal: ProposedViewSize) -> CGSize
  func place(in rect: CGRect)
  func dismantle()
}

/// The place of a representable view.
final class ViewPlace<Representable: UIViewRepresentable>: PlatformPlace {
  private var representable: Representable
  private var context: UIViewRepresentableContext<Representable>
  private let view: Representable.UIViewType

  init(_ representable: Representable, _ context: GraphContext) {
    self.representable = representable
    self.context = UIViewRepresentableContext(
      coordinator: representable.makeCoordinator(), transaction: context.transaction, environment: context.environment)
    view = representable.makeUIView(context: self.context)
  }

  func update(_ representable: Representable, _ graph: GraphContext) {
    self.representable = representable
    context.transaction = graph.transaction
    context.environment = graph.environment
    // Not told by the documentation: represented views have the tint of the SwiftUI views around them.
    graph.graph.host?.carry(view, tint: graph.environment.tint)
    representable.updateUIView(view, context: context)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    if ViewGraph.asksForSizes, let size = representable.sizeThatFits(proposal, uiView: view, context: context) {
      return size
    }
    return view.sizeByDefault(proposal)
  }

  func place(in rect: CGRect) { view.settle(in: rect) }

  func dismantle() {
    Representable.dismantleUIView(view, coordinator: context.coordinator)
    view.superview?.removeFromSuperview()
    view.removeFromSuperview()
  }
}

extension Node {
  func show<Representable: UIViewRepresentable>(represented view: Representable) {
    let place = platform as? ViewPlace<Representable> ?? ViewPlace(view, context)
    platform = place
    rule = .platform(place)
    place.update(view, context)
  }
}

extension UIView {
  /// Puts a represented view into the host, by way of a view that has the tint of its place.
  func carry(_ view: UIView, tint: Color?) {
    let carrier = view.superview ?? UIView(frame: .zero)
    if carrier.superview == nil {
      addSubview(carrier)
      carrier.addSubview(view)
    }
    if carrier.ownTintColor != tint?.uiColor { carrier.tintColor = tint?.uiColor }
  }

  func settle(in rect: CGRect) {
    guard let carrier = superview else { return }
    if carrier.frame != rect { carrier.frame = rect }
    let bounds = CGRect(origin: .zero, size: rect.size)
    if frame != bounds { frame = bounds }
  }

  /// The size of a view that is not asked: a dimension that it has by itself is the least, and the ideal one; else it takes what it gets.
  func sizeByDefault(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ own: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      own == UIView.noIntrinsicMetric ? proposed ?? 10 : max(own, proposed ?? own)
    }
    let own = intrinsicContentSize
    return CGSize(width: length(own.width, proposal.width), height: length(own.height, proposal.height))
  }
}
