import TabStripHosting

extension ScenarioFile {
  /// The text with every frame's expectations replaced by what the records say. Comments stay: those before a line and
  /// behind it with the line about the same thing, if there still is one, else at the head of the frame.
  public func rerecorded(_ scenario: Scenario, with records: [FrameRecord]) -> String {
    var records = records[...]
    var frameLines: Set<Int> = []
    for (step, line) in zip(scenario.recording.steps, scenario.stepLines) where step.action == .frame {
      frameLines.insert(line)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [String] = []
    var position = 0
    while position < lines.count {
      result.append(lines[position])
      position += 1
      guard frameLines.contains(position), let record = records.popFirst() else { continue }
      var block: [String] = []
      while position < lines.count, lines[position].first == " " || lines[position].first == "\t" {
        block.append(lines[position])
        position += 1
      }
      result += FrameComments(block).dress(record.lines)
    }
    return result.joined(separator: "\n")
  }
}

/// The comments among a frame's expectations, each with what it is about.
private struct FrameComments {
  private var before: [String: [String]] = [:]
  private var behind: [String: String] = [:]
  private var last: [String] = []

  init(_ block: [String]) {
    for line in block {
      let start = Self.commentStart(in: line)
      let words = line[..<start].split(separator: " ")
      let comment = String(line[start...])
      if words.isEmpty {
        if !comment.isEmpty { last.append(comment) }
        continue
      }
      let key = Self.key(words.map(String.init))
      before[key] = (before[key] ?? []) + last
      last = []
      if !comment.isEmpty { behind[key] = comment }
    }
  }

  func dress(_ lines: [String]) -> [String] {
    var comments = self
    var body: [String] = []
    for line in lines {
      let key = Self.key(line.split(separator: " ").map(String.init))
      for comment in comments.before.removeValue(forKey: key) ?? [] { body.append("  " + comment) }
      body.append("  " + line + (comments.behind.removeValue(forKey: key).map { "  " + $0 } ?? ""))
    }
    let orphans = comments.before.sorted { $0.key < $1.key }.flatMap(\.value) + comments.behind.values.sorted()
    return orphans.map { "  " + $0 } + body + last.map { "  " + $0 }
  }

  /// What a line is about: `tab 3`, `fade leading`, `row`.
  private static func key(_ words: [String]) -> String {
    ["tab", "button", "fade"].contains(words[0]) ? words.prefix(2).joined(separator: " ") : words[0]
  }

  /// Where the comment begins: at a # that begins a word and is not followed by just a number.
  private static func commentStart(in line: String) -> String.Index {
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "#", previous == " " || previous == "\t" {
        let word = line[line.index(after: index)...].prefix { $0 != " " }
        if Int(word) == nil { return index }
      }
      previous = line[index]
    }
    return line.endIndex
  }
}
