/// A pointer that is down, and what it holds.
struct Press: Sendable {
  /// What the pointer may still become.
  enum Hold: Sendable, Equatable {
    /// A tab, chosen on release while `isArmed`.
    case tab(TabID)
    /// An overflow button.
    case button(StripEnd)
    /// The row itself; letting go chooses nothing.
    case row
    /// Nothing any more: the page took the pointer.
    case nothing
  }

  let pointer: UInt32
  let kind: Pointer.Kind
  /// Distance from the leading edge of the strip where it went down.
  let downX: Double
  let downY: Double
  /// Where it was last, and the same from the strip's top edge.
  var lastX: Double
  var lastY: Double
  var hold: Hold
  /// Whether it stopped a row that flew.
  var stopsRow = false
  /// Whether the pointer is where letting go counts.
  var isArmed = true

  /// A pointer that goes down so far from the leading and top edges.
  init(_ pointer: Pointer, flow: Double, hold: Hold) {
    self.pointer = pointer.id
    kind = pointer.kind
    downX = flow
    downY = pointer.y
    lastX = flow
    lastY = pointer.y
    self.hold = hold
  }
}
