/// A tab over which something dragged waits.
struct SpringLoad: Sendable {
  let tab: TabID
  let begin: Double
  /// Whether the tab was chosen already: it is not chosen again before the drag has left it.
  var isDone = false
}
