#if !hasFeature(Embedded)
  import TabStripCore

  extension Recording {
    /// The recording as the text of a scenario. Reading it again gives the same recording, to the last bit of every number.
    public var text: String { text(with: []) }

    /// The text with the frames of a replay under their steps, as they would have to be expected.
    ///
    /// - Parameter records: Those of the recording's `frame` steps; a record of another step is left out.
    public func text(with records: [FrameRecord]) -> String {
      var lines = beginning
      if !steps.isEmpty { lines.append("") }
      var records = records[...]
      for (number, step) in steps.enumerated() {
        lines.append("at \(step.time.word) \(step.action.words)")
        while let record = records.first, record.step <= number {
          if record.step == number, step.action == .frame { lines += record.lines.map { "  " + $0 } }
          records.removeFirst()
        }
      }
      return lines.joined(separator: "\n") + "\n"
    }

    private var beginning: [String] {
      var lines = ["style \(style.presetWord)"]
      lines += style.assignments.map { "set \($0.words)" }
      lines.append("configuration \(configuration.presetWord)")
      lines += configuration.assignments.map { "set \($0.words)" }
      if direction == .rightToLeft { lines.append("direction rtl") }
      if motion == .reduced { lines.append("motion reduced") }
      if let lineHeight { lines.append("text \(lineHeight.word)") }
      if let viewport { lines.append("viewport \(viewport.words)") }
      lines += RecordedTab.groups(of: tabs)
      return lines
    }
  }

  extension Recipe where Setting: WordedSetting {
    var presetWord: String { preset.map { "\($0)" } ?? "same" }

    /// Preset and assignments.
    var words: String { ([presetWord] + assignments.map(\.words)).joined(separator: " ") }
  }

  extension Recipe.Assignment where Setting: WordedSetting {
    var words: String { "\(setting.word) \(setting.word(for: value))" }
  }

  extension Viewport {
    var words: String { "\(width.word) \(height.word)" + (scale == 1 ? "" : " scale \(scale.word)") }
  }

  extension TabMeasurement {
    /// A part is left out if, and only if, it is exactly 0: a width of −0 is written.
    var words: String {
      title.word + (icon.bitPattern == 0 ? "" : " icon \(icon.word)")
        + (badge.bitPattern == 0 ? "" : " badge \(badge.word)")
    }
  }

  extension RecordedTab {
    private var isPlain: Bool {
      measurement.icon.bitPattern == 0 && measurement.badge.bitPattern == 0 && traits.isEmpty
    }

    /// The tabs as `tabs 60 90*3` and `tab 80 disabled`, at most ten widths in one group.
    static func groups(of tabs: [RecordedTab]) -> [String] {
      var groups: [String] = []
      var widths: [String] = []
      func endGroup() {
        if !widths.isEmpty { groups.append("tabs " + widths.joined(separator: " ")) }
        widths = []
      }
      var index = 0
      while index < tabs.count {
        let tab = tabs[index]
        guard tab.isPlain else {
          endGroup()
          groups.append("tab \(tab.measurement.words)" + (tab.traits.contains(.disabled) ? " disabled" : ""))
          index += 1
          continue
        }
        let word = tab.measurement.title.word
        var next = index + 1
        while next < tabs.count, tabs[next].isPlain, tabs[next].measurement.title.word == word { next += 1 }
        widths.append(next - index > 2 ? "\(word)*\(next - index)" : word)
        index = next - index > 2 ? next : index + 1
        if widths.count == 10 { endGroup() }
      }
      endGroup()
      return groups
    }
  }
#endif
