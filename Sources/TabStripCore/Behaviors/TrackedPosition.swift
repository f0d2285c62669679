/// Where a pager says that it is.
enum TrackedPosition: Hashable, Sendable {
  /// At this place among the tabs: 2.35 is 35 % of the way from tab 2 to tab 3.
  case along(Double)
  /// So far on the straight way from one tab's page to another's.
  case jump(from: Int, to: Int, fraction: Double)

  /// The two tabs and the part of the way between them, 0…1, in a row of so many tabs; nil in an empty one.
  func place(count: Int) -> (from: Int, to: Int, fraction: Double)? {
    guard count > 0 else { return nil }
    switch self {
    case .along(let position):
      let position = Swift.max(0, Swift.min(position, Double(count - 1)))
      let index = Swift.min(Int(position), Swift.max(0, count - 2))
      return (index, Swift.min(index + 1, count - 1), position - Double(index))
    case .jump(let from, let to, let fraction):
      func inside(_ index: Int) -> Int { Swift.max(0, Swift.min(index, count - 1)) }
      return (inside(from), inside(to), Swift.max(0, Swift.min(fraction, 1)))
    }
  }

  /// The nearer of the two tabs.
  func nearest(count: Int) -> Int? { place(count: count).map { $0.fraction < 0.5 ? $0.from : $0.to } }
}
