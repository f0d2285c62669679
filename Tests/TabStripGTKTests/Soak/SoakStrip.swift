import CGtk4
import TabStripCore
import TabStripGTK
import _TabStripTestSupport

/// One strip of a soak, with the list that it ought to show.
@MainActor
final class SoakStrip {
  /// What a strip is at first, and again whenever memory is counted.
  struct Home {
    var name: String
    var style: TabStripStyle
    var configuration: TabStripConfiguration
    var count: Int
    /// Every so many-eth tab shows a widget of the app's; 0: none does.
    var ownContent = 0
  }

  let home: Home
  let strip: TabStripWidget<Int>
  /// The list as whoever edits it knows it.
  private(set) var items: [TabStripItem<Int>] = []
  private var nextID = 0
  private var style: TabStripStyle {
    var style = home.style
    style.minimumTabWidth = max(style.minimumTabWidth, SoakLife.narrowestTab)
    return style
  }

  init(_ home: Home) {
    self.home = home
    strip = TabStripWidget(style: home.style, configuration: home.configuration)
    // Edits in the middle of a report, as apps make them.
    strip.onSelect = { [weak self] id, _ in if let id { self?.markRead(id) } }
    strip.shouldSelect = { id, _ in id.map { $0 % 11 != 7 } ?? true }
    goHome()
  }

  /// Puts back everything that can be changed.
  func goHome() {
    strip.endTracking()
    strip.style = style
    strip.configuration = home.configuration
    strip.motionPreference = nil
    gtk_widget_set_direction(strip.widget, GTK_TEXT_DIR_LTR)
    gtk_widget_set_visible(strip.widget, 1)
    var random = SeededRandom(seed: 1)
    nextID = 0
    // All anew, so that what is kept of the former ones is not counted as theirs.
    replaceAll([])
    replaceAll((0..<home.count).map { _ in newItem(&random) })
    if let first = items.first { strip.select(first.id, animated: false) }
  }

  // MARK: Edits

  func insert(_ random: inout SeededRandom) {
    guard items.count < home.count + home.count / 4 + 8 else { return remove(&random) }
    let index = Int.random(in: -1...items.count + 1, using: &random)
    let item = newItem(&random)
    strip.insert(item, at: index)
    items.insert(item, at: max(0, min(index, items.count)))
  }

  func remove(_ random: inout SeededRandom) {
    guard !items.isEmpty else { return insert(&random) }
    let isSelected = Int.random(in: 0..<4, using: &random) == 0
    let index = Int.random(in: items.indices, using: &random)
    let id = isSelected ? strip.selection ?? items[index].id : items[index].id
    strip.remove(id)
    items.removeAll { $0.id == id }
  }

  func move(_ random: inout SeededRandom) {
    guard !items.isEmpty else { return }
    let from = Int.random(in: items.indices, using: &random)
    let to = Int.random(in: items.indices, using: &random)
    let item = items.remove(at: from)
    items.insert(item, at: to)
    strip.move(item.id, to: to)
  }

  /// Changes what a tab shows, one in sight if there is one.
  func update(_ random: inout SeededRandom) {
    guard !items.isEmpty else { return }
    let near = strip.selection.flatMap { id in items.firstIndex { $0.id == id } } ?? 0
    let index = max(0, min(items.count - 1, near + Int.random(in: -4...4, using: &random)))
    var item = newItem(&random)
    item.id = items[index].id
    put(item, at: index)
  }

  /// Disables a tab near the selected one, or enables it again.
  func toggle(_ random: inout SeededRandom) {
    guard !items.isEmpty else { return }
    let near = strip.selection.flatMap { id in items.firstIndex { $0.id == id } } ?? 0
    let index = max(0, min(items.count - 1, near + Int.random(in: -3...3, using: &random)))
    var item = items[index]
    item.isEnabled.toggle()
    put(item, at: index)
  }

  /// Brings other items, some of them, the same in another order, or none.
  func replaceAll(_ random: inout SeededRandom) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: replaceAll([])
    case 1, 2: replaceAll(items.shuffled(using: &random))
    case 3, 4: replaceAll(items.filter { _ in Bool.random(using: &random) })
    default:
      let count = Int.random(in: 1...max(1, home.count), using: &random)
      replaceAll((0..<count).map { _ in newItem(&random) })
    }
  }

  private func replaceAll(_ new: [TabStripItem<Int>]) {
    strip.setItems(new)
    items = new
  }

  private func put(_ item: TabStripItem<Int>, at index: Int) {
    items[index] = item
    strip.update(item)
  }

  private func markRead(_ id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }), items[index].badge != nil else { return }
    items[index].badge = nil
    strip.update(items[index])
  }

  private func newItem(_ random: inout SeededRandom) -> TabStripItem<Int> {
    defer { nextID += 1 }
    let words = Self.words
    var title = words[Int.random(in: words.indices, using: &random)]
    if Int.random(in: 0..<3, using: &random) > 0 { title += " \(nextID % 100)" }
    var item = TabStripItem(id: nextID, title: title)
    let chance = Int.random(in: 0..<24, using: &random)
    if chance < 4 { item.iconName = "go-home-symbolic" }
    if chance % 6 == 0 { item.badge = "\(chance + 1)" }
    if chance == 7 || chance == 8 { item.isEnabled = false }
    if home.ownContent > 0, nextID % home.ownContent == 0 {
      item.makeContent = { gtk_button_new_with_label("own")! }
    }
    return item
  }

  private static let words = [
    "All", "Music", "Podcasts", "Football", "a much longer title than the others", "Live", "Nachrichten", "Jeux", "خبر",
    "موسيقى", "חדשות", "Ünïcödé", "i", "W",
  ]
}
