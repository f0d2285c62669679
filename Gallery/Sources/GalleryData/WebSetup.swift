import GalleryDemos
import TabStripCore

/// A strip as the web's shell is to show it.
struct WebSetup: Encodable, Equatable {
  struct Item: Encodable, Equatable {
    let value: String
    let label: String
    var icon: String?
    var badge: String?
    var disabled: Bool?
  }

  struct Section: Encodable, Equatable {
    let height: Double
    let text: String
  }

  struct Page: Encodable, Equatable {
    var hero: Double?
    let sections: [Section]
  }

  var items: [Item]?
  var selected: String?
  var properties: [String: String]
  var attributes: [String: String]
  var page: Page?

  init(_ setup: DemoSetup, variant: WebVariant) {
    items = setup.items.map {
      Item(
        value: $0.id, label: $0.title, icon: $0.icon.map { "icons/\($0.freedesktopName).svg" }, badge: $0.badge,
        disabled: $0.isEnabled ? nil : true)
    }
    selected = setup.selectedID
    properties = variant.properties(of: setup.style)
    attributes = variant.attributes(of: setup.configuration)
    if let direction = setup.direction { attributes["dir"] = direction == .rightToLeft ? "rtl" : "ltr" }
    page = setup.page.map { page in
      Page(hero: page.hero, sections: page.sections.map { Section(height: $0.height, text: $0.text) })
    }
  }

  /// What this setup has and the other has not, or has otherwise. Properties and attributes that only the other has are "".
  func difference(from other: WebSetup) -> WebSetup {
    func difference(_ new: [String: String], _ old: [String: String]) -> [String: String] {
      var result = new.filter { old[$0.key] != $0.value }
      for name in old.keys where new[name] == nil { result[name] = "" }
      return result
    }
    var result = self
    result.properties = difference(properties, other.properties)
    result.attributes = difference(attributes, other.attributes)
    if items == other.items { result.items = nil }
    if selected == other.selected { result.selected = nil }
    if page == other.page { result.page = nil }
    return result
  }
}
