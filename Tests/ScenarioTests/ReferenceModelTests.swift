import Foundation
import TabStripHosting
import XCTest
import _TabStripTestSupport

/// The engine does what the plainest strip does that the guides describe.
final class ReferenceModelTests: XCTestCase {
  func testRandomRecordingsAgreeWithTheModel() {
    let seeds = wantedSeeds(1_500)
    var tally = ModelTally()
    for seed in seeds {
      let recording = ModelSequence.recording(seed: seed)
      tally.count(recording)
      guard let difference = ModelTrial.difference(in: recording) else { continue }
      let small = recording.shrunk { ModelTrial.difference(in: $0) != nil }
      let last = ModelTrial.difference(in: small) ?? difference
      return XCTFail("seed \(seed), step \(last.step): \(last.text)\n\(small.text)")
    }
    print("  \(seeds.count) recordings, \(tally.steps) steps; shares of the steps:\n\(tally.shares)")
    if seeds.count >= 1_500 { XCTAssertEqual(tally.rare, [], "less than one step in 300") }
  }

  /// A model that is wrong is found out, and what is printed of it can be saved as a scenario.
  func testADifferenceIsFoundShrunkAndPrinted() throws {
    func difference(_ recording: Recording) -> ModelTrial.Difference? {
      // A strip that forgets what is selected where it has three tabs.
      ModelTrial.difference(in: recording) { if $0.tabs.count == 3 { $0.chosen = [] } }
    }
    let seed = try XCTUnwrap((0..<100).first { difference(ModelSequence.recording(seed: $0)) != nil })
    let small = ModelSequence.recording(seed: seed).shrunk { difference($0) != nil }
    XCTAssertEqual(small.steps.count, 1, small.text)
    let pasted = try Scenario(text: small.text).recording
    XCTAssertEqual(pasted, small)
    XCTAssertEqual(difference(pasted)?.text.hasPrefix("selected: engine ["), true)
  }
}
