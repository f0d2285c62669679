import TabStripCore

extension Demo {
  /// The row of source system A: rounded buttons that fade away under an arrow at each end with more to see.
  public static let pills = Demo(
    id: "pills", title: "Pills with overflow buttons",
    explanation: """
      A row such as a video site has above its films. Where there is more to see, the row fades under an arrow that pages on; \
      hold it to go on and on. Drag the row, turn the wheel over it, or use the arrow keys. The two strips show the \
      same tabs and follow each other.
      """,
    base: base,
    groups: [
      DemoOptionGroup("Overflow buttons", [buttons, alwaysShow, paging, tolerance]),
      DemoOptionGroup("Row", [.reveal, .distribution, .spacing(initially: 8), .direction, .reducedMotion]),
      DemoOptionGroup("Tabs", [count, language, badges, icons, disabled, .optionalSelection]),
    ])

  private static var base: DemoSetup {
    var style = TabStripStyle.pills
    // Pills that fill the width stay wide enough to hit, however many they are.
    style.minimumTabWidth = 44
    style.fade = fade(under: .overlaid)
    return DemoSetup(items: Topic.items(count: 10), selectedID: "podcasts", style: style, configuration: .pills)
  }

  private static let buttons = DemoOption.choice(
    "buttons", "Buttons", of: ["Over the row": .overlaid, "Beside the row": .inline, "None": .none]
  ) { (placement: OverflowConfiguration.Placement, setup) in
    setup.configuration.overflow.placement = placement
    setup.style.fade = fade(under: placement)
  }

  /// A round button hides the row up to 34 points from the end: by there hardly anything of it is to show, lest titles look cut.
  static func fade(under placement: OverflowConfiguration.Placement) -> FadeStyle {
    placement == .overlaid
      ? FadeStyle(clearDistance: 31, solidDistance: 64) : FadeStyle(clearDistance: 0, solidDistance: 24)
  }

  private static let alwaysShow = DemoOption.toggle(
    "always-show", "Always show", "Dimmed where there is nothing more"
  ) { $1.configuration.overflow.showsAlways = $0 }

  private static let paging = DemoOption.choice(
    "paging", "A press goes on by", of: ["A tab": .item, "The visible tabs": .visibleItems, "The width": .viewport]
  ) { (paging: OverflowConfiguration.Paging, setup) in setup.configuration.overflow.paging = paging }

  private static let tolerance = DemoOption.choice(
    "tolerance", "Tolerance", "How near the end counts as the end", of: ["1 point": 1, "10 points": 10]
  ) { (points: Double, setup) in setup.configuration.overflow.tolerance = points }

  private static let count = DemoOption.number(
    "tabs", "Number of tabs", in: DemoRange(3, through: 1_000), initially: 10
  ) { $1.items = Topic.items(count: Int($0)) }

  private static let language = DemoOption.choice(
    "titles", "Titles", of: ["English": .english, "Arabic": .arabic, "German": .german]
  ) { (language: Topic.Language, setup) in
    for index in setup.items.indices { setup.items[index].title = Topic.title(at: index, in: language) }
  }

  private static let badges = DemoOption.toggle("badges", "Badges") { isOn, setup in
    for index in setup.items.indices { setup.items[index].badge = isOn ? Topic.at(index).topic.badge : nil }
  }

  private static let icons = DemoOption.toggle("icons", "Icons") { isOn, setup in
    for index in setup.items.indices { setup.items[index].icon = isOn ? Topic.at(index).topic.icon : nil }
  }

  private static let disabled = DemoOption.toggle("disabled", "Football is disabled") { isOn, setup in
    for index in setup.items.indices where setup.items[index].id == "football" {
      setup.items[index].isEnabled = !isOn
    }
  }
}
