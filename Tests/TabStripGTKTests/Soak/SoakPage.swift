import CGtk4
import TabStripCore
import TabStripGTK
import _TabStripTestSupport

/// A page of sections in a soak, with the list that it ought to show.
@MainActor
final class SoakPage {
  private static let homeCount = 9

  let view = SectionTabsView<Int>()
  private(set) var ids: [Int] = []
  private var nextID = 0

  init() { goHome() }

  /// Puts back everything that can be changed.
  func goHome() {
    view.strip.endTracking()
    var style = TabStripStyle.sticky
    style.minimumTabWidth = SoakLife.narrowestTab
    view.strip.style = style
    view.strip.configuration = .sticky
    view.stripLeavesWithSections = false
    view.motionPreference = nil
    for widget in [view.widget, view.strip.widget] { gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR) }
    gtk_widget_set_visible(view.widget, 1)
    nextID = 0
    ids = []
    view.setSections([])
    view.hero = Self.block(200)
    view.footer = Self.block(60)
    view.setSections((0..<Self.homeCount).map { _ in newSection(height: 300) })
    ids = Array(0..<Self.homeCount)
    gtk_adjustment_set_value(adjustment, 0)
  }

  /// Where the page is scrolled to.
  var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(OpaquePointer(view.widget))
  }

  /// Makes one edit of the sections.
  func edit(_ random: inout SeededRandom) {
    let height = Int32.random(in: 0...700, using: &random)
    let place = Int.random(in: 0...max(0, ids.count - 1), using: &random)
    let choice = Int.random(in: 0..<10, using: &random)
    switch choice {
    case _ where ids.isEmpty, 0 where ids.count < 20, 1 where ids.count < 20:
      view.insert(newSection(height: height), at: place)
      ids.insert(nextID - 1, at: place)
    case 0, 1, 2: view.remove(ids.remove(at: place))
    case 3:
      let id = ids.remove(at: Int.random(in: ids.indices, using: &random))
      ids.insert(id, at: place)
      view.move(id, to: place)
    case 4:
      view.update(TabSection(id: ids[place], title: "Again \(height)", content: Self.block(height)))
    case 5:
      let kept = Set(ids.filter { _ in Bool.random(using: &random) })
      let sections = view.sections.filter { kept.contains($0.tab.id) }.shuffled(using: &random)
      view.setSections(sections + [newSection(height: height)])
      ids = sections.map(\.tab.id) + [nextID - 1]
    case 6: view.hero = height < 100 ? nil : Self.block(height)
    case 7: view.stripLeavesWithSections.toggle()
    default: gtk_widget_set_size_request(view.sections[place].content, -1, height)
    }
  }

  /// Goes to a section, as a program or a link does.
  func scroll(_ random: inout SeededRandom) {
    let id = Int.random(in: 0...nextID, using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 { view.open(at: id) } else { view.scroll(to: id) }
  }

  private func newSection(height: Int32) -> TabSection<Int> {
    defer { nextID += 1 }
    return TabSection(id: nextID, title: "Part \(nextID)", content: Self.block(height))
  }

  /// Something of a height with a button in it, which can have the focus.
  private static func block(_ height: Int32) -> UnsafeMutablePointer<GtkWidget> {
    let block = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let button = gtk_button_new_with_label("more")!
    gtk_box_append(UnsafeMutableRawPointer(block).assumingMemoryBound(to: GtkBox.self), button)
    gtk_widget_set_size_request(block, -1, height)
    return block
  }
}
