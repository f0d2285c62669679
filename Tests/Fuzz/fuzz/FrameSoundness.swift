import TabStripCore
import TabStripHosting

/// What every frame promises to a host, whatever came in.
enum FrameSoundness {
  static func check(_ record: FrameRecord) {
    let frame = record.frame
    var numbers = [
      frame.width, frame.height, frame.bodyY, frame.bodyHeight, frame.offset, frame.maximumOffset, frame.contentWidth,
      frame.leadingFade.strength, frame.leadingFade.clearDistance, frame.leadingFade.solidDistance,
      frame.trailingFade.strength, frame.trailingFade.clearDistance, frame.trailingFade.solidDistance,
      record.exactOffset, record.targetOffset,
    ]
    for rect in [
      frame.clip, frame.leadingButton.rect, frame.trailingButton.rect, frame.indicator ?? .init(),
      frame.trim ?? .init(),
    ] {
      numbers += [rect.x, rect.y, rect.width, rect.height]
      promise(rect.width >= 0 && rect.height >= 0, "a rectangle turned inside out: \(rect)")
    }
    for tab in frame.tabs {
      numbers += [tab.x, tab.width]
      promise(tab.width >= 0, "a tab turned inside out: \(tab)")
      promise((0...1).contains(tab.selectionFraction), "selected by more than all: \(tab)")
      promise((0..<frame.count).contains(tab.index), "a tab outside of the row: \(tab)")
    }
    promise(numbers.allSatisfy(\.isFinite), "a number that is none: \(record.lines)")
    promise(
      zip(frame.tabs, frame.tabs.dropFirst()).allSatisfy { $0.index < $1.index }, "tabs out of order: \(record.lines)")
    promise(frame.width > 0 || frame.tabs.isEmpty, "a hidden strip shows tabs")
  }
}
