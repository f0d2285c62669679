import TabStripHosting
import XCTest
import _TabStripTestSupport

/// Whatever happens to a strip, right to left is what a mirror shows of left to right.
final class RandomMirrorTests: XCTestCase {
  private func isMirrored(_ recording: Recording) -> Bool {
    let recording = recording.leavingBeforeResizes
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
      let small = recording.shrunk { !isMirrored($0) }.leavingBeforeResizes
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
