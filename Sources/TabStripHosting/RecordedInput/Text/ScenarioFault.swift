#if !hasFeature(Embedded)
  /// What is wrong with a scenario's text, where, and what would be right.
  public struct ScenarioFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's name, as it was given.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column of the first character concerned, from 1.
    public var column: Int
    /// What stands there; nil: the line ends there.
    public var found: String?
    /// What could stand there.
    public var expected: String

    /// One line for people, in the form that editors understand: `file:line:column: error: …`.
    public var description: String {
      let found = found.map { "found '\($0)'" } ?? "the line ends"
      return "\(file):\(line):\(column): error: \(found), expected \(expected)"
    }
  }
#endif
