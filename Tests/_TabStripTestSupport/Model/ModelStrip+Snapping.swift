import TabStripCore

extension ModelStrip {
  /// The tab in the middle of the strip at an offset. Before the row counts as its beginning.
  func central(at place: Double) -> Int? {
    let row = row
    guard let first = row.starts.first else { return nil }
    return row.index(at: max(first, ModelLength.units(place) + row.viewport / 2))
  }

  /// Where the row may rest that would come to rest at a place.
  private func snapped(_ place: Double) -> Double {
    let place = inside(place)
    let row = row
    guard width > 0, !tabs.isEmpty else { return place }
    switch configuration.scrolling.snap {
    case .none: return place
    case .center:
      let index = central(at: place)!
      return inside(ModelLength.points((row.starts[index] + row.end(index)) / 2 - row.viewport / 2))
    case .leading:
      // The beginning of the tab that is there, or of the next if that is nearer.
      let index = row.index(at: ModelLength.units(place))!
      let places = row.starts[index...].prefix(2).map { inside(ModelLength.points($0)) }
      return places.min { abs($0 - place) < abs($1 - place) }!
    }
  }

  /// Flies to where the row may rest.
  mutating func flyToSnap(at speed: Double) {
    let scrolling = configuration.scrolling
    let speed = asOfAHand(speed)
    let rate = max(0.1, min(scrolling.frictionRate, 1_000))
    let place = snapped(ModelMotion.friction(from: offset, speed: speed, rate: rate, at: clock).target)
    guard offset == inside(offset) else { return fly(at: speed) }
    guard place != offset else { return rest(at: place) }
    // A friction that ends just there, if it is of a kind with the ordinary one.
    let needed = speed / (place - offset)
    let isAlike = needed > scrolling.frictionRate / 2 && needed < scrolling.frictionRate * 2
    let motion: ModelMotion =
      isAlike
      ? .friction(from: offset, to: place, rate: max(0.1, min(needed, 1_000)), at: clock)
      : .spring(from: offset, to: place, speed: speed, scrolling.spring, tolerance: 0.25, at: clock)
    movement = .flight(motion, most: maximum)
  }

  /// Selects the tab in the middle, which a hand brought there.
  mutating func selectCentral() {
    guard width > 0, most == 1, let index = central(at: inside(offset)), !tabs[index].isDisabled,
      tabs[index].number != selected
    else { return }
    adopt(old: selected, new: tabs[index].number, .centralTab, animated: true)
  }
}
