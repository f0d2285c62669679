#if canImport(SwiftUI) && canImport(UIKit)
  /// A pager beside a strip: where the app says that it is, and what the strip makes of it.
  ///
  /// The strip goes with the pager, but for one case: when a tab has been chosen, the strip goes ahead by its own motion, and on the pager's way to
  /// that page nothing of it is followed. It is again once it is there, or turns away.
  struct FollowedPager {
    /// What the strip does about a position.
    enum Step: Equatable {
      case nothing
      case follow(Double)
      /// The pager is at the selected tab's page: there is nothing to follow until it moves on.
      case rest(Double)
      /// The pager stays where it was last: its page's tab is to be selected.
      case land(Double)
    }

    /// Where the pager was last said to be; nil where it rests.
    private(set) var position: Double?
    /// Whether the strip shows the pager's place, and not its selected tab.
    private(set) var isFollowed = false
    /// Whether the strip is at its selected tab before the pager is.
    private var isAwaited = false
    /// The part of a way within which a pager is there: some points on a screen.
    fileprivate static let nearness = 0.005
    /// The page where an awaited pager was when the tab was chosen; nil where it rested.
    private var departure: Double?

    /// A tab has been chosen, and not because the pager is there.
    mutating func goAhead() {
      isFollowed = false
      isAwaited = true
      departure = position?.rounded()
    }

    /// Takes what the app says.
    ///
    /// - Parameters:
    ///   - new: Where the pager is, in tabs; finite. Nil: it rests.
    ///   - count: How many tabs there are; what lies beyond them is at their ends.
    ///   - selected: The index of the selected tab.
    ///   - isChosen: Whether the app has selected it in the same update.
    mutating func move(to new: Double?, count: Int, selected: Int?, isChosen: Bool) -> Step {
      let old = position
      let new = new.map { max(0, min($0, Double(count - 1))) }
      let goal = selected.map(Double.init)
      position = new
      if isChosen {
        // A pager tells which page it goes to before it is there.
        if isFollowed, let new, let goal, abs(new - goal) < 1 { return follow(new, goal) }
        isFollowed = false
        isAwaited = true
        departure = old?.rounded()
      }
      guard let new else { return rest(at: old, goal) }
      if isAwaited, let goal {
        switch Approach(from: old, to: new, goal) {
        case .comes: return .nothing
        case .arrives:
          // The strip may still be moving there by itself.
          isAwaited = false
          return .nothing
        case .goesElsewhere: isAwaited = false
        }
      }
      return new == old ? .nothing : follow(new, goal)
    }

    private mutating func follow(_ new: Double, _ goal: Double?) -> Step {
      let wasFollowed = isFollowed
      isFollowed = goal.map { abs(new - $0) >= Self.nearness } ?? true
      if isFollowed { return .follow(new) }
      return wasFollowed ? .rest(new) : .nothing
    }

    private mutating func rest(at old: Double?, _ goal: Double?) -> Step {
      guard let old else { return .nothing }
      if isFollowed {
        isFollowed = false
        return .land(old)
      }
      let page = old.rounded()
      guard isAwaited, page != departure else { return .nothing }
      isAwaited = false
      // A hand may have stopped it on its way to the selected tab's page.
      return page == goal ? .nothing : .land(old)
    }
  }

  /// What a step of a pager's is to a strip that is ahead of it.
  private enum Approach {
    case comes
    case arrives
    case goesElsewhere

    init(from old: Double?, to new: Double, _ goal: Double) {
      let left = abs(new - goal)
      if let old {
        let before = abs(old - goal)
        if before < FollowedPager.nearness {
          self = .goesElsewhere
        } else if left < FollowedPager.nearness || (new < goal) != (old < goal) {
          self = .arrives
        } else {
          self = left <= before ? .comes : .goesElsewhere
        }
      } else {
        // A pager that has rested begins elsewhere on its way to a chosen tab, and at that tab under a hand.
        self = left > 0.5 ? .comes : .goesElsewhere
      }
    }
  }
#endif
