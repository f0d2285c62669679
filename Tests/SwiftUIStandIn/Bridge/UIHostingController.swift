// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// Follows Apple's "UIHostingController".
@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
  private let graph = ViewGraph()

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    graph.controller = self
    graph.set(rootView)
  }

  public required init?(coder: NSCoder) { nil }

  public var rootView: Content { didSet { graph.set(rootView) } }

  open override func loadView() {
    let host = HostingView(graph)
    graph.host = host
    view = host
  }

  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return graph.size(ProposedViewSize(size))
  }
}

/// The view of a hosting controller.
final class HostingView: UIView {
  private let graph: ViewGraph
  private nonisolated(unsafe) var reduceMotion: (any NSObjectProtocol)?

  init(_ graph: ViewGraph) {
    self.graph = graph
    super.init(frame: .zero)
    reduceMotion = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.stale() } }
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    if let reduceMotion { NotificationCenter.default.removeObserver(reduceMotion) }
    let graph = graph
    MainActor.assumeIsolated { graph.dismantle() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    graph.layOut()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stale()
  }

  private func stale() { graph.stale(Transaction()) }
}
