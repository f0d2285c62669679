import Foundation
import TabStripHosting
import XCTest
import _TabStripTestSupport

/// The engine does what the plainest strip does that the guides describe.
final class ReferenceModelTests: XCTestCase {
  func testRandomRecordingsAgreeWithTheModel() {
    let seeds = wantedSeeds(400)
    var tally = ModelTally()
    for seed in seeds {
      let recording = ModelSequence.recording(seed: seed)
      // Every other host lays out only in frames.
      let isEach = seed % 2 == 0
      func difference(_ recording: Recording) -> ModelTrial.Difference? {
        ModelTrial.difference(in: recording, layingOutEachStep: isEach)
      }
      let found = ModelTrial.difference(in: recording, layingOutEachStep: isEach) { tally.count($0, $1) }
      guard found != nil else { continue }
      let small = recording.shrunk { difference($0) != nil }
      let framed = small.framed(afterEachStep: isEach)
      let last = difference(framed) ?? difference(small)!
      return XCTFail("seed \(seed), after step \(last.step), from 0: \(last.text)\n\(framed.text)")
    }
    print("  \(seeds.count) recordings, \(tally.steps) steps; shares of the steps:\n\(tally.shares)")
    if seeds.count >= 400 { XCTAssertEqual(tally.rare, [], "less than one step in 200") }
  }

  /// A model that is wrong is found out, and what is printed of it can be saved as a scenario.
  func testADifferenceIsFoundShrunkAndPrinted() throws {
    func difference(_ recording: Recording) -> ModelTrial.Difference? {
      // A strip that forgets what is selected where it has three tabs.
      ModelTrial.difference(in: recording) { _, strip in if strip.tabs.count == 3 { strip.chosen = [] } }
    }
    let seed = try XCTUnwrap((0..<100).first { difference(ModelSequence.recording(seed: $0)) != nil })
    let small = ModelSequence.recording(seed: seed).shrunk { difference($0) != nil }
    XCTAssertEqual(small.steps.count, 1, small.text)
    let framed = small.framed(afterEachStep: true)
    let pasted = try Scenario(text: framed.text).recording
    XCTAssertEqual(pasted, framed)
    XCTAssertEqual(pasted.steps.last?.action, .frame)
    XCTAssertEqual(difference(pasted)?.text.hasPrefix("selected: engine ["), true)
  }
}
