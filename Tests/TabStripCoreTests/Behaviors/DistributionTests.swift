import TabStripCore
import XCTest
import _TabStripTestSupport

/// Where tabs lie while they fit and when they do not, worked out by hand.
final class DistributionTests: XCTestCase {
  private func strip(
    _ widths: [Double], _ distribution: Distribution, width: Double, spacing: Double = 8, inset: Double = 16,
    minimum: Double = 0, rightToLeft: Bool
  ) -> StripFixture {
    var style = StripFixture.plain(spacing: spacing, inset: inset)
    style.minimumTabWidth = minimum
    var configuration = TabStripConfiguration()
    configuration.distribution = distribution
    return StripFixture(widths, width: width, rightToLeft: rightToLeft, style: style, configuration: configuration)
  }

  private func starts(_ strip: StripFixture) -> [Double] { strip.ids.map { strip.engine.span(of: $0)!.start.points } }

  private func lengths(_ strip: StripFixture) -> [Double] { strip.ids.map { strip.engine.span(of: $0)!.length.points } }

  // 16 + 80 + 8 + 100 + 8 + 90 + 16 = 318 in 360: 42 are free.
  private let fit: [Double] = [80, 100, 90]

  func testOwnWidths() {
    inBothDirections { rightToLeft in
      XCTAssertEqual(starts(strip(fit, .leading, width: 360, rightToLeft: rightToLeft)), [16, 104, 212])
      XCTAssertEqual(starts(strip(fit, .center, width: 360, rightToLeft: rightToLeft)), [37, 125, 233])
      XCTAssertEqual(starts(strip(fit, .trailing, width: 360, rightToLeft: rightToLeft)), [58, 146, 254])
      // A sixth of 42 on both sides of each: 7, 21 and 35 before the three.
      XCTAssertEqual(starts(strip(fit, .spaceAround, width: 360, rightToLeft: rightToLeft)), [23, 125, 247])
      for distribution in [Distribution.leading, .center, .trailing, .spaceAround] {
        let narrow = strip(fit, distribution, width: 300, rightToLeft: rightToLeft)
        XCTAssertEqual(starts(narrow), [16, 104, 212], "what does not fit scrolls from its leading end")
        XCTAssertEqual(narrow.engine.maximumOffset, 18)
        let fitting = strip(fit, distribution, width: 360, rightToLeft: rightToLeft)
        XCTAssertEqual(lengths(fitting), fit)
        XCTAssertEqual(fitting.engine.maximumOffset, 0)
      }
    }
  }

  func testFillEqually() {
    inBothDirections { rightToLeft in
      let filled = strip(fit, .fillEqually, width: 360, rightToLeft: rightToLeft)
      // 360 − 2·16 − 2·8 = 312 for three.
      XCTAssertEqual(lengths(filled), [104, 104, 104])
      XCTAssertEqual(starts(filled), [16, 128, 240])
      let odd = strip([10, 10], .fillEqually, width: 399, spacing: 0, inset: 0, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(odd), [199.5, 199.5])
      XCTAssertFalse(odd.engine.overflows)
      let sevenths = strip(
        Array(repeating: 10, count: 7), .fillEqually, width: 100, spacing: 0, inset: 0, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(sevenths).reduce(0, +), 100, "no rounding is lost")
      XCTAssertEqual(sevenths.frame.tabs.map(\.width).reduce(0, +), 100, "nor on pixels")
      let least = strip(fit, .fillEqually, width: 200, minimum: 72, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(least), [72, 72, 72])
      XCTAssertEqual(least.engine.maximumOffset, 64, "264 − 200")
    }
  }

  func testFillProportionally() {
    inBothDirections { rightToLeft in
      let filled = strip(
        [50, 100, 150], .fillProportionally, width: 600, spacing: 0, inset: 0, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(filled), [100, 200, 300])
      let pressed = strip(
        [50, 100, 150], .fillProportionally, width: 150, spacing: 0, inset: 0, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(pressed), [25, 50, 75])
      // The first keeps its 40; 110 are shared 2 : 3 by the others.
      let least = strip(
        [50, 100, 150], .fillProportionally, width: 150, spacing: 0, inset: 0, minimum: 40, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(least), [40, 44, 66])
      let empty = strip([0, 0], .fillProportionally, width: 100, spacing: 0, inset: 0, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(empty), [50, 50])
    }
  }

