import TabStripHosting

extension ScenarioFile {
  /// In what the records differ from what the scenario expects, frame by frame, as text for people; empty if in nothing.
  public func differences(_ scenario: Scenario, from records: [FrameRecord]) -> String {
    var report = ""
    for record in records {
      let expected = scenario.expectations.filter { $0.step == record.step }
      let actual = record.lines
      if expected.map(\.text) == actual { continue }
      let head = "\(path):\(scenario.stepLines[record.step]): at \(record.time) frame"
      report += head + (expected.isEmpty ? " expects nothing; it would be\n" : "\n")
      report += Self.comparison(of: actual, with: expected)
    }
    return report
  }

  /// All lines of both, in order: "-" before those expected in vain, "+" before those not expected.
  private static func comparison(of actual: [String], with expected: [Scenario.Expectation]) -> String {
    let changes = actual.difference(from: expected.map(\.text))
    var missing: [Int: String] = [:]
    var added: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, let line, _): missing[offset] = line
      case .insert(let offset, let line, _): added[offset] = line
      }
    }
    var text = ""
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if let line = missing[old], old < expected.count {
        text += "  - \(line)   (line \(expected[old].line))\n"
        old += 1
      } else if let line = added[new] {
        text += "  + \(line)\n"
        new += 1
      } else {
        text += "    \(actual[new])\n"
        old += 1
        new += 1
      }
    }
    return text
  }
}
