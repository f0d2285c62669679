import TabStripCore

/// Options that more than one page has.
extension DemoOption {
  static let distribution = distribution(initially: .leading)

  static func distribution(initially initial: Distribution) -> DemoOption {
    let choices: KeyValuePairs<String, Distribution> = [
      "At the start": .leading, "In the middle": .center, "At the end": .trailing, "Spread out": .spaceAround,
      "Fill equally": .fillEqually, "Fill in proportion": .fillProportionally,
      "Fill while fitting": .fillWhileFitting,
    ]
    return .choice(
      "distribution", "Room that is left", "Where tabs go when there is more width than they need",
      of: choices, initially: choices.firstIndex { $0.value == initial } ?? 0
    ) { $1.configuration.distribution = $0 }
  }

  static let direction = DemoOption.choice(
    "direction", "Direction", of: ["As the window": nil, "Left to right": .leftToRight, "Right to left": .rightToLeft]
  ) { (direction: WritingDirection?, setup) in setup.direction = direction }

  static let reducedMotion = DemoOption.toggle("reduced-motion", "Reduced motion", "Everything arrives at once") {
    $1.motion = $0 ? .reduced : nil
  }

  static let optionalSelection = DemoOption.toggle(
    "optional-selection", "Optional selection", "Choosing the selected tab deselects it"
  ) { $1.configuration.selectionMode = $0 ? .optional : .required }

  static let reveal = DemoOption.choice(
    "reveal", "Chosen tab goes",
    of: ["To the middle": .center, "Into view": .nearest(peek: 24), "To the start": .leading, "Nowhere": .none]
  ) { (policy: RevealPolicy, setup) in
    setup.configuration.reveal.tap = policy
    setup.configuration.reveal.program = policy
  }

  static let snap = DemoOption.choice(
    "snap", "Comes to rest", "Where a drag or a fling ends",
    of: ["Anywhere": .none, "With a tab in the middle": .center, "With a tab at the start": .leading]
  ) { (snap: Snap, setup) in setup.configuration.scrolling.snap = snap }

  static let selectsCentralTab = DemoOption.toggle(
    "selects-central", "Select what passes the middle", "While a hand moves the row"
  ) { $1.configuration.selectsCentralTab = $0 }

  static let centersEnds = DemoOption.toggle(
    "centers-ends", "Room at both ends", "So that the first and the last tab can be in the middle, too"
  ) { $1.configuration.centersEnds = $0 }

  static func spacing(initially points: Double) -> DemoOption {
    .number("spacing", "Spacing", "Points between tabs", in: DemoRange(0, through: 40), initially: points) {
      $1.style.spacing = $0
    }
  }
}
