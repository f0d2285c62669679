/// What an input or edit changed, and what the host has to do about it.
public struct TabStripUpdate: Hashable, Sendable {
  /// What is out of date.
  public struct Staleness: OptionSet, Hashable, Sendable {
    /// The parts as bits.
    public let rawValue: UInt8

    /// Makes parts from bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Sizes and order: call ``TabStripEngine/layout(into:measuring:)``, and the strip's own natural size may have changed.
    public static let layout = Staleness(rawValue: 1 << 0)
    /// The picture: call ``TabStripEngine/layout(into:measuring:)`` and draw.
    public static let frame = Staleness(rawValue: 1 << 1)
    /// What an assistive technology is told.
    public static let accessibility = Staleness(rawValue: 1 << 2)
  }

  /// What is out of date.
  public var stale: Staleness = []
  /// The change of selection, if there was one.
  public var selection: SelectionChange?
  /// The selected tab, if a user chose it again and the configuration asks for a report.
  public var reselected: TabID?
  /// The change of focus, if there was one.
  public var focus: FocusChange?
  /// Whether the strip moves: the host sends ``TabStripInput/tick`` before each frame while this is true.
  public var needsTick = false
  /// Whether the strip used the input. A wheel turned at the end of the row is not used, so that the page may scroll.
  public var isConsumed = false
  /// Whether the strip has begun to drag: the host claims the pointer, so that no outer scroller moves too.
  public var claimsPointer = false

  /// An update that changes nothing.
  public init() {}

  /// Adds what a later input or edit changed. A change that takes the one before it back leaves none. Of several tabs that came in, or
  /// that went out, the last is told; ``TabStripEngine/selectedTabs`` has them all.
  public mutating func merge(_ later: TabStripUpdate) {
    stale.formUnion(later.stale)
    if let change = later.selection { add(change) }
    reselected = later.reselected ?? reselected
    if let change = later.focus {
      let old = focus == nil ? change.old : focus!.old
      focus = old == change.new ? nil : FocusChange(old: old, new: change.new)
    }
    needsTick = later.needsTick
    isConsumed = isConsumed || later.isConsumed
    claimsPointer = claimsPointer || later.claimsPointer
  }

  /// Adds a change of selection to the one before it, if there was one.
  mutating func add(_ change: SelectionChange) {
    if let earlier = selection { selection = earlier.followed(by: change) } else { selection = change }
  }
}

/// A change of selection and its cause.
public struct SelectionChange: Hashable, Sendable {
  /// The tab selected before. It may be gone from the strip.
  public var old: TabID?
  /// The tab selected now.
  public var new: TabID?
  /// Why.
  public var cause: SelectionCause

  /// Makes a change.
  public init(old: TabID?, new: TabID?, cause: SelectionCause) {
    self.old = old
    self.new = new
    self.cause = cause
  }

  /// Both changes as one, with the later one's cause; nil where the later takes this one back.
  func followed(by later: SelectionChange) -> SelectionChange? {
    if later.old == new {
      return later.new == old ? nil : SelectionChange(old: old, new: later.new, cause: later.cause)
    }
    // Where several tabs are selected, one that comes in and one that goes out have nothing to do with each other.
    let both = SelectionChange(old: later.old ?? old, new: later.new ?? new, cause: later.cause)
    return both.old == both.new ? later : both
  }
}

/// A change of the tab that has the keyboard focus.
public struct FocusChange: Hashable, Sendable {
  /// The tab focused before. It may be gone from the strip.
  public var old: TabID?
  /// The tab focused now.
  public var new: TabID?

  /// Makes a change.
  public init(old: TabID?, new: TabID?) {
    self.old = old
    self.new = new
  }
}
