#if canImport(UIKit)
  import GalleryDemos
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// One of the host's views with a demo's tabs in it.
  @MainActor
  protocol DemoStage: AnyObject {
    /// What the view's type is called.
    var name: String { get }
    /// The view, in its place on the page.
    var view: UIView { get }
    /// All tabs that are selected, the one chosen last first.
    var selections: [String] { get }
    /// Called when the selection has changed.
    var onSelect: ((String?, SelectionCause) -> Void)? { get set }
    /// Called when the selected tab was chosen again.
    var onReselect: ((String) -> Void)? { get set }
    /// Shows another setup, and does what it asks for that the one before did not; what is selected stays so where it can.
    func show(_ setup: DemoSetup)
    /// Selects what is selected elsewhere.
    func follow(_ selections: [String])
  }

  extension DemoItem {
    var tab: TabStripItem<String> {
      TabStripItem(
        id: id, title: title, image: icon.flatMap { UIImage(systemName: $0.symbolName) }, badge: badge,
        isEnabled: isEnabled)
    }
  }

  extension TabStripView<String> {
    /// Selects what is selected elsewhere.
    func follow(_ theirs: [String]) {
      guard case .multiple = configuration.selectionMode else { return select(theirs.first) }
      let mine = Set(selections)
      for id in mine.subtracting(theirs) { deselect(id) }
      for id in theirs.reversed() where !mine.contains(id) { select(id) }
    }
  }

  extension WritingDirection? {
    /// As UIKit says it; nil: as everything else on the screen.
    var attribute: UISemanticContentAttribute {
      switch self {
      case nil: .unspecified
      case .leftToRight: .forceLeftToRight
      case .rightToLeft: .forceRightToLeft
      }
    }
  }
#endif
