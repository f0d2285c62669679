/// Where the keyboard is in a ``ModelStrip``.
struct ModelFocus {
  /// Whether it is in the strip.
  var isInside = false
  /// Whether the user should see where.
  var isVisible = false
  /// The tab that has it; nil: the tab stop follows the selection.
  var tab: Int?
}
