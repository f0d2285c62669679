import Foundation
import TabStripHosting
import _TabStripTestSupport

let usage = """
  usage: recordings corpus SCENARIOS OUT  writes all scenarios, 1,000 random and 300 damaged recordings, with their records
         recordings random SEED           prints a random recording as a scenario, with its frames
         recordings replay FILE           prints a scenario with its frames
         recordings encode FILE OUT       writes a scenario's recording as bytes
  """

func print(_ recording: Recording) {
  print(recording.text(with: Replayer.records(of: recording)), terminator: "")
}

let arguments = CommandLine.arguments.dropFirst()
do {
  switch (arguments.first, arguments.count) {
  case ("corpus", 3):
    let corpus = try Corpus.make(scenarios: arguments[2], random: 1_000, damaged: 300)
    try Data(corpus.bytes).write(to: URL(fileURLWithPath: arguments[3]))
    print("\(corpus.count) recordings")
  case ("random", 2):
    guard let seed = UInt64(arguments[2]) else { fallthrough }
    print(Recording.random(seed: seed))
  case ("replay", 2):
    let text = try String(contentsOfFile: arguments[2], encoding: .utf8)
    print(try Scenario(text: text, file: arguments[2]).recording)
  case ("encode", 3):
    let text = try String(contentsOfFile: arguments[2], encoding: .utf8)
    try Data(try Scenario(text: text, file: arguments[2]).recording.bytes).write(
      to: URL(fileURLWithPath: arguments[3]))
  default:
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("recordings: \(error)\n".utf8))
  exit(1)
}
