import GalleryDemos
import TabStripCore

/// A page of the gallery as data for the web.
///
/// What an option does is code. It is written down as what each of its values changes on the page as it opens; the shell puts the changes of all
/// options together in their order.
struct WebDemo: Encodable {
  struct Choice: Encodable {
    let title: String
    let change: WebSetup
  }

  struct Option: Encodable {
    let id: String
    let title: String
    let explanation: String
    let initial: Int
    let choices: [Choice]
  }

  struct Group: Encodable {
    let title: String
    let options: [Option]
  }

  let id: String
  let title: String
  let explanation: String
  let variant: String
  let setup: WebSetup
  let groups: [Group]
  let namesWindow: Bool

  /// Numbers with more steps than this are offered in so many.
  private static let mostSteps = 12

  init(_ demo: Demo) {
    let settings = DemoSettings(demo)
    let opening = settings.setup
    let variant = WebVariant.nearest(to: opening.style, opening.configuration)
    let setup = WebSetup(opening, variant: variant)
    id = demo.id
    title = demo.title
    explanation = demo.explanation
    namesWindow = demo.choosingNamesWindow
    self.variant = variant.name
    self.setup = setup
    groups = demo.groups.compactMap { group in
      let options = group.options.compactMap { option -> Option? in
        let values = Self.values(of: option)
        let choices = values.map { title, value in
          var changed = settings
          changed[option] = value
          return Choice(title: title, change: WebSetup(changed.setup, variant: variant).difference(from: setup))
        }
        // What only code or colours could show is left out.
        guard choices.contains(where: { $0.change != setup.difference(from: setup) }) else { return nil }
        let initial = values.firstIndex { $0.value == settings[option] } ?? 0
        return Option(
          id: option.id, title: option.title, explanation: option.explanation, initial: initial, choices: choices)
      }
      return options.isEmpty ? nil : Group(title: group.title, options: options)
    }
  }

  private static func values(of option: DemoOption) -> [(title: String, value: DemoOption.Value)] {
    switch option.control {
    case .toggle: return [("Off", .toggle(false)), ("On", .toggle(true))]
    case .choice(let titles): return titles.enumerated().map { ($1, .choice($0)) }
    case .number(let range):
      var numbers = Set<Double>()
      if case .number(let initial) = option.initial { numbers.insert(initial) }
      for step in 0...mostSteps {
        numbers.insert(
          range.nearest(to: range.least + (range.greatest - range.least) * Double(step) / Double(mostSteps)))
      }
      return numbers.sorted().map { ($0 == $0.rounded() ? "\(Int($0))" : "\($0)", .number($0)) }
    case .action: return []
    }
  }
}
