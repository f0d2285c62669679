import TabStripCore
import TabStripHosting
import XCTest

/// The text format: what is read, what is written, and what people are told.
final class ScenarioTextTests: XCTestCase {
  private func read(_ text: String) throws -> Recording { try Scenario(text: text, file: "x.scenario").recording }

  private func fault(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> String {
    do {
      _ = try read(text)
      XCTFail("was read", file: file, line: line)
      return ""
    } catch { return "\(error)" }
  }

  func testReadsTheBeginningOfAStrip() throws {
    let recording = try read(
      """
      # comment
      style chips spacing 8
      set bodyHeight 30 # another
      configuration pills
      set distribution spaceAround wraps on tapReveal leading keyboardPeek 12
      direction rtl
      motion reduced
      text 17.5
      viewport 360 48 scale 2
      tabs 60 90*3
      tab 80 icon 16 badge 12 disabled tab nan
      """)
    let style = recording.style.made(from: TabStripStyle())
    XCTAssertEqual(style.spacing, 8)
    XCTAssertEqual(style.bodyHeight, 30)
    XCTAssertEqual(style.horizontalPadding, TabStripStyle.chips.horizontalPadding)
    let configuration = recording.configuration.made(from: TabStripConfiguration())
    XCTAssertEqual(configuration.distribution, .spaceAround)
    XCTAssertTrue(configuration.keyboard.wraps)
    XCTAssertEqual(configuration.reveal.tap, .leading)
    XCTAssertEqual(configuration.reveal.keyboard, .nearest(peek: 12))
    XCTAssertEqual(configuration.overflow.placement, .overlaid)
    XCTAssertEqual(recording.direction, .rightToLeft)
    XCTAssertEqual(recording.motion, .reduced)
    XCTAssertEqual(recording.lineHeight, 17.5)
    XCTAssertEqual(recording.viewport, Viewport(width: 360, height: 48, scale: 2))
    XCTAssertEqual(recording.tabs.prefix(4).map(\.measurement.title), [60, 90, 90, 90])
    XCTAssertEqual(recording.tabs[4], RecordedTab(TabMeasurement(title: 80, icon: 16, badge: 12), traits: .disabled))
    XCTAssertTrue(recording.tabs[5].measurement.title.isNaN)
  }

  func testReadsSteps() throws {
    let steps = try read(
      """
      at 0 frame
      at 0.5 select #3 by keyboard jump
      at 0x1p-3 down 10 -inf touch id 7 secondary
      at inf insert 2 tabs 60 tab 70 disabled
      at 1 set spacing 4
      at 1 configuration same wraps off
      """
    ).steps
    XCTAssertEqual(
      steps,
      [
        RecordedStep(at: 0, .frame),
        RecordedStep(at: 0.5, .select(.insertion(3), cause: .keyboard, animated: false)),
        RecordedStep(
          at: 0.125,
          .input(.pointerDown(Pointer(id: 7, x: 10, y: -.infinity, kind: .touch, isPrimary: false)))),
        RecordedStep(
          at: .infinity,
          .insert([RecordedTab(width: 60), RecordedTab(TabMeasurement(title: 70), traits: .disabled)], at: 2)),
        RecordedStep(at: 1, .restyle(Recipe(preset: nil, assignments: [.init(.spacing, 4)]))),
        RecordedStep(at: 1, .reconfigure(Recipe(preset: nil, assignments: [.init(.wraps, 0)]))),
      ])
  }

  func testFaultsNamePlaceFindingAndExpectation() {
    XCTAssertEqual(
      fault("style pills\n  \nat 0.1 tpa 2"),
      "x.scenario:3:8: error: found 'tpa', expected an action: frame, tap, select, reveal, down, drag, up, cancel, "
        + "hover, leave, wheel, fling, key, focus, blur, press, release, scrollBegan, scroll, scrollEnded, "
        + "scrollTo, tick, viewport, direction, motion, text, insert, remove, clear, move, disable, enable, width, "
        + "remeasure, style, configuration, set, refuse, deselect, track, trackJump, trackEnded, over, overEnded")
    XCTAssertEqual(
      fault("viewport 360"), "x.scenario:1:13: error: the line ends, expected the height in points, a number")
    XCTAssertEqual(
      fault("viewport 360 48px"),
      "x.scenario:1:14: error: found '48px', expected the height in points, a number")
    XCTAssertEqual(
      fault("at 0 tap -1"),
      "x.scenario:1:10: error: found '-1', expected a tab: its index, or # and its number of insertion")
    XCTAssertEqual(
      fault("style chips\nstyle pills"),
      "x.scenario:2:1: error: found 'style', expected no second 'style': the first is on line 1")
    XCTAssertEqual(
      fault("at 0 frame\ntabs 60"),
      "x.scenario:2:1: error: found 'tabs', expected 'at', because steps have begun and the strip's beginning stands "
        + "before them")
    XCTAssertEqual(
      fault("at 0 tick\n  tab 0 at 12"),
      "x.scenario:2:3: error: found 'tab', expected no indented line, because only a frame has expectations")
  }

  func testNothingIsIgnored() {
    for text in [
      "frobnicate", "style", "style tabs", "set", "set colour 3", "set spacing", "set wraps yes", "set indicator 2",
      "set wholeMeasureLimit 1.5", "direction up", "viewport 1 2 scale", "viewport 1 2 3", "tabs", "tabs 60*0",
      "tabs 60*2*2", "tab", "tab 60 disabled badge 3", "at", "at noon frame", "at 0", "at 0 frame now", "at 0 tap",
      "at 0 tap 1 finger", "at 0 select", "at 0 select 1 by magic", "at 0 key up", "at 0 move 1 2", "at 0 insert -1",
      "at 0 insert 0 chip 3", "at 0 wheel 1", "at 0 refuse", "at 0 set spacing 1 wraps on", "at 0 down 1 2 id -1",
      "at 0 reveal 1", "at 0 reveal 1 nearest", "at 0 insert 2147483648",
    ] {
      XCTAssertNotEqual(fault(text), "", text)
    }
  }

  func testANumberAfterTheSignOfACommentNamesATab() throws {
    XCTAssertEqual(try read("at 0 remove #2 #gone").steps.first?.action, .remove(.insertion(2)))
  }

  func testWritesNumbersToTheLastBit() throws {
    var recording = Recording()
    let numbers = [
      0.1, 1.0 / 3, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0, .infinity, -.infinity, 1e16,
      123_456_789.125,
    ]
    recording.tabs = numbers.map { RecordedTab(width: $0) }
    let again = try read(recording.text).tabs.map(\.measurement.title)
    XCTAssertEqual(again.map(\.bitPattern), numbers.map(\.bitPattern))
  }

  func testExpectationsKeepTheirPlace() throws {
    let scenario = try Scenario(text: "at 0 frame\n  row   at 0\n\n  # why\nat 1 tick\nat 2 frame\n\ttab 1 #2 # here")
    XCTAssertEqual(scenario.expectations.map(\.step), [0, 2])
    XCTAssertEqual(scenario.expectations.map(\.text), ["row at 0", "tab 1 #2"])
    XCTAssertEqual(scenario.expectations.map(\.line), [2, 7])
    XCTAssertEqual(scenario.stepLines, [1, 5, 6])
  }
}
