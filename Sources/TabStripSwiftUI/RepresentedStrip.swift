#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// A strip of UIKit's in SwiftUI's tree of views.
  struct RepresentedStrip<Value: Hashable>: UIViewRepresentable {
    let strip: TabStrip<Value>

    func makeCoordinator() -> StripBinding<Value> { StripBinding() }

    func makeUIView(context: Context) -> TabStripView<Value> {
      let view = TabStripView<Value>(frame: .zero)
      context.coordinator.bind(to: view)
      return view
    }

    func updateUIView(_ view: TabStripView<Value>, context: Context) {
      context.coordinator.update(view, from: strip, context.environment, isAnimated: context.transaction.isAnimated)
    }

    @available(iOS 16.0, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: TabStripView<Value>, context: Context) -> CGSize? {
      let own = uiView.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      return CGSize(width: proposal.width ?? own.width, height: own.height)
    }

    static func dismantleUIView(_ view: TabStripView<Value>, coordinator: StripBinding<Value>) {
      coordinator.unbind(view)
    }
  }
#endif
