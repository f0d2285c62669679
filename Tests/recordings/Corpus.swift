import Foundation
import TabStripHosting
import _TabStripTestSupport

/// Recordings with the records that this build makes of them, in one file for another build to compare with.
///
/// Layout, whole numbers of four bytes, lowest first: for each recording the length and bytes of its name, those of the
/// recording, and twice (frames only, then every step) a status and the length and bytes of the records. The status is 0, or
/// −1 − position where the bytes are no recording.
struct Corpus {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func add(_ name: String, _ recording: [UInt8]) {
    append(Array(name.utf8))
    append(recording)
    for notingEveryStep in [false, true] {
      do throws(RecordingFault) {
        let records = try Replayer.recordBytes(of: recording, notingEveryStep: notingEveryStep)
        append(Int32(0))
        append(records)
      } catch {
        append(Int32(-1 - error.position))
        append([])
      }
    }
    count += 1
  }

  private mutating func append(_ number: Int32) {
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> Int32(shift))) }
  }

  private mutating func append(_ part: [UInt8]) {
    append(Int32(part.count))
    bytes += part
  }

  /// Every scenario of a folder, and so many random and damaged recordings.
  static func make(scenarios folder: String, random: UInt64, damaged count: UInt64) throws -> Corpus {
    var corpus = Corpus()
    for file in try ScenarioFile.all(in: folder) { corpus.add(file.name, try file.scenario().recording.bytes) }
    for seed in 1...random { corpus.add("random \(seed)", Recording.random(seed: seed).bytes) }
    for seed in 1...count {
      corpus.add("damaged \(seed)", damaged(Recording.random(seed: seed).bytes, seed: seed))
    }
    return corpus
  }
}
