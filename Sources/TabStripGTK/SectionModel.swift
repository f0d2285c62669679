import TabStripCore
import TabStripHosting

/// Who knows what is on a page of sections, and is told what has become active.
@MainActor
protocol SectionReceiver: AnyObject {
  /// How often sections have come, gone, moved or been given another content.
  var edits: Int { get }
  /// What the sections of these tabs show, which are all that there are: what others showed is forgotten.
  func contents(of tabs: [TabID]) -> [SectionContent]
  /// Another section is active, or none. The app is told by ``deliver()``.
  func note(_ tab: TabID?, _ cause: SectionChange.Cause)
  /// Tells the app what has been noted.
  func deliver()
}

/// The app's contents and closure of a ``SectionTabsView``, and what it has not been told yet.
@MainActor
final class SectionModel<ID: Hashable>: SectionReceiver {
  var onChange: ((ID?, SectionChange.Cause) -> Void)?
  /// What tabs' sections show, of those that have been given something; it changes together with the strip.
  var contents: [TabID: SectionContent] = [:]
  private var replacements = 0
  private let strip: StripModel<TabStripItem<ID>>
  private var waiting: [(ID?, SectionChange.Cause)] = []
  private var isDelivering = false

  init(strip: StripModel<TabStripItem<ID>>) { self.strip = strip }

  var edits: Int { strip.orderEdits + replacements }

  func contents(of tabs: [TabID]) -> [SectionContent] {
    let present = tabs.map(content)
    contents = Dictionary(uniqueKeysWithValues: zip(tabs, present))
    return present
  }

  /// What a tab's section shows; a widget with nothing to see, the same from then on, as long as it has been given nothing.
  func content(of tab: TabID) -> SectionContent {
    let present = contents[tab] ?? .empty()
    contents[tab] = present
    return present
  }

  /// Has a tab's section show something else.
  func replace(_ content: SectionContent, of tab: TabID) {
    contents[tab] = content
    replacements += 1
  }

  func note(_ tab: TabID?, _ cause: SectionChange.Cause) { waiting.append((tab.flatMap(strip.map.id), cause)) }

  /// An app that answers every change with another gets the rest with the next change.
  func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    for _ in 0..<TabStripCoordinator<StripHost>.reentryLimit where !waiting.isEmpty {
      let (id, cause) = waiting.removeFirst()
      onChange?(id, cause)
    }
  }
}
