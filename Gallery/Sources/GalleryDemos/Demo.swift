/// One page of the gallery as data: what to show, what to say about it, and what a visitor can change.
///
/// A shell (the Linux window, a web page, an Apple app) shows the title and the explanation, the strip that
/// ``DemoSettings/setup`` describes, and a control for each option. It adds nothing of its own about tabs, so that every
/// shell shows the same.
public struct Demo: Sendable, Identifiable {
  /// Short name for links, files and the command line: small letters and hyphens.
  public let id: String
  /// The page's title.
  public let title: String
  /// What to see here and what to try, in a sentence or two.
  public let explanation: String
  /// The strip before any option is changed.
  ///
  /// The options still have their say: what is shown at first is ``DemoSettings/setup``.
  public let base: DemoSetup
  /// Whether the window takes the title of the chosen tab.
  public let choosingNamesWindow: Bool
  /// Whether the page tells how many tabs have a widget.
  public let countsWidgets: Bool
  /// What can be changed, in the order of the page.
  public let groups: [DemoOptionGroup]

  /// Makes a page. Options keep their order: a later one may build on what an earlier one did to the setup.
  ///
  /// - Parameters:
  ///   - id: Small letters and hyphens; distinct among the pages.
  ///   - title: For people.
  ///   - explanation: For people.
  ///   - base: The strip before any option.
  ///   - choosingNamesWindow: Whether the window takes the title of the chosen tab.
  ///   - countsWidgets: Whether the page tells how many tabs have a widget.
  ///   - groups: Options with distinct identities.
  public init(
    id: String, title: String, explanation: String, base: DemoSetup, choosingNamesWindow: Bool = false,
    countsWidgets: Bool = false, groups: [DemoOptionGroup]
  ) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.base = base
    self.choosingNamesWindow = choosingNamesWindow
    self.countsWidgets = countsWidgets
    self.groups = groups
  }

  /// All options, in the order in which they are applied.
  public var options: [DemoOption] { groups.flatMap(\.options) }

  /// The option with this identity, if the page has one. O(number of options).
  public func option(_ id: String) -> DemoOption? { options.first { $0.id == id } }
}
