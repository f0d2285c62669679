/// What a map of a page's positions asks about its sections.
protocol SectionExtents {
  /// How many there are.
  var count: Int { get }
  /// Where one begins.
  func top(of index: Int) -> LayoutUnit
  /// The last one that begins at a place or above; nil above the first.
  func index(at y: LayoutUnit) -> Int?
}

extension SectionMap: SectionExtents {}

/// The monotone way from a page's offset to the fractional position between its sections.
///
/// In the middle of the page a line stands still on the screen, and the section under it counts. Near the ends it cannot stand
/// still: the page stops before the line has come to the last section, and may start with the line beyond the first. There the
/// line moves, evenly, so that every section gets its turn: below, from the last section that the line still reaches with some
/// room to spare, to the end of the sections at the end of the page; above, the same way round.
///
/// Only the two moving stretches are stored; the sections are asked for when a position is wanted, a fixed number of questions.
struct PositionMap: Sendable {
  /// Offsets over which the line moves through the content other than by the page's own movement.
  struct Stretch: Equatable, Sendable {
    let start: LayoutUnit
    let end: LayoutUnit
    /// What is under the line at `start` and at `end`.
    let firstY: LayoutUnit
    let lastY: LayoutUnit

    func y(at offset: LayoutUnit) -> LayoutUnit {
      firstY + PositionMap.part(offset - start, of: end - start, in: lastY - firstY, roundsUp: false)
    }

    /// The first offset at which what is at `y` has come under the line.
    func offset(reaching y: LayoutUnit) -> LayoutUnit {
      start + PositionMap.part(y - firstY, of: lastY - firstY, in: end - start, roundsUp: true)
    }
  }

  /// A section and how much of it has passed the line.
  struct Place: Equatable, Sendable {
    var index: Int
    /// 0 ..< 1; always 0 in the last section, which leads to none.
    var fraction: Double
    /// Whether the line is still above the first section.
    var isBeforeFirst: Bool
  }

  /// By how much a page may miss its end and count as being there: native scrollers round to pixels.
  static let endTolerance = LayoutUnit(1)

  let maximumOffset: LayoutUnit
  let line: LayoutUnit
  private(set) var upper: Stretch?
  private(set) var lower: Stretch?
  /// From where on the last section is active.
  private var lastStart = LayoutUnit.zero

  /// Finds the stretches. O(log n).
  init(geometry: PageGeometry, sections: some SectionExtents) {
    maximumOffset = geometry.maximumOffset
    line = geometry.line
    guard sections.count > 0, maximumOffset > .zero else { return }
    findStretches(geometry, sections)
    let lastTop = sections.top(of: sections.count - 1)
    // The last section that begins above the last one, and so may be active before it, keeps half of its turn.
    let previous = sections.index(at: lastTop - LayoutUnit(rawValue: 1)).map { offset(reaching: sections.top(of: $0)) }
    let middle = LayoutUnit(rawValue: ((previous ?? .zero) + maximumOffset).rawValue / 2)
    lastStart = Swift.min(offset(reaching: lastTop), Swift.max(maximumOffset - Self.endTolerance, middle))
  }

