import CAdwaita
import GalleryDemos

/// The controls of a demo's options, in two columns where there is room.
@MainActor
final class ControlPanel {
  /// The columns.
  let widget: Widget
  /// Called with what the visitor sets.
  var onChange: ((DemoOption, DemoOption.Value) -> Void)?

  /// The controls, from the top of the first column to the end of the last.
  private(set) var rows: [OptionRow] = []
  private var isShowing = false

  init(_ groups: [DemoOptionGroup]) {
    widget = Widget.row([])
    ColumnLayout.install(on: widget)
    let split = Self.split(of: groups.map(\.options.count))
    for column in [groups[..<split], groups[split...]] where !column.isEmpty {
      gtk_box_append(widget.cast(), Widget.column(spacing: 24, column.map(list)))
    }
  }

  /// Has the controls say what the settings are, without taking that for the visitor's doing.
  func show(_ settings: DemoSettings) {
    isShowing = true
    for row in rows { row.show(settings[row.option]) }
    isShowing = false
  }

  /// How many of the groups go into the first column, so that the longer of the two is as short as can be.
  static func split(of counts: [Int]) -> Int {
    // A heading takes about the room of a row.
    let heights = counts.map { $0 + 1 }
    func height(_ split: Int) -> Int {
      max(heights[..<split].reduce(0, +), heights[split...].reduce(0, +))
    }
    return (0...counts.count).min { height($0) < height($1) } ?? 0
  }

  private func list(_ group: DemoOptionGroup) -> Widget {
    let list = adw_preferences_group_new()!
    adw_preferences_group_set_title(list.cast(), group.title)
    for option in group.options {
      let row = OptionRow(option) { [weak self] value in
        if let self, !isShowing { onChange?(option, value) }
      }
      rows.append(row)
      adw_preferences_group_add(list.cast(), row.widget)
    }
    return list
  }
}
