import TabStripCore

/// The way of a page to where it has been sent.
package struct PageMotion {
  private let simulation: Simulation
  private let start: Double

  /// Begins a motion.
  ///
  /// - Parameters:
  ///   - offset: Where the page is, in points.
  ///   - target: Where it goes.
  ///   - velocity: Points a second that it has already.
  ///   - time: Seconds by the page's clock.
  package init(from offset: Double, to target: Double, velocity: Double, at time: Double) {
    // A page neither swings past a section nor comes back to it.
    simulation = .spring(Spring(from: offset, to: target, velocity: velocity, tuning: .noBounce, tolerance: 0.5))
    start = time
  }

  package func offset(at time: Double) -> Double { simulation.position(at: time - start) }

  package func velocity(at time: Double) -> Double { simulation.velocity(at: time - start) }

  package func isDone(at time: Double) -> Bool { simulation.isDone(at: time - start) }
}
