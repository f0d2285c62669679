import TabStripCore

// Layout: "TSR" and a version; style and configuration recipes; direction, motion; optional line height; tabs; optional
// viewport; steps. Whole numbers take 7 bits a byte, others the 8 bytes of IEEE 754, lowest first; what may be absent
// begins with 0 or 1.

extension Recording {
  private static let head: [UInt8] = [0x54, 0x53, 0x52, 1]

  /// The recording in bytes, the same on every platform.
  ///
  /// - Precondition: Indexes and insertion numbers are neither negative nor above 2³¹ − 1.
  /// - Complexity: O(size).
  public var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.head)
    writer.recipe(style)
    writer.recipe(configuration)
    writer.byte(direction.rawValue)
    writer.flag(motion == .reduced)
    writer.optional(lineHeight) { $0.number($1) }
    writer.tabs(tabs)
    writer.optional(viewport) { $0.viewport($1) }
    writer.count(steps.count)
    for step in steps { writer.step(step) }
    return writer.bytes
  }

  /// Reads a recording. Bytes that are none give a fault; they never trap.
  ///
  /// - Complexity: O(size), in time and in memory.
  public init(bytes: [UInt8]) throws(RecordingFault) {
    var reader = ByteReader(bytes)
    for expected in Self.head {
      guard try reader.byte() == expected else { throw RecordingFault(reason: .notARecording, position: 0) }
    }
    style = try reader.recipe()
    configuration = try reader.recipe()
    direction = try reader.code(WritingDirection.self)
    motion = try reader.flag() ? .reduced : .full
    lineHeight = try reader.flag() ? try reader.number() : nil
    tabs = try reader.tabs()
    viewport = try reader.flag() ? try reader.viewport() : nil
    let count = try reader.count(ofThingsAtLeast: 9)
    steps.reserveCapacity(count)
    for _ in 0..<count { steps.append(try reader.step()) }
    guard reader.isAtEnd else { throw reader.fault(.endsTooLate) }
  }
}

extension ByteWriter {
  mutating func optional<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  mutating func viewport(_ viewport: Viewport) {
    number(viewport.width)
    number(viewport.height)
    number(viewport.scale)
  }

  mutating func tabs(_ tabs: [RecordedTab]) {
    count(tabs.count)
    for tab in tabs { self.tab(tab) }
  }

  /// One byte says what the tab is and has: 1 disabled, 2 an icon, 4 a badge.
  mutating func tab(_ tab: RecordedTab) {
    let measurement = tab.measurement
    let hasIcon = measurement.icon.bitPattern != 0
    let hasBadge = measurement.badge.bitPattern != 0
    byte((tab.traits.contains(.disabled) ? 1 : 0) | (hasIcon ? 2 : 0) | (hasBadge ? 4 : 0))
    number(measurement.title)
    if hasIcon { number(measurement.icon) }
    if hasBadge { number(measurement.badge) }
  }

  mutating func recipe<Setting: RecordedSetting>(_ recipe: Recipe<Setting>) {
    optional(recipe.preset) { $0.byte($1.rawValue) }
    count(recipe.assignments.count)
    for assignment in recipe.assignments {
      byte(assignment.setting.rawValue)
      number(assignment.value)
    }
  }
}

extension ByteReader {
  mutating func viewport() throws(RecordingFault) -> Viewport {
    let width = try number()
    let height = try number()
    return Viewport(width: width, height: height, scale: try number())
  }

  mutating func tabs() throws(RecordingFault) -> [RecordedTab] {
    let count = try count(ofThingsAtLeast: 9)
    var tabs: [RecordedTab] = []
    tabs.reserveCapacity(count)
    for _ in 0..<count { tabs.append(try tab()) }
    return tabs
  }

  mutating func tab() throws(RecordingFault) -> RecordedTab {
    let fault = fault(.unknownCode)
    let parts = try byte()
    guard parts < 8 else { throw fault }
    var measurement = TabMeasurement(title: try number())
    if parts & 2 != 0 { measurement.icon = try number() }
    if parts & 4 != 0 { measurement.badge = try number() }
    return RecordedTab(measurement, traits: parts & 1 != 0 ? .disabled : [])
  }

  mutating func recipe<Setting: RecordedSetting>() throws(RecordingFault) -> Recipe<Setting> {
    let preset: Preset? = try flag() ? try code(Preset.self) : nil
    var recipe = Recipe<Setting>(preset: preset)
    let count = try count(ofThingsAtLeast: 9)
    recipe.assignments.reserveCapacity(count)
    for _ in 0..<count {
      let setting = try code(Setting.self)
      let fault = fault(.unknownCode)
      let value = try number()
      guard setting.kind.allows(value) else { throw fault }
      recipe.assignments.append(Recipe.Assignment(setting, value))
    }
    return recipe
  }
}
