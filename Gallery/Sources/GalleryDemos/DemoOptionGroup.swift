/// Options of a page that belong together, under a heading.
public struct DemoOptionGroup: Sendable {
  /// The heading.
  public let title: String
  /// The options, from the top.
  public let options: [DemoOption]

  /// Makes a group.
  public init(_ title: String, _ options: [DemoOption]) {
    self.title = title
    self.options = options
  }
}
