#if !hasFeature(Embedded)
  import TabStripCore

  /// A setting that has a name in a scenario, and so have the possibilities of a choice.
  protocol WordedSetting: RecordedSetting {
    /// The names of a choice's possibilities, in the order of their numbers; empty for other kinds.
    var choices: [String] { get }
  }

  extension WordedSetting {
    /// The setting's name: that of its case.
    var word: String { "\(self)" }

    static func named(_ word: String) -> Self? { allCases.first { $0.word == word } }

    /// The value as a word.
    func word(for value: Double) -> String {
      switch kind {
      case .number, .whole: value.word
      case .flag: value == 0 ? "off" : "on"
      case .choice: choices[Int(value)]
      }
    }
  }

  extension StyleMetric: WordedSetting {
    var choices: [String] {
      switch self {
      case .indicator: words(of: IndicatorStyle.Form.self)
      case .indicatorExtent: words(of: IndicatorStyle.Extent.self)
      case .indicatorInterpolation: words(of: IndicatorInterpolation.self)
      default: []
      }
    }
  }

  extension BehaviorSetting: WordedSetting {
    var choices: [String] {
      switch self {
      case .distribution: words(of: Distribution.self)
      case .selectionMode: ["required", "optional", "multiple", "momentary"]
      case .snap: words(of: Snap.self)
      case .succession: words(of: Succession.self)
      case .reselection: words(of: Reselection.self)
      case .buttons: words(of: OverflowConfiguration.Placement.self)
      case .paging: words(of: OverflowConfiguration.Paging.self)
      case .tapReveal, .keyboardReveal, .programReveal, .trackingReveal: RevealPolicy.words
      default: []
      }
    }
  }

  extension RevealPolicy {
    /// The names of its forms, in the order of their numbers.
    static let words = ["none", "nearest", "center", "leading", "trailing"]
  }

  /// The names of an enumeration's cases, in the order of their numbers.
  func words<Choice: RawRepresentable<UInt8>>(of type: Choice.Type) -> [String] {
    var words: [String] = []
    while let choice = Choice(rawValue: UInt8(words.count)) { words.append("\(choice)") }
    return words
  }

  extension Double {
    /// The shortest decimal that is read as exactly this number; `nan`, `inf`, `-inf`.
    var word: String {
      let text = description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
#endif
