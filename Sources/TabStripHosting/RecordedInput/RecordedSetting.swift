/// A number in a style or a configuration that a recording can set, with a code that stays the same for good.
public protocol RecordedSetting: RawRepresentable<UInt8>, CaseIterable, Hashable, Sendable {
  /// What the number is in.
  associatedtype Subject: Hashable & Sendable

  /// The preset's value.
  static func subject(of preset: Preset) -> Subject

  /// What the number means.
  var kind: SettingKind { get }

  /// Hands the number to `body` and takes it back.
  ///
  /// A flag is read as on unless it is 0; a choice that there is not leaves the setting as it was.
  func access(_ subject: inout Subject, _ body: (inout Double) -> Void)
}

/// What the number of a setting means.
public enum SettingKind: Hashable, Sendable {
  /// A length, a time, a rate: any number.
  case number
  /// A whole number that fits 32 bits.
  case whole
  /// 0 or 1.
  case flag
  /// One of so many possibilities, from 0.
  case choice(count: UInt8)

  /// Whether a setting of this kind can have the value.
  public func allows(_ value: Double) -> Bool {
    switch self {
    case .number: true
    case .whole: Int32(exactly: value) != nil
    case .flag: value == 0 || value == 1
    case .choice(let count): UInt8(exactly: value).map { $0 < count } ?? false
    }
  }
}

extension RecordedSetting {
  /// The number in a value.
  public func value(in subject: Subject) -> Double {
    var copy = subject
    var value = 0.0
    access(&copy) { value = $0 }
    return value
  }

  /// Sets the number in a value.
  public func set(_ value: Double, in subject: inout Subject) {
    access(&subject) { $0 = value }
  }

  /// Lets a Boolean be accessed as a number.
  static func flag(_ flag: inout Bool, _ body: (inout Double) -> Void) {
    var value = flag ? 1.0 : 0
    body(&value)
    flag = value != 0
  }

  /// Lets a whole number be accessed as a number; one beyond 32 bits is seen as the nearest that is not.
  static func whole(_ whole: inout Int, _ body: (inout Double) -> Void) {
    let old = Double(Int32(clamping: whole))
    var value = old
    body(&value)
    if value != old, let made = Int32(exactly: value) { whole = Int(made) }
  }

  /// Lets one of several cases be accessed as a number.
  static func choice<Choice: RawRepresentable<UInt8>>(_ choice: inout Choice, _ body: (inout Double) -> Void) {
    var value = Double(choice.rawValue)
    body(&value)
    if let code = UInt8(exactly: value), let made = Choice(rawValue: code) { choice = made }
  }
}
