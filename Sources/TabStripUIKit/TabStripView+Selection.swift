#if canImport(UIKit)
  import TabStripCore
  import TabStripHosting
  import UIKit

  /// What is selected, and what a program or a pager does to it.
  extension TabStripView {
    /// The selected tab; of several, the one chosen last. Nil if there is none, as in optional mode and in an empty strip. O(1).
    public var selection: ID? { model.selection(in: strip.coordinator.engine) }

    /// Every selected tab, the one chosen last first; more than one where the configuration's `selectionMode` is multiple.
    /// - Complexity: O(selected tabs).
    public var selections: [ID] { model.selections(in: strip.coordinator.engine) }

    /// Whether a tab is selected; false for one that the strip does not have. O(1), however many are selected.
    public func isSelected(_ id: ID) -> Bool { model.isSelected(id, in: strip.coordinator.engine) }

    /// Selects a tab for the program. The veto is not asked, a disabled tab may be selected, and ``onSelect`` is not called unless
    /// ``reportsProgrammaticChanges`` is set.
    ///
    /// In multiple mode the tab comes to those that are selected already; where these are as many as the mode allows, nothing changes.
    ///
    /// - Parameters:
    ///   - id: The tab; one that the strip does not have changes nothing. Nil takes all out, where the mode allows none.
    ///   - animated: Whether the strip moves there; without, it is there in the next frame.
    public func select(_ id: ID?, animated: Bool) {
      let model = model
      strip.send { model.selecting(id, animated: animated) }
    }

    /// Selects a tab for the program, moving there; as ``select(_:animated:)``.
    ///
    /// A method of its own, and not a default of the other's: UIKit's `select(_ sender: Any?)`, which every responder has, would be taken for it.
    public func select(_ id: ID?) { select(id, animated: true) }

    /// Takes a tab out of the selection for the program, as far as the configuration's `selectionMode` lets it: in required mode the only
    /// one stays, in multiple mode the last `min`. One that is not selected, or that the strip does not have, changes nothing.
    ///
    /// The veto is not asked, and ``onDeselect`` and ``onSelect`` are not called unless ``reportsProgrammaticChanges`` is set.
    public func deselect(_ id: ID) {
      let model = model
      strip.send { model.deselecting(id) }
    }

    /// Brings a tab into view without selecting it. One that the strip does not have changes nothing.
    public func reveal(_ id: ID, policy: RevealPolicy = .center, animated: Bool = true) {
      let model = model
      strip.send { model.revealing(id, policy, animated: animated) }
    }

    // MARK: Pagers

    /// Says where a pager is that the strip goes with: at 2.35 it is 35 % of the way from tab 2 to tab 3.
    ///
    /// Indicator, selected look and row are there in the next frame, without animation, as often as a pager says so; what is selected
    /// stays so until ``endTracking()`` or a choice.
    ///
    /// - Parameter position: In tabs, from 0. What lies beyond the row is taken as its end; NaN and infinity do nothing and are reported once
    ///   as ``Diagnostics/input``.
    /// - Complexity: O(log n).
    public func track(position: Double) { strip.send(.track(position: position)) }

    /// Says where a pager is, from one of its pages.
    ///
    /// - Parameters:
    ///   - id: The tab of the page; one that the strip does not have changes nothing.
    ///   - fraction: Which part of the way to the next tab the pager has gone; negative: to the one before. More than a whole way counts on
    ///     over the tabs.
    /// - Complexity: O(log n).
    public func track(from id: ID, by fraction: Double) {
      let (strip, model) = (strip, model)
      strip.send { model.tracking(from: id, by: fraction, in: strip.coordinator.engine) }
    }

    /// Says that the pager has come to rest: the tab nearest to where it was said to be is selected, a disabled one too, and reported to
    /// ``onSelect`` with the cause `.tracking`, if it was not selected already. Without a pager that was tracked nothing changes.
    public func endTracking() { strip.send(.trackEnded) }
  }
#endif
