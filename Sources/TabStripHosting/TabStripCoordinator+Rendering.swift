import TabStripCore

extension TabStripCoordinator {
  /// Draws the strip: ticks if it moves, reports, lays out, gives every tab of the frame its view and places all.
  ///
  /// Call it before a frame of the display when the coordinator has asked for one, and whenever the host has to place
  /// its views again. If the strip still moves afterwards, the coordinator asks for another frame. While nothing new
  /// comes into view, no view is made or configured and nothing is measured.
  ///
  /// From inside a report it draws the present state without ticking, so a program may force a layout there. From
  /// inside a veto or another drawing it does nothing but ask for a frame afterwards.
  /// - Precondition: not called from inside `requestFrame`, which asks for drawing later.
  /// - Complexity: O(tabs in the frame), and the engine's cost.
  public func render(at time: Double, renderer: Renderer) {
    switch activity {
    case .idle:
      pacing.frameBegan()
      isDismissed = false
      if strip.needsTick { _ = handle(.tick, at: time, renderer: renderer) }
      settle(renderer: renderer)
      if isDismissed { return }
      draw(at: time, renderer: renderer)
      settle(renderer: renderer)
      requestFrame(renderer: renderer)
    case .reporting:
      isDismissed = false
      draw(at: time, renderer: renderer)
    case .handling, .changing, .drawing:
      stale.insert(.frame)
    case .requesting:
      preconditionFailure("render(at:renderer:) called from inside requestFrame(continuous:)")
    }
  }

  private func draw(at time: Double, renderer: Renderer) {
    let changes = stale
    stale = []
    layout(at: time, renderer: renderer)
    whileBeing(.drawing) {
      swap(&frame, &nextFrame)
      roster.show(frame, after: nextFrame, renderer: renderer)
      renderer.finish(frame, needsNaturalSize: needsNaturalSize(after: changes))
    }
    if isDismissed {
      frame = TabStripFrame()
      roster.discardAll(renderer: renderer)
    }
  }

  private func layout(at time: Double, renderer: Renderer) {
    if renderer.measuringAsksEngine {
      var next = strip
      whileBeing(.drawing) { layout(&next, at: time, renderer: renderer) }
      strip = next
    } else {
      whileBeing(.changing) { layout(&strip, at: time, renderer: renderer) }
    }
    #if !hasFeature(Embedded)
      trace?.noteFrame(at: time)
    #endif
  }

  private func layout(_ engine: inout TabStripEngine, at time: Double, renderer: Renderer) {
    #if !hasFeature(Embedded)
      engine.layout(into: &nextFrame) { id in
        let measurement = renderer.measure(id)
        trace?.noteMeasurement(measurement, of: id, at: time)
        return measurement
      }
    #else
      engine.layout(into: &nextFrame) { renderer.measure($0) }
    #endif
  }

  /// Whether the host has to ask its surroundings for another size.
  ///
  /// Only after a change of sizes or order: estimates that scrolling proves wrong change the row's length too, and a
  /// host that laid its window out anew in every frame of a fling would crawl.
  private func needsNaturalSize(after changes: TabStripUpdate.Staleness) -> Bool {
    guard changes.contains(.layout) else { return false }
    let size = (width: strip.naturalWidth, height: strip.naturalHeight)
    if let told = toldNaturalSize, told == size { return false }
    toldNaturalSize = size
    return true
  }
}
