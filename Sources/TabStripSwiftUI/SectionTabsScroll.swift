#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// A page of sections that scrolls downward, under a strip of tabs that pins to its top and follows it.
  ///
  /// ```swift
  /// SectionTabsScroll(selection: $section) {
  ///   StripTab("Menu", value: .menu)
  ///   StripTab("Reviews", value: .reviews)
  /// } hero: {
  ///   Color.orange.frame(height: 240)
  /// } content: {
  ///   Text("Soup").frame(height: 700).tabSection(Section.menu)
  ///   Text("Good").frame(height: 500).tabSection(Section.reviews)
  /// }
  /// ```
  ///
  /// The tab of the section being read is selected on every step of a scroll, and written to the binding. A tap on a tab, or another value of the
  /// binding, scrolls to its section, which then begins right under the strip; under `withAnimation` it moves there. The value that
  /// the binding has at first opens the page there. Sections may be of any height, and change it.
  ///
  /// The page is a scroll view of UIKit's, and its content is laid out whole: for some hundreds of sections, not for endless ones. How the active
  /// section is found is that of ``SectionTabs``, which is behind it.
  public struct SectionTabsScroll<ID: Hashable, Hero: View, Content: View>: View {
    let selection: StripSelection<ID>
    let tabs: [StripTab<ID>]
    let hero: Hero
    let content: Content
    private(set) var onChange: ((ID?, SectionChange.Cause) -> Void)?

    /// The page.
    public var body: some View { RepresentedPage(page: self) }

    private init(_ selection: StripSelection<ID>, _ tabs: [StripTab<ID>], _ hero: Hero, _ content: Content) {
      self.selection = selection
      self.tabs = tabs
      self.hero = hero
      self.content = content
    }

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - selection: The value of the section being read.
    ///   - tabs: A tab for each section, in the order in which the sections follow each other.
    ///   - hero: What stands above the tabs until it has been scrolled away.
    ///   - content: The sections, each with ``SwiftUI/View/tabSection(_:)``, one below the other without spacing, and what else is to
    ///     stand between them and after them.
    /// - Complexity: An update costs O(n log n) for n sections, and a step of a scroll O(log n).
    public init(
      selection: Binding<ID>, @StripTabBuilder<ID> tabs: () -> [StripTab<ID>], @ViewBuilder hero: () -> Hero,
      @ViewBuilder content: () -> Content
    ) {
      self.init(.one(selection), tabs(), hero(), content())
    }

    /// Makes a page whose binding holds nil as long as there is no section. Setting it to nil scrolls nowhere.
    public init(
      selection: Binding<ID?>, @StripTabBuilder<ID> tabs: () -> [StripTab<ID>], @ViewBuilder hero: () -> Hero,
      @ViewBuilder content: () -> Content
    ) {
      self.init(.atMostOne(selection), tabs(), hero(), content())
    }

    /// Calls a closure after another section has become active, once for each change, with who made it.
    public func onSectionChange(perform action: @escaping (ID?, SectionChange.Cause) -> Void) -> SectionTabsScroll {
      var page = self
      page.onChange = action
      return page
    }
  }

  extension SectionTabsScroll where Hero == EmptyView {
    /// Makes a page that begins with its tabs.
    public init(
      selection: Binding<ID>, @StripTabBuilder<ID> tabs: () -> [StripTab<ID>], @ViewBuilder content: () -> Content
    ) {
      self.init(selection: selection, tabs: tabs, hero: { EmptyView() }, content: content)
    }

    /// Makes a page that begins with its tabs, and whose binding holds nil as long as there is no section.
    public init(
      selection: Binding<ID?>, @StripTabBuilder<ID> tabs: () -> [StripTab<ID>], @ViewBuilder content: () -> Content
    ) {
      self.init(selection: selection, tabs: tabs, hero: { EmptyView() }, content: content)
    }
  }
#endif
