import CAccessibleCheck
import CGtk4
import TabStripCore
import TabStripGTK

/// A strip in a window, with a button before and after it.
@MainActor
final class Stage {
  private let strip: TabStripWidget<String>
  private let before: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("before")

  init(_ scene: Scene, isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    strip = TabStripWidget()
    strip.setItems(scene.items)
    strip.onSelect = { id, cause in
      print("selected \(id ?? "none") \(cause)")
    }
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    for child in [before, strip.widget, gtk_button_new_with_label("after")] {
      gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), child)
    }
    let window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, "accessibility-stage")
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, 500, 120)
    gtk_window_set_child(window, column)
    gtk_window_present(window)
    gtk_widget_grab_focus(before)
  }

  /// Does what the words tell and answers by a line.
  func perform(_ words: [String]) {
    let id = words.count > 1 ? words[1] : ""
    let rest = words.count > 2 ? words[2] : ""
    switch words[0] {
    case "select": strip.select(id)
    case "remove": strip.remove(id)
    case "move": strip.move(id, to: Int(rest)!)
    case "insert": strip.insert(TabStripItem(id: id, title: id), at: Int(rest)!)
    case "title": change(id) { $0.title = rest }
    case "badge": change(id) { $0.badge = rest }
    case "disable": change(id) { $0.isEnabled = false }
    case "multiple": strip.configuration.selectionMode = .multiple(min: 0, max: 9)
    case "manual": strip.configuration.keyboard.selectsOnFocus = false
    case "still": strip.motionPreference = .reduced
    case "several":
      let told = tabstrip_check_truth(strip.widget, GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE.rawValue, 1)
      return print(told == nil ? "yes" : "no")
    case "german":
      strip.strings = TabStripStrings(
        list: "Rubriken", position: { "\($0) von \($1)" }, name: { "\($0), \($1) neue" })
    case "away": gtk_widget_grab_focus(before)
    case "positions": return print(positions(from: Int(id)!))
    default: return print("unknown")
    }
    print("done")
  }

  private func change(_ id: String, _ body: (inout TabStripItem<String>) -> Void) {
    guard var item = strip.items.first(where: { $0.id == id }) else { return }
    body(&item)
    strip.update(item)
  }

  /// What GTK has been told of the positions of the tabs that have a widget, of which the first should say `first`: how many are
  /// right, or what the first wrong one says.
  private func positions(from first: Int) -> String {
    let count = strip.items.count
    var expected = first - 1
    var child = gtk_widget_get_first_child(strip.widget)
    while let tab = child {
      child = gtk_widget_get_next_sibling(tab)
      guard gtk_widget_get_child_visible(tab) != 0,
        gtk_accessible_get_accessible_role(OpaquePointer(tab)) == GTK_ACCESSIBLE_ROLE_TAB
      else { continue }
      expected += 1
      for (relation, number) in [
        (GTK_ACCESSIBLE_RELATION_POS_IN_SET, expected), (GTK_ACCESSIBLE_RELATION_SET_SIZE, count),
      ] {
        if let told = tabstrip_check_relation(tab, relation.rawValue, Int32(number)) { return String(cString: told) }
      }
    }
    return "\(expected - first + 1) right"
  }
}
