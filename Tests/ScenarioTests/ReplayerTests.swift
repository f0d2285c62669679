import TabStripCore
import TabStripHosting
import XCTest
import _TabStripTestSupport

/// Replays are repeatable and say what was in vain.
final class ReplayerTests: XCTestCase {
  private func records(_ text: String) throws -> [FrameRecord] {
    Replayer.records(of: try Scenario(text: text).recording)
  }

  func testARecordingGivesTheSameBytesEachTime() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      let bytes = Recording.random(seed: seed).bytes
      for every in [false, true] {
        let first = try Replayer.recordBytes(of: bytes, notingEveryStep: every)
        XCTAssertEqual(try Replayer.recordBytes(of: bytes, notingEveryStep: every), first, "seed \(seed)")
      }
    }
  }

  func testDamagedRecordingsAreReplayedOrRefused() {
    var replayed = 0
    for seed in 1...150 as ClosedRange<UInt64> {
      let bytes = damaged(Recording.random(seed: seed).bytes, seed: seed)
      if (try? Replayer.recordBytes(of: bytes, notingEveryStep: false)) != nil { replayed += 1 }
    }
    XCTAssertGreaterThan(replayed, 15)
  }

  func testEveryFrameIsFiniteWhateverTheNumbers() throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      let recording = Recording.random(seed: seed)
      let isBroken = { (recording: Recording) in
        Replayer.records(of: recording, notingEveryStep: true).contains { !$0.isFinite }
      }
      if isBroken(recording) {
        XCTFail("seed \(seed):\n\(recording.shrunk(while: isBroken).text)")
        return
      }
    }
  }

  func testTabsThatAreNotThereAreInVain() throws {
    let lines = ["at 0 remove 3", "at 0 select #9", "at 0 move 5 to 0", "at 0 tap 2", "at 0 tap 1"]
    for line in lines {
      let record = try XCTUnwrap(records("viewport 100 44\ntabs 60 600 60\nat 0 frame\n\(line)\nat 1 frame").last)
      XCTAssertEqual(record.wasInVain, line != "at 0 tap 1", line)
      XCTAssertEqual(record.frame.count, 3)
    }
  }

  func testAFrameBetweenStepsIsOnTheWayAndLeavesNoTrace() throws {
    for direction in ["ltr", "rtl"] {
      let recording = try Scenario(
        text:
          "set indicator bar\ndirection \(direction)\nviewport 240 44\ntabs 36 56 76\nat 0 frame\nat 0 select 2\nat 1 frame"
      ).recording
      var (looked, plain) = (Replayer(recording), Replayer(recording))
      for _ in 0..<2 { (_, _) = (looked.perform(), plain.perform()) }
      let ends = [0.0, 1].map { looked.record(at: $0).frame.indicator?.x ?? .nan }
      let middle = try XCTUnwrap(looked.record(at: 0.1).frame.indicator).x
      XCTAssertTrue(middle > ends.min()! && middle < ends.max()!, "\(direction): \(ends) \(middle)")
      for bad in [Double.nan, -.infinity, .infinity] { XCTAssertTrue(looked.record(at: bad).isFinite) }
      XCTAssertEqual(looked.perform(), plain.perform())
    }
  }

  func testATapHitsTheMiddleOfWhatIsSeen() throws {
    for direction in ["ltr", "rtl"] {
      let record = try XCTUnwrap(
        records("direction \(direction)\nviewport 100 44\ntabs 60 600 60\nat 0 frame\nat 0.1 tap 1\nat 0.1 frame").last)
      XCTAssertEqual(record.selections, [FrameRecord.Selection(old: 0, new: 1, cause: .tap)], direction)
    }
  }

  func testInsertionNumbersStayWithTheirTabs() throws {
    let record = try XCTUnwrap(
      records(
        """
        viewport 500 44
        tabs 10 20 30
        at 0 remove 1
        at 0 insert 0 tabs 40
        at 0 move #2 to 0
        at 0 frame
        """
      ).last)
    XCTAssertEqual(record.numbers, [2, 3, 0])
    // A width is its title and 12 points of padding on both sides.
    XCTAssertEqual(record.frame.tabs.map(\.width), [54, 64, 34])
  }

  func testAnAppThatRefusesIsRecorded() throws {
    let records = try records(
      """
      viewport 500 44
      tabs 60 60 60
      at 0 frame
      at 0 refuse on
      at 0 tap 1
      at 0 frame
      at 0 refuse off
      at 0 tap 1
      at 0 frame
      """)
    XCTAssertEqual(records.map { $0.selections.map(\.change.new) }, [[], [], [1]])
  }

  func testAWidthThatTheEngineIsNotToldOfIsMeasuredLater() throws {
    let records = try records(
      """
      viewport 500 44
      tabs 60
      at 0 frame
      at 0 width 0 80
      at 0 frame
      at 0 text 20
      at 0 frame
      at 0 remeasure 0 100
      at 0 frame
      """)
    XCTAssertEqual(records.map { $0.frame.tabs[0].width }, [84, 84, 104, 124])
    XCTAssertEqual(records.map(\.measuredCount), [1, 0, 1, 1])
  }

  func testAShrunkRecordingStillFailsAndHasNothingMore() throws {
    let fails = { (recording: Recording) in recording.steps.contains { $0.action == .input(.focusLost) } }
    let recording = try XCTUnwrap((1...100 as ClosedRange<UInt64>).map { .random(seed: $0) }.first(where: fails))
    let small = recording.shrunk(while: fails)
    XCTAssertEqual(small.steps.map(\.action), [.input(.focusLost)])
    XCTAssertTrue(small.tabs.isEmpty)
  }

  func testTheBytesOfAReplayAreThoseOfItsRecords() throws {
    let recording = Recording.random(seed: 9)
    let records = Replayer.records(of: recording)
    XCTAssertFalse(records.isEmpty)
    XCTAssertEqual(try Replayer.recordBytes(of: recording.bytes, notingEveryStep: false), records.flatMap(\.bytes))
  }

  func testRecordsThatDifferInAnythingDifferInTheirBytes() throws {
    let text =
      "style pills\nconfiguration pills\nset indicator bar\nset trimThickness 1\nviewport 240 44\ntabs 60*9\nat 0 frame"
    let record = try XCTUnwrap(records(text).last)
    let changes: [(inout FrameRecord) -> Void] = [
      { $0.step += 1 }, { $0.time += 1 }, { $0.numbers[1] = 8 }, { $0.tabStop = 1 }, { $0.exactOffset += 1 },
      { $0.targetOffset += 1 }, { $0.selections.append(.init(old: 0, new: 1, cause: .tap)) }, { $0.reselected = 1 },
      { $0.focus = .init(old: 0, new: 1) }, { $0.stale.formSymmetricDifference(.layout) }, { $0.isConsumed.toggle() },
      { $0.claimsPointer.toggle() }, { $0.needsTick.toggle() }, { $0.diagnostics.insert(.time) },
      { $0.measuredCount += 1 }, { $0.wasInVain.toggle() }, { $0.frame.width += 1 }, { $0.frame.height += 1 },
      { $0.frame.clip.x += 1 }, { $0.frame.clip.y += 1 }, { $0.frame.clip.width += 1 }, { $0.frame.clip.height += 1 },
      { $0.frame.bodyY += 1 }, { $0.frame.bodyHeight += 1 }, { $0.frame.tabs[1].x += 1 },
      { $0.frame.tabs[1].width += 1 }, { $0.frame.tabs[1].index += 1 }, { $0.frame.tabs[1].states.insert(.hovered) },
      { $0.frame.tabs[1].selectionFraction = 0.5 }, { $0.frame.tabs[1].isVisible.toggle() },
      { $0.frame.indicator = nil }, { $0.frame.trim = nil }, { $0.frame.offset += 1 }, { $0.frame.maximumOffset += 1 },
      { $0.frame.contentWidth += 1 }, { $0.frame.leadingButton.rect.x += 1 },
      { $0.frame.leadingButton.isVisible.toggle() }, { $0.frame.leadingButton.isEnabled.toggle() },
      { $0.frame.trailingButton.isPressed.toggle() }, { $0.frame.trailingButton.isHovered.toggle() },
      { $0.frame.leadingFade.clearDistance += 1 }, { $0.frame.leadingFade.solidDistance += 1 },
      { $0.frame.trailingFade.strength = 0.25 }, { $0.frame.count += 1 }, { $0.frame.direction = .rightToLeft },
    ]
    for (number, change) in changes.enumerated() {
      var other = record
      change(&other)
      XCTAssertNotEqual(other.bytes, record.bytes, "change \(number)")
    }
  }

  func testARecordOfAFrameAloneSaysNothingElse() {
    let record = FrameRecord(step: 3, time: 2, frame: TabStripFrame())
    XCTAssertEqual([record.exactOffset, record.targetOffset], [0, 0])
    XCTAssertEqual(record.measuredCount, 0)
    XCTAssertFalse(record.isConsumed || record.claimsPointer || record.needsTick || record.wasInVain)
  }
}

extension FrameRecord {
  fileprivate var isFinite: Bool {
    var numbers = [
      frame.width, frame.height, frame.bodyY, frame.bodyHeight, frame.offset, frame.maximumOffset, frame.contentWidth,
      exactOffset, targetOffset, frame.leadingFade.strength, frame.trailingFade.strength,
      frame.leadingFade.solidDistance, frame.trailingFade.solidDistance,
    ]
    for tab in frame.tabs { numbers += [tab.x, tab.width, tab.selectionFraction] }
    for rect in [frame.clip, frame.leadingButton.rect, frame.trailingButton.rect] + [frame.indicator].compactMap({ $0 })
    {
      numbers += [rect.x, rect.y, rect.width, rect.height]
    }
    return numbers.allSatisfy(\.isFinite)
      && frame.tabs.allSatisfy { $0.width >= 0 && (0...1).contains($0.selectionFraction) }
  }
}
