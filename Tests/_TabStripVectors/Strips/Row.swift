import TabStripCore

/// A row of tabs that lie where a vector says: gaps that are all alike become spacing, others are filled.
struct Row {
  /// Widths in order, fillers among them.
  private(set) var widths: [Double] = []
  /// The position in the row of each frame given.
  private(set) var indices: [Int] = []
  private(set) var fillers: Set<Int> = []
  private(set) var leadingInset = 0.0
  private(set) var trailingInset = 0.0
  private(set) var spacing = 0.0

  /// - Parameters:
  ///   - frames: Start and length of each, in order.
  ///   - content: The length of the row; nil: the row ends with the last frame.
  init(frames: [[Double]], content: Double? = nil) throws(Refusal) {
    // Places that were rounded to whole points can lie over each other by one.
    var frames = frames
    for index in frames.indices.dropLast() {
      let excess = frames[index][0] + frames[index][1] - frames[index + 1][0]
      if excess > 0, excess <= 1 { frames[index][1] -= excess }
    }
    var gaps: [Double] = []
    for (frame, next) in zip(frames, frames.dropFirst()) { gaps.append(next[0] - frame[0] - frame[1]) }
    guard gaps.allSatisfy({ $0 > -0.01 }), frames.allSatisfy({ $0[1] >= 0 }), (frames.first?[0] ?? 0) >= 0 else {
      throw Refusal("frames that lie over each other are no row")
    }
    let end = frames.last.map { $0[0] + $0[1] } ?? 0
    leadingInset = frames.first?[0] ?? 0
    trailingInset = Swift.max(0, (content ?? end) - end)
    if gaps.allSatisfy({ ($0 - gaps[0]).magnitude < 0.01 }) {
      spacing = Swift.max(0, gaps.first ?? 0)
      widths = frames.map { $0[1] }
      indices = Array(frames.indices)
      return
    }
    for (index, frame) in frames.enumerated() {
      indices.append(widths.count)
      widths.append(frame[1])
      if index < gaps.count, gaps[index] > 0.01 {
        fillers.insert(widths.count)
        widths.append(gaps[index])
      }
    }
  }

  /// Room at both ends, so that the row's limits are met nowhere.
  mutating func addRoom(_ room: Double) {
    leadingInset += room
    trailingInset += room
  }

  func strip(
    viewport: Double?, height: Double = 48, isRightToLeft: Bool = false, isVertical: Bool = false,
    style: TabStripStyle = Strip.plainStyle, configuration: TabStripConfiguration = Strip.plainConfiguration
  ) -> Strip {
    var style = style
    style.leadingInset = leadingInset
    style.trailingInset = trailingInset
    style.spacing = spacing
    return Strip(
      titles: widths, viewport: viewport, height: height, isRightToLeft: isRightToLeft, isVertical: isVertical,
      style: style, configuration: configuration, disabled: fillers)
  }
}
