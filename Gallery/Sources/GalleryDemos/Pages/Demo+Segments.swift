import TabStripCore

extension Demo {
  /// Segments of equal width in one body; one, several or none of them chosen.
  public static let segments = Demo(
    id: "segments", title: "Segments",
    explanation: """
      A few words in one body, equally wide, the chosen one on a raised thumb. Let several be chosen at once, or none: then each is \
      a button that is reported and lets go.
      """,
    base: base,
    groups: [
      DemoOptionGroup("Choosing", [selection, reselection, wraps]),
      DemoOptionGroup("Tabs", [titles, icons, disabled]),
      DemoOptionGroup("Row", [widths, thumb, .direction, .reducedMotion]),
    ])

  private static var base: DemoSetup {
    DemoSetup(items: periods, selectedID: "week", style: .segmented, configuration: .segmented)
  }

  private static let periods = [
    DemoItem("day", "Day"), DemoItem("week", "Week"), DemoItem("month", "Month"), DemoItem("year", "Year"),
  ]

  private static let selection = DemoOption.choice(
    "selection", "Chosen at once",
    of: [
      "One": .required, "One or none": .optional, "Several": .multiple(min: 0, max: .max),
      "One to three": .multiple(min: 1, max: 3), "None stays": .momentary,
    ]
  ) { (mode: SelectionMode, setup) in
    setup.configuration.selectionMode = mode
    switch mode {
    case .required, .optional: break
    case .multiple, .momentary:
      // One thumb cannot lie under several tabs: each has a body of its own.
      setup.style.indicator.form = .none
      setup.style.bodyColor = StateValues(.clear, selected: .raised, pressed: .raised)
    }
  }

  private static let reselection = DemoOption.toggle(
    "reselect", "Report a second choice", "Where the chosen tab cannot be let go"
  ) { $1.configuration.reselection = $0 ? .report : .ignore }

  private static let wraps = DemoOption.toggle("wraps", "Arrow keys go round") { $1.configuration.keyboard.wraps = $0 }

  private static let titles = DemoOption.choice(
    "titles", "Titles",
    of: [
      "Periods": periods,
      "Two": Array(periods.prefix(2)),
      "One": Array(periods.prefix(1)),
      "Days": ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { DemoItem($0.lowercased(), $0) },
      "Long and short": [
        DemoItem("day", "By the day"), DemoItem("week", "W"), DemoItem("month", "Month by month"),
        DemoItem("year", "Y"),
      ],
    ]
  ) { $1.items = $0 }

  private static let icons = DemoOption.toggle("icons", "Icons") { isOn, setup in
    let icons: [DemoIcon] = [.clock, .star, .flag, .picture, .leaf, .food, .note]
    for index in setup.items.indices { setup.items[index].icon = isOn ? icons[index % icons.count] : nil }
  }

  private static let disabled = DemoOption.toggle("disabled", "The last is disabled") { isOn, setup in
    guard let last = setup.items.indices.last, last > 0 else { return }
    setup.items[last].isEnabled = !isOn
  }

  private static let widths = DemoOption.choice(
    "distribution", "Widths",
    of: [
      "All the same": .fillEqually, "In proportion": .fillProportionally,
      "The same while titles fit": .fillWhileFitting,
      "As titles need": .center,
    ]
  ) { (distribution: Distribution, setup) in setup.configuration.distribution = distribution }

  private static let thumb = DemoOption.choice(
    "thumb", "Thumb", of: ["Raised": .raised, "Accent": .accent]
  ) { (color: ColorRole, setup) in
    setup.style.indicator.color = color
    if color == .accent {
      if setup.style.bodyColor.selected != nil {
        setup.style.bodyColor = StateValues(.clear, selected: .accent, pressed: .accent)
        setup.style.titleColor.pressed = .onAccent
      }
      setup.style.titleColor.selected = .onAccent
    }
  }
}
