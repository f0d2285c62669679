#if !hasFeature(Embedded)
  import TabStripCore

  /// What a program wants of a tab, by the app's identity, as inputs; nil where the strip has no such tab, and nothing is to change.
  extension StripModel {
    package func selecting(_ id: ID?, animated: Bool) -> TabStripInput? {
      guard let id else { return .select(nil, cause: .program, animated: animated) }
      return map.tab(of: id).map { .select($0, cause: .program, animated: animated) }
    }

    package func deselecting(_ id: ID) -> TabStripInput? { map.tab(of: id).map { .deselect($0, cause: .program) } }

    package func revealing(_ id: ID, _ policy: RevealPolicy, animated: Bool) -> TabStripInput? {
      map.tab(of: id).map { .reveal($0, policy, animated: animated) }
    }

    /// A pager is a fraction of a way beyond the page of a tab.
    package func tracking(from id: ID, by fraction: Double, in engine: TabStripEngine) -> TabStripInput? {
      map.tab(of: id).flatMap(engine.index).map { .track(position: Double($0) + fraction) }
    }

    // MARK: Questions

    package func selection(in engine: TabStripEngine) -> ID? { engine.selectedTab.flatMap(map.id) }

    package func selections(in engine: TabStripEngine) -> [ID] { engine.selectedTabs.compactMap(map.id) }

    package func isSelected(_ id: ID, in engine: TabStripEngine) -> Bool {
      map.tab(of: id).map(engine.isSelected) ?? false
    }
  }
#endif
