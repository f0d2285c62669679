import TabStripCore
import TabStripHosting

/// What a ``ModelStrip`` reported.
struct ModelEvents: Equatable {
  /// All changes of the selection, in order.
  var selections: [FrameRecord.Selection] = []
  /// The tab chosen again.
  var reselected: Int?
  /// From where the focus went to where; nil if it stayed.
  var focus: FrameRecord.Change?
  /// Whether the strip used the step's input.
  var isConsumed = false
  /// Whether it began to drag.
  var claimsPointer = false
  /// Whether the step named a tab that is not there, or tapped one that is not to be seen.
  var wasInVain = false
}
