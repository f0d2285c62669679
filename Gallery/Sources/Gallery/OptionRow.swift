import CAdwaita
import GalleryDemos

/// The control of one option, as a row of a list.
@MainActor
struct OptionRow {
  let option: DemoOption
  /// The row.
  let widget: Widget
  private let control: Widget
  private let button: CountingButton?

  /// Makes the row; `changed` is called with each value that the visitor sets.
  init(_ option: DemoOption, changed: @escaping @MainActor (DemoOption.Value) -> Void) {
    self.option = option
    var button: CountingButton?
    switch option.control {
    case .toggle:
      control = gtk_switch_new()
      widget = Self.row(option, with: control)
    case .choice(let titles):
      control = adw_combo_row_new()
      widget = control
      let model = gtk_string_list_new(nil)
      for title in titles { gtk_string_list_append(model, title) }
      adw_combo_row_set_model(control.cast(), model)
      g_object_unref(gpointer(model))
      Self.name(control, after: option)
    case .number(let range):
      control = gtk_spin_button_new_with_range(range.least, range.greatest, range.step)
      widget = Self.row(option, with: control)
    case .action:
      let made = CountingButton { changed(.presses($0)) }
      button = made
      control = made.widget
      widget = Self.row(option, with: control)
    }
    self.button = button
    show(option.initial)
    let row = self
    if let signal { connect(signal, of: control) { changed(row.value) } }
  }

  /// What the control says.
  var value: DemoOption.Value {
    switch option.control {
    case .toggle: .toggle(gtk_switch_get_active(control.opaque) != 0)
    case .choice: .choice(Int(adw_combo_row_get_selected(control.cast())))
    case .number: .number(gtk_spin_button_get_value(control.opaque))
    case .action: .presses(button?.count ?? 0)
    }
  }

  /// Has the control say something else.
  func show(_ value: DemoOption.Value) {
    switch option.sound(value) {
    case .toggle(let isOn): gtk_switch_set_active(control.opaque, isOn ? 1 : 0)
    case .choice(let index): adw_combo_row_set_selected(control.cast(), guint(index))
    case .number(let number): gtk_spin_button_set_value(control.opaque, number)
    case .presses(let count): button?.count = count
    }
  }

  /// Presses the button, where the option has one.
  func press() { button?.press() }

  private var signal: String? {
    switch option.control {
    case .toggle: "notify::active"
    case .choice: "notify::selected"
    case .number: "value-changed"
    case .action: nil
    }
  }

  private static func row(_ option: DemoOption, with control: Widget) -> Widget {
    let row = adw_action_row_new()!
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(row.cast(), control)
    adw_action_row_set_activatable_widget(row.cast(), control)
    name(row, after: option)
    return row
  }

  private static func name(_ row: Widget, after option: DemoOption) {
    adw_preferences_row_set_title(row.cast(), option.title)
    if !option.explanation.isEmpty { adw_action_row_set_subtitle(row.cast(), option.explanation) }
    Paragraph.followAll(in: row)
  }
}
