/// An overflow button that is held down, and when it pages again.
struct HeldButton: Sendable {
  let end: StripEnd
  var timer: RepeatTimer
  /// Whether it pages when it is let go, since it has not yet.
  var pagesWhenReleased: Bool
}
