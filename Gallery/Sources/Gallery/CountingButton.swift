import CAdwaita

/// A button that knows how often it was pressed since its page was put back.
@MainActor
final class CountingButton {
  let widget: Widget = gtk_button_new_with_label("Do it")
  var count = 0
  private let changed: (Int) -> Void

  /// Makes a button; `changed` is called with the new count after each press.
  init(_ changed: @escaping (Int) -> Void) {
    self.changed = changed
    connect("clicked", of: widget) { [weak self] in self?.press() }
  }

  func press() {
    count += 1
    changed(count)
  }
}
