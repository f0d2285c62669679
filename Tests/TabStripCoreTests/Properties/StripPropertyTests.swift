import Dispatch
import Foundation
import TabStripCore
import XCTest
import _TabStripTestSupport

/// What holds for every strip after every sequence of inputs and edits.
final class StripPropertyTests: XCTestCase {
  private static let steps = 30

  func testRandomSequences() {
    let seeds = wantedSeeds(10_000)
    let run = Run()
    // Each worker takes every n-th seed, so that all are busy to the end.
    let workers = UInt64(max(1, min(8, ProcessInfo.processInfo.activeProcessorCount)))
    DispatchQueue.concurrentPerform(iterations: Int(workers)) { worker in
      var tally = StripTally()
      for seed in stride(from: seeds.lowerBound + UInt64(worker), to: seeds.upperBound, by: Int(workers)) {
        guard run.goesOn else { break }
        var sequence = StripSequence(seed: seed)
        if sequence.run(steps: Self.steps) != nil { run.note(failure: seed) }
        tally.add(sequence.tally)
      }
      run.add(tally)
    }
    for seed in run.failures.sorted() {
      var sequence = StripSequence(seed: seed)
      let failure = sequence.run(steps: Self.steps)
      XCTFail("seed \(seed): \(failure ?? "(not when run again)")\n\(sequence.shrunk())")
    }
    guard run.failures.isEmpty else { return }
    print("  \(seeds.count) sequences, \(run.tally.steps) steps; shares of the steps:\n\(run.tally.shares)")
    // A few sequences, run to look at a failure, need not have everything.
    if seeds.count >= 10_000 { XCTAssertEqual(run.tally.rare, [], "less than one step in a hundred") }
  }

  /// What the workers bring together.
  private final class Run: @unchecked Sendable {
    private let lock = NSLock()
    private var sum = StripTally()
    private var failed: [UInt64] = []

    var goesOn: Bool { lock.withLock { failed.count < 5 } }
    var tally: StripTally { lock.withLock { sum } }
    var failures: [UInt64] { lock.withLock { failed } }

    func note(failure seed: UInt64) { lock.withLock { failed.append(seed) } }
    func add(_ tally: StripTally) { lock.withLock { sum.add(tally) } }
  }
}
