import TabStripCore
import XCTest
import _TabStripTestSupport

/// What holds for every strip after every sequence of inputs and edits.
final class StripPropertyTests: XCTestCase {
  func testRandomSequences() {
    var counts: [String: Int] = [:]
    let seeds = StripSequence.seeds(2_000)
    var failures = 0
    for seed in seeds {
      var sequence = StripSequence(seed: seed)
      let failure = sequence.run(steps: 30)
      counts.merge(sequence.counts) { $0 + $1 }
      if let failure {
        XCTFail("seed \(seed): \(failure)\n\(sequence.shrunk())")
        failures += 1
        if failures == 5 { return }
      }
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("  \(name): \(count)") }
  }
}
