import TabStripHosting
import _TabStripTestSupport

/// What every frame promises to a host, whatever came in.
enum FrameSoundness {
  static func check(_ record: FrameRecord) {
    if let wrong = record.frame.unsoundness { fatalError("\(wrong)\n\(record.lines)") }
    promise(record.exactOffset.isFinite && record.targetOffset.isFinite, "an offset that is none: \(record.lines)")
  }
}
