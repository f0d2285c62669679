import Foundation

/// The built program, run as a person runs it.
struct GalleryProgram {
  let status: Int32
  let output: String
  let complaints: String

  /// Runs the program beside the tests and waits for its end.
  init(_ arguments: String..., without removed: [String] = []) throws {
    let process = Process()
    process.executableURL = Self.location
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    for name in removed { environment[name] = nil }
    process.environment = environment
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    // Both are short: neither fills its pipe while the other is read.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.complaints = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  private static var location: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("gallery")
  }
}
