import XCTest
import _TabStripTestSupport

@testable import TabStripCore

/// Reveals against a search through every offset there is.
final class RevealPropertyTests: XCTestCase {
  /// A row of a few layout units, so that all offsets can be tried.
  private struct Trial {
    let reveal: Reveal
    let start: Int64
    let end: Int64
    let from: Int64

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      func number(_ range: ClosedRange<Int64>) -> LayoutUnit { .init(rawValue: .random(in: range, using: &random)) }
      let cover = Bool.random(using: &random) ? number(0...20) : .zero
      let maximum = number(0...200)
      let viewport = cover + cover + cover + number(0...60)
      reveal = Reveal(
        cover: cover, coversAlways: Int.random(in: 0..<4, using: &random) == 0, viewport: viewport, maximum: maximum,
        tolerance: number(0...6))
      let content = maximum + viewport
      start = number(0...content.rawValue).rawValue
      end = Swift.min(content.rawValue, start + number(0...60).rawValue)
      from = number(0...maximum.rawValue).rawValue
    }

    var maximum: Int64 { reveal.maximum.rawValue }
    var viewport: Int64 { reveal.viewport.rawValue }
    var cover: Int64 { reveal.cover.rawValue }

    func leadingCover(at offset: Int64) -> Int64 {
      reveal.coversAlways || offset > reveal.tolerance.rawValue ? cover : 0
    }

    func trailingCover(at offset: Int64) -> Int64 {
      reveal.coversAlways || offset < maximum - reveal.tolerance.rawValue ? cover : 0
    }

    func shows(_ first: Int64, _ last: Int64, at offset: Int64) -> Bool {
      first >= offset + leadingCover(at: offset) && last <= offset + viewport - trailingCover(at: offset)
    }

    func target(_ policy: RevealPolicy) -> Int64 {
      let (start, end, from) = (LayoutUnit(rawValue: start), LayoutUnit(rawValue: end), LayoutUnit(rawValue: from))
      return reveal.target(policy, start: start, length: end - start, from: from)!.rawValue
    }
  }

  func testNearestIsTheLeastMovementThatUncoversTheTab() {
    var counts = [0, 0, 0]
    for seed in 0..<20_000 as Range<UInt64> {
      let trial = Trial(seed: seed)
      let target = trial.target(.nearest(peek: 0))
      let all = (0...trial.maximum).filter { trial.shows(trial.start, trial.end, at: $0) }
      XCTAssertTrue(0...trial.maximum ~= target, "seed \(seed): \(target) of 0…\(trial.maximum)")
      guard let least = all.map({ abs($0 - trial.from) }).min() else {
        // Too wide, or under a button that never goes: its beginning shows as far as the row allows.
        counts[0] += 1
        if trial.end - trial.start > trial.viewport - 2 * trial.cover, !trial.reveal.coversAlways {
          XCTAssertLessThanOrEqual(target + trial.leadingCover(at: target), trial.start, "seed \(seed)")
        }
        continue
      }
      if trial.end - trial.start > trial.viewport - 2 * trial.cover { continue }
      counts[least == 0 ? 1 : 2] += 1
      XCTAssertTrue(trial.shows(trial.start, trial.end, at: target), "seed \(seed): covered at \(target), \(trial)")
      if least == 0 { XCTAssertEqual(target, trial.from, "seed \(seed): it was in view") }
      // Within the tolerance of an end the row goes all the way.
      XCTAssertLessThanOrEqual(
        abs(target - trial.from), least + trial.reveal.tolerance.rawValue, "seed \(seed): \(target), \(trial)")
    }
    print("  never in view: \(counts[0]), in view: \(counts[1]), brought into view: \(counts[2])")
    XCTAssertGreaterThan(counts.min()!, 500)
  }

  func testAPeekOnlyWidensWhatIsShown() {
    for seed in 0..<20_000 as Range<UInt64> {
      let trial = Trial(seed: seed)
      guard (0...trial.maximum).contains(where: { trial.shows(trial.start, trial.end, at: $0) }),
        trial.end - trial.start <= trial.viewport - 2 * trial.cover
      else { continue }
      for peek in [5, 1_000] as [Int64] {
        let target = trial.target(.nearest(peek: Double(peek) / 64))
        XCTAssertTrue(trial.shows(trial.start, trial.end, at: target), "seed \(seed): covered at \(target)")
        let spare = (trial.viewport - 2 * trial.cover - trial.end + trial.start) / 2
        let room = Swift.min(peek, spare)
        let first = Swift.max(0, trial.start - room)
        let last = Swift.min(trial.maximum + trial.viewport, trial.end + room)
        guard (0...trial.maximum).contains(where: { trial.shows(first, last, at: $0) }) else { continue }
        XCTAssertTrue(trial.shows(first, last, at: target), "seed \(seed): no peek of \(room) at \(target), \(trial)")
      }
    }
  }

  func testLeadingUncoversTheBeginning() {
    for seed in 0..<20_000 as Range<UInt64> {
      let trial = Trial(seed: seed)
      let target = trial.target(.leading)
      XCTAssertTrue(0...trial.maximum ~= target, "seed \(seed)")
      if trial.reveal.coversAlways, trial.start < trial.cover { continue }
      let seenAt = trial.start - target - trial.leadingCover(at: target)
      XCTAssertGreaterThanOrEqual(seenAt, 0, "seed \(seed): covered at \(target), \(trial)")
      if target < trial.maximum, target > 0 { XCTAssertEqual(seenAt, 0, "seed \(seed): \(target), \(trial)") }
    }
  }

  func testCenterIsTheMiddleWhateverCovers() {
    for seed in 0..<2_000 as Range<UInt64> {
      let trial = Trial(seed: seed)
      let wanted = (Double(trial.start + trial.end) - Double(trial.viewport)) / 2
      let target = Double(trial.target(.center))
      XCTAssertLessThanOrEqual(
        abs(target - Swift.max(0, Swift.min(wanted, Double(trial.maximum)))), 0.5, "seed \(seed)")
    }
  }
}
