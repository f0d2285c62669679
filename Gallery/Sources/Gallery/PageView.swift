import CAdwaita
import GalleryDemos
import TabStripCore

/// One demo as a page: what it is, its strip at two widths, what the strips report, and the controls.
@MainActor
final class PageView {
  /// The page, as high as what is on it.
  let widget: Widget
  /// Called with the title of the selected tab, where the demo lets it name the window.
  var onNaming: ((String?) -> Void)?

  private(set) var settings: DemoSettings
  private var setup: DemoSetup
  private let stages: [StripStage]
  /// The controls.
  let panel: ControlPanel
  private let countLine = Widget.text("", "event")
  private let eventLine = Widget.text("Choose a tab, and what the strip reports is said here.", "event")

  /// The width of a phone's strip, in points.
  private static let phoneWidth: Int32 = 390

  init(_ settings: DemoSettings) {
    self.settings = settings
    let demo = settings.demo
    setup = settings.setup
    stages = [StripStage(setup, width: nil), StripStage(setup, width: Self.phoneWidth)]
    panel = ControlPanel(demo.groups)
    let column = Widget.column(
      [
        Widget.text(demo.title, "heading-1"),
        Widget.text(demo.explanation, "explanation").inset(top: 6),
        Widget.text("As wide as the window", "caption-1").inset(top: 22, bottom: 8),
        stages[0].widget,
        Widget.text("As wide as a phone", "caption-1").inset(top: 22, bottom: 8),
        stages[1].widget,
        eventLine.inset(top: 12),
      ] + (demo.countsWidgets ? [countLine.inset(top: 4)] : []) + [panel.widget.inset(top: 18)])
    let clamp = adw_clamp_new()!
    adw_clamp_set_maximum_size(clamp.opaque, 900)
    adw_clamp_set_tightening_threshold(clamp.opaque, 700)
    adw_clamp_set_child(clamp.opaque, column.inset(horizontal: 24, top: 12, bottom: 32))
    widget = clamp
    panel.show(settings)
    panel.onChange = { [weak self] option, value in self?.set(option, to: value) }
    for (number, stage) in stages.enumerated() { listen(to: stage, number: number) }
    if demo.countsWidgets { stages[0].onDraw { [weak self] in self?.countWidgets() } }
  }

  /// The title that the window takes from the selected tab, if this demo lets it.
  var chosenTitle: String? { settings.demo.choosingNamesWindow ? stages[0].selection.flatMap(title) : nil }

  /// Puts every option back to how the demo opens.
  func reset() {
    settings = DemoSettings(settings.demo)
    panel.show(settings)
    showSettings()
  }

  private func set(_ option: DemoOption, to value: DemoOption.Value) {
    guard settings[option] != value else { return }
    settings[option] = value
    showSettings()
  }

  private func showSettings() {
    setup = settings.setup
    for stage in stages { stage.show(setup) }
    onNaming?(chosenTitle)
  }

  private func listen(to stage: StripStage, number: Int) {
    stage.onSelect { [weak self] id, cause in self?.selected(id, cause, in: number) }
    stage.onReselect { [weak self] id in
      guard let self else { return }
      tell(.reselected(title: title(of: id) ?? id))
    }
  }

  private func selected(_ id: String?, _ cause: SelectionCause, in number: Int) {
    let others = stages[number].selections.filter { $0 != id }.compactMap(title)
    tell(.selected(title: id.flatMap(title), others: others, cause))
    // After a removal each strip finds its own successor.
    if cause != .removal {
      for (other, stage) in stages.enumerated() where other != number { stage.follow(stages[number]) }
    }
    onNaming?(chosenTitle)
  }

  private func tell(_ event: DemoEvent) { gtk_label_set_text(eventLine.opaque, event.sentence) }

  private func title(of id: String) -> String? { setup.items.first { $0.id == id }?.title }

  private func countWidgets() {
    let counts = stages.map { String($0.widgetCount) }.joined(separator: " and ")
    let line = "\(setup.items.count) tabs, of which \(counts) have a widget"
    // Setting the same text again would ask for another frame, for ever.
    if String(cString: gtk_label_get_text(countLine.opaque)) != line { gtk_label_set_text(countLine.opaque, line) }
  }
}
