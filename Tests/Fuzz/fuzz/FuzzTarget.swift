/// Something that takes any bytes, and ends the program if they make it break a promise.
enum FuzzTarget: String, CaseIterable {
  case recording
  case scenario
  case engine
  case numbers
  case web

  func run(_ bytes: [UInt8]) {
    switch self {
    case .recording: RecordingBytes.run(bytes)
    case .scenario: ScenarioText.run(bytes)
    case .engine: WholeEngine.run(bytes)
    case .numbers: NumberConversion.run(bytes)
    case .web: WebNumbers.run(bytes)
    }
  }
}

/// Ends the program unless a promise is kept; a message about it is all that a finding needs beside its input.
func promise(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { fatalError(promise()) }
}
