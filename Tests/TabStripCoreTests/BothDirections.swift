import XCTest

extension XCTestCase {
  /// Runs a row's test left to right and right to left; the same numbers hold in both, counted from the leading edge.
  func inBothDirections(_ body: (_ rightToLeft: Bool) -> Void) {
    for rightToLeft in [false, true] {
      let before = testRun?.failureCount ?? 0
      body(rightToLeft)
      if (testRun?.failureCount ?? 0) > before {
        XCTFail("the failures above are those \(rightToLeft ? "right to left" : "left to right")")
      }
    }
  }
}
