#if canImport(UIKit)
  import GalleryDemos
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// The same row as a list by index, with a data source and a delegate.
  @MainActor
  final class ListStage: DemoStage, SelectionListDataSource, SelectionListDelegate {
    let name = "SelectionList"
    var onSelect: ((String?, SelectionCause) -> Void)?
    var onReselect: ((String) -> Void)?
    private let list = SelectionList(frame: .zero)
    private var items: [DemoItem] = []

    init(_ setup: DemoSetup) {
      list.dataSource = self
      list.delegate = self
      show(setup)
      follow([setup.selectedID].compactMap { $0 })
    }

    var view: UIView { list }

    var selections: [String] {
      items.indices.contains(list.selectedButtonIndex) ? [items[list.selectedButtonIndex].id] : []
    }

    func show(_ setup: DemoSetup) {
      // Whether nothing may be selected, and what a second choice does, is the list's own affair.
      var configuration = setup.configuration
      configuration.selectionMode = list.strip.configuration.selectionMode
      configuration.reselection = list.strip.configuration.reselection
      list.strip.style = setup.style
      list.strip.configuration = configuration
      list.strip.motionPreference = setup.motion
      list.semanticContentAttribute = setup.direction.attribute
      if setup.items != items {
        items = setup.items
        list.reloadData()
      }
    }

    func follow(_ selections: [String]) {
      let index = selections.first.flatMap { id in items.firstIndex { $0.id == id } }
      list.setSelectedButtonIndex(index ?? -1, animated: true)
    }

    // MARK: What the list asks and tells

    func numberOfItems(in list: SelectionList) -> Int { items.count }

    func selectionList(_ list: SelectionList, titleForItemAt index: Int) -> String? { items[index].title }

    func selectionList(_ list: SelectionList, badgeForItemAt index: Int) -> String? { items[index].badge }

    func selectionList(_ list: SelectionList, didSelectItemAt index: Int) { onSelect?(items[index].id, .tap) }

    func selectionList(_ list: SelectionList, didReselectItemAt index: Int) { onReselect?(items[index].id) }
  }
#endif
