import TabStripCore
import TabStripHosting
import XCTest
import _TabStripTestSupport

/// Bytes and text hold all of a recording, and bytes from anywhere can be read.
final class RecordingEncodingTests: XCTestCase {
  // Fault seen red: the reader takes a wheel's unit before its numbers.
  func testRandomRecordingsComeBackFromBytes() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      let recording = Recording.random(seed: seed)
      let bytes = recording.bytes
      XCTAssertEqual(try Recording(bytes: bytes).bytes, bytes, "seed \(seed)")
      XCTAssertEqual(try Recording(bytes: bytes).text, recording.text, "seed \(seed)")
    }
  }

  // Fault seen red: a pointer's `secondary` is not written.
  func testRandomRecordingsComeBackFromText() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      let recording = Recording.random(seed: seed)
      let text = recording.text
      let again = try Scenario(text: text, file: "seed \(seed)").recording
      XCTAssertEqual(again.bytes, recording.bytes, "seed \(seed)")
      XCTAssertEqual(again.text, text, "seed \(seed)")
    }
  }

  func testTextWithFramesIsAScenarioThatHolds() throws {
    let recording = Recording.random(seed: 4)
    let records = Replayer.records(of: recording)
    let file = ScenarioFile(name: "4", path: "4", text: recording.text(with: records))
    XCTAssertEqual(file.differences(try file.scenario(), from: records), "")
    XCTAssertEqual(try file.scenario().recording.bytes, recording.bytes)
  }

  /// Nearly every action and setting occurs among the random recordings, or the tests above would not reach them.
  func testRandomRecordingsReachEverything() {
    var words: Set<Substring> = []
    for seed in 1...200 as ClosedRange<UInt64> {
      let recording = Recording.random(seed: seed)
      XCTAssertGreaterThanOrEqual(recording.steps.count, 30)
      XCTAssertLessThanOrEqual(recording.tabs.count, 60)
      for line in recording.text.split(separator: "\n") where line.hasPrefix("at ") {
        words.insert(line.split(separator: " ")[2])
      }
    }
    for word in [
      "frame", "tap", "select", "reveal", "down", "drag", "up", "cancel", "hover", "leave", "wheel", "fling", "key",
      "focus", "blur", "press", "release", "scrollBegan", "scroll", "scrollEnded", "tick", "viewport", "direction",
      "motion", "text", "insert", "remove", "clear", "move", "disable", "enable", "width", "remeasure", "style",
      "configuration", "set", "refuse", "scrollTo", "trackJump",
    ] as [Substring] {
      XCTAssertTrue(words.contains(word), "no \(word)")
    }
  }

  // Fault seen red: the reader does not look whether there is another byte.
  func testDamagedBytesNeverTrap() {
    var faults = 0
    for seed in 1...2_000 as ClosedRange<UInt64> {
      let bytes = damaged(Recording.random(seed: seed % 50).bytes, seed: seed)
      do throws(RecordingFault) {
        _ = try Recording(bytes: bytes)
      } catch {
        faults += 1
        XCTAssertLessThanOrEqual(error.position, bytes.count, "seed \(seed)")
      }
    }
    XCTAssertGreaterThan(faults, 600)
  }

  func testEveryBeginningOfARecordingIsTooShort() {
    let bytes = Recording.random(seed: 7).bytes
    for length in 0..<bytes.count {
      XCTAssertThrowsError(try Recording(bytes: Array(bytes.prefix(length)))) {
        XCTAssertEqual(($0 as? RecordingFault)?.reason, .endsTooSoon, "\(length) bytes")
      }
    }
    XCTAssertThrowsError(try Recording(bytes: bytes + [0])) {
      XCTAssertEqual(($0 as? RecordingFault)?.reason, .endsTooLate)
    }
  }

  func testFaultsSayWhatAndWhere() {
    func fault(_ bytes: [UInt8]) -> RecordingFault? {
      do throws(RecordingFault) {
        _ = try Recording(bytes: bytes)
        return nil
      } catch { return error }
    }
    XCTAssertEqual(fault(Array("GIF89a".utf8))?.reason, .notARecording)
    // Head, no style preset, and then a count that wants more than the bytes have.
    let head = Array(Recording().bytes.prefix(4))
    XCTAssertEqual(fault(head + [0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01])?.reason, .numberTooLarge)
    XCTAssertEqual(fault(head + [0, 0x7F])?.reason, .endsTooSoon)
    XCTAssertEqual(fault(head + [1, 0x77])?.reason, .unknownCode)
    XCTAssertEqual(fault(head + [1, 0x77])?.position, 5)
  }

  func testARecipeOfAStyleMakesItAgain() {
    var style = TabStripStyle.pills
    style.bodyHeight = nil
    style.spacing = 0.1
    style.maximumTabWidth = 300
    style.indicator = IndicatorStyle(form: .bar, thickness: 2, inset: -7.5, spring: .heavyBounce)
    style.indicator.trailingInset = 2
    style.fade = .none
    for preset in Preset.allCases {
      let made = Recipe<StyleMetric>(of: style, preset: preset).made(from: TabStripStyle())
      for metric in StyleMetric.allCases {
        XCTAssertEqual(metric.value(in: made), metric.value(in: style), "\(metric) from \(preset)")
      }
      XCTAssertEqual([made.indicator.leadingInset, made.indicator.trailingInset], [-7.5, 2])
    }
  }

  func testARecipeOfAConfigurationMakesItAgain() {
    var configuration = TabStripConfiguration.chips
    configuration.reveal = RevealPolicies(
      tap: .none, keyboard: .nearest(peek: 0), program: .leading, tracking: .nearest(peek: 5))
    configuration.distribution = .fillWhileFitting
    configuration.overflow = OverflowConfiguration(placement: .inline, showsAlways: true, paging: .viewport)
    configuration.scrolling.spring = .lightBounce
    configuration.keyboard = KeyboardConfiguration(selectsOnFocus: false, wraps: true)
    configuration.wholeMeasureLimit = 3
    for preset in Preset.allCases {
      let made = Recipe<BehaviorSetting>(of: configuration, preset: preset).made(from: TabStripConfiguration())
      XCTAssertEqual(made, configuration, "from \(preset)")
    }
  }

  func testNothingButFramesIsARecording() throws {
    var recording = Recording()
    for time in 0..<5 { recording.steps.append(RecordedStep(at: Double(time), .frame)) }
    XCTAssertEqual(try Recording(bytes: recording.bytes).bytes, recording.bytes)
  }

  func testATextIsAsShortAsItCanBe() throws {
    let text = """
      style plain
      configuration plain
      viewport 320 48
      tabs 60 90*3 70
      tab 80 icon 16
      tab 80 badge 9 disabled

      at 0 frame

      """
    XCTAssertEqual(try Scenario(text: text).recording.text, text)
    XCTAssertEqual(Recording().text, "style plain\nconfiguration plain\n")
  }

  func testAChoiceThatThereIsNotIsRefused() {
    func check(_ kind: SettingKind, _ what: String) {
      guard case .choice(let count) = kind else { return }
      XCTAssertTrue(kind.allows(0), what)
      XCTAssertTrue(kind.allows(Double(count) - 1), what)
      for value in [Double(count), -1, 0.5, 256, .nan] { XCTAssertFalse(kind.allows(value), "\(what) \(value)") }
    }
    for metric in StyleMetric.allCases { check(metric.kind, "\(metric)") }
    for setting in BehaviorSetting.allCases { check(setting.kind, "\(setting)") }
  }

  func testWhatIsAbsentIsReadAsNothingAndMayBeSetToAnything() {
    XCTAssertEqual(StyleMetric.bodyHeight.value(in: TabStripStyle()), 0)
    XCTAssertEqual(BehaviorSetting.springLoadingDelay.value(in: TabStripConfiguration()), 0)
    for delay in [0.5, 1, 2] {
      let recipe = Recipe<BehaviorSetting>(preset: nil, assignments: [.init(.springLoadingDelay, delay)])
      XCTAssertEqual(recipe.made(from: TabStripConfiguration()).springLoadingDelay, delay)
    }
  }

  func testLinesMayEndAsOnWindows() throws {
    let text = Recording.random(seed: 4).text
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    XCTAssertEqual(try Scenario(text: windows).recording.text, text)
  }
}
