extension TabStripEngine {
  /// Where a movement that would end at `proposed` should end instead, so that the row rests as the configuration's ``Snap`` says.
  ///
  /// For hosts with a native scroller that asks for its target. O(log n).
  ///
  /// - Parameter proposed: Points from the leading end of the row; NaN is read as the present offset.
  public func decelerationTarget(for proposed: Double) -> Double {
    let proposed = limits.clamped(proposed.isNaN ? scroll.offset : proposed)
    guard width > .zero, items.count > 0 else { return proposed }
    let geometry = currentGeometry
    let offset = LayoutUnit(proposed)
    let half = LayoutUnit(rawValue: geometry.viewport.rawValue / 2)
    switch configuration.scrolling.snap {
    case .none: return proposed
    case .center:
      guard let index = centralIndex(at: offset) else { return proposed }
      let (start, length) = span(at: index)
      return limits.clamped(LayoutUnit(rawValue: (start + start + length).rawValue / 2).points - half.points)
    case .leading:
      guard let index = geometry.index(at: offset, in: items) else { return proposed }
      let before = geometry.start(of: index, in: items)
      guard index + 1 < items.count else { return limits.clamped(before.points) }
      let after = geometry.start(of: index + 1, in: items)
      // At the end of the row a tab that cannot come to the leading end rests where the row stops.
      let (first, second) = (limits.clamped(before.points), limits.clamped(after.points))
      return (second - proposed).magnitude < (proposed - first).magnitude ? second : first
    }
  }

  /// The tab in the middle of the strip at an offset.
  private func centralIndex(at offset: LayoutUnit) -> Int? {
    let geometry = currentGeometry
    let middle = offset + LayoutUnit(rawValue: geometry.viewport.rawValue / 2)
    // Before the row counts as its beginning, where a first tab of no width gives way to the one that is seen.
    return geometry.index(at: Swift.max(middle, geometry.start(of: 0, in: items)), in: items)
  }

  /// Lets the row fly to a place where it may rest.
  mutating func flyToSnap(at velocity: Double) {
    let settings = configuration.scrolling
    let velocity = bounded(velocity)
    let limits = limits
    let free = Friction(from: scroll.offset, velocity: velocity, rate: settings.frictionRate).target
    let target = decelerationTarget(for: free)
    guard limits.contains(scroll.offset), target != scroll.offset else {
      return limits.contains(scroll.offset) ? scroll.come(toRestAt: target) : fly(at: velocity)
    }
    let distance = target - scroll.offset
    // The friction that ends just there, if it is of a kind with the ordinary one; else a spring, which may also turn round.
    let rate = velocity / distance
    let simulation: Simulation =
      rate > settings.frictionRate / 2 && rate < settings.frictionRate * 2
      ? .friction(Friction(from: scroll.offset, to: target, rate: rate))
      : .spring(
        Spring(from: scroll.offset, to: target, velocity: velocity, tuning: settings.spring, tolerance: 0.25))
    scroll.activity = .ballistic(.init(simulation: simulation, begin: clock), maximum: limits.maximum)
  }

  /// Whether the row is under the user's hand, or flies from it.
  var isUnderHand: Bool {
    switch scroll.activity {
    case .dragging, .ballistic, .external: true
    case .idle, .driven: false
    }
  }

  /// Selects the tab in the middle of the strip.
  mutating func selectCentralTab(_ update: inout TabStripUpdate) {
    guard width > .zero, configuration.selectionMode.most == 1 else { return }
    refreshGeometry()
    guard let index = centralIndex(at: LayoutUnit(limits.clamped(scroll.offset))),
      let id = items.id(at: index), id != selected, items.traits(of: id)?.contains(.disabled) == false
    else { return }
    adopt(SelectionChange(old: selected, new: id, cause: .centralTab), animated: true, &update)
  }
}
