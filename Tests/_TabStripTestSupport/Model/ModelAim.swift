import TabStripCore

/// A tab that the row of a ``ModelStrip`` is to show.
struct ModelAim {
  let tab: Int
  let policy: RevealPolicy
  /// Whether the row goes on to show it once it does.
  let isLasting: Bool
}
