import XCTest

/// The verdict on memory, in both senses.
final class MemoryTrendTests: XCTestCase {
  private func trend(_ bytes: [Int]) -> MemoryTrend? {
    MemoryTrend(bytes.enumerated().map { MemoryTrend.Sample(step: $0 * 100, bytes: $1) })
  }

  func testWhatStaysOrComesAndGoesIsFlat() throws {
    let steady = try XCTUnwrap(trend(Array(repeating: 20_000_000, count: 24)))
    XCTAssertEqual(steady.bytesPerStep, 0)
    XCTAssertTrue(steady.isFlat)
    let peaks = try XCTUnwrap(trend((0..<24).map { 20_000_000 + ($0 % 4 == 3 ? 0 : $0 * 100_000) }))
    XCTAssertEqual(peaks.bytesPerStep, 0, accuracy: 1e-6)
    XCTAssertTrue(peaks.isFlat)
    let shrinking = try XCTUnwrap(trend((0..<24).map { 20_000_000 - $0 * 500_000 }))
    XCTAssertTrue(shrinking.isFlat)
  }

  func testWhatFillsOnceIsFlat() throws {
    let caches = try XCTUnwrap(trend([5, 9, 13, 16, 18, 19, 19] + Array(repeating: 20, count: 17)))
    XCTAssertEqual(caches.lows.map(\.step), [800, 1_200, 1_600, 2_000])
    XCTAssertTrue(caches.isFlat)
  }

  /// Red by: a line of which the ends are not told apart.
  func testWhatGrowsIsNot() throws {
    let leaking = try XCTUnwrap(trend((0..<24).map { 20_000_000 + $0 * 100 * 400 }))
    XCTAssertEqual(leaking.bytesPerStep, 400, accuracy: 1e-6)
    XCTAssertEqual(leaking.growth, 400 * 1_200, accuracy: 1e-3)
    XCTAssertFalse(leaking.isFlat, "\(leaking.share)")
    let swinging = try XCTUnwrap(trend((0..<24).map { 20_000_000 + $0 * 40_000 + ($0 % 2 == 0 ? 300_000 : 0) }))
    XCTAssertFalse(swinging.isFlat, "\(swinging.share)")
  }

  func testFewCountsHaveNoTrend() {
    XCTAssertNil(trend([]))
    XCTAssertNil(trend(Array(repeating: 1, count: 16)))
    XCTAssertNotNil(trend(Array(repeating: 1, count: 18)))
    XCTAssertNil(MemoryTrend(Array(repeating: MemoryTrend.Sample(step: 7, bytes: 1), count: 24)))
  }
}
