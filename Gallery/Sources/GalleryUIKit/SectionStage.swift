#if canImport(UIKit)
  import GalleryDemos
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// A page of sections under a strip that follows it.
  @MainActor
  final class SectionStage: DemoStage {
    let name: String
    let view: UIView
    var onSelect: ((String?, SelectionCause) -> Void)?
    var onReselect: ((String) -> Void)?
    private let tabs: SectionTabs<String>
    private let page: SectionPageView

    /// Makes a stage.
    ///
    /// - Parameters:
    ///   - setup: What it shows.
    ///   - width: How wide it is, in points; nil: from one side of the page to the other.
    init(_ setup: DemoSetup, width: CGFloat? = nil) {
      name = width.map { "SectionTabs, \(Int($0)) points wide" } ?? "SectionTabs"
      tabs = SectionTabs(strip: TabStripView(style: setup.style, configuration: setup.configuration))
      page = SectionPageView(tabs)
      view = Column([Column.Row(view: page, width: width)])
      tabs.strip.onSelect = { [weak self] id, cause in self?.onSelect?(id, cause) }
      tabs.strip.onReselect = { [weak self] id in self?.onReselect?(id) }
      show(setup)
    }

    var selections: [String] { tabs.strip.selections }

    func show(_ setup: DemoSetup) {
      tabs.strip.style = setup.style
      tabs.strip.configuration = setup.configuration
      tabs.strip.motionPreference = setup.motion
      tabs.strip.semanticContentAttribute = setup.direction.attribute
      if let content = setup.page { page.show(content, under: setup.items) }
    }

    func follow(_ selections: [String]) {
      if let id = selections.first { tabs.scroll(to: id) }
    }
  }
#endif
