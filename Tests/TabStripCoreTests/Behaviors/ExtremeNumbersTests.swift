import TabStripCore
import XCTest
import _TabStripTestSupport

/// Numbers at the ends of their ranges: nothing traps, nothing becomes infinite, nothing takes for ever.
final class ExtremeNumbersTests: XCTestCase {
  func testNumbersOfIndicatorAndFadeAreReadAsAllMetrics() {
    for bad in [Double.nan, .infinity, -.infinity] {
      var style = StripFixture.plain()
      style.indicator = IndicatorStyle(form: .bar, thickness: bad, inset: bad)
      style.fade = FadeStyle(clearDistance: bad, solidDistance: bad, rampDistance: bad)
      var strip = StripFixture([100, 100, 100], width: 250, style: style)
      XCTAssertEqual(strip.frame.indicator, .init(x: 0, y: 48, width: 100, height: 0))
      XCTAssertEqual(strip.frame.trailingFade.strength, 0)
      XCTAssertEqual(strip.engine.takeDiagnostics(), .style)
    }
    var thick = StripFixture.plain()
    thick.indicator = IndicatorStyle(form: .bar, thickness: 1e9)
    let strip = StripFixture([100], width: 250, style: thick)
    XCTAssertEqual(strip.frame.indicator, .init(x: 0, y: 0, width: 100, height: 48), "no thicker than the strip")
  }

  func testScalesThatNoScreenHasAreReadAsOne() {
    for scale in [.leastNonzeroMagnitude, 1e300, 1.0 / 16.5, 64.5, -2, .infinity] {
      var strip = StripFixture([33.3, 33.3], width: 250)
      strip.resize(250, scale: scale)
      XCTAssertEqual(strip.frame.tabs.map(\.width), [33, 34])
      XCTAssertEqual(strip.engine.takeDiagnostics(), .viewport, "\(scale)")
    }
    for scale in [1.0 / 16, 64] {
      var strip = StripFixture([33.3, 33.3], width: 250)
      strip.resize(250, scale: scale)
      XCTAssertNotEqual(strip.frame.tabs.map(\.width), [33, 34])
      XCTAssertEqual(strip.engine.takeDiagnostics(), [], "\(scale)")
    }
  }

  func testANegativeLineHeightIsReadAsZeroAndReported() {
    var strip = StripFixture([80], width: 250)
    strip.send(.textChanged(lineHeight: -20))
    XCTAssertEqual(strip.engine.naturalHeight, 48)
    XCTAssertEqual(strip.engine.takeDiagnostics(), .measurement)
    strip = StripFixture([80], width: 250)
    strip.send(.textChanged(lineHeight: 0))
    XCTAssertEqual(strip.engine.takeDiagnostics(), [], "tabs may have no text")
  }

  func testTheLongestTabsInTheWidestStrip() {
    for distribution in Distribution.allCases {
      var configuration = ReportedStrips.buttons(.inline)
      configuration.distribution = distribution
      var strip = StripFixture(
        Array(repeating: .greatestFiniteMagnitude, count: 5), width: 1e300, configuration: configuration)
      strip.select(4)
      strip.send(.pointerDown(Pointer(x: 1e8, y: 1)))
      strip.send(.pointerMoved(Pointer(x: -1e300, y: 1)))
      strip.layout()
      strip.send(.pointerUp(Pointer(x: 1e300, y: 1)))
      strip.send(.wheel(dx: 1e300, dy: 0, unit: .notches))
      strip.send(.externalScrollBegan)
      strip.send(.externalScroll(offset: -.greatestFiniteMagnitude))
      strip.layout()
      XCTAssertTrue(strip.frame.tabs.allSatisfy { $0.x.isFinite && $0.width >= 0 && $0.width.isFinite })
      strip.send(.externalScrollEnded)
      strip.now = 1e9
      strip.run(0.1)
      strip.now += 700
      strip.run(0.1)
      XCTAssertFalse(strip.engine.needsTick, "\(distribution)")
      XCTAssertTrue(0...strip.engine.maximumOffset ~= strip.offset)
    }
  }

  func testPositionsThatAreNoneAndCountsBelowZero() {
    var strip = StripFixture([80, 80], width: 250)
    XCTAssertEqual(strip.engine.insert(count: .min, at: 0, time: 0).ids, [])
    XCTAssertNil(strip.engine.id(at: .max))
    XCTAssertNil(strip.engine.id(at: .min))
    XCTAssertEqual(strip.engine.insert(count: 2, at: .max, time: 0).ids.map { strip.engine.index(of: $0) }, [2, 3])
    _ = strip.engine.move(strip.tab(0), to: .max, time: 0)
    XCTAssertEqual(strip.engine.index(of: strip.tab(0)), 3)
    _ = strip.engine.move(strip.tab(0), to: .min, time: 0)
    XCTAssertEqual(strip.engine.index(of: strip.tab(0)), 0)
    for x in [Double.nan, .infinity, -.infinity, 1e300] { XCTAssertNil(strip.engine.tab(atX: x)) }
  }

  func testTheEndOfTwoHundredThousandTabs() {
    var engine = TabStripEngine(style: .pills, configuration: .pills)
    let ids = engine.insert(count: 200_000, at: 0, time: 0).ids
    _ = engine.handle(.resized(Viewport(width: 320, height: 48)), at: 0)
    _ = engine.handle(.select(ids[199_999], cause: .program, animated: true), at: 0)
    var measured = 0
    var frame = TabStripFrame()
    engine.layout(into: &frame) { _ in
      measured += 1
      return TabMeasurement(title: 52)
    }
    XCTAssertEqual(frame.tabs.last?.index, 199_999)
    XCTAssertEqual(engine.offset, engine.maximumOffset)
    XCTAssertEqual(frame.tabs.last.map { $0.x + $0.width }, 308, "12 before the end")
    XCTAssertLessThan(measured, 20)
  }
}
