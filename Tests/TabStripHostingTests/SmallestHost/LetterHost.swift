import TabStripCore
import TabStripHosting

/// A whole host for a display of letters, where a point is a column: the one that `Guides/WritingAHost.md` builds step by step.
final class LetterHost: TabStripRenderer {
  /// What stands for a widget.
  final class TabView {
    var title: [Character] = []
    var tab: TabStripFrame.Tab?
  }

  let coordinator: TabStripCoordinator<LetterHost>
  /// The app hears of its users' choices here, by its own identities.
  var onSelect: (String?) -> Void = { _ in }
  /// What the display shows.
  private(set) var line = ""
  private var map = IdentityMap<String>()
  private var pacing = FramePacing()
  private var placed: [TabView] = []
  private(set) var wantsFrame = false

  init(configuration: TabStripConfiguration = TabStripConfiguration()) {
    var style = TabStripStyle()
    style.height = 1
    style.horizontalPadding = 1
    coordinator = TabStripCoordinator(style: style, configuration: configuration)
  }

  // MARK: What the app does

  func show(_ titles: [String]) {
    let time = pacing.time
    coordinator.edit(renderer: self) { [self] engine in map.setAll(titles, in: &engine, at: time) }
    forgetGone()
  }

  func select(_ title: String) {
    guard let id = map.tab(of: title) else { return }
    send(.select(id, cause: .program, animated: false))
  }

  // MARK: What the toolkit tells

  func resize(toColumns columns: Int) { send(.resized(Viewport(width: Double(columns), height: 1))) }

  func setRightToLeft(_ isRightToLeft: Bool) {
    send(.directionChanged(isRightToLeft ? .rightToLeft : .leftToRight))
  }

  /// The middle of a column is pressed and let go.
  func click(column: Int) {
    let pointer = Pointer(x: Double(column) + 0.5, y: 0.5)
    send(.pointerDown(pointer))
    send(.pointerUp(pointer))
  }

  /// Whether the strip had a use for the key; the toolkit does with it what it likes if not.
  func press(_ key: TabStripKey) -> Bool { send(.key(key))?.isConsumed ?? true }

  func focus() { send(.focusGained(visible: true)) }

  /// The display is about to show its next frame.
  func frame(atSeconds reading: Double) {
    let time = pacing.time(atSeconds: reading)
    guard wantsFrame else { return }
    wantsFrame = false
    coordinator.render(at: time, renderer: self)
  }

  @discardableResult
  private func send(_ input: TabStripInput) -> TabStripUpdate? {
    let update = coordinator.send(input, at: pacing.time, renderer: self)
    forgetGone()
    return update
  }

  /// Identities of tabs that have gone are kept for the reports about them.
  private func forgetGone() {
    if coordinator.isSettled { map.forgetGone() }
  }

  // MARK: What the coordinator asks for

  func measure(_ id: TabID) -> TabMeasurement { TabMeasurement(title: Double(title(of: id).count)) }

  func kind(of id: TabID) -> Int { 0 }

  func makeView(kind: Int) -> TabView { TabView() }

  func configure(_ view: TabView, for id: TabID) { view.title = title(of: id) }

  func place(_ view: TabView, as tab: TabStripFrame.Tab, in frame: TabStripFrame) {
    view.tab = tab
    placed.append(view)
  }

  func conceal(_ view: TabView) { view.tab = nil }

  func discard(_ view: TabView) { view.tab = nil }

  func finish(_ frame: TabStripFrame, needsNaturalSize: Bool) {
    var columns = [Character](repeating: " ", count: Int(frame.width))
    for view in placed {
      guard let tab = view.tab else { continue }
      let left = Int(tab.x)
      for (offset, character) in drawn(view.title, in: tab).enumerated() where columns.indices ~= left + offset {
        columns[left + offset] = character
      }
    }
    placed.removeAll(keepingCapacity: true)
    line = String(columns)
  }

  func allows(_ change: SelectionChange) -> Bool { true }

  func report(_ update: TabStripUpdate) {
    guard let change = update.selection, change.cause != .program else { return }
    onSelect(change.new.flatMap(map.lastID))
  }

  func requestFrame(continuous: Bool) { wantsFrame = true }

  private func title(of id: TabID) -> [Character] { Array(map.id(of: id) ?? "") }

  private func drawn(_ title: [Character], in tab: TabStripFrame.Tab) -> [Character] {
    if tab.states.contains(.focused) { return ["{"] + title + ["}"] }
    if tab.states.contains(.selected) { return ["["] + title + ["]"] }
    return [" "] + title + [" "]
  }
}
