import TabStripHosting
import _TabStripTestSupport

/// Bytes as the choices of a random life of a strip: every frame is sound, and without bad numbers right to left is the
/// mirror image of left to right.
enum WholeEngine {
  static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let allowsBadNumbers = first & 1 == 1
    var generator = RecordingGenerator(
      drawingFrom: GivenRandom(bytes.dropFirst()), allowsBadNumbers: allowsBadNumbers)
    let recording = generator.recording().leavingBeforeResizes
    let records = Replayer.records(of: recording, notingEveryStep: true)
    for record in records { FrameSoundness.check(record) }
    guard !allowsBadNumbers else { return }
    let mirrored = Replayer.records(of: recording.mirrored, notingEveryStep: true)
    for (record, mirror) in zip(records, mirrored) where !mirror.isMirrorImage(of: record) {
      fatalError("not its mirror image at step \(record.step):\n\(recording.text)")
    }
  }
}
