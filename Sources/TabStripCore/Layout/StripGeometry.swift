/// Where every tab lies in the row, in flow coordinates: 0 at the leading edge of the content, in both writing directions.
///
/// Only totals are stored; the place of one tab is worked out from the item list when asked for, in O(log n).
struct StripGeometry: Sendable {
  /// How places follow from widths.
  private enum Placement: Sendable {
    /// Own widths from `origin` on; `free` is spread round the tabs.
    case natural(origin: LayoutUnit, free: LayoutUnit)
    /// `room` shared equally.
    case equal(room: LayoutUnit)
    /// Each tab's end, less spacing; for rows whose widths follow from all the others, all of which are on screen.
    case ends([LayoutUnit])
  }

  /// Width of the strip.
  let outerWidth: LayoutUnit
  /// Width of the part in which the row shows.
  let viewport: LayoutUnit
  /// Length of the row, insets included.
  let contentWidth: LayoutUnit
  /// Whether there is more than fits, decided on the width without buttons that come and go, so that showing those cannot change it.
  let overflows: Bool
  /// Whether buttons take room beside the row.
  let hasInlineButtons: Bool
  /// Whether there is room for buttons at all.
  let hasButtons: Bool
  private let leadingInset: LayoutUnit
  private let spacing: LayoutUnit
  private let placement: Placement

  /// The largest offset.
  var maximumOffset: LayoutUnit { Swift.max(.zero, contentWidth - viewport) }

  /// O(1), but O(n) where a distribution fills the strip by the tabs' own widths.
  init(items: ItemList, anatomy: Anatomy, configuration: TabStripConfiguration, width: LayoutUnit) {
    let count = items.count
    let gaps = anatomy.spacing * Swift.max(0, count - 1)
    hasButtons =
      configuration.overflow.placement != .none && anatomy.buttonWidth > .zero && width >= anatomy.buttonWidth * 3
    // What always lies over the ends must not lie over the first and the last tab at rest.
    let isOverlaidAlways =
      hasButtons && configuration.overflow.placement == .overlaid && configuration.overflow.showsAlways
    let room = isOverlaidAlways ? anatomy.buttonWidth : .zero
    let leading = Swift.max(anatomy.leadingInset, room)
    let trailing = Swift.max(anatomy.trailingInset, room)
    let natural = leading + items.totalExtent + gaps + trailing
    let tolerance = LayoutUnit(configuration.overflow.slack)
    let isInline = hasButtons && configuration.overflow.placement == .inline
    let narrowed = isInline ? width - anatomy.buttonWidth * 2 : width
    // Buttons that are always there do not come and go.
    let lasting = configuration.overflow.showsAlways ? narrowed : width
    let length: LayoutUnit
    if configuration.centersEnds, let ends = EndRoom(items, anatomy, viewport: lasting) {
      length = ends.leading + items.totalExtent + gaps + ends.trailing
    } else {
      switch configuration.distribution {
      case .fillEqually, .fillProportionally: length = leading + anatomy.minimumWidth * count + gaps + trailing
      case .leading, .center, .trailing, .spaceAround, .fillWhileFitting: length = natural
      }
    }
    overflows = count > 0 && length > lasting + tolerance
    hasInlineButtons = isInline && (overflows || configuration.overflow.showsAlways)
    let viewport = hasInlineButtons ? narrowed : width
    outerWidth = width
    self.viewport = viewport
    spacing = anatomy.spacing

    if configuration.centersEnds, let ends = EndRoom(items, anatomy, viewport: viewport) {
      leadingInset = ends.leading
      contentWidth = ends.leading + items.totalExtent + gaps + ends.trailing
      placement = .natural(origin: ends.leading, free: .zero)
      return
    }

    leadingInset = leading
    let shareable = Swift.max(.zero, viewport - leading - gaps - trailing)
    let free = viewport - natural
    let minimum = anatomy.minimumWidth
    switch configuration.distribution {
    case _ where count == 0:
      placement = .natural(origin: leading, free: .zero)
      contentWidth = leading + trailing
    case .leading:
      placement = .natural(origin: leading, free: .zero)
      contentWidth = natural
    case .center:
      let shift = LayoutUnit(rawValue: Swift.max(0, free.rawValue) / 2)
      placement = .natural(origin: leading + shift, free: .zero)
      contentWidth = Swift.max(natural, viewport)
    case .trailing:
      placement = .natural(origin: leading + Swift.max(.zero, free), free: .zero)
      contentWidth = Swift.max(natural, viewport)
    case .spaceAround:
      placement = .natural(origin: leading, free: Swift.max(.zero, free))
      contentWidth = Swift.max(natural, viewport)
    case .fillEqually:
      let shared = Swift.min(Swift.max(shareable, minimum * count), anatomy.maximumWidth * count)
      placement = .equal(room: shared)
      contentWidth = leading + shared + gaps + trailing
    case .fillProportionally:
      let ends = StripGeometry.proportionalEnds(
        items, room: Swift.max(shareable, minimum * count), minimum: minimum, maximum: anatomy.maximumWidth)
      placement = .ends(ends)
      contentWidth = leading + (ends.last ?? .zero) + gaps + trailing
    case .fillWhileFitting:
      if free < .zero {
        placement = .natural(origin: leading, free: .zero)
        contentWidth = natural
      } else {
        let shared = Swift.min(shareable, anatomy.maximumWidth * count)
        placement = StripGeometry.leveledEnds(items, room: shared).map { .ends($0) } ?? .equal(room: shared)
        contentWidth = leading + shared + gaps + trailing
      }
    }
  }

