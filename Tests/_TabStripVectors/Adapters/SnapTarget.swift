import TabStripCore

/// Where a row that snaps comes to rest.
struct SnapTarget: RevealTrial {
  private var strip: Strip

  init(_ input: VectorInput) throws(Refusal) {
    let policy = input.text("policy") ?? ""
    guard ["mandatory-snap", "mandatory-snap-start"].contains(policy) else { throw Refusal("the policy \(policy)") }
    var configuration = Strip.plainConfiguration
    configuration.scrolling.snap = .leading
    let row: Row
    let viewport = try input.number("viewport") ?? 400
    if let points = try input.numbers("snapPoints") {
      let frames = zip(points, points.dropFirst() + [(points.last ?? 0) + viewport]).map { [$0, $1 - $0] }
      row = try Row(frames: frames)
    } else {
      row = try Row(frames: try input.spans("items") ?? [], content: try input.number("content"))
    }
    strip = row.strip(viewport: viewport, isRightToLeft: try input.isRightToLeft(), configuration: configuration)
    guard let requested = try input.number("requested") else { throw Refusal("nothing is asked for") }
    // The host asks where the row may rest.
    strip.send(.scroll(to: strip.engine.decelerationTarget(for: requested), animated: false))
  }

  mutating func answer(_ key: String) throws(Refusal) -> Answer? {
    key == "target" ? .number(strip.engine.offset) : nil
  }
}
