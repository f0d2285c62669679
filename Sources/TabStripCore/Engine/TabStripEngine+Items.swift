extension TabStripEngine {
  /// Adds a tab. What is seen stays where it is, unless the row is at its beginning. O(log n).
  ///
  /// In required mode the first enabled tab of a strip becomes selected, silently.
  ///
  /// - Parameters:
  ///   - index: Its position; clamped to the row.
  ///   - traits: Its traits.
  ///   - time: In seconds.
  /// - Returns: The tab's handle and what changed.
  public mutating func insert(
    at index: Int, traits: TabTraits = [], time: Double
  ) -> (id: TabID, update: TabStripUpdate) {
    var id = TabID(slot: 0, generation: 0)
    let update = editing(at: time) { engine in
      id = engine.items.insert(at: index, estimate: engine.estimate, traits: traits)
    }
    return (id, update)
  }

  /// Adds many enabled tabs in a row at once. O(count), and O(log n) each.
  ///
  /// - Parameters:
  ///   - count: How many; negative is read as 0. A strip holds 2³¹ − 1 tabs; more are a programmer's error.
  ///   - index: The position of the first; clamped to the row.
  ///   - time: In seconds.
  /// - Returns: The tabs' handles in order and what changed.
  public mutating func insert(count: Int, at index: Int, time: Double) -> (ids: [TabID], update: TabStripUpdate) {
    var ids: [TabID] = []
    let update = editing(at: time) { engine in
      ids = engine.items.insert(contentsOf: count, at: index, estimate: engine.estimate)
    }
    return (ids, update)
  }

  /// Takes a tab away. A selected one passes its selection on, to the next enabled tab, else the previous one, unless the configuration's ``Succession`` says
  /// otherwise; that is reported with the cause ``SelectionCause/removal``. O(log n); a handle whose tab is gone already changes nothing.
  public mutating func remove(_ id: TabID, time: Double) -> TabStripUpdate {
    guard let index = items.index(of: id) else { return changing(at: time) { _, _ in } }
    if case .tab(id) = press?.hold { press?.hold = .row }
    if scroll.aim?.tab == id { scroll.aim = nil }
    let wasSelected = isSelected(id)
    if springLoad?.tab == id { springLoad = nil }
    let wasFocused = focus.tab == id
    return editing(at: time, sparing: id) { engine in
      _ = engine.items.remove(id)
    } then: { engine, update in
      let heir = engine.heir(of: index)
      if wasFocused { engine.focus.tab = heir }
      if wasSelected { engine.disinherit(id, at: index, &update) }
    }
  }

  /// Takes all tabs away. A selection there was is reported as removed. O(n).
  public mutating func removeAll(time: Double) -> TabStripUpdate {
    let old = selected
    if case .tab = press?.hold { press?.hold = .row }
    scroll.aim = nil
    return editing(at: time) { engine in
      engine.items.removeAll()
    } then: { engine, update in
      engine.focus.tab = nil
      engine.springLoad = nil
      engine.alsoSelected.removeAll()
      if let old { engine.adopt(SelectionChange(old: old, new: nil, cause: .removal), animated: false, &update) }
    }
  }

  /// Moves a tab. Selection and focus go with it. O(log n).
  ///
  /// - Parameters:
  ///   - id: The tab; one that is gone changes nothing.
  ///   - index: Its position once it is there; clamped to the row.
  ///   - time: In seconds.
  public mutating func move(_ id: TabID, to index: Int, time: Double) -> TabStripUpdate {
    editing(at: time, sparing: id) { engine in _ = engine.items.move(id, to: index) }
  }

  /// Changes a tab's traits. A tab that becomes disabled loses a press and the focus, but stays selected, unless ``TabStripConfiguration/deselectsDisabled`` passes that on:
  /// reported with the cause ``SelectionCause/removal``, while the tab is still there. O(log n).
  public mutating func setTraits(_ traits: TabTraits, of id: TabID, time: Double) -> TabStripUpdate {
    let wasEnabled = items.traits(of: id)?.contains(.disabled) == false
    return editing(at: time) { engine in
      _ = engine.items.setTraits(traits, of: id)
    } then: { engine, update in
      guard traits.contains(.disabled) else { return }
      if case .tab(id) = engine.press?.hold { engine.press?.hold = .row }
      if engine.focus.tab == id { engine.passFocusOn(from: id) }
      guard wasEnabled, engine.configuration.deselectsDisabled, engine.isSelected(id) else { return }
      if let index = engine.items.index(of: id) { engine.disinherit(id, at: index, &update) }
    }
  }

  /// The tab's content changed: it is measured again when it is next near the visible part. O(1).
  public mutating func remeasure(_ id: TabID, time: Double) -> TabStripUpdate {
    changing(at: time) { engine, update in
      guard engine.items.contains(id) else { return }
      engine.items.markStale(id)
      update.stale.formUnion([.layout, .frame, .accessibility])
    }
  }

  private var estimate: LayoutUnit { anatomy.clamped(LayoutUnit(configuration.estimatedTabWidth)) }

  /// Changes the list while what is seen stays where it is.
  private mutating func editing(
    at time: Double, sparing id: TabID? = nil, _ edit: (inout TabStripEngine) -> Void,
    then: (inout TabStripEngine, inout TabStripUpdate) -> Void = { _, _ in }
  ) -> TabStripUpdate {
    changing(at: time, isSelectionInDoubt: true) { engine, update in
      let anchor = engine.anchor(sparing: id)
      edit(&engine)
      engine.isGeometryStale = true
      engine.refreshGeometry()
      engine.hold(anchor)
      engine.keepInsideLimits()
      then(&engine, &update)
      // A position among no tabs says nothing about those that come later.
      if engine.items.count == 0 { engine.tracked = nil }
      update.stale.formUnion([.layout, .frame, .accessibility])
    }
  }
}
