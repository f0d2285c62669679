/// How the active section is found.
public struct SectionSyncConfiguration: Hashable, Sendable {
  /// What is active while the line is above the first section.
  public enum BeforeFirst: UInt8, Hashable, Sendable {
    /// The first section: what lies below the strip, wherever that stands, is the first section and not the hero.
    case first
    /// None.
    case none
  }

  /// Where a section counts as active.
  public var line: ActivationLine
  /// What is active while the line is above the first section.
  public var beforeFirst: BeforeFirst

  /// Makes the settings.
  public init(line: ActivationLine = .belowHeader, beforeFirst: BeforeFirst = .first) {
    self.line = line
    self.beforeFirst = beforeFirst
  }
}
