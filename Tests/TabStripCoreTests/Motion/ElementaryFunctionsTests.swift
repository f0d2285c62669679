import Foundation
import XCTest
import _TabStripTestSupport

@testable import TabStripCore

final class ElementaryFunctionsTests: XCTestCase {
  private typealias Own = ElementaryFunctions

  /// The greatest distance between two functions, in units in the last place, over random arguments.
  private func worst(
    seed: UInt64, _ range: ClosedRange<Double>, _ own: (Double) -> Double, _ other: (Double) -> Double
  ) -> Double {
    var random = SeededRandom(seed: seed)
    var worst = 0.0
    for _ in 0..<100_000 {
      let x = Double.random(in: range, using: &random)
      let expected = other(x)
      worst = max(worst, (own(x) - expected).magnitude / expected.ulp)
    }
    return worst
  }

  func testExponentialAgreesWithTheSystem() {
    XCTAssertLessThanOrEqual(worst(seed: 1, -30...0, Own.exp, exp), 1, "seed 1")
    XCTAssertLessThanOrEqual(worst(seed: 2, -1...1, Own.exp, exp), 1, "seed 2")
    XCTAssertLessThanOrEqual(worst(seed: 3, -745...709, Own.exp, exp), 1, "seed 3")
  }

  func testExponentialHasDefinedEnds() {
    XCTAssertEqual(Own.exp(0), 1)
    XCTAssertEqual(Own.exp(-0.0), 1)
    XCTAssertEqual(Own.exp(.infinity), .infinity)
    XCTAssertEqual(Own.exp(-.infinity), 0)
    XCTAssertEqual(Own.exp(709.8), .infinity)
    XCTAssertEqual(Own.exp(-745.2), 0)
    XCTAssertEqual(Own.exp(-745), .leastNonzeroMagnitude)
    XCTAssertTrue(Own.exp(709.78).isFinite)
    XCTAssertTrue(Own.exp(.nan).isNaN)
  }

  func testLogarithmAgreesWithTheSystem() {
    XCTAssertLessThanOrEqual(worst(seed: 4, 0.5...2, Own.log, log), 2, "seed 4")
    XCTAssertLessThanOrEqual(worst(seed: 5, 0...1, Own.log, log), 2, "seed 5")
    XCTAssertLessThanOrEqual(worst(seed: 6, 1...1e20, Own.log, log), 2, "seed 6")
    XCTAssertLessThanOrEqual(worst(seed: 7, -745...709, { Own.log(exp($0)) }, { log(exp($0)) }), 2, "seed 7")
  }

  func testLogarithmHasDefinedEnds() {
    XCTAssertEqual(Own.log(1), 0)
    XCTAssertEqual(Own.log(0), -.infinity)
    XCTAssertEqual(Own.log(-0.0), -.infinity)
    XCTAssertEqual(Own.log(.infinity), .infinity)
    XCTAssertEqual(Own.log(.leastNonzeroMagnitude), -744.4400719213812)
    XCTAssertTrue(Own.log(-1).isNaN)
    XCTAssertTrue(Own.log(-.infinity).isNaN)
    XCTAssertTrue(Own.log(.nan).isNaN)
  }

  func testSineAndCosineAgreeWithTheSystem() {
    for (seed, range) in [(8, -1.0...1.0), (9, -100...100), (10, -1_048_576...1_048_576)] as [(UInt64, _)] {
      XCTAssertLessThanOrEqual(worst(seed: seed, range, Own.sin, sin), 1, "seed \(seed)")
      XCTAssertLessThanOrEqual(worst(seed: seed, range, Own.cos, cos), 1, "seed \(seed)")
    }
  }

  func testSineAndCosineKeepTheirDigitsNextToTheirZeros() {
    for turns in 1...200_000 {
      let x = Double(turns) * (Double.pi / 2)
      let (small, other) = turns % 2 == 0 ? (Own.sin(x), sin(x)) : (Own.cos(x), cos(x))
      XCTAssertLessThanOrEqual((small - other).magnitude, other.ulp, "\(turns) quarter turns")
    }
  }

  func testSineAndCosineHaveDefinedEnds() {
    XCTAssertEqual(Own.sin(0), 0)
    XCTAssertEqual(Own.cos(0), 1)
    for x in [Double.nan, .infinity, -.infinity, Own.largestAngle.nextUp, -Own.largestAngle.nextUp] {
      XCTAssertTrue(Own.sin(x).isNaN, "\(x)")
      XCTAssertTrue(Own.cos(x).isNaN, "\(x)")
    }
  }

  func testSineIsOddAndCosineEvenToTheBit() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<100_000 {
      let x = Double.random(in: 0...1_000, using: &random)
      XCTAssertEqual(Own.sin(-x), -Own.sin(x))
      XCTAssertEqual(Own.cos(-x), Own.cos(x))
    }
  }

  func testPowerAgreesWithTheSystem() {
    var random = SeededRandom(seed: 12)
    var worst = 0.0
    for _ in 0..<100_000 {
      let base = exp(Double.random(in: -20...20, using: &random))
      let exponent = Double.random(in: -30...30, using: &random)
      let expected = pow(base, exponent)
      worst = max(worst, (Own.pow(base, exponent) - expected).magnitude / expected.ulp)
    }
    XCTAssertLessThanOrEqual(worst, 2, "seed 12")
  }

  func testPowerHasDefinedEnds() {
    XCTAssertEqual(Own.pow(2, 10), 1_024)
    XCTAssertEqual(Own.pow(0, 0), 1)
    XCTAssertEqual(Own.pow(0, 2), 0)
    XCTAssertEqual(Own.pow(0, -2), .infinity)
    XCTAssertEqual(Own.pow(.infinity, 2), .infinity)
    XCTAssertEqual(Own.pow(.infinity, -2), 0)
    XCTAssertEqual(Own.pow(2, .infinity), .infinity)
    XCTAssertEqual(Own.pow(2, -.infinity), 0)
    XCTAssertEqual(Own.pow(0.5, .infinity), 0)
    XCTAssertEqual(Own.pow(1, .infinity), 1)
    XCTAssertEqual(Own.pow(10, 400), .infinity)
    XCTAssertEqual(Own.pow(10, -400), 0)
    XCTAssertTrue(Own.pow(-2, 2).isNaN)
    XCTAssertTrue(Own.pow(.nan, 1).isNaN)
    XCTAssertTrue(Own.pow(2, .nan).isNaN)
  }
}
