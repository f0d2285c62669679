#if canImport(UIKit)
  import GalleryDemos
  import TabStripCore
  import UIKit

  /// One demo as a page: what it is, its strips, what they report, and the controls.
  @MainActor
  final class DemoPageView: UIView {
    /// Called after something has changed that may have another height or another name.
    var onChange: (() -> Void)?

    private var settings: DemoSettings
    private var setup: DemoSetup
    private let stages: [any DemoStage]
    private let rows: [OptionRow]
    private let eventLine = TextLabel(
      "Choose a tab, and what the strip reports is said here.", size: 13, color: .secondaryLabel)
    private let countLine = TextLabel(size: 13, color: .secondaryLabel)
    private let column: Column

    private static let margin: CGFloat = 16

    init(_ settings: DemoSettings) {
      self.settings = settings
      setup = settings.setup
      stages = Self.stages(for: settings.demo, setup)
      let groups = settings.demo.groups.map(OptionGroupView.init)
      rows = groups.flatMap(\.rows)
      column = Self.column(settings.demo, stages, eventLine, countLine, groups)
      super.init(frame: .zero)
      addSubview(column)
      for row in rows {
        row.onChange = { [weak self, unowned row] value in self?.set(row.option, to: value) }
      }
      for (number, stage) in stages.enumerated() { listen(to: stage, number: number) }
      showSettings()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a page is made in code") }

    /// The strip, and under it the control that the host has for such a row, or a narrower strip.
    private static func stages(for demo: Demo, _ setup: DemoSetup) -> [any DemoStage] {
      if setup.page != nil { return [SectionStage(setup), SectionStage(setup, width: narrowWidth)] }
      switch demo.id {
      case Demo.selectionList.id: return [StripStage(setup), ListStage(setup)]
      case Demo.chips.id: return [StripStage(setup), ChipStage(setup)]
      default: return [StripStage(setup), StripStage(setup, width: narrowWidth)]
      }
    }

    private static let narrowWidth: CGFloat = 260

    private static func column(
      _ demo: Demo, _ stages: [any DemoStage], _ eventLine: UIView, _ countLine: UIView, _ groups: [OptionGroupView]
    ) -> Column {
      var rows = [
        Column.Row(view: TextLabel.title(demo.title), margin: margin),
        Column.Row(
          view: TextLabel(demo.explanation, size: 14, color: .secondaryLabel), gap: 6, margin: margin),
      ]
      for stage in stages {
        rows.append(Column.Row(view: TextLabel.caption(stage.name), gap: 20, margin: margin))
        rows.append(Column.Row(view: stage.view, gap: 8))
      }
      rows.append(Column.Row(view: eventLine, gap: 12, margin: margin))
      if demo.countsWidgets { rows.append(Column.Row(view: countLine, gap: 4, margin: margin)) }
      for group in groups { rows.append(Column.Row(view: group, gap: 22, margin: margin)) }
      return Column(rows, insets: UIEdgeInsets(top: 16, left: 0, bottom: 32, right: 0))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { column.sizeThatFits(size) }

    override func layoutSubviews() {
      super.layoutSubviews()
      column.frame = bounds
      column.layoutIfNeeded()
      if settings.demo.countsWidgets { countViews() }
    }

    // MARK: Settings

    /// The title that the screen takes from the selected tab, if this demo lets it.
    var chosenTitle: String? { settings.demo.choosingNamesWindow ? stages[0].selections.first.flatMap(title) : nil }

    private func set(_ option: DemoOption, to value: DemoOption.Value) {
      guard settings[option] != value else { return }
      settings[option] = value
      showSettings()
    }

    private func showSettings() {
      setup = settings.setup
      for row in rows { row.show(settings[row.option]) }
      for stage in stages { stage.show(setup) }
      changed()
    }

    private func changed() {
      column.setNeedsLayout()
      setNeedsLayout()
      onChange?()
    }

    // MARK: Reports

    private func listen(to stage: any DemoStage, number: Int) {
      stage.onSelect = { [weak self] id, cause in self?.selected(id, cause, in: number) }
      stage.onReselect = { [weak self] id in
        guard let self else { return }
        tell(.reselected(title: title(of: id) ?? id))
      }
    }

    private func selected(_ id: String?, _ cause: SelectionCause, in number: Int) {
      let selections = stages[number].selections
      // After a removal each strip finds its own successor.
      if cause != .removal {
        for (other, stage) in stages.enumerated() where other != number { stage.follow(selections) }
      }
      tell(.selected(title: id.flatMap(title), others: selections.filter { $0 != id }.compactMap(title), cause))
    }

    private func tell(_ event: DemoEvent) {
      eventLine.text = event.sentence
      changed()
    }

    private func title(of id: String) -> String? { setup.items.first { $0.id == id }?.title }

    private func countViews() {
      let counts = stages.map { String($0.view.tabViews) }.joined(separator: " and ")
      countLine.text = "\(setup.items.count) tabs, of which \(counts) have a view"
    }
  }

  extension UIView {
    /// How many of the views inside can be shown large, as every tab's can.
    fileprivate var tabViews: Int { subviews.reduce(showsLargeContentViewer ? 1 : 0) { $0 + $1.tabViews } }
  }
#endif