  /// Where the tab begins; `index` may be the count. O(log n).
  func start(of index: Int, in items: ItemList) -> LayoutUnit {
    let gaps = spacing * index
    switch placement {
    case .natural(let origin, let free):
      let count = Int64(Swift.max(1, items.count))
      let around = LayoutUnit(rawValue: free.rawValue * (2 * Int64(index) + 1) / (2 * count))
      return origin + items.extentBefore(index) + gaps + around
    case .equal(let room):
      return leadingInset + StripGeometry.share(of: room, before: index, count: items.count) + gaps
    case .ends(let ends):
      return leadingInset + (index == 0 || ends.isEmpty ? .zero : ends[Swift.min(index, ends.count) - 1]) + gaps
    }
  }

  /// How wide the tab is. O(log n).
  func length(of index: Int, in items: ItemList) -> LayoutUnit {
    switch placement {
    case .natural: return items.extent(at: index) ?? .zero
    case .equal(let room):
      let count = items.count
      return StripGeometry.share(of: room, before: index + 1, count: count)
        - StripGeometry.share(of: room, before: index, count: count)
    case .ends(let ends):
      guard ends.indices.contains(index) else { return .zero }
      return ends[index] - (index == 0 ? .zero : ends[index - 1])
    }
  }

  /// Half the room between two neighbours.
  func halfGap(count: Int) -> LayoutUnit {
    guard case .natural(_, let free) = placement, count > 0 else { return LayoutUnit(rawValue: spacing.rawValue / 2) }
    return LayoutUnit(rawValue: (spacing.rawValue + free.rawValue / Int64(count)) / 2)
  }

