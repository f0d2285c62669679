import TabStripCore

extension Demo {
  /// Every policy, and edits while it runs.
  public static let playground = Demo(
    id: "playground", title: "Playground",
    explanation: """
      Put tabs in, take them out and move them while the row is on its way; give it another look, larger text or the other direction; \
      and set every rule by which it behaves.
      """,
    base: PlaygroundOptions.base,
    groups: [
      DemoOptionGroup("Edit", PlaygroundOptions.edits),
      DemoOptionGroup("Look", PlaygroundOptions.looks),
      DemoOptionGroup("Choosing", PlaygroundOptions.choosing),
      DemoOptionGroup("Where a tab goes that is chosen", PlaygroundOptions.revealing),
      DemoOptionGroup("Moving", PlaygroundOptions.moving),
      DemoOptionGroup("Keys", PlaygroundOptions.keys),
    ])
}
