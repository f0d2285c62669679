import TabStripCore

extension Demo {
  /// The list of source system B: titles over a bar that springs to the chosen one.
  public static let selectionList = Demo(
    id: "selection-list", title: "Selection list",
    explanation: """
      Makes of cars over a line; a bar springs to the chosen one and swings a little past it. Choose another while it is on its way, \
      and it goes on from where it is, as fast as it is. Every option of the list is below.
      """,
    base: base,
    groups: [
      DemoOptionGroup("Mark of the chosen tab", [form, thickness, inset, spring, color]),
      DemoOptionGroup("Titles", [pressed, chosenFont, badges]),
      DemoOptionGroup("Row", [trim, fade, margin, spread, .direction, .reducedMotion]),
      DemoOptionGroup(
        "Choosing", [reveal, .centersEnds, .snap, .selectsCentralTab, reselection, .optionalSelection]),
    ])

  private static var base: DemoSetup {
    var style = TabStripStyle.selectionList
    style.fade = .edges
    return DemoSetup(items: Car.items, selectedID: "audi", style: style, configuration: .selectionList)
  }

  private static let form = DemoOption.choice(
    "indicator", "Form",
    of: [
      "Bar at the bottom": .bar, "Border": .border, "Pill": .pill, "Bar at the top": .topBar, "Dot": .dot,
      "None": .none,
    ]
  ) { (form: IndicatorStyle.Form, setup) in
    setup.style.indicator.form = form
    // A body of its own lies clear of the line along the bottom.
    if form == .border || form == .pill { setup.style.bodyHeight = 28 }
    if form == .pill {
      setup.style.indicator.cornerRadius = 14
      setup.style.titleColor.selected = .onAccent
    }
  }

  private static let thickness = DemoOption.number(
    "thickness", "Thickness", "A border is a third of it, a dot twice as much", in: DemoRange(1, through: 8),
    initially: 3
  ) { points, setup in
    switch setup.style.indicator.form {
    case .border: setup.style.indicator.thickness = points / 3
    case .dot: setup.style.indicator.thickness = points * 2
    case .none, .bar, .pill, .topBar: setup.style.indicator.thickness = points
    }
  }

  private static let inset = DemoOption.number(
    "inset", "Inset", "How far a bar stays inside its tab; a border or a pill begins 5 points farther out",
    in: DemoRange(-5, through: 12), initially: 5
  ) { points, setup in
    let hasBody = setup.style.indicator.form == .border || setup.style.indicator.form == .pill
    setup.style.indicator.inset = hasBody ? points - 5 : points
  }

  private static let spring = DemoOption.choice(
    "spring", "Spring", of: ["Heavy bounce": .heavyBounce, "Light bounce": .lightBounce, "No bounce": .noBounce]
  ) { (spring: SpringTuning, setup) in setup.style.indicator.spring = spring }

  private static let color = DemoOption.choice(
    "colour", "Colour", "Of the mark, and of the chosen title if it has none of its own",
    of: ["Accent": .accent, "That of titles": .label, "That of badges": .badge]
  ) { (color: ColorRole, setup) in
    if setup.style.titleColor.selected == setup.style.indicator.color { setup.style.titleColor.selected = nil }
    setup.style.setIndicatorColor(color)
  }

  private static let pressed = DemoOption.toggle(
    "states", "Colours for each state", "Grey at rest, darker under the mouse, the mark's colour while pressed"
  ) { isOn, setup in
    guard isOn else { return }
    setup.style.titleColor.normal = .secondaryLabel
    setup.style.titleColor.hovered = .label
    setup.style.titleColor.pressed = setup.style.indicator.form == .pill ? .label : setup.style.indicator.color
  }

  private static let chosenFont = DemoOption.choice(
    "chosen-font", "Chosen title", "Neighbours stay where they are",
    of: ["As the others": nil, "Bold": FontRole(size: 13, weight: .bold), "Larger": FontRole(size: 16)]
  ) { (font: FontRole?, setup) in setup.style.titleFont.selected = font }

  private static let badges = DemoOption.toggle("badges", "Badges", "BMW has a 0, which is not shown") { isOn, setup in
    for index in setup.items.indices { setup.items[index].badge = isOn ? Car.badges[setup.items[index].id] : nil }
  }

  private static let trim = DemoOption.choice(
    "trim", "Line along the bottom", of: ["Thin": TrimStyle(), "Thick": TrimStyle(thickness: 2), "None": .none]
  ) { (trim: TrimStyle, setup) in setup.style.trim = trim }

  private static let fade = DemoOption.toggle(
    "edge-fade", "Edge fade", "Over 4 % of the width, where there is more to see", initially: true
  ) { $1.style.fade = $0 ? .edges : .none }

  private static let margin = DemoOption.number(
    "margin", "Margin", "Before the first tab, after the last, and beside a tab that is brought into view",
    in: DemoRange(0, through: 40), initially: 10
  ) { points, setup in
    setup.style.leadingInset = points
    setup.style.trailingInset = points
    setup.configuration.reveal = RevealPolicies(.nearest(peek: points))
  }

  private static let spread = DemoOption.choice(
    "distribution", "Room that is left",
    of: [
      "Spread out": .spaceAround, "Clustered in the middle": .center, "Clustered at the start": .leading,
      "Clustered at the end": .trailing,
    ]
  ) { (distribution: Distribution, setup) in setup.configuration.distribution = distribution }

  private static let reveal = DemoOption.choice(
    "reveal", "Chosen tab goes",
    of: ["Into view": nil, "To the middle": .center, "To the start": .leading, "Nowhere": RevealPolicy.none]
  ) { (policy: RevealPolicy?, setup) in
    if let policy { setup.configuration.reveal = RevealPolicies(policy) }
  }

  private static let reselection = DemoOption.choice(
    "reselect", "Choosing the chosen tab", of: ["Is silent": .ignore, "Is reported": .report]
  ) { (reselection: Reselection, setup) in setup.configuration.reselection = reselection }
}
