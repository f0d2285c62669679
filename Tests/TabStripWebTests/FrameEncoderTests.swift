import TabStripCore
import TabStripWeb
import XCTest

final class FrameEncoderTests: XCTestCase {
  private let styles: [(TabStripStyle, TabStripConfiguration)] = [
    (.pills, .pills), (.chips, .chips), (.selectionList, .selectionList), (.segmented, .segmented), (.sticky, .sticky),
  ]

  func testFramesComeBackAsTheyWere() {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      for (style, configuration) in styles {
        var encoder = FrameEncoder()
        defer { encoder.release() }
        var engine = TabStripEngine(style: style, configuration: configuration)
        let ids = engine.insert(count: 40, at: 0, time: 0).ids
        _ = engine.setTraits(.disabled, of: ids[7], time: 0)
        _ = engine.handle(.directionChanged(direction), at: 0)
        _ = engine.handle(.textChanged(lineHeight: 16), at: 0)
        _ = engine.handle(.resized(Viewport(width: 391, height: 48, scale: 1.5)), at: 0)
        var frame = TabStripFrame()
        for step in 0..<60 {
          let time = Double(step) / 60
          switch step {
          case 5: _ = engine.handle(.select(ids[9], cause: .tap, animated: true), at: time)
          case 12: _ = engine.handle(.hover(x: 380, y: 20), at: time)
          case 20: _ = engine.handle(.pointerDown(Pointer(x: 200, y: 20)), at: time)
          case 25: _ = engine.handle(.pointerUp(Pointer(x: 200, y: 20)), at: time)
          case 30: _ = engine.handle(.focusGained(visible: true), at: time)
          case 31: _ = engine.handle(.key(.end), at: time)
          case 50: _ = engine.handle(.overflowPressed(.leading), at: time)
          default: _ = engine.handle(.tick, at: time)
          }
          engine.layout(into: &frame) { TabMeasurement(title: 30 + Double($0.slot % 5) * 11.3) }
          let placements = frame.tabs.enumerated().map { place, tab in
            FrameEncoder.Placement(view: Int32(place * 3), key: Int32(tab.id.slot), needsContent: place % 2 == 0)
          }
          encoder.write(frame, placements: placements, tabStop: frame.tabStop.map { Int32($0.slot) } ?? -1)
          let decoded = DecodedFrame(encoder) { $0 >= 0 ? ids[Int($0)] : nil }
          XCTAssertEqual(decoded.frame, frame, "\(direction), step \(step)")
          XCTAssertEqual(decoded.views, placements.map(\.view))
          XCTAssertEqual(decoded.needContent, placements.map(\.needsContent))
        }
      }
    }
  }

  func testAFrameWithoutTabsComesBack() {
    var encoder = FrameEncoder()
    defer { encoder.release() }
    encoder.write(TabStripFrame(), placements: [], tabStop: -1)
    let decoded = DecodedFrame(encoder) { _ in nil }
    XCTAssertEqual(decoded.frame, TabStripFrame())
    XCTAssertEqual(decoded.tabStop, -1)
  }

  func testAReleasedEncoderCanBeUsedAgain() {
    var encoder = FrameEncoder()
    var frame = TabStripFrame()
    frame.width = 7
    encoder.write(frame, placements: [], tabStop: 3)
    encoder.release()
    XCTAssertEqual(encoder.numbers.count, 0)
    encoder.write(frame, placements: [], tabStop: 3)
    XCTAssertEqual(encoder.numbers[0], 7)
    encoder.release()
  }
}
