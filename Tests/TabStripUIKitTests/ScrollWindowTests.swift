#if canImport(UIKit)
  import XCTest

  @testable import TabStripUIKit

  /// The native scroller's offsets and the engine's, in rows longer than native content may be.
  final class ScrollWindowTests: XCTestCase {
    private let maximum = 80_000_000.0

    func testAShortRowIsReachedWhole() {
      var window = ScrollWindow()
      window.stand(around: 30, maximum: 500, isRightToLeft: false)
      XCTAssertEqual([window.length, window.native(0), window.native(500), window.engine(30)], [500, 0, 500, 30])
      window.stand(around: 30, maximum: 500, isRightToLeft: true)
      XCTAssertEqual([window.length, window.native(0), window.native(500), window.engine(470)], [500, 500, 0, 30])
    }

    func testALongRowIsReachedThroughAWindowThatStaysInside() {
      for isRightToLeft in [false, true] {
        var window = ScrollWindow()
        for offset in [0.0, 1, 39_999_999.5, 80_000_000, 78_000_000, 5] {
          window.stand(around: offset, maximum: maximum, isRightToLeft: isRightToLeft)
          let native = window.native(offset)
          XCTAssertEqual(window.length, ScrollWindow.longest)
          XCTAssertEqual(window.engine(native), offset)
          XCTAssertTrue((0...window.length).contains(native), "\(offset) is at \(native)")
          XCTAssertGreaterThanOrEqual(window.base, 0)
          XCTAssertLessThanOrEqual(window.base + window.length, maximum)
          let room = min(native, window.length - native)
          let isAnEnd = offset < 1_000_000 || offset > maximum - 2_000_001
          XCTAssertTrue(isAnEnd || room >= 1_000_000, "a hand can go on from \(offset)")
        }
      }
    }

    func testItStaysWhileThereIsRoomOnBothSides() {
      var window = ScrollWindow()
      window.stand(around: 40_000_000, maximum: maximum, isRightToLeft: false)
      let base = window.base
      window.stand(around: 40_900_000, maximum: maximum, isRightToLeft: false)
      XCTAssertEqual(window.base, base)
      window.stand(around: 41_100_000, maximum: maximum, isRightToLeft: false)
      XCTAssertEqual(window.base, 39_100_000)
    }

    func testARowThatGrowsUnderTheHandKeepsWhatOffsetsMean() {
      for isRightToLeft in [false, true] {
        var window = ScrollWindow()
        window.stand(around: 100, maximum: 500, isRightToLeft: isRightToLeft)
        let native = window.native(100)
        for maximum in [620.0, 450] {
          window.stretch(to: maximum)
          XCTAssertEqual(window.engine(native), 100)
          let end = window.native(maximum)
          XCTAssertEqual(isRightToLeft ? -window.leftInset : window.length, end, "the native end is the row's")
        }
      }
    }
  }
#endif
