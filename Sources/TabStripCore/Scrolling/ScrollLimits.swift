/// How far the row can scroll, and how a pull beyond that shows.
struct ScrollLimits: Sendable {
  /// The largest offset.
  let maximum: Double
  /// Width of the part in which the row shows.
  let viewport: Double
  /// Whether the row can be pulled beyond its ends.
  let bounces: Bool

  func clamped(_ offset: Double) -> Double { Swift.max(0, Swift.min(offset, maximum)) }

  func contains(_ offset: Double) -> Bool { offset >= 0 && offset <= maximum }

  /// The offset that shows when the pointer asks for `wanted`.
  func resisted(_ wanted: Double) -> Double {
    let inside = clamped(wanted)
    return bounces ? inside + RubberBand.displayed(overdrag: wanted - inside, dimension: viewport) : inside
  }

  /// What the pointer must ask for so that `offset` shows.
  func unresisted(_ offset: Double) -> Double {
    let inside = clamped(offset)
    return bounces ? inside + RubberBand.overdrag(displayed: offset - inside, dimension: viewport) : inside
  }
}
