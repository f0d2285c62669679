import TabStripCore

/// Where everything lies in the row, in 64ths of a point from its leading end.
struct ModelRow {
  /// Width of the part of the strip in which the row shows.
  private(set) var viewport: Int
  /// Length of the row, room at its ends included.
  private(set) var length = 0
  /// Whether it is too long.
  private(set) var overflows = false
  /// Whether there is room for overflow buttons.
  let hasButtons: Bool
  /// Whether they stand beside the row now.
  private(set) var hasInlineButtons = false
  /// Whether they lie over it where they show.
  let isOverlaid: Bool
  /// Width of a button.
  let button: Int
  /// Where each tab begins.
  private(set) var starts: [Int] = []
  /// How wide each is.
  private(set) var lengths: [Int]
  /// Half the room between two tabs.
  private(set) var halfGap: Int

  /// The largest offset.
  var maximum: Int { max(0, length - viewport) }

  func end(_ index: Int) -> Int { starts[index] + lengths[index] }

  init(widths: [Int], style: TabStripStyle, configuration: TabStripConfiguration, width: Int) {
    let overflow = configuration.overflow
    let count = widths.count
    button = ModelLength.length(style.overflowButton.width)
    hasButtons = overflow.placement != .none && button > 0 && width >= 3 * button
    isOverlaid = hasButtons && overflow.placement == .overlaid
    let isInline = hasButtons && overflow.placement == .inline
    let spacing = ModelLength.length(style.spacing)
    halfGap = spacing / 2
    lengths = widths
    let minimum = ModelLength.length(style.minimumTabWidth)
    let gaps = spacing * max(0, count - 1)
    let sum = widths.reduce(0, +)

    // What always lies over the ends has room of its own there.
    let cover = isOverlaid && overflow.showsAlways ? button : 0
    let ownLeading = ModelLength.length(style.leadingInset)
    let ownTrailing = ModelLength.length(style.trailingInset)
    var leading = max(ownLeading, cover)
    var trailing = max(ownTrailing, cover)
    let isCentred = configuration.centersEnds && count > 0
    func centre(_ room: Int) {
      leading = max(ownLeading, (room - widths[0]) / 2)
      trailing = max(ownTrailing, (room - widths[count - 1]) / 2)
    }

    // Whether it is too long is decided without the room of buttons that come and go.
    let narrowed = isInline ? width - 2 * button : width
    let lasting = overflow.showsAlways ? narrowed : width
    if isCentred { centre(lasting) }
    let isFilling = configuration.distribution == .fillEqually || configuration.distribution == .fillProportionally
    let least = isFilling && !isCentred ? minimum * count : sum
    overflows =
      count > 0
      && leading + least + gaps + trailing > lasting + ModelLength.units(overflow.restsAtEnds ? 0 : overflow.tolerance)
    hasInlineButtons = isInline && (overflows || overflow.showsAlways)
    viewport = hasInlineButtons ? narrowed : width
    if isCentred { centre(viewport) }

    let room = max(0, viewport - leading - gaps - trailing)
    let free = viewport - leading - sum - gaps - trailing
    var around = 0
    switch configuration.distribution {
    case _ where isCentred || count == 0: break
    case .leading: break
    case .center: leading += max(0, free) / 2
    case .trailing: leading += max(0, free)
    case .spaceAround: around = max(0, free)
    case .fillEqually, .fillProportionally, .fillWhileFitting:
      let shares = ModelShares(widths: widths, minimum: minimum, maximum: Self.maximum(style))
      switch configuration.distribution {
      case .fillEqually: lengths = shares.equal(max(room, minimum * count))
      case .fillProportionally: lengths = shares.proportional(max(room, minimum * count))
      default: if free >= 0 { lengths = shares.leveled(room) }
      }
    }
    if around > 0 { halfGap = (spacing + around / count) / 2 }
    var before = leading
    for index in 0..<count {
      starts.append(before + around * (2 * index + 1) / (2 * count))
      before += lengths[index] + spacing
    }
    let isSpread = count > 0 && !isCentred && [.center, .trailing, .spaceAround].contains(configuration.distribution)
    length = isSpread ? max(viewport, viewport - free) : leading + lengths.reduce(0, +) + gaps + trailing
  }

  static func maximum(_ style: TabStripStyle) -> Int {
    let minimum = ModelLength.length(style.minimumTabWidth)
    return style.maximumTabWidth == .infinity ? 1 << 32 : max(minimum, ModelLength.length(style.maximumTabWidth))
  }

  /// The tab at a place, or the nearest one.
  func index(at place: Int) -> Int? {
    let index = starts.lastIndex { $0 <= place } ?? 0
    guard starts.indices.contains(index + 1), place > end(index) else { return starts.isEmpty ? nil : index }
    return starts[index + 1] - place < place - end(index) ? index + 1 : index
  }
}
