import TabStripCore

extension Demo {
  /// The page of source system C: a strip that pins over sections and follows them.
  public static let stickySections = Demo(
    id: "sticky-sections", title: "Sticky sections",
    explanation: """
      Scroll the pages below: the strip pins to the top when the picture has gone, and the tab of the section being read is \
      selected. Choose a tab, and its section comes to lie right under the strip. The two pages follow each other.
      """,
    base: base,
    groups: [
      DemoOptionGroup("Page", [count, hero, shortLast, grow]),
      DemoOptionGroup("Strip", [.distribution(initially: .fillWhileFitting), .direction, .reducedMotion]),
    ])

  private static var base: DemoSetup {
    var setup = DemoSetup(
      items: [], selectedID: "first", style: .sticky, configuration: .sticky)
    setup.page = DemoPage(hero: heroHeight, sections: [])
    show(3, in: &setup)
    return setup
  }

  private static let heroHeight = 200.0
  private static let growth = 120.0
  private static let titles = [
    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth", "Eleventh",
    "Twelfth",
  ]
  private static let heights = [520.0, 800, 640, 300, 460, 720]
  private static let texts = [
    "Scrolling moves the tab; a tap on a tab brings its section under the strip.",
    "It counts from where its top passes the strip’s lower edge, on every step of a scroll.",
    "At the end of the page the last sections have their turns, too, however short they are.",
    "A section may grow or shrink at any time. The one that was chosen stays where it is.",
  ]

  private static func show(_ count: Int, in setup: inout DemoSetup) {
    setup.items = titles.prefix(count).map { DemoItem($0.lowercased(), $0) }
    setup.page?.sections = (0..<setup.items.count).map {
      DemoPage.Section(height: heights[$0 % heights.count], text: texts[$0 % texts.count])
    }
  }

  private static let count = DemoOption.number(
    "sections", "Number of sections", in: DemoRange(1, through: Double(titles.count)), initially: 3
  ) { show(Int($0), in: &$1) }

  private static let hero = DemoOption.toggle("hero", "Picture above the strip", initially: true) {
    $1.page?.hero = $0 ? heroHeight : nil
  }

  private static let shortLast = DemoOption.toggle(
    "short-last", "Short last sections", "They cannot come up to the strip, and are active all the same"
  ) { isOn, setup in
    guard isOn, let count = setup.page?.sections.count else { return }
    for index in max(0, count - 2)..<count { setup.page?.sections[index].height = 110 }
  }

  private static let grow = DemoOption.action(
    "grow", "Let the first section grow", "What is read below it stays in its place"
  ) { presses, setup in
    if setup.page?.sections.isEmpty == false { setup.page?.sections[0].height += Double(presses) * growth }
  }
}
