import TabStripCore
import TabStripHosting

/// Whom a page of sections tells what has become active.
@MainActor
protocol SectionReceiver: AnyObject {
  /// Another section is active, or none. The app is told by ``deliver()``.
  func note(_ tab: TabID?, _ cause: SectionChange.Cause)
  /// Tells the app what has been noted.
  func deliver()
}

/// The app's contents and closure of a ``SectionTabsView``, and what it has not been told yet.
@MainActor
final class SectionModel<ID: Hashable>: SectionReceiver {
  /// What an app is told in one go. One that answers every change with another gets the rest with the next change.
  private static var limit: Int { 100 }

  var onChange: ((ID?, SectionChange.Cause) -> Void)?
  /// What each tab's section shows; it changes together with the strip.
  var contents: [TabID: SectionContent] = [:]
  private let strip: StripModel<TabStripItem<ID>>
  private var waiting: [(ID?, SectionChange.Cause)] = []
  private var isDelivering = false

  init(strip: StripModel<TabStripItem<ID>>) { self.strip = strip }

  func note(_ tab: TabID?, _ cause: SectionChange.Cause) { waiting.append((tab.flatMap(strip.map.id), cause)) }

  func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    for _ in 0..<Self.limit where !waiting.isEmpty {
      let (id, cause) = waiting.removeFirst()
      onChange?(id, cause)
    }
  }
}
