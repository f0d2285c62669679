import CGtk4
import TabStripCore

/// What assistive technologies are told of one tab's widget; told again only where it has changed.
///
/// A widget that shows another tab than before is withdrawn first, and presented again when it stands in its place: to a
/// client the old tab has gone and a new one has come.
@MainActor
struct SpokenTab {
  /// Whether clients find the widget among the tabs.
  private(set) var isPresent = false
  private let widget: WidgetPointer
  private var name: String?
  private var position: (number: Int, count: Int) = (0, 0)

  /// Begins for a new widget, which clients do not find yet.
  init(of widget: WidgetPointer) {
    self.widget = widget
    tabstrip_accessible_set_hidden(widget, 1)
    // A tab that can be selected says so before it ever is.
    tabstrip_accessible_set_selected(widget, 0)
  }

  /// Says the name.
  mutating func setName(_ name: String) {
    guard self.name != name else { return }
    self.name = name
    tabstrip_accessible_set_label(widget, name)
  }

  /// Says the position, counted from 1. GTK keeps the numbers to itself up to 4.8 at least, so that they are said in words, too.
  mutating func setPosition(_ number: Int, of count: Int, in strings: TabStripStrings) {
    guard position != (number, count) else { return }
    position = (number, count)
    tabstrip_accessible_set_position(widget, Int32(clamping: number), Int32(clamping: count))
    tabstrip_accessible_set_description(widget, strings.position(number, count))
  }

  /// Has the position said anew, in other words.
  mutating func forgetPosition() { position = (0, 0) }

  /// Lets clients find the widget.
  mutating func present() {
    guard !isPresent else { return }
    isPresent = true
    tabstrip_accessible_set_hidden(widget, 0)
  }

  /// Takes the widget out of what clients find.
  mutating func withdraw() {
    guard isPresent else { return }
    isPresent = false
    tabstrip_accessible_set_hidden(widget, 1)
  }
}
