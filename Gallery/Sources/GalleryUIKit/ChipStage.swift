#if canImport(UIKit)
  import GalleryDemos
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// The same row as a control of titles, which has the strip's looks and rules of its own.
  @MainActor
  final class ChipStage: DemoStage, ChipSegmentedControlDelegate {
    let name = "ChipSegmentedControl"
    var onSelect: ((String?, SelectionCause) -> Void)?
    var onReselect: ((String) -> Void)?
    private let control = ChipSegmentedControl(frame: .zero)
    private var items: [DemoItem] = []

    init(_ setup: DemoSetup) {
      control.delegate = self
      show(setup)
      follow([setup.selectedID].compactMap { $0 })
    }

    var view: UIView { control }

    var selections: [String] { control.selectedIndex.map { [items[$0].id] } ?? [] }

    func show(_ setup: DemoSetup) {
      control.style = setup.style
      control.semanticContentAttribute = setup.direction.attribute
      if setup.items != items {
        items = setup.items
        control.titles = items.map(\.title)
      }
    }

    func follow(_ selections: [String]) {
      guard let id = selections.first, let index = items.firstIndex(where: { $0.id == id }) else { return }
      control.select(at: index)
    }

    func chipSegmentedControl(_ control: ChipSegmentedControl, didSelectItemAt index: Int, title: String) {
      onSelect?(items[index].id, .tap)
    }
  }
#endif
