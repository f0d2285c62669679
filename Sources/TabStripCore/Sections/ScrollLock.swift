/// What keeps the active section from following the page's offset, for a while.
enum ScrollLock: Sendable {
  /// Nothing: the offset decides.
  case free
  /// The page is on its way to something that was asked for. The destination decides, so that nothing between flickers past.
  case flight(Flight)
  /// The page has arrived, and shows what was asked for until somebody moves it.
  case hold(Hold)

  /// A scroll that is under way, or waits for the page to be laid out.
  struct Flight: Sendable {
    var goal: Goal
    /// Where the page has been sent; nil as long as it has not.
    var target: LayoutUnit?
    var isAnimated: Bool
    /// Whether the page moves by itself already, for this goal or for one before.
    var isUnderway = false
    /// Whether the section is to be aimed at for as long as the user lets it, since the page is still loading.
    var isLink = false
    /// Whether the page stopped elsewhere and was sent once more.
    var isRepeated = false
  }

  /// What a scroll is for.
  enum Goal: Sendable, Equatable {
    /// A section, its top so far below the pinned strip as `gap` says.
    case section(SectionID, gap: LayoutUnit)
    /// A stretch of a section, shown with the least movement; `top` counts from the section's.
    case rectangle(SectionID, top: LayoutUnit, extent: LayoutUnit)
    /// A stretch of what is not a section, shown with the least movement; `top` counts from the top of the content.
    case content(top: LayoutUnit, extent: LayoutUnit)
    /// An offset that the program is scrolling to by itself.
    case offset(LayoutUnit)

    var section: SectionID? {
      switch self {
      case .section(let id, _), .rectangle(let id, _, _): id
      case .content, .offset: nil
      }
    }

    /// Whether the page goes there on command, and not by the program's own doing.
    var isCommanded: Bool {
      if case .offset = self { false } else { true }
    }
  }

  /// A section that was asked for and stays active, wherever the line is.
  struct Hold: Sendable {
    let section: SectionID
    /// How far the section's top is below the pinned strip: not at all, unless the page ends before.
    let gap: LayoutUnit
    let isLink: Bool
    /// Where the page should be, for the section to keep its place on the screen.
    var target: LayoutUnit
    /// Where the page is, within its range; it may round what it is told.
    var offset: LayoutUnit
    /// Whether the page follows when what lies above changes: until a user lays a hand on it.
    var follows = true
  }

  /// Whether the offset decides.
  var isFree: Bool { if case .free = self { true } else { false } }

  /// The section that was asked for and is active by that.
  var chosen: SectionID? {
    switch self {
    case .free: nil
    case .flight(let flight):
      if case .section(let id, _) = flight.goal { id } else { nil }
    case .hold(let hold): hold.section
    }
  }

  /// The section without which there is nothing to hold on to.
  var section: SectionID? {
    switch self {
    case .free: nil
    case .flight(let flight): flight.goal.section
    case .hold(let hold): hold.section
    }
  }
}
