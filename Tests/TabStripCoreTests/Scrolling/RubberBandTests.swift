import TabStripCore
import XCTest
import _TabStripTestSupport

final class RubberBandTests: XCTestCase {
  func testWorkedOutByHand() {
    // (1 - 1 / (0.55 + 1)) · 100
    XCTAssertEqual(RubberBand.displayed(overdrag: 100, dimension: 100), 35.483870967741936, accuracy: 1e-13)
    XCTAssertEqual(RubberBand.displayed(overdrag: -100, dimension: 100), -35.483870967741936, accuracy: 1e-13)
    XCTAssertEqual(RubberBand.displayed(overdrag: 0, dimension: 100), 0)
    XCTAssertEqual(RubberBand.displayed(overdrag: 1e-3, dimension: 400), 0.55e-3, accuracy: 1e-8, "0.55 at first")
  }

  func testContentNeverShowsMoreThanTheViewport() {
    var random = SeededRandom(seed: 601)
    for _ in 0..<10_000 {
      let dimension = Double.random(in: 1...4_000, using: &random)
      let drag = Double.random(in: 0...1e5, using: &random)
      let shown = RubberBand.displayed(overdrag: drag, dimension: dimension)
      let message = "seed 601, \(drag) of \(dimension)"
      XCTAssertTrue(shown >= 0 && shown < dimension && shown <= drag, message)
      XCTAssertGreaterThan(RubberBand.displayed(overdrag: drag + 1, dimension: dimension), shown, message)
      XCTAssertEqual(RubberBand.displayed(overdrag: -drag, dimension: dimension), -shown, message)
    }
  }

  func testCatchingContentFindsTheDragAgain() {
    var random = SeededRandom(seed: 602)
    for _ in 0..<10_000 {
      let dimension = Double.random(in: 50...4_000, using: &random)
      let drag = Double.random(in: -2_000...2_000, using: &random)
      let shown = RubberBand.displayed(overdrag: drag, dimension: dimension)
      XCTAssertEqual(
        RubberBand.overdrag(displayed: shown, dimension: dimension), drag, accuracy: 1e-7,
        "seed 602, \(drag) of \(dimension)")
    }
  }

  func testNumbersThatMakeNoSense() {
    for dimension in [0, -1, .nan, -.infinity] as [Double] {
      XCTAssertEqual(RubberBand.displayed(overdrag: 50, dimension: dimension), 0, "\(dimension)")
      XCTAssertEqual(RubberBand.overdrag(displayed: 50, dimension: dimension), 0, "\(dimension)")
    }
    XCTAssertEqual(RubberBand.displayed(overdrag: .nan, dimension: 100), 0)
    // As far as there is, and to the side on which it shows, also where that is less than a point.
    XCTAssertEqual(RubberBand.overdrag(displayed: 0.5, dimension: 0.5), 0x1p46)
    XCTAssertEqual(RubberBand.overdrag(displayed: -0.5, dimension: 0.5), -0x1p46)
    XCTAssertEqual(RubberBand.overdrag(displayed: .nan, dimension: 100), 0)
    XCTAssertEqual(RubberBand.displayed(overdrag: .infinity, dimension: 100), 100, accuracy: 1e-9)
    XCTAssertEqual(RubberBand.displayed(overdrag: -.infinity, dimension: 100), -100, accuracy: 1e-9)
    XCTAssertEqual(RubberBand.displayed(overdrag: 100, dimension: .infinity), 55, accuracy: 1e-9)
    XCTAssertEqual(RubberBand.overdrag(displayed: 100, dimension: 100), LayoutUnit.max.points)
    XCTAssertEqual(RubberBand.overdrag(displayed: -200, dimension: 100), -LayoutUnit.max.points)
  }
}
