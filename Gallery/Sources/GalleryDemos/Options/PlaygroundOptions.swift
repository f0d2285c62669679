import TabStripCore

/// The options of the playground, group by group. Looks come before everything that changes a part of one.
enum PlaygroundOptions {
  static var base: DemoSetup {
    DemoSetup(items: Topic.items(count: 12), selectedID: "live", style: pills, configuration: .pills)
  }

  private static let pills: TabStripStyle = {
    var style = TabStripStyle.pills
    style.fade = Demo.fade(under: .overlaid)
    return style
  }()

  static let edits: [DemoOption] = [
    DemoOption.action("insert-first", "Insert a tab at the front") { presses, setup in
      setup.items.insert(contentsOf: (1...presses).reversed().map { DemoItem("first-\($0)", "First \($0)") }, at: 0)
    },
    DemoOption.action("insert", "Insert a tab in the middle") { presses, setup in
      for number in 1...presses {
        setup.items.insert(DemoItem("middle-\(number)", "Middle \(number)"), at: setup.items.count / 2)
      }
    },
    DemoOption.action("remove", "Remove the third tab") { presses, setup in
      for _ in 1...presses where setup.items.count > 2 { setup.items.remove(at: 2) }
    },
    DemoOption.action("move", "Move the first tab to the end") { presses, setup in
      guard !setup.items.isEmpty else { return }
      let split = presses % setup.items.count
      setup.items = Array(setup.items[split...] + setup.items[..<split])
    },
    DemoOption.action("badge", "Count a badge up", "On the second tab") { presses, setup in
      if setup.items.count > 1 { setup.items[1].badge = presses > 99 ? "99+" : String(presses) }
    },
    DemoOption.toggle("disabled", "Every third is disabled") { isOn, setup in
      for index in setup.items.indices where index % 3 == 2 && isOn { setup.items[index].isEnabled = false }
    },
    DemoOption.toggle("icons", "Icons") { isOn, setup in
      for index in setup.items.indices where isOn { setup.items[index].icon = Topic.at(index).topic.icon }
    },
  ]

  static let looks: [DemoOption] = [
    DemoOption.choice(
      "look", "Look",
      of: [
        "Pills": pills, "Chips": .chips, "Selection list": .selectionList, "Segments": .segmented, "Sticky": .sticky,
      ]
    ) { (style: TabStripStyle, setup) in setup.style = style },
    DemoOption.number(
      "text", "Text size", "Percent of the usual", in: DemoRange(50, through: 300, step: 10), initially: 100
    ) { $1.style.scaleText(by: $0 / 100) },
    DemoOption.choice(
      "buttons", "Overflow buttons", of: ["Over the row": .overlaid, "Beside the row": .inline, "None": .none]
    ) { (placement: OverflowConfiguration.Placement, setup) in setup.configuration.overflow.placement = placement },
    .distribution, .direction, .reducedMotion,
  ]

  static let choosing: [DemoOption] = [
    DemoOption.choice(
      "selection", "Chosen at once",
      of: [
        "One": .required, "One or none": .optional, "Several": .multiple(min: 0, max: .max), "None stays": .momentary,
      ]
    ) { (mode: SelectionMode, setup) in setup.configuration.selectionMode = mode },
    DemoOption.choice(
      "reselect", "Choosing the chosen tab",
      of: ["Does nothing": .ignore, "Is reported": .report, "Is reported and shows it": .reportAndReveal]
    ) { (reselection: Reselection, setup) in setup.configuration.reselection = reselection },
    .selectsCentralTab,
  ]

  static let revealing: [DemoOption] = [
    reveal("tap", "By tap", .center) { $1.configuration.reveal.tap = $0 },
    reveal("keyboard", "By keyboard", .nearest(peek: 24)) { $1.configuration.reveal.keyboard = $0 },
    reveal("program", "By the program", .center) { $1.configuration.reveal.program = $0 },
    DemoOption.request("choose-last", "Choose the last tab", "As the program does") { setup in
      setup.items.last.map { .select($0.id) }
    },
    .centersEnds,
  ]

  static let moving: [DemoOption] = [
    DemoOption.toggle("drag", "The mouse drags", initially: true) { $1.configuration.scrolling.dragsWithMouse = $0 },
    DemoOption.toggle("bounce", "The ends give way", initially: true) { $1.configuration.scrolling.bounces = $0 },
    DemoOption.number("friction", "Friction", "Of a fling", in: DemoRange(0.5, through: 8, step: 0.5), initially: 2.5) {
      $1.configuration.scrolling.frictionRate = $0
    },
    DemoOption.number(
      "wheel", "A notch of the wheel", "Points", in: DemoRange(10, through: 200, step: 10), initially: 60
    ) { $1.configuration.scrolling.wheelStep = $0 },
    .snap,
  ]

  static let keys: [DemoOption] = [
    DemoOption.toggle("focus-selects", "Focus chooses", "Else the space bar does", initially: true) {
      $1.configuration.keyboard.selectsOnFocus = $0
    },
    DemoOption.toggle("wraps", "Arrow keys go round") { $1.configuration.keyboard.wraps = $0 },
    DemoOption.toggle("reaches-disabled", "Reach disabled tabs") { $1.configuration.keyboard.reachesDisabled = $0 },
  ]

  private static func reveal(
    _ id: String, _ title: String, _ initial: RevealPolicy,
    change: @escaping @Sendable (RevealPolicy, inout DemoSetup) -> Void
  ) -> DemoOption {
    let choices: KeyValuePairs<String, RevealPolicy> = [
      "To the middle": .center, "Into view": .nearest(peek: 24), "To the start": .leading, "Nowhere": .none,
    ]
    return .choice(
      id, title, of: choices, initially: choices.firstIndex { $0.value == initial } ?? 0, change: change)
  }
}

extension TabStripStyle {
  /// Makes all text larger or smaller, as a user's setting would.
  fileprivate mutating func scaleText(by factor: Double) {
    func scaled(_ font: FontRole) -> FontRole { FontRole(size: font.size * factor, weight: font.weight) }
    titleFont = StateValues(
      scaled(titleFont.normal), selected: titleFont.selected.map(scaled), pressed: titleFont.pressed.map(scaled),
      hovered: titleFont.hovered.map(scaled), focused: titleFont.focused.map(scaled),
      disabled: titleFont.disabled.map(scaled))
    badgeFont = scaled(badgeFont)
    badgeHeight *= max(1, factor)
  }
}
