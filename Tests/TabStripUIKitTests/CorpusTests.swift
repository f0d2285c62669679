#if canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import TabStripCore
  import TabStripHosting
  import XCTest
  import _TabStripTestSupport

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Every scenario of the corpus, and its mirror image, on a real strip: after each step what is on the screen is the engine's frame, and where the
  /// scenario has a frame it is the one that a replay without a host gives, to the last bit, with the same reports.
  @MainActor
  final class CorpusTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scenarios").path

    /// How many steps went straight to the engine, and how many there were beside frames.
    private var straight: [ScenarioStage.Straight: Int] = [:]
    private var stepCount = 0

    /// The first thing that is wrong when a host plays a recording.
    ///
    /// - Parameter comparesReplay: Whether frames and reports have to be those of a replay, too.
    private func fault(of recording: Recording, comparesReplay: Bool) -> String? {
      let stage = ScenarioStage(recording)
      defer {
        straight.merge(stage.straight, uniquingKeysWith: +)
        stepCount += recording.steps.count { $0.action != .frame }
      }
      var replayer = Replayer(recording)
      while let step = stage.nextStep {
        stage.perform()
        let place = "step \(replayer.position) at \(step.time): "
        let screen = Screen(
          of: stage.inside, scrollerMayBeOffBy: tolerance(recording, stage), isHidden: stage.isHidden)
        if let fault = screen.fault { return place + fault }
        guard let wanted = replayer.perform(), comparesReplay else { continue }
        let shown = stage.record(after: wanted)
        let changes = shown.lines.difference(from: wanted.lines)
        if !changes.isEmpty { return place + "\n" + changes.map { "\($0)" }.joined(separator: "\n") }
      }
      return nil
    }

    /// How far UIKit's scroller may be off. What it has rounded is an echo and stays as it is. A row that a recorded finger holds beyond its end
    /// would be held by UIKit's scroller itself.
    private func tolerance(_ recording: Recording, _ stage: ScenarioStage) -> Double {
      let frame = stage.inside.coordinator.frame
      if frame.offset < 0 || frame.offset > frame.maximumOffset + 1, stage.straight[.scrollers] != nil {
        return .infinity
      }
      let echoes = recording.steps.contains {
        if case .input(.externalScroll) = $0.action { true } else { false }
      }
      return echoes ? 1 : 0.01
    }

    func testEveryScenarioIsOnTheScreenAsTheEngineSays() async throws {
      let files = try ScenarioFile.all(in: Self.folder)
      XCTAssertGreaterThanOrEqual(files.count, 60)
      for file in files {
        let recording = try file.scenario().recording
        if let fault = fault(of: recording, comparesReplay: true) { XCTFail("\(file.name), \(fault)") }
        if let fault = fault(of: recording.mirrored, comparesReplay: true) {
          XCTFail("\(file.name) in the mirror, \(fault)")
        }
      }
      // The guide says which steps no door of UIKit's is for; all others have come in by one.
      XCTAssertEqual(Set(straight.keys), [.scrollers, .buttons, .causes, .rooms, .numbers])
      XCTAssertLessThan(straight.values.reduce(0, +) * 2, stepCount, "most steps have a door")
    }

    func testRandomRecordingsAreOnTheScreenAsTheEngineSays() async throws {
      for seed in 1...100 as ClosedRange<UInt64> {
        let recording = Recording.random(seed: seed)
        if let fault = fault(of: recording, comparesReplay: false) { XCTFail("seed \(seed), \(fault)") }
      }
    }
  }
#endif
