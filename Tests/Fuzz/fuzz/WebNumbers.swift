import TabStripCore
import TabStripWeb
import _TabStripTestSupport

/// Bytes as what a script may send: whatever the numbers are, nothing traps, and what the frame's numbers say is the frame.
enum WebNumbers {
  static func run(_ bytes: [UInt8]) {
    var reader = bytes[...]
    func number() -> Double {
      guard let first = reader.popFirst() else { return 0 }
      // Mostly numbers that mean something, now and then any bits.
      if first < 200 { return Double(first) - 20 }
      if first < 230 { return Double(Int(first) - 215) * 61.7 }
      var bits: UInt64 = 0
      for _ in 0..<8 { bits = bits << 8 | UInt64(reader.popFirst() ?? 0) }
      return Double(bitPattern: bits)
    }
    var engine = TabStripEngine(style: .pills, configuration: .pills)
    _ = engine.insert(count: 30, at: 0, time: 0)
    _ = engine.handle(.resized(Viewport(width: 300, height: 48)), at: 0)
    var encoder = FrameEncoder()
    defer { encoder.release() }
    var frame = TabStripFrame()
    var time = 0.0
    while let code = reader.popFirst() {
      time += 1.0 / 60
      let input = InputDecoder.input(Int32(code % 32), number(), number(), number(), number()) { key in
        engine.id(at: Int(key))
      }
      if let input { _ = engine.handle(input, at: time) }
      engine.layout(into: &frame) { TabMeasurement(title: 20 + Double($0.slot % 7) * 9) }
      if let wrong = frame.unsoundness { fatalError("\(wrong) after \(String(describing: input))") }
      let placements = frame.tabs.map { FrameEncoder.Placement(view: 1, key: Int32($0.index), needsContent: false) }
      encoder.write(frame, placements: placements, tabStop: -1)
      promise(encoder.numbers[8] == frame.offset && Int(encoder.numbers[40]) == frame.tabs.count, "another frame")
      for (place, tab) in frame.tabs.enumerated() {
        promise(
          encoder.numbers[FrameEncoder.headerCount + place * FrameEncoder.tabCount + 3] == tab.x,
          "another place of a tab")
      }
    }
  }
}
