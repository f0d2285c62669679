import TabStripHosting

/// Bytes as the text of a scenario: it is read or refused with a place; what was read is written so that it reads the same.
enum ScenarioText {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(ScenarioFault) {
      let recording = try Scenario(text: text).recording
      guard recording.tabs.count <= RecordingBytes.mostTabs else { return }
      let written = recording.text
      let again = try Scenario(text: written).recording
      promise(again.bytes == recording.bytes, "a scenario changes as it is written and read:\n\(written)")
    } catch {
      promise(error.line >= 1 && error.column >= 1, "a fault without a place: \(error)")
      promise(!error.description.isEmpty, "a fault without words")
    }
  }
}
