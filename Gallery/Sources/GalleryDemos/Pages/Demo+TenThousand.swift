import TabStripCore

extension Demo {
  /// A row far longer than anybody scrolls, as light as a short one.
  public static let tenThousand = Demo(
    id: "ten-thousand", title: "Ten thousand tabs",
    explanation: """
      As many widgets as are seen, and a few beside them. Fling the row, jump anywhere, put a tab in at the front: \
      what is in view stays where it is.
      """,
    base: base, countsWidgets: true,
    groups: [
      DemoOptionGroup("Go", [number, jump, reveal, policy]),
      DemoOptionGroup("Edit", [insertFirst, removeFirst, removeThousand]),
      DemoOptionGroup("Row", [overscan, badges, .direction, .reducedMotion]),
    ])

  private static let count = 10_000

  private static var base: DemoSetup {
    let items = (1...count).map { number in
      DemoItem("tab-\(number)", "\(number) \(Topic.at(number - 1).topic.title(in: .english))")
    }
    var style = TabStripStyle.pills
    style.fade = fade(under: .overlaid)
    return DemoSetup(items: items, selectedID: "tab-1", style: style, configuration: .pills)
  }

  private static let number = DemoOption.number(
    "number", "Number", in: DemoRange(1, through: Double(count)), initially: 1
  ) { $1.selectedID = "tab-\(Int($0))" }

  private static let jump = DemoOption.request("jump", "Choose that tab") { setup in
    setup.selectedID.map(DemoRequest.Deed.select)
  }

  private static let reveal = DemoOption.request("show", "Show that tab", "Without choosing it") { setup in
    setup.selectedID.map { .reveal($0, setup.configuration.reveal.program) }
  }

  private static let policy = DemoOption.choice(
    "reveal", "It goes", of: ["To the middle": .center, "Into view": .nearest(peek: 24), "To the start": .leading]
  ) { (policy: RevealPolicy, setup) in
    setup.configuration.reveal.tap = policy
    setup.configuration.reveal.program = policy
    // The button above was pressed for the policy that is chosen here.
    setup.requests = setup.requests.map { request in
      guard case .reveal(let id, _) = request.deed else { return request }
      return DemoRequest(option: request.option, count: request.count, deed: .reveal(id, policy))
    }
  }

  private static let insertFirst = DemoOption.action("insert", "Insert a tab at the front") { presses, setup in
    setup.items.insert(contentsOf: (1...presses).reversed().map { DemoItem("new-\($0)", "New \($0)") }, at: 0)
  }

  private static let removeFirst = DemoOption.action("remove", "Remove the first tab") { presses, setup in
    setup.items.removeFirst(min(presses, setup.items.count))
  }

  private static let removeThousand = DemoOption.toggle("fewer", "Without the second thousand") { isOn, setup in
    guard isOn else { return }
    let gone = Set((1_001...2_000).map { "tab-\($0)" })
    setup.items.removeAll { gone.contains($0.id) }
  }

  private static let overscan = DemoOption.number(
    "overscan", "Kept ready beside what is seen", "Points at either end", in: DemoRange(0, through: 1_000, step: 50),
    initially: 100
  ) { $1.configuration.overscan = $0 }

  private static let badges = DemoOption.toggle("badges", "Badges on every third") { isOn, setup in
    guard isOn else { return }
    for index in setup.items.indices where index % 3 == 0 { setup.items[index].badge = "\(index % 100 + 1)" }
  }
}
