import CAdwaita
import TabStripHosting

/// A scenario in a file.
struct ReplayFile {
  /// The file's name without folder and ending.
  let name: String
  let recording: Recording

  /// Why there is nothing to replay, in a sentence.
  struct Failure: Error { var sentence: String }

  init(_ path: String) throws(Failure) {
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard g_file_get_contents(path, &contents, &length, nil) != 0, let contents else {
      throw Failure(sentence: "could not read \(path)")
    }
    defer { g_free(contents) }
    let bytes = UnsafeRawBufferPointer(start: contents, count: Int(length))
    do throws(ScenarioFault) {
      recording = try Scenario(text: String(decoding: bytes, as: UTF8.self), file: path).recording
    } catch {
      throw Failure(sentence: error.description)
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    name = file.hasSuffix(".scenario") ? String(file.dropLast(".scenario".count)) : file
  }
}
