import TabStripHosting
import XCTest
import _TabStripTestSupport

/// Whatever happens to a strip, right to left is what a mirror shows of left to right.
final class RandomMirrorTests: XCTestCase {
  /// A hand that rests over a strip while that grows is not at the mirrored place afterwards, so it leaves before.
  private func leavingBeforeResizes(_ recording: Recording) -> Recording {
    var result = recording
    result.steps = recording.steps.flatMap { step in
      guard case .input(.resized) = step.action else { return [step] }
      return [
        RecordedStep(at: step.time, .input(.hoverEnded)), RecordedStep(at: step.time, .input(.dragOverEnded)), step,
      ]
    }
    return result
  }

  private func isMirrored(_ recording: Recording) -> Bool {
    let recording = leavingBeforeResizes(recording)
    let ahead = Replayer.records(of: recording, notingEveryStep: true)
    let mirrored = Replayer.records(of: recording.mirrored, notingEveryStep: true)
    return zip(ahead, mirrored).allSatisfy { $1.isMirrorImage(of: $0) }
  }

  // Fault seen red: a wheel's rightward turn goes onward in both directions.
  func testRandomRecordingsAreTheirMirrorImages() {
    for seed in 1...120 as ClosedRange<UInt64> {
      var generator = RecordingGenerator(seed: seed, allowsBadNumbers: false)
      let recording = generator.recording()
      if isMirrored(recording) { continue }
      let small = leavingBeforeResizes(recording.shrunk { !isMirrored($0) })
      let ahead = Replayer.records(of: small, notingEveryStep: true)
      let mirrored = Replayer.records(of: small.mirrored, notingEveryStep: true)
      let (record, mirror) = zip(ahead, mirrored).first { !$1.isMirrorImage(of: $0) }!
      XCTFail(
        """
        seed \(seed): not its mirror image at step \(record.step):
        \(small.text)
        should be
        \(record.mirrored.lines.joined(separator: "\n"))
        but is
        \(mirror.lines.joined(separator: "\n"))
        """)
      return
    }
  }
}
