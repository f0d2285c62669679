import CGtk4
import TabStripCore

/// Draws the row so that it fades at its ends over whatever is behind the strip.
///
/// GTK 4.8 can clip and it can draw with an opacity, but it has no mask. So the row's ends are drawn in upright slices, each
/// clipped and with the opacity of its middle. A slice is a device pixel wide, or more where the fade is longer than
/// ``mostSlices`` of them: by then two neighbours differ by less than an eye can tell. What is not under a fade is drawn once,
/// as it is.
@MainActor
struct RowFade {
  /// The most slices at one end.
  static let mostSlices = 48

  private let clip: TabStripFrame.Rect
  private let left: TabStripFrame.Fade
  private let right: TabStripFrame.Fade
  private let scale: Double

  /// Makes the fade of a frame on a screen with so many device pixels a point.
  init(_ frame: TabStripFrame, scale: Double) {
    clip = frame.clip
    let leftToRight = frame.direction == .leftToRight
    left = leftToRight ? frame.leadingFade : frame.trailingFade
    right = leftToRight ? frame.trailingFade : frame.leadingFade
    self.scale = scale
  }

  /// Draws the row.
  ///
  /// - Parameter row: Adds to a snapshot all that touches a range of x. It is called once for what is clear of the fades, and
  ///   once for each end that has one.
  func draw(to snapshot: OpaquePointer, row: (OpaquePointer, ClosedRange<Double>) -> Void) {
    let (start, end) = (clip.x, clip.x + clip.width)
    guard end > start else { return }
    let solidStart = min(start + reach(of: left), end)
    let solidEnd = max(end - reach(of: right), solidStart)
    if solidEnd > solidStart {
      push(clip: solidStart, solidEnd, to: snapshot)
      row(snapshot, solidStart...solidEnd)
      gtk_snapshot_pop(snapshot)
    }
    drawSlices(from: start, to: solidStart, to: snapshot, row: row)
    drawSlices(from: solidEnd, to: end, to: snapshot, row: row)
  }

  /// How much of the row shows at an x, 0…1.
  func opacity(at x: Double) -> Double {
    Self.opacity(atDistance: x - clip.x, of: left)
      * Self.opacity(atDistance: clip.x + clip.width - x, of: right)
  }

  private static func opacity(atDistance distance: Double, of fade: TabStripFrame.Fade) -> Double {
    guard fade.solidDistance > fade.clearDistance, fade.strength > 0 else { return 1 }
    let rise = (distance - fade.clearDistance) / (fade.solidDistance - fade.clearDistance)
    return 1 - fade.strength * (1 - min(max(rise, 0), 1))
  }

  private func reach(of fade: TabStripFrame.Fade) -> Double {
    fade.strength > 0 && fade.solidDistance > fade.clearDistance
      ? (fade.solidDistance * scale).rounded(.up) / scale : 0
  }

  private func drawSlices(
    from start: Double, to end: Double, to snapshot: OpaquePointer, row: (OpaquePointer, ClosedRange<Double>) -> Void
  ) {
    guard end > start else { return }
    let part = gtk_snapshot_new()!
    row(part, start...end)
    guard let node = gtk_snapshot_free_to_node(part) else { return }
    let pixels = (end - start) * scale
    let step = (pixels / Double(Self.mostSlices)).rounded(.up) / scale
    var x = start
    while x < end {
      let next = min(x + step, end)
      let opacity = opacity(at: (x + next) / 2)
      if opacity > 0 {
        push(clip: x, next, to: snapshot)
        gtk_snapshot_push_opacity(snapshot, opacity)
        gtk_snapshot_append_node(snapshot, node)
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_pop(snapshot)
      }
      x = next
    }
    gsk_render_node_unref(node)
  }

  /// The row is cut at its ends only: a focus ring may reach above and below it.
  private func push(clip start: Double, _ end: Double, to snapshot: OpaquePointer) {
    var bounds = graphene_rect_t()
    let margin = 16.0
    graphene_rect_init(
      &bounds, Float(start), Float(clip.y - margin), Float(end - start), Float(clip.height + 2 * margin))
    gtk_snapshot_push_clip(snapshot, &bounds)
  }
}
