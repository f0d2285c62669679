import TabStripCore

/// One tab of a ``ModelStrip``, named by its number of insertion, which is never used again.
package struct ModelTab {
  /// How many tabs were put in before it, over the whole recording.
  let number: Int
  /// What the host measures for it.
  var content: TabMeasurement
  /// Whether a user can choose it.
  var isDisabled: Bool
  /// The width that the strip knows, in 64ths of a point: as measured last, or the estimate.
  var width: Int
  /// Whether that is the width it has now.
  var isMeasured = false
}
