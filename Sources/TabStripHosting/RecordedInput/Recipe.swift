/// How to make a style or a configuration: a preset, and then single numbers.
///
/// Colours and fonts are left out: no frame depends on them.
public struct Recipe<Setting: RecordedSetting>: Hashable, Sendable {
  /// One number that differs from the preset.
  public struct Assignment: Hashable, Sendable {
    /// What is set.
    public let setting: Setting
    /// To what. Flags are 0 and 1, choices count from 0.
    public let value: Double

    /// Makes an assignment.
    ///
    /// - Precondition: The setting's ``RecordedSetting/kind`` allows the value.
    public init(_ setting: Setting, _ value: Double) {
      precondition(setting.kind.allows(value), "value: not one that the setting can have")
      self.setting = setting
      self.value = value
    }
  }

  /// What to begin with; nil: the value that is there.
  public var preset: Preset?
  /// What to set, in order.
  public var assignments: [Assignment]

  /// Makes a recipe.
  public init(preset: Preset?, assignments: [Assignment] = []) {
    self.preset = preset
    self.assignments = assignments
  }

  /// The recipe for a value, as the preset and whatever differs from it.
  ///
  /// - Complexity: O(number of settings).
  public init(of value: Setting.Subject, preset: Preset = .plain) {
    self.init(from: Setting.subject(of: preset), to: value)
    self.preset = preset
  }

  /// The recipe that makes `value` of `old`, without a preset.
  ///
  /// - Complexity: O(number of settings).
  public init(from old: Setting.Subject, to value: Setting.Subject) {
    self.init(preset: nil)
    var made = old
    for setting in Setting.allCases {
      let wanted = setting.value(in: value)
      guard wanted.bitPattern != setting.value(in: made).bitPattern else { continue }
      setting.set(wanted, in: &made)
      assignments.append(Assignment(setting, wanted))
    }
  }

  /// The value that the recipe makes, from `current` if it names no preset.
  public func made(from current: Setting.Subject) -> Setting.Subject {
    var made = current
    if let preset { made = Setting.subject(of: preset) }
    for assignment in assignments { assignment.setting.set(assignment.value, in: &made) }
    return made
  }
}

/// The looks and behaviours that come with the library, by number.
public enum Preset: UInt8, Hashable, Sendable, CaseIterable {
  /// The default of the type.
  case plain
  /// Buttons in a row (source system A).
  case pills
  /// Small labels (source system D).
  case chips
  /// Titles over a bar (source system B).
  case selectionList
  /// Segments of equal width.
  case segmented
  /// Titles that follow the sections of a page (source system C).
  case sticky
}
