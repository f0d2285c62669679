import Foundation
import XCTest
import _TabStripTestSupport

@testable import TabStripCore

final class ElementaryFunctionsTests: XCTestCase {
  private typealias Own = ElementaryFunctions

  /// Compares two functions at random arguments: nowhere may they be more than so many units in the last place apart, and no
  /// more than a part of the results may differ at all.
  private func assertAgreement(
    seed: UInt64, _ range: ClosedRange<Double>, within units: Double = 1, differing allowed: Double,
    _ own: (Double) -> Double,
    _ other: (Double) -> Double, line: UInt = #line
  ) {
    var random = SeededRandom(seed: seed)
    var differing = 0
    let count = 100_000
    for _ in 0..<count {
      let x = Double.random(in: range, using: &random)
      let (result, expected) = (own(x), other(x))
      if result == expected { continue }
      differing += 1
      XCTAssertLessThanOrEqual(
        (result - expected).magnitude, units * expected.ulp, "seed \(seed), argument \(x)", line: line)
    }
    XCTAssertLessThan(Double(differing) / Double(count), allowed, "seed \(seed)", line: line)
  }

  func testExponentialAgreesWithTheSystem() {
    assertAgreement(seed: 1, -30...0, differing: 0.12, Own.exp, exp)
    assertAgreement(seed: 2, -1...1, differing: 0.12, Own.exp, exp)
    assertAgreement(seed: 3, -745...709, differing: 0.12, Own.exp, exp)
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
    assertAgreement(seed: 4, 0.5...2, differing: 0.1, Own.log, log)
    assertAgreement(seed: 5, 0...1, differing: 0.1, Own.log, log)
    assertAgreement(seed: 6, 1...1e20, differing: 0.1, Own.log, log)
    assertAgreement(seed: 7, -745...709, differing: 0.1, { Own.log(exp($0)) }, { log(exp($0)) })
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
      assertAgreement(seed: seed, range, differing: 0.05, Own.sin, sin)
      assertAgreement(seed: seed, range, differing: 0.05, Own.cos, cos)
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
    for (seed, exponent) in [(12, 7.3), (13, -0.4), (14, 0.001), (15, 60)] as [(UInt64, Double)] {
      assertAgreement(seed: seed, 0...100, within: 2, differing: 0.35, { Own.pow($0, exponent) }, { pow($0, exponent) })
      assertAgreement(
        seed: seed, -600...600, within: 2, differing: 0.35, { Own.pow(exp($0 / exponent), exponent) },
        { pow(exp($0 / exponent), exponent) })
    }
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
