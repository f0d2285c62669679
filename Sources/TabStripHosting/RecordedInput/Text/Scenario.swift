#if !hasFeature(Embedded)
  import TabStripCore

  /// A recording as plain text, with the frames that are expected of it.
  ///
  /// The guide "Recorded input" has the grammar. In short: lines that say how the strip begins, lines `at <seconds> <action>`,
  /// and under each `at <seconds> frame` indented lines with what that frame must be, as ``FrameRecord/lines`` writes it.
  /// `#` begins a comment. A word that means nothing is a fault, never ignored.
  public struct Scenario: Sendable {
    /// A line that a frame must have.
    public struct Expectation: Hashable, Sendable {
      /// Which step of the recording has the frame, from 0.
      public var step: Int
      /// The line's words with one blank between them.
      public var text: String
      /// Where it stands in the text, from 1.
      public var line: Int
    }

    /// The input.
    public var recording: Recording
    /// What is expected, in the order of the text.
    public var expectations: [Expectation] = []
    /// Where each step stands in the text, from 1.
    public var stepLines: [Int] = []

    /// Reads a scenario.
    ///
    /// - Parameter file: A name for the faults.
    /// - Complexity: O(size of the text).
    public init(text: String, file: String = "scenario") throws(ScenarioFault) {
      var parser = ScenarioParser(file: file)
      var number = 0
      // Both ends of a line are one character each to Swift.
      for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
        number += 1
        try parser.read(ScenarioLine(line, number: number, file: file))
      }
      recording = parser.recording
      expectations = parser.expectations
      stepLines = parser.stepLines
    }
  }
#endif
