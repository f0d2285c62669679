import TabStripCore

/// Where a pinned strip stands on its page.
struct StickyPlace {
  private let offset: Double
  private let y: Double

  init(_ input: VectorInput) throws(Refusal) {
    // Pages are vertical here; the arithmetic is that of either axis.
    input.ignore("axis", "kind")
    guard let sticky = try input.pair("sticky"), let viewport = try input.number("viewport") else {
      throw Refusal("a sticky box without a place")
    }
    let content = try input.number("content")
    let end = try input.pair("container")?[1] ?? content ?? .infinity
    let percent = try input.number("stickyStartPercent").map { viewport * $0 / 100 }
    let start = try input.number("stickyStart") ?? percent
    let endPercent = try input.number("stickyEndPercent").map { viewport * $0 / 100 }
    let bottom = try input.number("stickyEnd") ?? endPercent
    if start == nil, bottom == nil { throw Refusal("a box that sticks nowhere") }
    // A strip always pins at the top; boxes that are told to stick at the end alone are not followed so far up.
    let header = StickyHeader(height: sticky[1], topInset: start ?? 0, bottomInset: bottom, leavesWithSections: true)
    // The room that the strip takes in the content stands after the hero, before the sections.
    var sync = SectionSync()
    _ = sync.handle(.sectionsChanged(.setHero(sticky[0])), at: 0)
    _ = sync.handle(.sectionsChanged(.replaceAll([Swift.max(0, end - sticky[0] - sticky[1])])), at: 0)
    _ = sync.handle(.sectionsChanged(.setFooter(Swift.max(0, (content ?? end) - end))), at: 0)
    _ = sync.handle(.headerChanged(header), at: 0)
    _ = sync.handle(.pageResized(height: viewport), at: 0)
    let furthest = try input.number("maxScroll") ?? sync.maximumOffset
    offset = Swift.max(0, Swift.min(try input.number("scroll") ?? 0, furthest))
    _ = sync.handle(.scrolled(to: offset, by: .user), at: 0)
    y = sync.headerPlace.y
  }

  func answer(_ key: String) -> Answer? {
    switch key {
    case "positionInViewport": .number(y)
    case "positionInContent": .number(y + offset)
    default: nil
    }
  }
}
