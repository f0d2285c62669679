/// What an input changed, and what the host has to do about it.
public struct SectionSyncUpdate: Hashable, Sendable {
  /// The position to let the strip track, if it has changed: 2.35 is 35 % of the way from section 2 to section 3. Nil also while the
  /// strip goes to a chosen tab by itself, so that nothing between flickers past. Select first what ``change`` says.
  public var position: Double?
  /// The change of the active section, if there was one.
  public var change: SectionChange?
  /// Where to scroll the page, if anywhere.
  public var scroll: ScrollCommand?
  /// Where the strip is on the screen, if that has changed.
  public var header: StickyHeader.Place?

  /// An update that changes nothing.
  public init() {}
}
