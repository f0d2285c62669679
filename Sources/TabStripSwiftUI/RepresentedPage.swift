#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// A page of UIKit's in SwiftUI's tree of views.
  struct RepresentedPage<ID: Hashable, Hero: View, Content: View>: UIViewControllerRepresentable {
    typealias UIViewControllerType = PageController<ID, Hero, Content>

    let page: SectionTabsScroll<ID, Hero, Content>

    func makeCoordinator() -> SectionBinding<ID> { SectionBinding() }

    func makeUIViewController(context: Context) -> PageController<ID, Hero, Content> {
      let controller = PageController<ID, Hero, Content>(nibName: nil, bundle: nil)
      controller.loadViewIfNeeded()
      context.coordinator.bind(to: controller.tabs)
      return controller
    }

    func updateUIViewController(_ controller: PageController<ID, Hero, Content>, context: Context) {
      let environment = context.environment
      controller.expect(page.tabs.map(\.value))
      context.coordinator.update(
        controller.tabs, from: page.selection, page.tabs, page.onChange, environment,
        isAnimated: context.transaction.isAnimated)
      controller.show(page.hero, page.content, environment)
    }

    static func dismantleUIViewController(
      _ controller: PageController<ID, Hero, Content>, coordinator: SectionBinding<ID>
    ) {
      controller.close()
      coordinator.unbind()
    }
  }
#endif
