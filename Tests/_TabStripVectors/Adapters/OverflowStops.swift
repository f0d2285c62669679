import TabStripCore

/// The places at which a row can stop, tab by tab or page by page.
struct OverflowStops {
  private var stops: [Double] = []
  private var itemsByStop: [[Int]] = []
  private var pages: [[Int]] = []
  private var pageOffsets: [Double] = []
  private var progress: [Double] = []

  init(_ strip: Strip, _ input: VectorInput) throws(Refusal) {
    if let offsets = input["stops"]?.elements {
      for offset in offsets {
        var trial = strip
        trial.send(.scroll(to: try input.number(offset, "stops"), animated: false))
        progress.append(trial.engine.offset / trial.engine.maximumOffset)
      }
      return
    }
    let isCentred = input.text("stepBy")?.contains("centred") ?? true
    for (index, tab) in strip.tabs.enumerated() {
      var trial = strip
      trial.send(.reveal(tab, isCentred ? .center : .leading, animated: false))
      let target = trial.engine.targetOffset
      // Places within the tolerance of each other are one, and the row's end is where it is.
      let tolerance = trial.engine.configuration.overflow.tolerance
      if let last = stops.last, (target - last).magnitude <= tolerance {
        itemsByStop[itemsByStop.count - 1].append(index)
        stops[stops.count - 1] = target
      } else {
        stops.append(target)
        itemsByStop.append([index])
      }
    }
    if input.has("pageBy") { turnPages(strip) }
  }

  private mutating func turnPages(_ strip: Strip) {
    var trial = strip
    var shown = 0
    // Room before the row that lets the first page come to the middle is none of the row's.
    let room = trial.engine.configuration.centersEnds ? trial.span(0)[0] : 0
    trial.send(.scroll(to: room, animated: false))
    let tolerance = trial.engine.configuration.overflow.tolerance
    for _ in 0...strip.tabs.count {
      let offset = trial.engine.targetOffset - room
      let page = trial.tabs.indices.filter { $0 >= shown && trial.isWhollySeen($0, within: tolerance) }
      pages.append(page)
      pageOffsets.append(offset)
      shown = (page.last ?? shown) + 1
      if shown == strip.tabs.count { break }
      trial.send(.overflowPressed(.trailing))
      trial.send(.overflowReleased)
      if trial.engine.targetOffset - room == offset { break }
    }
  }

  func answer(_ key: String) throws(Refusal) -> Answer? {
    switch key {
    case "stops": .numbers(stops)
    case "itemsByStop": Answer(.array(itemsByStop.map { .numbers($0) }))
    case "pages": Answer(.array(pages.map { .numbers($0) }))
    case "pageOffsets": .numbers(pageOffsets)
    case "progress": .numbers(progress)
    default: nil
    }
  }
}
