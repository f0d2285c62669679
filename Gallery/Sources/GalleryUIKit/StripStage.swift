#if canImport(UIKit)
  import GalleryDemos
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// A strip.
  @MainActor
  final class StripStage: DemoStage {
    let name: String
    let view: UIView
    var onSelect: ((String?, SelectionCause) -> Void)?
    var onReselect: ((String) -> Void)?
    private let strip: TabStripView<String>
    private var shown: DemoSetup

    /// Makes a stage.
    ///
    /// - Parameters:
    ///   - setup: What it shows.
    ///   - width: How wide it is, in points; nil: from one side of the page to the other.
    init(_ setup: DemoSetup, width: CGFloat? = nil) {
      name = width.map { "TabStripView, \(Int($0)) points wide" } ?? "TabStripView"
      strip = TabStripView(style: setup.style, configuration: setup.configuration)
      // A strip that is a body itself keeps clear of the page's sides.
      let margin: CGFloat = setup.style.backgroundCornerRadius > 0 ? 16 : 0
      view = Column([Column.Row(view: strip, margin: margin, width: width)])
      shown = setup
      shown.items = []
      shown.requests = []
      strip.onSelect = { [weak self] id, cause in self?.onSelect?(id, cause) }
      strip.onReselect = { [weak self] id in self?.onReselect?(id) }
      show(setup)
      if let id = setup.selectedID { strip.select(id, animated: false) }
    }

    var selections: [String] { strip.selections }

    func show(_ setup: DemoSetup) {
      strip.style = setup.style
      strip.configuration = setup.configuration
      strip.motionPreference = setup.motion
      strip.semanticContentAttribute = setup.direction.attribute
      if setup.items != shown.items { strip.setItems(setup.items.map(\.tab)) }
      for deed in setup.deeds(since: shown) {
        switch deed {
        case .select(let id): strip.select(id)
        case .reveal(let id, let policy): strip.reveal(id, policy: policy)
        }
      }
      shown = setup
      view.setNeedsLayout()
    }

    func follow(_ selections: [String]) { strip.follow(selections) }
  }
#endif
