#if !hasFeature(Embedded)
  import TabStripCore

  extension ScenarioLine {
    /// How often `80*3` may repeat a width.
    private static let mostRepeats = 1_000_000

    mutating func direction() throws(ScenarioFault) -> WritingDirection {
      try choice("a direction", of: ["ltr", "rtl"]) == 0 ? .leftToRight : .rightToLeft
    }

    mutating func motion() throws(ScenarioFault) -> MotionPreference {
      try choice("a wish for motion", of: ["full", "reduced"]) == 0 ? .full : .reduced
    }

    mutating func flag() throws(ScenarioFault) -> Bool { try choice("one of", of: ["off", "on"]) == 1 }

    mutating func viewport() throws(ScenarioFault) -> Viewport {
      let width = try number("the width in points")
      let height = try number("the height in points")
      let scale = takes("scale") ? try number("the device pixels in a point") : 1
      return Viewport(width: width, height: height, scale: scale)
    }

    mutating func end() throws(ScenarioFault) -> StripEnd {
      try choice("an end", of: ["leading", "trailing"]) == 0 ? .leading : .trailing
    }

    mutating func choice<Choice: RawRepresentable<UInt8>>(
      _ meaning: String, _ type: Choice.Type
    ) throws(ScenarioFault) -> Choice {
      Choice(rawValue: UInt8(try choice(meaning, of: TabStripHosting.words(of: type))))!
    }

    /// `3`: the tab at index 3; `#7`: the tab put in as number 7.
    mutating func name() throws(ScenarioFault) -> TabName {
      if let word = peek {
        let isNumber = word.hasPrefix("#")
        if let value = Int32(isNumber ? String(word.dropFirst()) : word), value >= 0 {
          skip()
          return isNumber ? .insertion(Int(value)) : .index(Int(value))
        }
      }
      throw fault(expected: "a tab: its index, or # and its number of insertion")
    }

    mutating func policy() throws(ScenarioFault) -> RevealPolicy {
      switch try choice("a policy", of: RevealPolicy.words) {
      case 0: .none
      case 1: .nearest(peek: try number("the peek in points"))
      case 2: .center
      case 3: .leading
      default: .trailing
      }
    }

    /// `tabs 60 90*3` and `tab 80 icon 16 badge 12 disabled`, one after the other.
    mutating func tabs() throws(ScenarioFault) -> [RecordedTab] {
      var tabs: [RecordedTab] = []
      while let word = peek {
        if word == "tabs" {
          skip()
          try widths(into: &tabs)
        } else if word == "tab" {
          skip()
          tabs.append(try tab())
        } else {
          throw fault(expected: "'tab', 'tabs' or the end of the line")
        }
      }
      return tabs
    }

    private mutating func widths(into tabs: inout [RecordedTab]) throws(ScenarioFault) {
      var isFirst = true
      while isFirst || (!isAtEnd && peek != "tab" && peek != "tabs") {
        isFirst = false
        let fault = fault(expected: "the width of a title, a number, or width*count")
        guard let word = peek else { throw fault }
        let parts = word.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count <= 2, let width = Double(parts[0]) else { throw fault }
        var count = 1
        if parts.count == 2 {
          guard let given = Int(parts[1]), given >= 1, given <= Self.mostRepeats else { throw fault }
          count = given
        }
        skip()
        tabs += repeatElement(RecordedTab(width: width), count: count)
      }
    }

    private mutating func tab() throws(ScenarioFault) -> RecordedTab {
      var tab = RecordedTab(try measurement())
      if takes("disabled") { tab.traits = .disabled }
      return tab
    }

    mutating func measurement() throws(ScenarioFault) -> TabMeasurement {
      var measurement = TabMeasurement(title: try number("the width of the title"))
      if takes("icon") { measurement.icon = try number("the width of the icon") }
      if takes("badge") { measurement.badge = try number("the width of the badge's text") }
      return measurement
    }

    /// `chips spacing 8 height 50`, or `same …` for what is there already.
    mutating func recipe<Setting: WordedSetting>() throws(ScenarioFault) -> Recipe<Setting> {
      let presets = TabStripHosting.words(of: Preset.self)
      let place = try choice("a preset", of: presets + ["same"])
      var recipe = Recipe<Setting>(preset: place < presets.count ? Preset(rawValue: UInt8(place)) : nil)
      while !isAtEnd { recipe.assignments.append(try assignment()) }
      return recipe
    }

    /// `spacing 8 height 50`: all of the style, or all of the configuration.
    mutating func settings() throws(ScenarioFault) -> RecordedStep.Action {
      if let word = peek, StyleMetric.named(word) != nil {
        var recipe = Recipe<StyleMetric>(preset: nil)
        while !isAtEnd { recipe.assignments.append(try assignment()) }
        return .restyle(recipe)
      }
      if let word = peek, BehaviorSetting.named(word) != nil {
        var recipe = Recipe<BehaviorSetting>(preset: nil)
        while !isAtEnd { recipe.assignments.append(try assignment()) }
        return .reconfigure(recipe)
      }
      let style = StyleMetric.allCases.map(\.word).joined(separator: ", ")
      let behavior = BehaviorSetting.allCases.map(\.word).joined(separator: ", ")
      throw fault(expected: "a metric of the style (\(style)) or a setting of the configuration (\(behavior))")
    }

    private mutating func assignment<Setting: WordedSetting>() throws(ScenarioFault) -> Recipe<Setting>.Assignment {
      guard let word = peek, let setting = Setting.named(word) else {
        throw fault(expected: "one of \(Setting.allCases.map(\.word).joined(separator: ", "))")
      }
      skip()
      let value =
        switch setting.kind {
        case .number: try number("the value of \(word)")
        case .whole: try whole("the value of \(word)")
        case .flag: try flag() ? 1.0 : 0
        case .choice: Double(try choice("the value of \(word)", of: setting.choices))
        }
      return Recipe.Assignment(setting, value)
    }
  }
#endif
