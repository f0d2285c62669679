#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  extension View {
    /// Makes this view a section of the ``SectionTabsScroll`` around it.
    ///
    /// It begins where the view does and ends where the next section begins, wherever in the page's content it stands. Give each section another
    /// value; of two with the same, the last counts.
    ///
    /// - Parameter id: The value of the section's tab. A section without a tab, and a tab without a section, are left alone.
    public func tabSection<ID: Hashable>(_ id: ID) -> some View {
      background {
        GeometryReader { proxy in
          Color.clear.preference(
            key: PageLayoutKey.self,
            value: PageLayout(sections: [AnyHashable(id): proxy.frame(in: .named(PageLayout.space))]))
        }
      }
    }
  }

  /// Where a page's sections lie in its content, and how large that is.
  struct PageLayout: Equatable {
    /// The name of the content's coordinate space. A page in a page has the inner one's.
    static let space = "TabStripSwiftUI.PageLayout"

    var sections: [AnyHashable: CGRect] = [:]
    var size: CGSize?
  }

  /// Gathers a page's layout from its sections.
  struct PageLayoutKey: PreferenceKey {
    static var defaultValue: PageLayout { PageLayout() }

    static func reduce(value: inout PageLayout, nextValue: () -> PageLayout) {
      let next = nextValue()
      value.sections.merge(next.sections) { _, last in last }
      value.size = next.size ?? value.size
    }
  }
#endif
