import TabStripCore

extension Demo {
  /// The chips and the chip segmented control of source system D.
  public static let chips = Demo(
    id: "chips", title: "Chips and segments",
    explanation: """
      Kinds of search result, as small chips. The chosen one grows darker and larger while nothing else moves, and names \
      the window. With “Fill while fitting” the chips become segments that share the width as long as their titles fit.
      """,
    base: base,
    choosingNamesWindow: true,
    groups: [
      DemoOptionGroup("Tabs", [titles, reselection, .optionalSelection]),
      DemoOptionGroup(
        "Row", [.spacing(initially: 12), .distribution, .reveal, .centersEnds, .direction, .reducedMotion]),
    ])

  private static var base: DemoSetup {
    var style = TabStripStyle.chips
    // Segments that fill the width stay wide enough to hit.
    style.minimumTabWidth = 44
    return DemoSetup(items: kinds, selectedID: "all", style: style, configuration: .chips)
  }

  private static let kinds = [
    DemoItem("all", "All"), DemoItem("financials", "Financials"), DemoItem("news", "News"),
    DemoItem("maps", "Maps"), DemoItem("shopping", "Shopping"), DemoItem("images", "Images"),
    DemoItem("web", "Web"), DemoItem("other", "Other"),
  ]

  private static let titles = DemoOption.choice(
    "titles", "Titles", "The selected tab stays selected if the new row has it, too",
    of: [
      "Kinds of result": kinds,
      "A few of them": ["images", "news", "maps"].compactMap { id in kinds.first { $0.id == id } },
      "Days": [
        DemoItem("mon", "Monday"), DemoItem("tue", "Tuesday"), DemoItem("wed", "Wednesday"),
        DemoItem("thu", "Thursday"), DemoItem("fri", "Friday"), DemoItem("sat", "Saturday"),
        DemoItem("sun", "Sunday"),
      ],
      "The same title thrice": (1...3).map { DemoItem("news-\($0)", "News") },
      "None": [],
    ]
  ) { $1.items = $0 }

  private static let reselection = DemoOption.choice(
    "reselect", "Choosing the selected tab",
    of: ["Reports and reveals it": .reportAndReveal, "Reports it": .report, "Does nothing": .ignore]
  ) { (reselection: Reselection, setup) in setup.configuration.reselection = reselection }

}
