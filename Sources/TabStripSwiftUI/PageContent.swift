#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// What lies on a page: what stands above the tabs, room for them, and the sections.
  struct PageContent<Hero: View, Content: View>: View {
    let hero: Hero
    let content: Content
    let stripHeight: CGFloat
    /// A hosting controller begins with an environment of its own.
    let environment: EnvironmentValues
    let onLayout: (PageLayout) -> Void

    var body: some View {
      VStack(spacing: 0) {
        hero
        Color.clear.frame(height: stripHeight)
        content
      }
      .fixedSize(horizontal: false, vertical: true)
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: PageLayoutKey.self, value: PageLayout(size: proxy.size))
        }
      }
      .coordinateSpace(name: PageLayout.space)
      .onPreferenceChange(PageLayoutKey.self, perform: onLayout)
      // The scroll view around it keeps clear of what covers the screen.
      .ignoresSafeArea()
      .environment(\.self, environment)
    }
  }
#endif
