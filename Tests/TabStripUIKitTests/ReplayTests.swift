#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import TabStripHosting
  import XCTest
  import _TabStripTestSupport

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Random sessions of a hand, a program and a device on a strip: what is seen is always the engine's frame, and the trace of the session, replayed
  /// without a host, gives the same frames.
  @MainActor
  final class ReplayTests: XCTestCase {
    func testAnySessionShowsTheEnginesFramesAndReplays() async {
      for seed in 1...16 as ClosedRange<UInt64> {
        var random = SeededRandom(seed: seed)
        let session = Session(traits: UITraitCollection(direction: seed % 2 == 0 ? .rightToLeft : .leftToRight))
        for step in 0..<60 {
          session.act(&random)
          if let fault = session.fault { return XCTFail("seed \(seed), step \(step): \(fault)") }
        }
        let records = Replayer.records(of: session.trace)
        XCTAssertEqual(records.count, session.frameCount, "seed \(seed)")
        for (index, frame) in session.frames where records[index].frame != frame {
          return XCTFail("seed \(seed), frame \(index): \(records[index].frame) is not \(frame)")
        }
        XCTAssertGreaterThan(session.frames.count, 5)
      }
    }
  }

  /// One random session.
  @MainActor
  private final class Session {
    private let stage: Stage
    private var number = 0
    private var place = CGPoint.zero
    private var isDown = false
    private let direction: UITraitEnvironmentLayoutDirection
    /// Frames that were seen, by their number in the trace.
    private(set) var frames: [(Int, TabStripFrame)] = []

    init(traits: UITraitCollection) {
      direction = traits.layoutDirection
      stage = Stage([], traits: traits)
      let coordinator = stage.inside.coordinator
      coordinator.trace = TraceRecorder(of: coordinator.engine)
      // What it was told before is not in the trace.
      set(textSize: .extraLarge)
      set(textSize: .large)
      stage.strip.frame.size.width = 310
      stage.strip.setItems((0..<12).map { TabStripItem(id: "Tab \($0)", title: "Tab \($0)") })
      stage.display.show()
    }

    var trace: Recording { stage.inside.coordinator.trace!.recording }

    var frameCount: Int { trace.steps.count { $0.action == .frame } }

    func act(_ random: inout SeededRandom) {
      switch Int.random(in: 0..<14, using: &random) {
      case 0...4: touch(&random)
      case 5: stage.strip.select("Tab \(Int.random(in: 0..<14, using: &random))", animated: Bool.random(using: &random))
      case 6:
        number += 1
        let title = "New \(number)"
        stage.strip.insert(TabStripItem(id: title, title: title), at: Int.random(in: 0..<12, using: &random))
      case 7: stage.strip.remove("Tab \(Int.random(in: 0..<14, using: &random))")
      case 8:
        stage.strip.move("Tab \(Int.random(in: 0..<14, using: &random))", to: Int.random(in: 0..<12, using: &random))
      case 9: stage.strip.frame.size.width = CGFloat(Int.random(in: 0...5, using: &random) * 90)
      case 10: stage.strip.isHidden.toggle()
      case 11: set(textSize: Bool.random(using: &random) ? .large : .accessibilityMedium)
      case 12:
        let index = Int.random(in: 0..<14, using: &random)
        stage.strip.update(
          TabStripItem(id: "Tab \(index)", title: "Tab \(index)", badge: "9", isEnabled: Bool.random(using: &random)))
      default: stage.strip.track(position: Double.random(in: -1...12, using: &random))
      }
      stage.display.show(frames: Int.random(in: 1...4, using: &random))
      guard stage.frame.width > 0, !stage.strip.isHidden else { return }
      frames.append((frameCount - 1, stage.frame))
    }

    /// What is not as the engine's frame says, in words. UIKit's scroller rests anywhere, the frame on pixels.
    var fault: String? { Screen(of: stage.inside, scrollerMayBeOffBy: 0.26).fault }

    private func touch(_ random: inout SeededRandom) {
      if !isDown {
        place = CGPoint(x: CGFloat.random(in: 15...300, using: &random), y: 40)
        stage.finger.down(at: place)
        isDown = true
        return
      }
      if Bool.random(using: &random) {
        place.x += CGFloat.random(in: -120...120, using: &random)
        stage.finger.move(to: place, steps: 3)
      } else {
        if Int.random(in: 0..<6, using: &random) == 0 { stage.finger.cancel() } else { stage.finger.up() }
        isDown = false
      }
    }

    private func set(textSize: UIContentSizeCategory) {
      stage.display.window.setTraits(UITraitCollection(direction: direction, textSize: textSize))
      stage.display.show()
    }
  }
#endif
