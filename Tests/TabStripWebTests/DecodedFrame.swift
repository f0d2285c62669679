import TabStripCore
import TabStripWeb

/// What JavaScript reads out of an encoder's numbers: the layout of Web/frame.js once more.
struct DecodedFrame {
  var frame = TabStripFrame()
  var views: [Int32] = []
  var keys: [Int32] = []
  var needContent: [Bool] = []
  var tabStop: Int32

  /// - Parameter ids: The handles, by the numbers in the frame.
  init(_ encoder: FrameEncoder, ids: (Int32) -> TabID?) {
    let n = encoder.numbers
    func rect(_ at: Int) -> TabStripFrame.Rect { .init(x: n[at], y: n[at + 1], width: n[at + 2], height: n[at + 3]) }
    func button(_ at: Int) -> TabStripFrame.Button {
      var button = TabStripFrame.Button()
      button.rect = rect(at + 1)
      let flags = Int(n[at])
      button.isVisible = flags & 1 != 0
      button.isEnabled = flags & 2 != 0
      button.isPressed = flags & 4 != 0
      button.isHovered = flags & 8 != 0
      return button
    }
    func fade(_ at: Int) -> TabStripFrame.Fade {
      var fade = TabStripFrame.Fade()
      fade.clearDistance = n[at]
      fade.solidDistance = n[at + 1]
      fade.strength = n[at + 2]
      return fade
    }
    frame.width = n[0]
    frame.height = n[1]
    frame.clip = rect(2)
    frame.bodyY = n[6]
    frame.bodyHeight = n[7]
    frame.offset = n[8]
    frame.maximumOffset = n[9]
    frame.contentWidth = n[10]
    frame.count = Int(n[11])
    tabStop = Int32(n[12])
    frame.tabStop = ids(tabStop)
    frame.direction = n[13] == 1 ? .rightToLeft : .leftToRight
    frame.indicator = n[14] == 1 ? rect(15) : nil
    frame.trim = n[19] == 1 ? rect(20) : nil
    frame.leadingButton = button(24)
    frame.trailingButton = button(29)
    frame.leadingFade = fade(34)
    frame.trailingFade = fade(37)
    for tab in 0..<Int(n[40]) {
      let at = FrameEncoder.headerCount + tab * 8
      views.append(Int32(n[at]))
      keys.append(Int32(n[at + 1]))
      let flags = Int(n[at + 7])
      needContent.append(flags & 2 != 0)
      frame.tabs.append(
        .init(
          id: ids(keys[tab]) ?? TabID(slot: .max, generation: .max), index: Int(n[at + 2]), x: n[at + 3],
          width: n[at + 4], states: TabStates(rawValue: UInt8(n[at + 5])), selectionFraction: n[at + 6],
          isVisible: flags & 1 != 0))
    }
  }
}
