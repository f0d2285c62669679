import CGtk4
import CHeapCount
import XCTest
import _TabStripTestSupport

@testable import TabStripGTK

/// A soak from beginning to end: random steps, and what is asked of the strips and of memory on the way.
@MainActor
final class SoakRun {
  /// Steps between two moments at which everything has to come to rest.
  static let stepsBetweenRests = 25
  /// Steps between two counts of memory.
  static let stepsBetweenCounts = 50

  let seed: UInt64
  /// The number of the last step taken.
  private(set) var steps: Int
  private(set) var rests = 0
  private(set) var counts: [SoakStep: Int] = [:]
  private(set) var samples: [MemoryTrend.Sample] = []
  /// What promise was broken, after which step; nil so far.
  private(set) var broken: String?
  private let stage: SoakStage
  private let life: SoakLife
  private let promises: SoakPromises
  private let sheets = StyleSheet.loaded.count
  private var recent: [String] = []
  private let start = g_get_monotonic_time()

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - first: How many steps to leave out. Everything is as at first after each count of memory, so that what a step broke can be seen
  ///     again from the count before it on.
  ///   - kinds: The kinds of steps to be taken.
  ///   - keeps: Whether strips that go are kept, as a leak would keep them.
  init(
    seed: UInt64, after first: Int = 0, of kinds: [SoakStep] = SoakStep.allCases, keepingWhatGoes keeps: Bool = false
  ) {
    self.seed = seed
    steps = first
    stage = SoakStage(keepingWhatGoes: keeps)
    life = SoakLife(stage: stage, seed: seed, kinds: kinds)
    promises = SoakPromises(stage: stage)
    print("soak: seed \(seed)")
  }

  /// Takes so many steps.
  func run(steps most: Int) {
    while broken == nil, steps < most { step() }
    rest()
  }

  /// Takes steps for so long.
  func run(seconds: Double) {
    if steps == 0 { stage.showEveryLook() }
    while broken == nil, elapsed < seconds { step() }
    rest()
  }

  /// Has one strip come into the window and go.
  func comeAndGo() {
    var random = SeededRandom(seed: seed)
    stage.bringOrDropGuest(&random)
    rest()
    stage.dropGuest()
  }

  /// Ends the run and closes the window.
  ///
  /// - Returns: What stayed that ought to have gone; empty if nothing did.
  func close() -> [String] {
    stage.goHome()
    stage.rest()
    stage.close()
    return stage.gone.alive
  }

  private func step() {
    steps += 1
    let kind = life.take(steps)
    counts[kind, default: 0] += 1
    recent = recent.suffix(11) + [kind.rawValue]
    note(promises.brokenNow)
    if steps % Self.stepsBetweenRests == 0 { rest() }
    if steps % Self.stepsBetweenCounts == 0 { countMemory() }
  }

  private var elapsed: Double { Double(g_get_monotonic_time() - start) / 1_000_000 }

  /// Has everything come to rest and asks what has to hold then.
  private func rest() {
    guard broken == nil else { return }
    for strip in stage.all { strip.strip.endTracking() }
    rests += 1
    guard stage.rest() else {
      let moving = stage.all.filter { $0.strip.host.coordinator.engine.needsTick || $0.strip.host.wantsFrame }
      return note(
        "frames are drawn for ten seconds after the last step; strips that ask for them: \(moving.map(\.name))")
    }
    note(promises.brokenAtRest)
  }

  private func note(_ what: String?) {
    guard let what, broken == nil else { return }
    broken = "seed \(seed), step \(steps) of \(recent.joined(separator: " ")): \(what)"
  }

  /// Counts memory where everything is as it was at first.
  private func countMemory() {
    guard broken == nil else { return }
    stage.goHome()
    guard stage.rest() else { return note("frames are drawn for ten seconds after all was put back") }
    note(promises.brokenAtRest)
    let left = stage.gone.alive
    if !left.isEmpty, !stage.keepsWhatGoes { note("stayed: \(Set(left)), \(left.count) in all") }
    samples.append(MemoryTrend.Sample(step: steps, bytes: Int(tabstrip_heap_bytes())))
    let sample = samples.last!
    print(
      "soak: \(Int(elapsed)) s, step \(sample.step): \(sample.bytes / 1024) kB in use, \(stage.widgetCount) widgets,",
      "\(StyleSheet.loaded.count - sheets) style sheets")
  }
}
