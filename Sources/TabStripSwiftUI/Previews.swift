#if DEBUG && canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore

  /// A strip of each preset, for Xcode's canvas.
  struct TabStripPreviews: PreviewProvider {
    static var previews: some View {
      VStack(spacing: 24) {
        PreviewedStrip().tabStripStyle(.pills)
        PreviewedStrip().tabStripStyle(.chips)
        PreviewedStrip().tabStripStyle(.selectionList)
        PreviewedStrip(tabs: ["Day", "Week", "Month"]).tabStripStyle(.segmented)
      }
      VStack(spacing: 24) {
        PreviewedStrip().tabStripStyle(.pills)
        PreviewedStrip().tabStripStyle(.chips)
      }
      .environment(\.layoutDirection, .rightToLeft)
      .environment(\.colorScheme, .dark)
      .dynamicTypeSize(.accessibility2)
      PreviewedPage()
    }
  }

  private struct PreviewedStrip: View {
    @State private var selection = "Music"
    var tabs = ["All", "Music", "Live", "News", "Podcasts", "Recently uploaded", "Watched"]

    var body: some View {
      TabStrip(selection: $selection, tabs) { tab in
        StripTab(tab, value: tab).badge(tab == "Live" ? 3 : 0).disabled(tab == "News")
      }
    }
  }

  private struct PreviewedPage: View {
    @State private var section = "First"
    private let sections = ["First", "Second", "Third"]

    var body: some View {
      SectionTabsScroll(selection: $section) {
        sections.map { StripTab($0, value: $0) }
      } hero: {
        Color.orange.frame(height: 240)
      } content: {
        ForEach(sections, id: \.self) { section in
          Text(section).frame(height: 800).tabSection(section)
        }
      }
    }
  }
#endif
