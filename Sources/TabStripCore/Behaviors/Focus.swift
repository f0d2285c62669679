/// Where the keyboard is.
struct Focus: Hashable, Sendable {
  /// Whether the strip has the keyboard focus.
  var isInside = false
  /// Whether the user should see where it is.
  var isVisible = false
  /// The tab that has it, or had it last while the focus was inside; nil: the tab stop follows the selection.
  var tab: TabID?
}
