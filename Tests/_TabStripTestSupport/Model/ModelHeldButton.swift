import TabStripCore

/// A button of a ``ModelStrip`` that is held down.
struct ModelHeldButton {
  let end: StripEnd
  /// When it pages next.
  var due: Double
  /// Whether it pages when it is let go, as it has not yet.
  var pagesWhenReleased: Bool
}
