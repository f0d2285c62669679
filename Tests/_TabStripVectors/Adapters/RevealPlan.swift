import TabStripCore

/// The row that a vector about revealing tells of, and the tabs that it is about.
struct RevealPlan {
  private(set) var row: Row
  let viewport: Double
  let isRightToLeft: Bool
  let isVertical: Bool
  /// The position in the row of the tab to be shown; nil where there is none.
  private(set) var goal: Int?
  /// Another to be shown after it.
  private(set) var nextGoal: Int?
  /// The position in the row of the tab selected before.
  private(set) var current: Int?
  /// Widths of a selected tab and of others.
  private(set) var widths: (narrow: Double, wide: Double)?
  /// Room before the row that keeps its limits from being met.
  private(set) var room = 0.0
  private(set) var peek: Double?

  init(_ input: VectorInput) throws(Refusal) {
    viewport = try input.number("viewport") ?? 400
    isRightToLeft = try input.isRightToLeft()
    isVertical = try input.isVertical("axis")
    input.ignore("nav", "moreButton", "pitch", "innerStart", "innerEnd", "initial", "raw", "activeIndex")
    if let narrow = try input.number("unselectedWidth"), let wide = try input.number("selectedWidth") {
      widths = (narrow, wide)
    }
    row = try Row(frames: [])
    if input.has("tabs") || input.has("tabsPhysical") {
      try planNeighbours(input)
    } else if let frames = try Self.frames(input) {
      row = try Row(frames: frames, content: try input.number("content"))
      try findGoal(input)
    } else if input.has("item") {
      try planItem(input)
    } else {
      throw Refusal("no tabs are told of")
    }
    if input.flag("clamped") == false {
      room = viewport
      row.addRoom(room)
    }
  }

  /// The frames of all tabs, where the vector tells of all.
  private static func frames(_ input: VectorInput) throws(Refusal) -> [[Double]]? {
    let startOffset = try input.number("startOffset") ?? 0
    var inset = startOffset
    if let insets = try input.pair("insets") { inset += insets[0] }
    if let insets = try input.pair("insetsPhysical") { inset += insets[try input.isRightToLeft() ? 1 : 0] }
    let words = (input.text("items") ?? input.text("offset"))?.split(separator: " ") ?? []
    if let count = words.compactMap({ Int($0) }).first {
      let item = try input.pair("item")
      return equal(count, width: item?[1] ?? 100, from: inset)
    }
    if let frames = try input.spans("items") { return frames }
    if let widths = try input.numbers("itemWidths") {
      var start = inset
      return widths.map { width in
        defer { start += width }
        return [start, width]
      }
    }
    guard let count = try input.count("count") else { return nil }
    let width = try input.number("itemWidth") ?? 120
    let pitch = try input.number("itemPitch") ?? width
    return equal(count, width: width, from: inset + (pitch - width) / 2, pitch: pitch)
  }

  private static func equal(_ count: Int, width: Double, from start: Double, pitch: Double? = nil) -> [[Double]] {
    (0..<count).map { [start + Double($0) * (pitch ?? width), width] }
  }

  private mutating func findGoal(_ input: VectorInput) throws(Refusal) {
    for key in ["tapIndex", "selected", "index", "activeIndex"] where goal == nil {
      if let index = try input.count(key) { goal = try position(index) }
    }
    if let item = try input.pair("item"), input["items"]?.elements != nil, let frames = try input.spans("items") {
      guard let index = frames.firstIndex(of: item) else { throw Refusal("item is none of items") }
      goal = try position(index)
    }
    if let sequence = input["focusSequence"]?.elements {
      guard sequence == ["last", "first"] else { throw Refusal("the sequence \(sequence)") }
      goal = row.indices.last
      nextGoal = row.indices.first
    }
    if input.text("items") != nil, goal == nil { goal = row.indices.first }
  }

  private func position(_ index: Int) throws(Refusal) -> Int {
    guard row.indices.indices.contains(index) else { throw Refusal("no tab \(index)") }
    return row.indices[index]
  }

  /// One tab, or a part of it, and perhaps the one that is selected before; the rest of the row is filled.
  private mutating func planItem(_ input: VectorInput) throws(Refusal) {
    // What the vector does not tell the length of goes on as far as it is needed.
    let content = try input.number("content")
    guard var item = try input.pair("item") else {
      row = try Row(frames: [[0, 100]], content: content)
      return
    }
    if let part = try input.pair("rectInItem") { item = [item[0] + part[0], part[1]] }
    if let part = try input.pair("rectInItemPhysical") {
      item = [isRightToLeft ? item[0] + item[1] - part[0] - part[1] : item[0] + part[0], part[1]]
    }
    var frames = [item]
    if let selected = try input.pair("currentItem") {
      frames.append(selected)
      frames.sort { $0[0] < $1[0] }
    }
    let end = frames.map { $0[0] + $0[1] }.max() ?? 0
    row = try Row(frames: frames, content: content ?? end + viewport * 4)
    goal = row.indices[frames.firstIndex(of: item) ?? 0]
    if frames.count == 2 { current = row.indices[frames[0] == item ? 1 : 0] }
  }

  /// A tab and its neighbour, whose label says how far to look beyond the tab.
  private mutating func planNeighbours(_ input: VectorInput) throws(Refusal) {
    guard let content = try input.number("content"), let index = try input.count("index"),
      case .object(let tabs)? = input["tabs"] ?? input["tabsPhysical"]
    else { throw Refusal("neighbours without a row") }
    let isPhysical = input.has("tabsPhysical")
    input.ignore("count", "activeIndex")
    func edges(_ value: JSONValue?) throws(Refusal) -> [Double]? {
      guard let value else { return nil }
      let edges = try input.numbers(value, "edges")
      guard edges.count == 2 else { throw Refusal("the edges \(value)") }
      return isPhysical && isRightToLeft ? [content - edges[1], content - edges[0]] : edges
    }
    var frames: [[Double]] = []
    var own: [Double]?
    var label: [Double]?
    for (name, tab) in tabs {
      guard let root = try edges(tab["root"]) else { throw Refusal("a tab without edges") }
      frames.append([root[0], root[1] - root[0]])
      if Int(name) == index { own = root } else { label = try edges(tab["label"]) }
    }
    guard let own else { throw Refusal("no tab \(index)") }
    frames.sort { $0[0] < $1[0] }
    row = try Row(frames: frames, content: content)
    goal = row.indices[frames.firstIndex(of: [own[0], own[1] - own[0]]) ?? 0]
    if let label {
      peek = (label[0] >= own[1] ? label[0] - own[1] : own[0] - label[1]) + (try input.number("extra") ?? 0)
    }
  }
}
