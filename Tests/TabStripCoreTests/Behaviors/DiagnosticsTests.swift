import TabStripCore
import XCTest
import _TabStripTestSupport

/// Bad data has a defined result and is reported once.
final class DiagnosticsTests: XCTestCase {
  func testBadMeasurementsAreReadAsZero() {
    inBothDirections { rightToLeft in
      var strip = StripFixture([.nan, -20, .infinity, 50], width: 320, rightToLeft: rightToLeft)
      XCTAssertEqual(strip.ids.map { strip.engine.span(of: $0)!.length.points }, [0, 0, 0, 50])
      XCTAssertEqual(strip.engine.takeDiagnostics(), .measurement)
      strip.send(.textChanged(lineHeight: 20))
      strip.layout()
      XCTAssertEqual(strip.engine.takeDiagnostics(), [], "once")
      XCTAssertEqual(strip.engine.diagnostics, .measurement)
    }
  }

  func testBadViewportsAreReadAsHiddenAndBadScalesAsOne() {
    var strip = StripFixture([80, 80], width: 100)
    strip.send(.resized(Viewport(width: .nan, height: -3, scale: 0)))
    strip.layout()
    XCTAssertEqual(strip.frame.tabs, [])
    XCTAssertEqual([strip.frame.width, strip.frame.height], [0, 0])
    XCTAssertEqual(strip.engine.takeDiagnostics(), .viewport)
    strip.resize(100)
    XCTAssertEqual(strip.frame.tabs.count, 2)
  }

  func testBadInputsDoNothing() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 9), width: 320, rightToLeft: rightToLeft)
      let before = strip.frame
      for input in [
        TabStripInput.wheel(dx: .nan, dy: 0, unit: .points), .fling(vx: .infinity, vy: 0),
        .pointerDown(Pointer(x: .nan, y: 0)), .hover(x: 0, y: -.infinity), .externalScroll(offset: .nan),
        .textChanged(lineHeight: .nan), .reveal(strip.tab(8), .nearest(peek: .nan), animated: false),
      ] {
        XCTAssertFalse(strip.send(input).isConsumed, "\(input)")
        strip.layout()
        XCTAssertEqual(strip.frame, before, "\(input)")
      }
      XCTAssertEqual(strip.engine.takeDiagnostics(), .input)
    }
  }

  func testTimesThatAreNoneOrRunBackwardAreTheOneBefore() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 80, count: 9), width: 320, rightToLeft: rightToLeft)
      strip.now = 10
      strip.tap(3)
      strip.run(0.1)
      let offset = strip.offset
      for time in [9.0, .nan, .infinity, -.infinity] {
        _ = strip.engine.handle(.tick, at: time)
        XCTAssertEqual(strip.offset, offset)
      }
      XCTAssertEqual(strip.engine.takeDiagnostics(), .time)
      strip.run(1)
      XCTAssertEqual(strip.offset, 120, "and time goes on")
    }
  }

  func testOneWildTimeStopsNothing() {
    inBothDirections { rightToLeft in
      for wild in [1e300, .greatestFiniteMagnitude, 9.2e12] {
        var strip = StripFixture(Array(repeating: 80, count: 9), width: 320, rightToLeft: rightToLeft)
        // Seconds since 1970 are ordinary times.
        strip.now = 1.8e9
        strip.tap(3)
        strip.run(0.1)
        let offset = strip.offset
        _ = strip.engine.handle(.tick, at: wild)
        XCTAssertEqual(strip.offset, offset, "at \(wild)")
        XCTAssertEqual(strip.engine.takeDiagnostics(), .time)
        strip.run(0.05)
        XCTAssertGreaterThan(strip.offset, offset, "after \(wild) time goes on from where it was")
        XCTAssertTrue(strip.engine.needsTick)
        strip.run(1)
        XCTAssertEqual(strip.offset, 120)
      }
    }
  }

  func testBadStylesAndConfigurations() {
    var style = StripFixture.plain(spacing: .nan, inset: -5)
    style.maximumTabWidth = -1
    var configuration = TabStripConfiguration()
    configuration.overflow.tolerance = .nan
    configuration.overflow.repeatInterval = 0
    configuration.overscan = -.infinity
    var strip = StripFixture([80, 80], width: 320, style: style, configuration: configuration)
    XCTAssertEqual(strip.engine.configuration.overflow.tolerance, 1)
    XCTAssertEqual(strip.engine.configuration.overflow.repeatInterval, 0.1)
    XCTAssertEqual(strip.engine.configuration.overscan, 100)
    XCTAssertEqual(strip.engine.span(of: strip.tab(1))!.start.points, 0, "no width is wider than the maximum of 0")
    XCTAssertEqual(strip.engine.takeDiagnostics(), [.style, .configuration])
  }

  private let numbers: [WritableKeyPath<TabStripConfiguration, Double>] = [
    \.reveal.leadingMargin, \.reveal.trailingMargin, \.overflow.tolerance, \.overflow.repeatDelay,
    \.overflow.repeatInterval, \.scrolling.slop, \.scrolling.frictionRate, \.scrolling.minimumFlingSpeed,
    \.scrolling.wheelStep, \.estimatedTabWidth, \.overscan,
  ]

  func testEveryBadNumberOfTheConfigurationIsReadAsItsDefault() {
    let plain = TabStripConfiguration()
    for bad in [-1, -0.001, .nan, .infinity, -.infinity] {
      for number in numbers {
        var configuration = plain
        configuration[keyPath: number] = bad
        var engine = TabStripEngine(configuration: configuration)
        XCTAssertEqual(engine.configuration, plain, "\(number) \(bad)")
        XCTAssertEqual(engine.takeDiagnostics(), .configuration, "\(number) \(bad)")
      }
      var configuration = plain
      configuration.springLoadingDelay = bad
      var engine = TabStripEngine(configuration: configuration)
      XCTAssertNil(engine.configuration.springLoadingDelay, "\(bad)")
      XCTAssertEqual(engine.takeDiagnostics(), .configuration, "\(bad)")
    }
    var configuration = plain
    configuration.wholeMeasureLimit = -1
    var engine = TabStripEngine(configuration: configuration)
    XCTAssertEqual(engine.configuration, plain)
    XCTAssertEqual(engine.takeDiagnostics(), .configuration)
  }

  func testEverySoundNumberOfTheConfigurationIsKept() {
    for good in [0.01, 3, 1e6] {
      var configuration = TabStripConfiguration()
      for number in numbers { configuration[keyPath: number] = good }
      configuration.springLoadingDelay = good
      configuration.wholeMeasureLimit = 0
      let engine = TabStripEngine(configuration: configuration)
      XCTAssertEqual(engine.configuration, configuration)
      XCTAssertEqual(engine.diagnostics, [])
    }
    // Where nothing is a number like others: no margin, no tolerance, no waiting, but no repeats without a pause.
    var configuration = TabStripConfiguration()
    for number in numbers where number != \.overflow.repeatInterval && number != \.scrolling.frictionRate {
      configuration[keyPath: number] = 0
    }
    configuration.springLoadingDelay = 0
    XCTAssertEqual(TabStripEngine(configuration: configuration).configuration, configuration)
    XCTAssertEqual(TabStripEngine(configuration: configuration).diagnostics, [])
    configuration.overflow.repeatInterval = 0.009
    configuration.scrolling.frictionRate = 0.009
    let engine = TabStripEngine(configuration: configuration)
    XCTAssertEqual(engine.configuration.overflow.repeatInterval, 0.1)
    XCTAssertEqual(engine.configuration.scrolling.frictionRate, TabStripConfiguration().scrolling.frictionRate)
  }
}
