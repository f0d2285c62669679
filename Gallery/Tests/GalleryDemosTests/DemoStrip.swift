import GalleryDemos
import TabStripCore

/// A demo in an engine, as a shell would show it, with titles of seven points a character.
struct DemoStrip {
  private(set) var engine: TabStripEngine
  private(set) var frame = TabStripFrame()
  private var handles: [String: TabID] = [:]
  private var contents: [TabID: DemoItem] = [:]
  private let direction: WritingDirection

  init(_ setup: DemoSetup, width: Double, direction: WritingDirection) {
    engine = TabStripEngine(style: setup.style, configuration: setup.configuration)
    self.direction = direction
    show(setup)
    _ = engine.handle(.textChanged(lineHeight: 18), at: 0)
    let viewport = Viewport(width: width, height: engine.naturalHeight)
    _ = engine.handle(.resized(viewport), at: 0)
    if let id = setup.selectedID { select(id) }
    layOut()
  }

  var selectedID: String? {
    engine.selectedTab.flatMap { tab in handles.first { $0.value == tab }?.key }
  }

  /// Chooses a tab by its identity, as a visitor would.
  mutating func choose(_ id: String) {
    _ = engine.handle(.select(handles[id], cause: .tap, animated: false), at: 0)
    layOut()
  }

  /// Shows another setup: tabs by identity, so that those that stay keep what they are.
  mutating func show(_ setup: DemoSetup) {
    _ = engine.setStyle(setup.style, at: 0)
    _ = engine.setConfiguration(setup.configuration, at: 0)
    _ = engine.handle(.directionChanged(setup.direction ?? direction), at: 0)
    let staying = Set(setup.items.map(\.id))
    for (id, handle) in handles where !staying.contains(id) {
      handles[id] = nil
      contents[handle] = nil
      _ = engine.remove(handle, time: 0)
    }
    if handles.isEmpty {
      for (item, handle) in zip(setup.items, engine.insert(count: setup.items.count, at: 0, time: 0).ids) {
        handles[item.id] = handle
        if item.isEnabled { contents[handle] = item }
      }
    }
    for (index, item) in setup.items.enumerated() { place(item, at: index) }
    layOut()
  }

  private mutating func place(_ item: DemoItem, at index: Int) {
    let traits: TabTraits = item.isEnabled ? [] : .disabled
    let handle = handles[item.id] ?? engine.insert(at: index, traits: traits, time: 0).id
    handles[item.id] = handle
    guard contents[handle] != item || engine.id(at: index) != handle else { return }
    contents[handle] = item
    _ = engine.move(handle, to: index, time: 0)
    _ = engine.setTraits(traits, of: handle, time: 0)
    _ = engine.remeasure(handle, time: 0)
  }

  private mutating func select(_ id: String) {
    _ = engine.handle(.select(handles[id], cause: .program, animated: false), at: 0)
  }

  private mutating func layOut() {
    let contents = contents
    engine.layout(into: &frame) { tab in
      guard let item = contents[tab] else { return TabMeasurement(title: 0) }
      return TabMeasurement(
        title: Double(item.title.count) * 7, icon: item.icon == nil ? 0 : 16,
        badge: Double(item.badge?.count ?? 0) * 7)
    }
  }
}
