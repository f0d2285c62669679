import TabStripHosting

/// Bytes as a recording: they are read or refused; what was read is written as it was read, and runs.
enum RecordingBytes {
  /// Longer recordings find nothing that shorter ones do not, and slow the search down.
  static let mostTabs = 5_000

  static func run(_ bytes: [UInt8]) {
    do throws(RecordingFault) {
      let recording = try Recording(bytes: bytes)
      let again = try Recording(bytes: recording.bytes)
      promise(again.bytes == recording.bytes, "a recording changes as it is written and read")
      guard recording.tabs.count <= mostTabs else { return }
      for record in Replayer.records(of: recording) { FrameSoundness.check(record) }
    } catch {
      promise((0...bytes.count).contains(error.position), "a fault beyond the end: \(error)")
    }
  }
}