  func testFillWhileFitting() {
    inBothDirections { rightToLeft in
      let equal = strip([60, 90], .fillWhileFitting, width: 360, spacing: 0, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(equal), [164, 164])
      // Half of 328 is 164; the wide one keeps 200 and the other takes the rest.
      let uneven = strip([60, 200], .fillWhileFitting, width: 360, spacing: 0, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(uneven), [128, 200])
      XCTAssertEqual(starts(uneven), [16, 144])
      let scrolling = strip([160, 200], .fillWhileFitting, width: 360, spacing: 0, rightToLeft: rightToLeft)
      XCTAssertEqual(lengths(scrolling), [160, 200])
      XCTAssertEqual(scrolling.engine.maximumOffset, 32)
      XCTAssertTrue(scrolling.engine.overflows)
    }
  }

  func testOnlyAsManyTabsAreMeasuredAsShowThatTheyDoNotFit() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.distribution = .fillWhileFitting
      let strip = StripFixture(
        Array(repeating: 50, count: 500), width: 320, rightToLeft: rightToLeft, configuration: configuration)
      // Seven exceed 320; the overscan of 100 shows two more of 50, and the estimate of 80 none beyond.
      XCTAssertLessThanOrEqual(strip.measureCount, 10)
    }
  }

  func testCentredEndsLetFirstAndLastComeToTheMiddle() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.centersEnds = true
      var strip = StripFixture([80, 60, 100], width: 320, rightToLeft: rightToLeft, configuration: configuration)
      // 160 − 40 before the first, 160 − 50 after the last.
      XCTAssertEqual(starts(strip), [120, 200, 260])
      for (n, offset) in [0.0, 70, 150].enumerated() {
        strip.select(n)
        XCTAssertEqual(strip.offset, offset)
        let (start, width) = strip.seen(n)!
        XCTAssertEqual(start + width / 2, 160)
      }
    }
  }

  func testMinimumAndMaximum() {
    inBothDirections { rightToLeft in
      var style = StripFixture.plain()
      style.minimumTabWidth = 50
      style.maximumTabWidth = 120
      var strip = StripFixture([10, 80, 300], width: 400, rightToLeft: rightToLeft, style: style)
      XCTAssertEqual(lengths(strip), [50, 80, 120])
      style.maximumTabWidth = 40
      strip.note(strip.engine.setStyle(style, at: 0))
      strip.layout()
      XCTAssertEqual(lengths(strip), [50, 50, 50], "the minimum holds")
    }
  }

  func testNoShareIsWiderThanTheMaximum() {
    inBothDirections { rightToLeft in
      var style = StripFixture.plain()
      style.maximumTabWidth = 120
      // In proportion the widest has the maximum, and the others keep their relation to it.
      let expected: [(Distribution, [Double])] = [
        (.fillEqually, [120, 120, 120]), (.fillProportionally, [80, 120, 40]), (.fillWhileFitting, [120, 120, 120]),
      ]
      for (distribution, wanted) in expected {
        var configuration = TabStripConfiguration()
        configuration.distribution = distribution
        var strip = StripFixture(
          [60, 90, 30], width: 600, rightToLeft: rightToLeft, style: style, configuration: configuration)
        XCTAssertEqual(lengths(strip), wanted, "\(distribution)")
        XCTAssertEqual(strip.seen(0)?.start, 0, "what is left over is at the end")
        XCTAssertFalse(strip.engine.overflows)
        strip.resize(300)
        XCTAssertEqual(lengths(strip).reduce(0, +), distribution == .fillProportionally ? 240 : 300)
      }
    }
  }

  func testOneTabInEveryDistribution() {
    inBothDirections { rightToLeft in
      for distribution in Distribution.allCases {
        let one = strip([60], distribution, width: 351, spacing: 8, inset: 0, rightToLeft: rightToLeft)
        let (start, length) = one.engine.span(of: one.tab(0))!
        let (wantedStart, wantedLength): (Double, Double) =
          switch distribution {
          case .leading: (0, 60)
          case .center, .spaceAround: (145.5, 60)
          case .trailing: (291, 60)
          case .fillEqually, .fillProportionally, .fillWhileFitting: (0, 351)
          }
        XCTAssertEqual(start.points, wantedStart, "\(distribution)")
        XCTAssertEqual(length.points, wantedLength, "\(distribution)")
      }
    }
  }
}