  /// The tab at a position, or the nearest one; nil only for an empty row. O(log n).
  func index(at position: LayoutUnit, in items: ItemList) -> Int? {
    if case .natural(let origin, .zero) = placement {
      return items.index(atPosition: position - origin, spacing: spacing)
    }
    guard items.count > 0 else { return nil }
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle, in: items) <= position { low = middle } else { high = middle - 1 }
    }
    let end = start(of: low, in: items) + length(of: low, in: items)
    if position > end, low + 1 < items.count, start(of: low + 1, in: items) - position < position - end {
      return low + 1
    }
    return low
  }

  private static func share(of room: LayoutUnit, before index: Int, count: Int) -> LayoutUnit {
    guard count > 0 else { return .zero }
    // Rounding the ends rather than the widths makes the shares add up to the room exactly. Quotient and remainder are
    // multiplied apart, since their product with the index could exceed 64 bits together.
    let (quotient, remainder) = room.rawValue.quotientAndRemainder(dividingBy: Int64(count))
    return LayoutUnit(rawValue: quotient * Int64(index) + remainder * Int64(index) / Int64(count))
  }

  /// Ends of tabs that share `room` in proportion to their own widths, none narrower than `minimum`; or so much of it that the widest
  /// has the `maximum`.
  private static func proportionalEnds(
    _ items: ItemList, room: LayoutUnit, minimum: LayoutUnit, maximum: LayoutUnit
  ) -> [LayoutUnit] {
    var widths: [Int64] = []
    widths.reserveCapacity(items.count)
    // A tab of no width still takes part, so that a row of them is shared equally.
    items.forEach(in: 0..<items.count) { _, _, extent, _, _ in widths.append(Swift.max(1, extent.rawValue)) }
    let sum = widths.reduce(0, +)
    let widest = widths.max() ?? 1
    let most = LayoutUnit(Double(maximum.rawValue) / Double(widest) * Double(sum) / 64)
    let room = Swift.max(Swift.min(room, most), minimum * widths.count)
    var isHeld = [Bool](repeating: false, count: widths.count)
    var heldCount: Int64 = 0
    while true {
      var total: Int64 = 0
      for index in widths.indices where !isHeld[index] { total += widths[index] }
      let rest = Swift.max(0, room.rawValue - heldCount * minimum.rawValue)
      var grew = false
      if total > 0 {
        for index in widths.indices where !isHeld[index] {
          if part(widths[index], of: total, in: rest) < minimum.rawValue {
            isHeld[index] = true
            heldCount += 1
            grew = true
          }
        }
      }
      if grew { continue }
      var ends: [LayoutUnit] = []
      ends.reserveCapacity(widths.count)
      var passed: Int64 = 0
      var heldBefore: Int64 = 0
      for index in widths.indices {
        if isHeld[index] { heldBefore += 1 } else { passed += widths[index] }
        ends.append(LayoutUnit(rawValue: part(passed, of: total, in: rest) + heldBefore * minimum.rawValue))
      }
      return ends
    }
  }

  /// The same part of `room` as `piece` is of `total`.
  private static func part(_ piece: Int64, of total: Int64, in room: Int64) -> Int64 {
    total > 0 ? Int64(Double(piece) / Double(total) * Double(room)) : 0
  }

  /// Ends of tabs that fill `room`: the wide ones keep their own width and the others share the rest equally; nil if all can be
  /// equal. `room` holds them all.
  private static func leveledEnds(_ items: ItemList, room: LayoutUnit) -> [LayoutUnit]? {
    var widths: [Int64] = []
    widths.reserveCapacity(items.count)
    items.forEach(in: 0..<items.count) { _, _, extent, _, _ in widths.append(extent.rawValue) }
    var rest = room.rawValue
    var sharing = Int64(widths.count)
    var level = rest / sharing
    var isWide = [Bool](repeating: false, count: widths.count)
    while true {
      var grew = false
      for index in widths.indices where !isWide[index] && widths[index] > level {
        isWide[index] = true
        rest -= widths[index]
        sharing -= 1
        grew = true
      }
      if !grew || sharing == 0 { break }
      level = rest / sharing
    }
    if sharing == Int64(widths.count) { return nil }
    var ends: [LayoutUnit] = []
    ends.reserveCapacity(widths.count)
    var wide: Int64 = 0
    var shared: Int64 = 0
    for index in widths.indices {
      if isWide[index] { wide += widths[index] } else { shared += 1 }
      ends.append(LayoutUnit(rawValue: wide + (sharing > 0 ? rest * shared / sharing : 0)))
    }
    return ends
  }
}

/// The room before the first and after the last tab that lets both come to the middle.
private struct EndRoom {
  let leading: LayoutUnit
  let trailing: LayoutUnit

  /// nil for an empty row. O(log n).
  init?(_ items: ItemList, _ anatomy: Anatomy, viewport: LayoutUnit) {
    guard let first = items.extent(at: 0), let last = items.extent(at: items.count - 1) else { return nil }
    leading = Swift.max(anatomy.leadingInset, LayoutUnit(rawValue: (viewport - first).rawValue / 2))
    trailing = Swift.max(anatomy.trailingInset, LayoutUnit(rawValue: (viewport - last).rawValue / 2))
  }
}
