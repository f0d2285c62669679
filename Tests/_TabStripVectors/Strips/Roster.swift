import TabStripCore

/// The tabs of a strip by the names that a vector gives them.
struct Roster {
  private var tabs: [String: TabID] = [:]
  private var texts: [TabID: String] = [:]

  /// Names a tab; `text` is how the vector writes it.
  mutating func enter(_ text: String, _ tab: TabID) {
    tabs[NamedTab(text).name] = tab
    texts[tab] = text
  }

  mutating func forget(_ tab: TabID) {
    if let name = name(of: tab) { tabs[name] = nil }
  }

  func tab(_ text: String) -> TabID? { tabs[NamedTab(text).name] }

  func name(of tab: TabID?) -> String? { tab.flatMap { texts[$0] }.map { NamedTab($0).name } }

  func text(of tab: TabID) -> String? { texts[tab] }
}