  private mutating func findStretches(_ geometry: PageGeometry, _ sections: some SectionExtents) {
    let count = sections.count
    // The least room for a moving line, from the remapping that CSS Overflow 5 proposes for targets near the ends: an eighth of
    // the viewport, or half of a shorter page.
    let room = LayoutUnit(
      rawValue: Swift.max(1, Swift.min(geometry.viewport.rawValue / 8, maximumOffset.rawValue / 2)))
    let lineTop = line
    let last = maximumOffset
    func offset(of index: Int) -> LayoutUnit { sections.top(of: index) - lineTop }
    func stretch(from start: LayoutUnit, _ firstY: LayoutUnit, to end: LayoutUnit, _ lastY: LayoutUnit) -> Stretch? {
      end > start && lastY > firstY ? Stretch(start: start, end: end, firstY: firstY, lastY: lastY) : nil
    }

    let startsBeyondFirst = offset(of: 0) < .zero
    let stopsBeforeLast = offset(of: count - 1) > last
    var upperEnd: Int? = 0
    if startsBeyondFirst {
      if count > 1, offset(of: 1) > .zero {
        upperEnd = 1
      } else {
        let next = (sections.index(at: room + line - LayoutUnit(rawValue: 1)) ?? -1) + 1
        upperEnd = next < count ? next : nil
      }
    }
    let lowerStart = stopsBeforeLast ? sections.index(at: last - room + line) : count - 1

    if startsBeyondFirst, stopsBeforeLast, (upperEnd ?? count) > (lowerStart ?? -1) {
      lower = stretch(from: .zero, geometry.firstTop, to: last, geometry.end)
      return
    }
    if startsBeyondFirst {
      upper =
        upperEnd.map { stretch(from: .zero, geometry.firstTop, to: offset(of: $0), sections.top(of: $0)) }
        ?? stretch(from: .zero, geometry.firstTop, to: room, geometry.end)
    }
    if stopsBeforeLast {
      lower =
        lowerStart.map { stretch(from: offset(of: $0), sections.top(of: $0), to: last, geometry.end) }
        ?? stretch(from: last - room, geometry.firstTop, to: last, geometry.end)
    }
  }

  /// The place between the sections at an offset of the page's range; nil without sections. O(log n).
  func place(at offset: LayoutUnit, in sections: some SectionExtents) -> Place? {
    let count = sections.count
    guard count > 0 else { return nil }
    guard maximumOffset > .zero else { return Place(index: 0, fraction: 0, isBeforeFirst: false) }
    if offset >= lastStart { return Place(index: count - 1, fraction: 0, isBeforeFirst: false) }
    let y = contentY(at: offset)
    guard let index = sections.index(at: y) else { return Place(index: 0, fraction: 0, isBeforeFirst: true) }
    guard index + 1 < count else { return Place(index: index, fraction: 0, isBeforeFirst: false) }
    let top = sections.top(of: index)
    let passed = Double((y - top).rawValue) / Double((sections.top(of: index + 1) - top).rawValue)
    return Place(index: index, fraction: passed, isBeforeFirst: false)
  }

  /// The first offset at which a section is active, unless it is passed over; stops at the ends of the page's range. O(log n).
  func start(of index: Int, in sections: some SectionExtents) -> LayoutUnit {
    index + 1 < sections.count ? offset(reaching: sections.top(of: index)) : lastStart
  }

  /// The first offset at which what is at a place of the content, below the first section's top, is under the line or has passed it.
  private func offset(reaching y: LayoutUnit) -> LayoutUnit {
    if let upper, y < upper.lastY { return upper.offset(reaching: y) }
    if let lower, y >= lower.firstY { return Swift.min(maximumOffset, lower.offset(reaching: y)) }
    return Swift.max(.zero, Swift.min(y - line, maximumOffset))
  }

  private func contentY(at offset: LayoutUnit) -> LayoutUnit {
    if let upper, offset < upper.end { return upper.y(at: offset) }
    if let lower, offset >= lower.start { return lower.y(at: offset) }
    return offset + line
  }

  /// The same part of `room` as `piece` is of `total`.
  ///
  /// Exact for lengths below 2³¹/64 points, the longest page that native scrollers hold.
  private static func part(
    _ piece: LayoutUnit, of total: LayoutUnit, in room: LayoutUnit, roundsUp: Bool
  ) -> LayoutUnit {
    guard total.rawValue < 1 << 31, room.rawValue < 1 << 31, piece <= total else {
      let part = Double(piece.rawValue) / Double(total.rawValue) * Double(room.rawValue)
      return LayoutUnit(rawValue: Int64(part.rounded(roundsUp ? .up : .down)))
    }
    let (quotient, remainder) = (piece.rawValue * room.rawValue).quotientAndRemainder(dividingBy: total.rawValue)
    return LayoutUnit(rawValue: quotient + (roundsUp && remainder > 0 ? 1 : 0))
  }
}
