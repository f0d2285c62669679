import TabStripCore

extension FrameRecord {
  /// The record in bytes: the step and the length of the rest as 4 bytes each, lowest first, then everything in the record
  /// in a fixed order. Two records are the same if, and only if, their bytes are; handles are left out.
  ///
  /// - Complexity: O(tabs in the frame).
  public var bytes: [UInt8] {
    var body = ByteWriter()
    body.number(time)
    body.frame(frame, numbers: numbers, tabStop: tabStop)
    body.number(exactOffset)
    body.number(targetOffset)
    body.count(selections.count)
    for selection in selections {
      body.change(selection.change)
      body.byte(selection.cause.rawValue)
    }
    body.optional(reselected) { $0.count($1) }
    body.optional(focus) { $0.change($1) }
    body.byte(stale.rawValue)
    body.flag(isConsumed)
    body.flag(claimsPointer)
    body.flag(needsTick)
    body.count(Int(diagnostics.rawValue))
    body.count(measuredCount)
    body.flag(wasInVain)
    var record = ByteWriter()
    record.fixed(UInt32(step))
    record.fixed(UInt32(body.bytes.count))
    record.append(body.bytes)
    return record.bytes
  }
}

extension Replayer {
  /// Runs an encoded recording and gives the records' bytes, one after the other.
  ///
  /// This is the whole of a replay across a foreign boundary, such as that of a WebAssembly module.
  public static func recordBytes(of recording: [UInt8], notingEveryStep: Bool) throws(RecordingFault) -> [UInt8] {
    var replayer = Replayer(try Recording(bytes: recording))
    var bytes: [UInt8] = []
    while replayer.nextStep != nil {
      if let record = replayer.perform(notingEveryStep: notingEveryStep) { bytes.append(contentsOf: record.bytes) }
    }
    return bytes
  }
}

extension ByteWriter {
  fileprivate mutating func change(_ change: FrameRecord.Change) {
    optional(change.old) { $0.count($1) }
    optional(change.new) { $0.count($1) }
  }

  fileprivate mutating func frame(_ frame: TabStripFrame, numbers: [Int], tabStop: Int?) {
    number(frame.width)
    number(frame.height)
    rect(frame.clip)
    number(frame.bodyY)
    number(frame.bodyHeight)
    count(frame.tabs.count)
    for (tab, number) in zip(frame.tabs, numbers) { self.tab(tab, insertion: number) }
    optional(frame.indicator) { $0.rect($1) }
    optional(frame.trim) { $0.rect($1) }
    number(frame.offset)
    number(frame.maximumOffset)
    number(frame.contentWidth)
    button(frame.leadingButton)
    button(frame.trailingButton)
    fade(frame.leadingFade)
    fade(frame.trailingFade)
    count(frame.count)
    optional(tabStop) { $0.count($1) }
    byte(frame.direction.rawValue)
  }

  private mutating func tab(_ tab: TabStripFrame.Tab, insertion: Int) {
    count(insertion)
    count(tab.index)
    number(tab.x)
    number(tab.width)
    byte(tab.states.rawValue)
    number(tab.selectionFraction)
    flag(tab.isVisible)
  }

  private mutating func rect(_ rect: TabStripFrame.Rect) {
    number(rect.x)
    number(rect.y)
    number(rect.width)
    number(rect.height)
  }

  private mutating func button(_ button: TabStripFrame.Button) {
    rect(button.rect)
    flag(button.isVisible)
    flag(button.isEnabled)
    flag(button.isPressed)
    flag(button.isHovered)
  }

  private mutating func fade(_ fade: TabStripFrame.Fade) {
    number(fade.clearDistance)
    number(fade.solidDistance)
    number(fade.strength)
  }
}
